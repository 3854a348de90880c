import { FRUIT_KINDS } from "../level";
import type { Exploration } from "./exploration";
import { Code, type Lanes, type Layout } from "./lanes";
import { keyOf } from "./position";
import { Settled } from "./settle";

const FOUR = 4;

/**
 * Lets pairs leave, anteaters pull, and pairs leave again, in a list of four codes in any order that count along `axis`:
 * 0 column by column, 1 row by row. `key` is what they weigh, `left` how many fruits there are. Each stays in its slot.
 */
export function pullFour(exploration: Exploration, axis: number, list: number[], key: number, left: number): Settled {
  const { level, lanes, weights } = exploration;
  const { layout } = lanes;
  const fruits = left - letLeave(layout, level.kinds, list, key, left);
  const pulled = pullAll(lanes, axis, list);
  if (pulled === Settled.Changed) letLeave(layout, level.kinds, list, keyOf(list, weights.first[axis]), fruits);
  return pulled === Settled.Same && fruits < left ? Settled.Changed : pulled;
}

/** Has those of the first two kinds leave that lie side by side, of so many fruits; gives how many fruits have left. */
function letLeave(layout: Layout, kinds: readonly number[], list: number[], key: number, fruits: number): number {
  const { beside, ofPair } = layout;
  const own = key % ofPair;
  let left = fruits;
  if (beside[own - 1]) {
    part(layout, list, kinds[0], left);
    left -= 2;
  }
  if (kinds.length > 2 && beside[(key % (ofPair * ofPair)) - own - 1]) {
    part(layout, list, kinds[2], left);
    left -= 2;
  }
  return fruits - left;
}

/** As `partFour`, in a list. */
function part({ gone }: Layout, list: number[], kind: number, fruits: number): void {
  let free = gone + Code.Gone * (fruits - 1);
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
