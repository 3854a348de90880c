/** The verdict on a level: its facts for people, computed from its state graph. */
import type { Direction } from "./direction";
import type { Transitions } from "./graph";
import { computeWinDistance } from "./win-distance";
import { forcedMovesPercent } from "./difficulty/forced-moves";
import { difficultyOf, analyseRandomWalk } from "./difficulty/random-walk";
import type { Task } from "./task";

/**
 * The facts of a level that can be computed quickly from its state graph. The difficulty takes much longer and may be
 * missing.
 */
export interface VerdictSummary {
  /** The number of moves of the shortest solution, or `UNREACHABLE`. */
  readonly par: number;
  /** The number of shortest solutions, at most `MAX_SOLUTION_COUNT`. */
  readonly solutionCount: number;
  /** The number of states that can be reached without losing, won ones included. */
  readonly stateCount: number;
  /** The number of dead ends: states that are not lost but from which no win can be reached. */
  readonly deadEndCount: number;
  /** The share of forced moves in the best solution, in percent; see difficulty/forced-moves.ts. */
  readonly forcedMovesPercent: number;
  /**
   * log2 of the random player's average number of moves per move of the shortest solution; see
   * difficulty/random-walk.ts. In hundredths of a bit, at most `MAX_CENTIBITS`.
   */
  readonly difficultyCentibits?: number;
}

/** All facts of a level, difficulty included. */
export interface Verdict extends VerdictSummary {
  readonly difficultyCentibits: number;
}

/** The facts of a state graph and of each of its states. */
export interface Analysis<Known extends VerdictSummary = Verdict> {
  readonly verdict: Known;
  /** By state: the fewest moves to a win, or `UNREACHABLE`. */
  readonly winDistance: readonly number[];
}

/** Two levels count as equally hard if their difficulties differ by at most this. */
const DIFFICULTY_TOLERANCE_CENTIBITS = 10;

/**
 * Returns whether two levels have the same par, number of shortest solutions and number of dead ends, and the same
 * difficulty to a tenth of a bit.
 */
export function isSimilarVerdict(one: Verdict, other: Verdict): boolean {
  return (
    one.par === other.par &&
    one.solutionCount === other.solutionCount &&
    one.deadEndCount === other.deadEndCount &&
    Math.abs(one.difficultyCentibits - other.difficultyCentibits) <= DIFFICULTY_TOLERANCE_CENTIBITS
  );
}

/**
 * Analyses the state graph of a level. Calls `report` with all facts but the difficulty as soon as they are known,
 * because the difficulty takes much longer.
 */
export function* analyseGraph(graph: Transitions, report?: (known: Analysis<VerdictSummary>) => void): Task<Analysis> {
  const { winDistance, solutionCounts, winnableCount } = yield* computeWinDistance(graph);
  yield;
  const summary = summariseVerdict(graph, winDistance, solutionCounts[graph.start], graph.stateCount - winnableCount);
  report?.({ verdict: summary, winDistance });
  const randomWalk = yield* analyseRandomWalk(graph, winDistance);
  const difficultyCentibits = difficultyOf(randomWalk, winDistance, graph.start);
  return { verdict: addDifficulty(summary, difficultyCentibits), winDistance };
}

/** Returns all facts but the difficulty of a level whose win distances are known. */
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

/**
 * Returns a summary with a difficulty added. It copies field by field, which takes a fraction of the time of a spread
 * in Lua.
 */
export function addDifficulty(
  { par, solutionCount, stateCount, deadEndCount, forcedMovesPercent }: VerdictSummary,
  difficultyCentibits: number,
): Verdict {
  return { par, solutionCount, stateCount, deadEndCount, forcedMovesPercent, difficultyCentibits };
}

/** Returns the first move of the best solution from a state; undefined if no move is needed or none can win. */
export function bestMove(graph: Transitions, winDistance: readonly number[], state: number): Direction | undefined {
  const distanceAfter = winDistance[state] - 1;
  if (distanceAfter < 0) return undefined;
  for (let direction = 0; direction < 4; direction++) {
    const after = graph.next[direction][state];
    if (after >= 0 && winDistance[after] === distanceAfter) return direction as Direction;
  }
  return undefined;
}

/** Returns the best solution from a state: of the shortest ones, the first in the order of directions. */
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
