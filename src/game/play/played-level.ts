/**
 * Holds a level with its moves and its state graph (all states and the moves between them). Finds the best next move,
 * and predicts the state in which the player will win.
 */
import type { AnalysedGraph } from "../../kernel/analysed-graph";
import type { Direction } from "../../kernel/direction";
import { findBestMove } from "../../kernel/verdict";
import { outcomeOf, currentState, type Timeline } from "./timeline";

/**
 * A level with its moves so far and, once a task has analysed it, its state graph (all states and the moves between
 * them).
 */
export interface PlayedLevel<Level, State> {
  readonly level: Level;
  readonly timeline: Timeline<State>;
  /**
   * The state graph with the win distances (the fewest moves to a win) of all states; undefined until the level has
   * been analysed.
   */
  analysedGraph: AnalysedGraph<State> | undefined;
  /** The difficulty in hundredths of a bit, if it is stored with the level and need not be computed. */
  readonly difficultyCentibits?: number | undefined;
  /**
   * For each state, 1 if the puzzle's best kind of win can be reached from it, otherwise 0. The list is undefined until
   * it is computed, and in puzzles with only one kind of win.
   */
  bestWinMarks?: readonly number[];
}

/** Returns the best next move in the level; undefined if no move leads to a win or if the level is not analysed yet. */
export function findBestNextMove<State>(played: PlayedLevel<unknown, State>): Direction | undefined {
  if (played.analysedGraph === undefined || outcomeOf(played.timeline) !== "playing") return undefined;
  const { graph, analysis } = played.analysedGraph;
  const stateNumber = graph.stateNumberOf(currentState(played.timeline));
  return stateNumber === undefined ? undefined : findBestMove(graph, analysis.winDistance, stateNumber);
}

/**
 * In a level with several won states, the final state is predicted only if the win is at most this many moves away.
 * With more moves, the player may well win in another state.
 */
const PREDICTED_MOVES = 6;

/**
 * Predicts the state in which the player will win the level: the last state of the best solution. Returns undefined if
 * no state can be predicted.
 */
export function predictWonState<State>({ timeline, analysedGraph }: PlayedLevel<unknown, State>): State | undefined {
  if (analysedGraph === undefined) return undefined;
  const { graph, analysis } = analysedGraph;
  const { rules } = timeline;
  const maxMoves = graph.wonStates.length === 1 ? graph.stateCount : PREDICTED_MOVES;
  let state = currentState(timeline);
  for (let count = 0; count < maxMoves; count++) {
    const stateNumber = graph.stateNumberOf(state);
    const move = stateNumber === undefined ? undefined : findBestMove(graph, analysis.winDistance, stateNumber);
    const after = move === undefined ? undefined : rules.move(state, move);
    if (after === undefined) return undefined;
    if (rules.outcome(after) === "won") return after;
    state = after;
  }
  return undefined;
}
