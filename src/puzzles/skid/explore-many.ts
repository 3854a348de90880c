import { STUCK } from "../../kernel/graph";
import type { Work } from "../../kernel/work";
import { makeRoom, putInQueue, UNKNOWN } from "./buffers";
import { begin, isHopeless, keyOf, noteWin, type Exploration } from "./exploration";
import { Code, Piece } from "./lanes";
import { shift, Shifted } from "./shift";

// What a slice has time for, counted in slides of a piece. A move that is more than slides counts as five.
const SLIDES_PER_SLICE = 36;

const MOST_STATES_PER_SLICE = SLIDES_PER_SLICE;

/**
 * As `exploreFour` (see there), for any number of pieces. They stand in lists, and a key has three parts (see digits.ts).
 * Here, too, everything hot is in locals; where something is counted from 1, slots among others, the `- 1` of an index
 * and the + 1 of a Lua array cancel out.
 */
// eslint-disable-next-line max-lines-per-function -- one loop with everything in locals: see above
export function* exploreMany(exploration: Exploration, cap: number): Work<boolean> {
  const { lanes, buffers, weights, start } = exploration;
  const { next, heads, same, base, queues } = buffers;
  const [keys1, keys2, keys3] = buffers.keys;
  const { stops, opens, layout, hasPits, pits } = lanes;
  const slots = start.length;
  const buckets = heads.length;
  const list = [...start];
  const after = [...start];
  const stuck = STUCK;
  const unknown = UNKNOWN;
  const kinds: number = Code.Kinds;
  // Two codes of one cell are nearer than this, and no others.
  const near: number = Code.Near;
  // No codes of pieces: one above all others, and one below.
  const high = layout.codes - 1;
  const low: number = Code.None;
  let [now, coming] = queues;
  let slidesLeft = 0;
  let size = 1;
  let depth = 0;

  begin(exploration);
  while (now[0].length + now[1].length > 0) {
    // Up and down, where pieces are counted column by column; then right and left, row by row.
    for (let axis = 0; axis < 2; axis++) {
      const { states, codes, length } = now[axis];
      slidesLeft--;
      const ownQueue = coming[axis];
      const otherQueue = coming[1 - axis];
      const otherStates = otherQueue.states;
      const otherCodes = otherQueue.codes;
      let others = otherQueue.length;
      const [weights1, weights2, weights3] = axis === 0 ? weights.columns : weights.rows;
      const across = layout.turns[1 - axis];
      const pit = pits[axis];
      const firstStop = stops[axis];
      const secondStop = stops[axis + 2];
      const firstOpen = opens[axis];
      const secondOpen = opens[axis + 2];
      const firsts = next[axis];
      const seconds = next[axis + 2];
      const otherSeconds = next[3 - axis];
      for (let at = 1; at <= length; at++) {
        const state = states[at - 1];
        if (seconds[state - 1] > unknown) continue;
        if (slidesLeft <= 0) {
          yield;
          slidesLeft = SLIDES_PER_SLICE;
          if (size > cap) {
            exploration.size = size;
            return false;
          }
          makeRoom(buffers, size + MOST_STATES_PER_SLICE);
        }
        slidesLeft -= 2 * slots;
        // In ascending order.
        for (let slot = 1; slot <= slots; slot++) {
          const code = codes[slot - 1][at - 1];
          let place = slot - 1;
          while (place > 0 && list[place - 1] > code) {
            list[place] = list[place - 1];
            place--;
          }
          list[place] = code;
        }
        const isClear = !hasPits || !isAnyIn(pit, list);
        let first = 0;
        let firstSlides = false;
        let reached = 0;
        let slides = false;
        for (let direction = axis; direction < 4; direction += 2) {
          let key1 = 0;
          let key2 = 0;
          let key3 = 0;
          if (direction === axis) {
            // To higher codes.
            let ahead = high;
            for (let slot = slots; slot > 0; slot--) {
              const code = list[slot - 1];
              let stop = firstStop[code - 1];
              if (ahead - stop < near) {
                const kind: Piece = ahead % kinds;
                const ownKind: Piece = code % kinds;
                if (kind === Piece.Crate && ownKind < Piece.Ice && firstOpen[ahead - 1] === 1) stop = high;
                else stop = ahead - kind - kinds + ownKind;
              }
              after[slot - 1] = stop;
              ahead = stop;
              key1 += weights1[stop - 1];
              key2 += weights2[stop - 1];
              key3 += weights3[stop - 1];
            }
          } else {
            first = reached;
            firstSlides = slides;
            // The same pieces may have come this way from elsewhere: then it is known where the opposite move leads.
            if (firstSlides && seconds[first - 1] > unknown) break;
            // To lower codes.
            let ahead = low;
            for (let slot = 1; slot <= slots; slot++) {
              const code = list[slot - 1];
              let stop = secondStop[code - 1];
              if (stop - ahead < near) {
                const kind: Piece = ahead % kinds;
                const ownKind: Piece = code % kinds;
                if (kind === Piece.Crate && ownKind < Piece.Ice && secondOpen[ahead - 1] === 1) stop = low;
                else stop = ahead - kind + kinds + ownKind;
              }
              after[slot - 1] = stop;
              ahead = stop;
              key1 += weights1[stop - 1];
              key2 += weights2[stop - 1];
              key3 += weights3[stop - 1];
            }
          }
          let result = Shifted.Slides;
          slides = isClear;
          if (key1 < 0) {
            slidesLeft -= 4 * slots;
            result = shift(lanes, direction, list, after);
            if (result !== Shifted.Slides) slides = false;
            key1 = keyOf(after, weights1);
            key2 = keyOf(after, weights2);
            key3 = keyOf(after, weights3);
          }
          if (hasPits && slides) slides = !isAnyIn(pit, after);
          const bucket = ((key1 + key2 + key3) % buckets) + 1;
          const newest = heads[bucket - 1] - base;
          reached = newest;
          while (
            reached > 0 &&
            (keys1[reached - 1] !== key1 || keys2[reached - 1] !== key2 || keys3[reached - 1] !== key3)
          ) {
            reached = same[reached - 1];
          }
          if (reached <= 0) {
            size++;
            reached = size;
            heads[bucket - 1] = base + size;
            keys1[size - 1] = key1;
            keys2[size - 1] = key2;
            keys3[size - 1] = key3;
            same[size - 1] = newest;
            seconds[size - 1] = unknown;
            otherSeconds[size - 1] = unknown;
            if (result === Shifted.Wins) {
              for (const exits of next) exits[size - 1] = stuck;
              noteWin(exploration, size - 1, depth + 1, after[slots - 1]);
            } else {
              others++;
              otherStates[others - 1] = size;
              for (let slot = 1; slot <= slots; slot++) otherCodes[slot - 1][others - 1] = across[after[slot - 1] - 1];
              if (!slides) putInQueue(ownQueue, size, after);
            }
          }
        }

        const known = firstSlides ? seconds[first - 1] : unknown;
        if (known > unknown) {
          firsts[state - 1] = first - 1;
          seconds[state - 1] = known === stuck ? first - 1 : known;
          continue;
        }
        if (slides && reached === first) {
          // Nothing moves either way.
          firsts[state - 1] = stuck;
          seconds[state - 1] = stuck;
          continue;
        }
        firsts[state - 1] = first - 1;
        seconds[state - 1] = reached - 1;
        if (firstSlides) {
          firsts[first - 1] = stuck;
          seconds[first - 1] = reached - 1;
        } else if (first === state) firsts[state - 1] = stuck;
        if (slides) {
          firsts[reached - 1] = first - 1;
          seconds[reached - 1] = stuck;
        } else if (reached === state) seconds[state - 1] = stuck;
      }
      otherQueue.length = others;
    }
    depth++;
    exploration.size = size;
    now[0].length = 0;
    now[1].length = 0;
    if (coming[0].length + coming[1].length > 0 && isHopeless(exploration, depth)) return false;
    [now, coming] = [coming, now];
  }
  return size <= cap;
}

/** Whether some piece of a list is in a pit. */
function isAnyIn(pit: readonly number[], list: readonly number[]): boolean {
  for (const code of list) if (pit[code - 1] > 0) return true;
  return false;
}
