/**
 * Computes the best result that is still possible in each state of a level of the puzzle Skid. Only tools and tests use
 * this file.
 */
import type { Transitions } from "../../../kernel/graph";
import type { Task } from "../../../kernel/task";

/**
 * The best result still possible in a state: a max combo (all toys of each colour leave in one move), another win, or
 * no win.
 */
type BestOutcome = "max-combo" | "ok" | "dead-end";

const STATES_PER_SLICE = 32;

/**
 * Returns the best result that is still possible in each state, indexed by state number. `combos` has the won states
 * that are reached by a max combo, in which all toys of each colour leave in one move.
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

/**
 * Writes `outcome` to the list of best results, for each state from which the player can reach a state that already has
 * this entry.
 */
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
