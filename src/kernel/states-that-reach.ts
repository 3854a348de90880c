/** Marks the states of a level from which the player can reach at least one of the given states. */
import { fill } from "./fill";
import type { Transitions } from "./graph";
import type { Task } from "./task";

const STATES_PER_SLICE = 24;

/**
 * Returns a list with 1 for each state from which at least one of the `goals` can be reached, and 0 for all others. The
 * goals themselves are marked with 1. The function passes over all states again and again until a pass adds no mark.
 * Each pass begins with the highest state number, because moves mostly lead to states with higher numbers. Two or three
 * passes are therefore usually enough.
 */
export function* markStatesThatReach(graph: Transitions, goals: readonly number[]): Task<number[]> {
  const { stateCount } = graph;
  const marks: number[] = [];
  yield* fill(marks, stateCount, 0);
  for (const goal of goals) marks[goal] = 1;
  let hasChanged = goals.length > 0;
  while (hasChanged) {
    hasChanged = false;
    for (let state = stateCount - 1; state >= 0; state--) {
      if (marks[state] === 0 && leadsToMarked(graph, marks, state)) {
        marks[state] = 1;
        hasChanged = true;
      }
      if (state % STATES_PER_SLICE === 0) yield;
    }
  }
  return marks;
}

function leadsToMarked({ next }: Transitions, marks: readonly number[], state: number): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const after = next[direction][state];
    if (after >= 0 && marks[after] === 1) return true;
  }
  return false;
}
