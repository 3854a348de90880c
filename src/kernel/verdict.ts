/**
 * Computes the verdict on a level from the graph of its states: facts such as the shortest solution and the difficulty.
 */
import type { Direction } from "./direction";
import type { Transitions } from "./graph";
import { computeWinDistance } from "./win-distance";
import { computeForcedMovesPercent } from "./difficulty/forced-moves";
import { difficultyOfMoves, computeExpectedMoves } from "./difficulty/expected-moves";
import type { Task } from "./task";

/**
 * Facts about a level that follow from its state graph (all states and the moves between them). The difficulty may be
 * missing, because computing it takes much longer than the other facts.
 */
export interface VerdictSummary {
  /** The number of moves of the shortest solution, or `UNREACHABLE` if the level cannot be won. */
  readonly par: number;
  /** The number of different shortest solutions, at most `MAX_SOLUTION_COUNT`. */
  readonly solutionCount: number;
  /** The number of states that the player can reach without losing, including won states. */
  readonly stateCount: number;
  /** The number of dead ends: states that are not lost but from which no win can be reached. */
  readonly deadEndCount: number;
  /**
   * The share of forced moves in the best solution, in percent. A forced move is one for which the player has no other
   * sensible choice (see difficulty/forced-moves.ts).
   */
  readonly forcedMovesPercent: number;
  /**
   * The binary logarithm of the moves that a person is expected to need, in hundredths of a bit, at most
   * `MAX_CENTIBITS` (see difficulty/expected-moves.ts).
   */
  readonly difficultyCentibits?: number;
}

export interface Verdict extends VerdictSummary {
  readonly difficultyCentibits: number;
}

/**
 * The result of analysing a level's state graph: facts about the whole level, and the fewest moves from each state to a
 * win.
 */
export interface Analysis<Facts extends VerdictSummary = Verdict> {
  readonly verdict: Facts;
  /** The fewest moves from each state to a win, or `UNREACHABLE` if no win can be reached. */
  readonly winDistance: readonly number[];
}

/** Two levels count as equally hard if their difficulties differ by at most this many hundredths of a bit. */
const DIFFICULTY_TOLERANCE_CENTIBITS = 10;

/**
 * Returns whether two levels have nearly equal difficulties, equally long shortest solutions, and equal numbers of dead
 * ends (states from which no win can be reached) and of shortest solutions.
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
 * Computes all facts about a level from its state graph (all states and the moves between them). The difficulty takes
 * much longer than the rest, so the function calls `report` with the other facts as soon as they are known.
 */
export function* analyseGraph(
  graph: Transitions,
  report?: (analysis: Analysis<VerdictSummary>) => void,
): Task<Analysis> {
  const { winDistance, solutionCounts, winnableCount } = yield* computeWinDistance(graph);
  yield;
  const summary = summariseVerdict(graph, winDistance, solutionCounts[graph.start], graph.stateCount - winnableCount);
  report?.({ verdict: summary, winDistance });
  const expectedMoves = yield* computeExpectedMoves(graph, winDistance);
  yield;
  const difficultyCentibits = difficultyOfMoves(expectedMoves);
  return { verdict: addDifficulty(summary, difficultyCentibits), winDistance };
}

export function summariseVerdict(
  graph: Transitions,
  winDistance: readonly number[],
  solutionCount: number,
  deadEndCount: number,
): VerdictSummary {
  const { stateCount, start } = graph;
  const forcedMoves = computeForcedMovesPercent(graph, winDistance);
  return {
    par: winDistance[start],
    solutionCount,
    stateCount,
    deadEndCount,
    forcedMovesPercent: forcedMoves,
  };
}

/**
 * Returns the given facts about a level together with the difficulty. The fields are copied one by one, because spread
 * syntax is several times slower in Lua.
 */
export function addDifficulty(
  { par, solutionCount, stateCount, deadEndCount, forcedMovesPercent }: VerdictSummary,
  difficultyCentibits: number,
): Verdict {
  return { par, solutionCount, stateCount, deadEndCount, forcedMovesPercent, difficultyCentibits };
}

/**
 * Returns the first move of the best solution from a state. Returns undefined if the state is won or can no longer be
 * won.
 */
export function findBestMove(graph: Transitions, winDistance: readonly number[], state: number): Direction | undefined {
  const distanceAfter = winDistance[state] - 1;
  if (distanceAfter < 0) return undefined;
  for (let direction = 0; direction < 4; direction++) {
    const after = graph.next[direction][state];
    if (after >= 0 && winDistance[after] === distanceAfter) return direction as Direction;
  }
  return undefined;
}

/**
 * Returns the best solution from a state. Of several shortest solutions, it is the first in the order up, right, down,
 * left.
 */
export function findBestSolution(graph: Transitions, winDistance: readonly number[], from: number): Direction[] {
  const solution: Direction[] = [];
  let state = from;
  let move = findBestMove(graph, winDistance, state);
  while (move !== undefined) {
    solution.push(move);
    state = graph.next[move][state];
    move = findBestMove(graph, winDistance, state);
  }
  return solution;
}
