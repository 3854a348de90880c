/**
 * Computes whether a level can still be won from a state, and whether moves can make the win impossible. The lamp in
 * the scenery shows these facts.
 */
import { UNREACHABLE } from "../../kernel/graph";
import type { PlayedLevel } from "./played-level";
import { currentState } from "./timeline";

/** Returns whether the level can still be won from its current state, or undefined if that is not known yet. */
export function isWinnable<State>(played: PlayedLevel<unknown, State>): boolean | undefined {
  return isWinnableFrom(played, currentState(played.timeline));
}

/** Returns whether the level can still be won from a given state, or undefined if that is not known yet. */
export function isWinnableFrom<State>(
  { timeline, analysedGraph }: PlayedLevel<unknown, State>,
  state: State,
): boolean | undefined {
  if (timeline.rules.outcome(state) === "lost") return false;
  if (analysedGraph === undefined) return undefined;
  const stateNumber = analysedGraph.graph.stateNumberOf(state);
  return stateNumber !== undefined && analysedGraph.analysis.winDistance[stateNumber] !== UNREACHABLE;
}

/**
 * Returns whether the puzzle's best kind of win can still be reached from a given state. Returns undefined if that is
 * not known yet, and in puzzles with only one kind of win.
 */
export function isBestWinPossibleFrom<State>(
  { analysedGraph, bestWinMarks }: PlayedLevel<unknown, State>,
  state: State,
): boolean | undefined {
  const stateNumber = analysedGraph?.graph.stateNumberOf(state);
  return stateNumber === undefined || bestWinMarks === undefined ? undefined : bestWinMarks[stateNumber] === 1;
}

/**
 * Returns whether some move can make the win, or the best kind of win, impossible. A move that loses at once does not
 * count, because the player sees the loss. Returns undefined if the level is not analysed yet.
 */
export function canMovesSpoil<State>({ analysedGraph }: PlayedLevel<unknown, State>): boolean | undefined {
  if (analysedGraph === undefined) return undefined;
  const { graph, analysis } = analysedGraph;
  if (analysis.verdict.deadEndCount > 0) return true;
  const bestCount = graph.bestWins?.length ?? 0;
  return bestCount > 0 && bestCount < graph.wonStates.length;
}

export function isHopeless<State>({ analysedGraph }: PlayedLevel<unknown, State>): boolean {
  return analysedGraph !== undefined && analysedGraph.analysis.verdict.par === UNREACHABLE;
}
