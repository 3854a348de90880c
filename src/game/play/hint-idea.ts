/** Finds what the first grade of a hint says about the current state of a level being played. */
import { findStateIdea, type StateIdea } from "../../kernel/state-idea";
import type { PlayedLevel } from "./played-level";
import { isHopeless, isWinnableFrom } from "./winnable";
import { currentState, outcomeOf } from "./timeline";

/**
 * What the first grade of a hint says. `hopeless`: the level has no solution. `go-back`: a win is possible again after
 * `count` moves are taken back. `StateIdea` explains the other values.
 */
export type HintIdea = StateIdea | { readonly kind: "hopeless" } | { readonly kind: "go-back"; readonly count: number };

/** Returns what a hint says about the current state; undefined if the level is won or not analysed yet. */
export function findHintIdea<State>(played: PlayedLevel<unknown, State>): HintIdea | undefined {
  const { analysedGraph, timeline } = played;
  if (analysedGraph === undefined || outcomeOf(timeline) === "won") return undefined;
  if (isHopeless(played)) return { kind: "hopeless" };
  const count = countMovesToTakeBack(played);
  if (count > 0) return { kind: "go-back", count };
  const { graph, analysis } = analysedGraph;
  const stateNumber = graph.stateNumberOf(currentState(timeline));
  return stateNumber === undefined ? undefined : findStateIdea(graph, analysis.winDistance, stateNumber);
}

/** Returns how many moves must be taken back until a win is possible; 0 if it is possible now. */
function countMovesToTakeBack<State>(played: PlayedLevel<unknown, State>): number {
  const { timeline } = played;
  let count = 0;
  let state = currentState(timeline);
  while (count < timeline.moveCount && isWinnableFrom(played, state) === false) {
    count++;
    state = timeline.steps[timeline.moveCount - count].before;
  }
  return count;
}
