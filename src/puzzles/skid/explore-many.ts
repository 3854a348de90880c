import { STUCK } from "../../kernel/graph";
import type { Work } from "../../kernel/work";
import { NONE, type Buffers } from "./buffers";
import { isHopeless, noteWin, type Exploration } from "./exploration";
import { shift, Shifted } from "./shift";

/** As `exploreFour` (see there), for any number of pieces: every move goes through `shift`. */
// eslint-disable-next-line max-lines-per-function -- one loop with everything in locals: see explore-four.ts
export function* exploreMany(exploration: Exploration, cap: number): Work<boolean> {
  const { lanes, buffers, start, won } = exploration;
  const { next, lists, origins, heads, same, base } = buffers;
  const [turn, turnBack] = lanes.layout.turns;
  const { codes } = lanes.layout;
  const slots = start.length;
  const rows = [...start];
  const columns = [...start];
  const after = [...start];
  let size = 1;
  let wonAt = 0;
  let depth = 0;
  let depthEnd = 1;

  for (let slot = 0; slot < slots; slot++) lists[slot] = start[slot];
  origins[0] = NONE;
  same[0] = NONE;
  heads[bucketOf(start, codes, heads.length)] = base;

  for (let state = 0; state < size; state++) {
    yield;
    if (size > cap) break;
    if (state === depthEnd) {
      depth++;
      depthEnd = size;
      exploration.size = size;
      if (isHopeless(exploration, depth)) return false;
    }
    for (const exits of next) exits[state] = STUCK;
    if (wonAt < won.length && state === won[wonAt]) {
      wonAt++;
      continue;
    }
    for (let slot = 0; slot < slots; slot++) rows[slot] = lists[slots * state + slot];
    const origin = origins[state];
    let direction = 0;
    let stride = 1;
    if (origin >= 0) {
      const opposite = origin % 4;
      const from = (origin - opposite) / 4;
      const exits = next[opposite];
      const back = exits[from] === STUCK ? from : exits[from];
      if (back !== state) exits[state] = back;
      direction = opposite % 2 === 0 ? 1 : 0;
      stride = 2;
    }
    if (direction === 0) turnCodes(rows, turn, columns);
    while (direction < 4) {
      const isVertical = direction % 2 === 0;
      const result = shift(lanes, direction, isVertical ? columns : rows, after);
      if (isVertical) turnCodes(after, turnBack, after);
      const bucket = bucketOf(after, codes, heads.length);
      let found = findAmong(buffers, bucket, after);
      if (found < 0) {
        found = size;
        size++;
        for (let slot = 0; slot < slots; slot++) lists[slots * found + slot] = after[slot];
        same[found] = heads[bucket] - base;
        heads[bucket] = base + found;
        origins[found] = !lanes.hasPits && result === Shifted.Slides ? 4 * state + ((direction + 2) % 4) : NONE;
        if (result === Shifted.Wins) noteWin(exploration, found, depth + 1, after[slots - 1]);
      }
      next[direction][state] = found === state ? STUCK : found;
      direction += stride;
    }
  }
  exploration.size = size;
  return size <= cap;
}

/** The state of a position among those of its bucket; negative where there is none. */
export function findAmong({ heads, same, lists, base }: Buffers, bucket: number, codes: readonly number[]): number {
  const slots = codes.length;
  let state = heads[bucket] - base;
  while (state >= 0) {
    const first = slots * state;
    let slot = 0;
    while (slot < slots && lists[first + slot] === codes[slot]) slot++;
    if (slot === slots) return state;
    state = same[state];
  }
  return NONE;
}

/** The bucket of a position: its codes as the digits of a number, of which only the rest is kept. */
export function bucketOf(list: readonly number[], codes: number, buckets: number): number {
  let bucket = 0;
  for (let slot = 0; slot < list.length; slot++) bucket = (bucket * codes + list[slot]) % buckets;
  return bucket;
}

/** Writes codes in the other count of the cells, in ascending order; `into` may be the list itself. */
function turnCodes(list: readonly number[], turn: readonly number[], into: number[]): void {
  for (let slot = 0; slot < list.length; slot++) {
    const code = turn[list[slot] - 1];
    let at = slot;
    while (at > 0 && into[at - 1] > code) {
      into[at] = into[at - 1];
      at--;
    }
    into[at] = code;
  }
}
