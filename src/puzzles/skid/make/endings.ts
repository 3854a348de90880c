import { fill } from "../../../kernel/fill";
import type { LookBack } from "../../../kernel/look-back";
import type { Work } from "../../../kernel/work";
import type { Exploration } from "../explore/exploration";

/**
 * In which wins the lines from each state may end, for levels where each state leads to a win. `known` is what looking
 * back from all wins has found. States are gone through from the wins on, so that what they lead to is mostly known.
 */

const STATES_PER_SLICE = 24;

/** By state: 1 where a line of the fewest moves, if these are at most so many, ends in a max combo; else 0. */
export function* shortestToCombo(
  { combos, scratch, size }: Exploration,
  { distance, nearestFirst }: LookBack,
  mostMoves: number,
): Work<number[]> {
  const [ups, rights, downs, lefts] = scratch.next;
  const ends: number[] = [];
  yield* fill(ends, size, 0);
  for (const state of combos) ends[state] = 1;
  for (let at = 0; at < size; at++) {
    const state = nearestFirst[at];
    const nearer = distance[state] - 1;
    if (nearer >= mostMoves) break;
    const up = ups[state];
    const right = rights[state];
    const down = downs[state];
    const left = lefts[state];
    if (
      (ends[up] === 1 && distance[up] === nearer) ||
      (ends[right] === 1 && distance[right] === nearer) ||
      (ends[down] === 1 && distance[down] === nearer) ||
      (ends[left] === 1 && distance[left] === nearer)
    ) {
      ends[state] = 1;
    }
    if (at % STATES_PER_SLICE === 0) yield;
  }
  return ends;
}

/** By state: 1 where some line wins without a max combo, else 0. */
export function* winsPlainly({ combos, won, scratch, size }: Exploration, { nearestFirst }: LookBack): Work<number[]> {
  const [ups, rights, downs, lefts] = scratch.next;
  const ends: number[] = [];
  yield* fill(ends, size, 0);
  for (const state of won) ends[state] = 1;
  for (const state of combos) ends[state] = 0;
  let without = size - won.length;
  let before = size;
  while (without > 0 && without < before) {
    before = without;
    for (let at = won.length; at < size; at++) {
      const state = nearestFirst[at];
      if (at % STATES_PER_SLICE === 0) yield;
      if (ends[state] === 1) continue;
      if (ends[ups[state]] === 1 || ends[rights[state]] === 1 || ends[downs[state]] === 1 || ends[lefts[state]] === 1) {
        ends[state] = 1;
        without--;
      }
    }
  }
  return ends;
}
