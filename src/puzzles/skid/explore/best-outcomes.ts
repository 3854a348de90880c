import type { Transitions } from "../../../kernel/graph";
import type { Task } from "../../../kernel/task";

/** What can still come of a state: a max combo, a win without one, or nothing. */
type BestOutcome = "max-combo" | "ok" | "dead-end";

const STATES_PER_SLICE = 32;

/** The standing of each state, by its number; `combos` are the won states to which every colour left at once. */
export function* bestOutcomesOf(graph: Transitions, combos: readonly number[]): Task<BestOutcome[]> {
  const outcomes: BestOutcome[] = [];
  for (let state = 0; state < graph.stateCount; state++) outcomes[state] = "dead-end";
  yield;
  for (const state of graph.wonStates) outcomes[state] = "ok";
  yield* spreadBackwards(graph, outcomes, "ok");
  for (const state of combos) outcomes[state] = "max-combo";
  yield* spreadBackwards(graph, outcomes, "max-combo");
  return outcomes;
}

/** Gives a standing to all states from which one that has it can be reached. */
function* spreadBackwards(
  { next, stateCount }: Transitions,
  outcomes: BestOutcome[],
  outcome: BestOutcome,
): Task<void> {
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (let state = stateCount - 1; state >= 0; state--) {
      if (state % STATES_PER_SLICE === 0) yield;
      if (outcomes[state] === outcome) continue;
      for (const exits of next) {
        if (exits[state] < 0 || outcomes[exits[state]] !== outcome) continue;
        outcomes[state] = outcome;
        hasChanged = true;
      }
    }
  }
}
