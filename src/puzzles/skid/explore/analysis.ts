import type { Transitions } from "../../../kernel/graph";
import type { Work } from "../../../kernel/work";

/** What can still come of a state: a max combo, a win without one, or nothing. */
type Standing = "max-combo" | "ok" | "dead-end";

const STATES_PER_SLICE = 32;

/** The standing of each state, by its number; `combos` are the won states to which every colour left at once. */
export function* standings(graph: Transitions, combos: readonly number[]): Work<Standing[]> {
  const all: Standing[] = [];
  for (let state = 0; state < graph.size; state++) all[state] = "dead-end";
  yield;
  for (const state of graph.won) all[state] = "ok";
  yield* spread(graph, all, "ok");
  for (const state of combos) all[state] = "max-combo";
  yield* spread(graph, all, "max-combo");
  return all;
}

/** Gives a standing to all states from which one that has it can be reached. */
function* spread({ next, size }: Transitions, all: Standing[], standing: Standing): Work<void> {
  let isNew = true;
  while (isNew) {
    isNew = false;
    for (let state = size - 1; state >= 0; state--) {
      if (state % STATES_PER_SLICE === 0) yield;
      if (all[state] === standing) continue;
      for (const exits of next) {
        if (exits[state] < 0 || all[exits[state]] !== standing) continue;
        all[state] = standing;
        isNew = true;
      }
    }
  }
}
