import type { Direction } from "./direction";
import type { Transitions } from "./graph";
import { computeWinDistance } from "./win-distance";
import { forcedMovesPercent } from "./difficulty/forced-moves";
import { difficultyOf, analyseRandomWalk } from "./difficulty/random-walk";
import type { Task } from "./task";

/** What is known of a level once its whole state graph has been read: at first all but how hard it is, which takes longer. */
export interface VerdictSummary {
  /** Moves of the shortest win, or `NEVER`. */
  readonly par: number;
  /** How many different lines of `par` moves win (at most `MANY`). */
  readonly solutionCount: number;
  /** Positions that can be reached without losing, won ones included. */
  readonly stateCount: number;
  /** Positions still in play that can no longer be won. */
  readonly deadEndCount: number;
  /** How much of the best line is a railroad, in percent; see kernel/railroad. */
  readonly forcedMovesPercent: number;
  /**
   * log2 of how many moves the wandering player of kernel/wander makes until he wins, for each move of the shortest win; in
   * hundredths of a bit, at most `MAX_CENTIBITS`.
   */
  readonly difficultyCentibits?: number;
}

/** All that there is to know of it. */
export interface Verdict extends VerdictSummary {
  readonly difficultyCentibits: number;
}

/** What is known of a graph, and of each state of it, by its number. */
export interface Analysis<Known extends VerdictSummary = Verdict> {
  readonly verdict: Known;
  /** Fewest moves to a win, or `NEVER`. */
  readonly winDistance: readonly number[];
}

/** A level is as hard as another if they differ by no more than this. */
const DIFFICULTY_TOLERANCE_CENTIBITS = 10;

/** Whether two levels have the same par, as many shortest lines and dead ends, and are as hard to a tenth of a bit. */
export function isSimilarVerdict(one: Verdict, other: Verdict): boolean {
  return (
    one.par === other.par &&
    one.solutionCount === other.solutionCount &&
    one.deadEndCount === other.deadEndCount &&
    Math.abs(one.difficultyCentibits - other.difficultyCentibits) <= DIFFICULTY_TOLERANCE_CENTIBITS
  );
}

/** Reads the state graph of a level; `tell` hears at once what is known before it is known how hard the level is. */
export function* analyseGraph(graph: Transitions, report?: (known: Analysis<VerdictSummary>) => void): Task<Analysis> {
  const { winDistance, solutionCounts, winnableCount } = yield* computeWinDistance(graph);
  yield;
  const summary = summariseVerdict(graph, winDistance, solutionCounts[graph.start], graph.stateCount - winnableCount);
  report?.({ verdict: summary, winDistance });
  const randomWalk = yield* analyseRandomWalk(graph, winDistance);
  const difficultyCentibits = difficultyOf(randomWalk, winDistance, graph.start);
  return { verdict: addDifficulty(summary, difficultyCentibits), winDistance };
}

/** All but the difficulty of a level whose states are known. */
export function summariseVerdict(
  graph: Transitions,
  winDistance: readonly number[],
  solutionCount: number,
  deadEndCount: number,
): VerdictSummary {
  const { stateCount, start } = graph;
  const forcedMoves = forcedMovesPercent(graph, winDistance);
  return {
    par: winDistance[start],
    solutionCount,
    stateCount: stateCount,
    deadEndCount,
    forcedMovesPercent: forcedMoves,
  };
}

/** An outline, and how hard the level is: field by field, which copies a record in a fraction of the time. */
export function addDifficulty(
  { par, solutionCount, stateCount, deadEndCount, forcedMovesPercent }: VerdictSummary,
  difficultyCentibits: number,
): Verdict {
  return { par, solutionCount, stateCount, deadEndCount, forcedMovesPercent, difficultyCentibits };
}

/** The best next move from a state: the shortest way to a win; undefined where there is none or none is needed. */
export function bestMove(graph: Transitions, winDistance: readonly number[], state: number): Direction | undefined {
  const distanceAfter = winDistance[state] - 1;
  if (distanceAfter < 0) return undefined;
  for (let direction = 0; direction < 4; direction++) {
    const after = graph.next[direction][state];
    if (after >= 0 && winDistance[after] === distanceAfter) return direction as Direction;
  }
  return undefined;
}

/** The moves of the shortest win from a state, the first of them where there are several. */
export function bestSolution(graph: Transitions, winDistance: readonly number[], from: number): Direction[] {
  const solution: Direction[] = [];
  let state = from;
  let move = bestMove(graph, winDistance, state);
  while (move !== undefined) {
    solution.push(move);
    state = graph.next[move][state];
    move = bestMove(graph, winDistance, state);
  }
  return solution;
}
