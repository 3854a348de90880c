import { FRUIT_KINDS } from "../level";
import type { Exploration } from "./exploration";
import { Code, type Lanes, type Layout } from "./lanes";
import { keyOf } from "./position";
import { Settled } from "./settle";

const FOUR = 4;

/**
 * Lets pairs leave, anteaters pull, and pairs leave again, in a list of four codes in any order that count along `axis`:
 * 0 column by column, 1 row by row. `key` is what they weigh. Each stays in its slot.
 */
export function pullFour(exploration: Exploration, axis: number, list: number[], key: number): Settled {
  const { level, lanes, weights } = exploration;
  const { layout } = lanes;
  const hasLeft = letLeave(layout, level.kinds, list, key);
  const pulled = pullAll(lanes, axis, list);
  if (pulled === Settled.Changed) letLeave(layout, level.kinds, list, keyOf(list, weights.first[axis]));
  return pulled === Settled.Same && hasLeft ? Settled.Changed : pulled;
}

/** Has those of the first two kinds leave that lie side by side; gives whether there were any. */
function letLeave(layout: Layout, kinds: readonly number[], list: number[], key: number): boolean {
  const { beside, ofPair } = layout;
  const own = key % ofPair;
  const isOwn = beside[own - 1];
  const areOthers = kinds.length > 2 && beside[key - own - 1];
  if (isOwn) part(layout, list, kinds[0], 0);
  if (areOthers) part(layout, list, kinds[2], 1);
  return isOwn || areOthers;
}

/** As `partFour`, in a list. */
function part({ gone }: Layout, list: number[], kind: number, pair: number): void {
  let free = gone + Code.Gone * (2 * pair + 1);
  for (let slot = 1; slot <= FOUR; slot++) {
    const code = list[slot - 1];
    if (code % Code.Kinds !== kind || code >= gone) continue;
    list[slot - 1] = free;
    free -= Code.Gone;
  }
}

/** Has each anteater pull what it sees. With four pieces it costs least to look for each of them on each cell of a sight. */
function pullAll({ layout, ground }: Lanes, axis: number, list: number[]): Settled {
  const { placeOf, cellOf } = layout.counts[axis];
  const { sights, isPuddle } = ground;
  let settled = Settled.Same;
  for (let number = 0; number < sights.length; number++) {
    const sight = sights[number];
    const place1 = placeOf[list[0] - 1];
    const place2 = placeOf[list[1] - 1];
    const place3 = placeOf[list[2] - 1];
    const place4 = placeOf[list[3] - 1];
    let slot = 0;
    let seen = 0;
    for (; seen < sight.length && slot === 0; seen++) {
      const place = sight[seen];
      if (place === place1) slot = 1;
      else if (place === place2) slot = 2;
      else if (place === place3) slot = 3;
      else if (place === place4) slot = 4;
    }
    if (slot === 0 || seen === 1) continue;
    const kind = list[slot - 1] % Code.Kinds;
    if (kind >= FRUIT_KINDS) continue;
    let at = seen - 2;
    while (at > 0 && !isPuddle[sight[at]]) at--;
    if (isPuddle[sight[at]]) return Settled.Lost;
    list[slot - 1] = Code.Kinds * cellOf[sight[at]] + kind;
    settled = Settled.Changed;
  }
  return settled;
}
