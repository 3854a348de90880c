import { NEVER } from "../../../kernel/graph";
import type { Work } from "../../../kernel/work";
import type { Exploration } from "../explore/exploration";

const STATES_PER_SLICE = 36;

/**
 * Whether a level is fair, after the ladder of "Simple mechanics, complex puzzle creation" (BigBangPixel): it can be
 * solved with a max combo and without; the shortest solution without it is not shorter than the shortest with it; and
 * from every state that can be reached a win can be reached.
 */
export function* isFair(exploration: Exploration): Work<boolean> {
  const { parCombo, parPlain } = exploration;
  if (parCombo === NEVER || parPlain === NEVER || parPlain < parCombo) return false;
  return !(yield* hasDeadEnds(exploration));
}

/**
 * Whether some state leads to no win. States are found in the order of their distance from the start, and wins lie far
 * from it: a few passes from the last state to the first tell of nearly all that they lead to one. The kernel's
 * `lookBack` would tell it too, at more than twice the cost, and most candidates end here.
 */
export function* hasDeadEnds({ scratch, size, won }: Exploration): Work<boolean> {
  const [ups, rights, downs, lefts] = scratch.next;
  // By state: 1 once a win is known to be in reach.
  const alive: number[] = [];
  for (let state = 0; state < size; state++) {
    alive[state] = 0;
    if (state % (4 * STATES_PER_SLICE) === 0) yield;
  }
  for (const state of won) alive[state] = 1;
  let dead = size - won.length;
  let before = size;
  while (dead > 0 && dead < before) {
    before = dead;
    for (let state = size - 1; state >= 0; state--) {
      if (state % STATES_PER_SLICE === 0) yield;
      if (alive[state] === 1) continue;
      if (
        alive[ups[state]] === 1 ||
        alive[rights[state]] === 1 ||
        alive[downs[state]] === 1 ||
        alive[lefts[state]] === 1
      ) {
        alive[state] = 1;
        dead--;
      }
    }
  }
  return dead > 0;
}
