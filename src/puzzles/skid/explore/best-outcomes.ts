/**
 * Computes the best result that is still possible in each state of a level of Skid. Only tools and tests use this file.
 */
import type { Transitions } from "../../../kernel/graph";
import { markStatesThatReach } from "../../../kernel/states-that-reach";
import type { Task } from "../../../kernel/task";

/**
 * The best result that a player can still reach from a state. In a full combo, all toys of each colour leave in one
 * move. `ok` is any other win. In a dead end, no win is possible.
 */
type BestOutcome = "full-combo" | "ok" | "dead-end";

/**
 * Returns the best result that is still possible in each state, indexed by state. `combos` has the states that are won
 * by a full combo, in which all toys of each colour leave in one move.
 */
export function* computeBestOutcomes(graph: Transitions, combos: readonly number[]): Task<BestOutcome[]> {
  const reachesWin = yield* markStatesThatReach(graph, graph.wonStates);
  const reachesCombo = yield* markStatesThatReach(graph, combos);
  return reachesWin.map((mark, state) => (reachesCombo[state] === 1 ? "full-combo" : mark === 1 ? "ok" : "dead-end"));
}
