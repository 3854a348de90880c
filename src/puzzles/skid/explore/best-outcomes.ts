/** The best outcome that each state can still lead to. The game does not use it; tools and tests do. */
import type { Transitions } from "../../../kernel/graph";
import type { Task } from "../../../kernel/task";

/** The best that a state can still lead to: a max combo, a plain win, or neither. */
type BestOutcome = "max-combo" | "ok" | "dead-end";

const STATES_PER_SLICE = 32;

/**
 * Returns the best outcome of each state, by its number. `combos` are the won states that are reached by a max combo of
 * every colour.
 */
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

/** Marks all states from which a state with an outcome can be reached with the same outcome. */
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
      for (const successors of next) {
        if (successors[state] < 0 || outcomes[successors[state]] !== outcome) continue;
        outcomes[state] = outcome;
        hasChanged = true;
      }
    }
  }
}
