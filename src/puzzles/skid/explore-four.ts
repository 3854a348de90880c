import { STUCK } from "../../kernel/graph";
import type { Work } from "../../kernel/work";
import { makeRoom, UNKNOWN, type Queue } from "./buffers";
import { begin, isHopeless, noteWin, type Exploration } from "./exploration";
import { Code, Piece } from "./lanes";
import { leaveFour } from "./leave-four";
import { goneCode, shift, Shifted } from "./shift";

// What a slice has time for. A move that is more than slides counts as two, where there are crates as four; turning to
// a queue counts as one.
const MOVES_PER_SLICE = 18;

const MOST_STATES_PER_SLICE = MOVES_PER_SLICE + 1;

/**
 * Skid's own way to what kernel/explore finds, for up to four pieces: the same states, in the order of their depth, at a
 * fraction of the cost. Gives whether it went to the end: there are no more than `cap`, and there is still hope of what
 * is wished for.
 *
 * A position is four codes in one of the two counts of the cells (see lanes.ts). Most moves are nothing but slides, and
 * these are four look-ups: a piece stops where the ground has it stop, unless that is out of order with the piece ahead;
 * then it stops behind that one. Whatever else may happen (a goal is touched, a crate is in the way) goes through
 * `leaveFour` or `shift`. The key of a position is a sum of what its codes weigh (see weights.ts), the same in both
 * counts and in any order: codes are turned to the other count with every new state, and sorted when its turn comes.
 *
 * Moves are made in pairs, up and down or right and left: of all states of one depth first the one, then the other. All
 * positions from which a slide up comes to the same place are slid down to the same place too, and the two places lead
 * to each other. So once both are known they are written for both places; whoever comes to one of them by the one move
 * need not make the other; and a state that a slide has led to waits in the queue of the other pair alone. A pit spoils
 * this for positions with a piece in it, and so does every move that is more than slides.
 *
 * All of this runs while a level is played, and is written for it: one loop with everything in locals, since on the
 * console a call costs as much as five or six other instructions, and both moves of a pair written out; where something
 * is counted from 1, states among others, the `- 1` of an index and the + 1 of a Lua array cancel out.
 */
// eslint-disable-next-line max-lines-per-function -- one loop with everything in locals: see above
export function* exploreFour(exploration: Exploration, cap: number): Work<boolean> {
  const { lanes, buffers, weights } = exploration;
  const { next, heads, same, base, queues } = buffers;
  const [keys] = buffers.keys;
  const [columnWeights] = weights.columns;
  const [rowWeights] = weights.rows;
  const { stops, opens, layout, hasCrates, hasPits, pits } = lanes;
  const gone = goneCode(layout, 0);
  const buckets = heads.length;
  const list = [0, 0, 0, 0];
  const after = [0, 0, 0, 0];
  const stuck = STUCK;
  const unknown = UNKNOWN;
  const kinds: number = Code.Kinds;
  // Two codes of one cell are nearer than this, and no others. A quotient would be a float in Lua, which is slower.
  const near: number = Code.Near;
  // No codes of pieces: one above all others, and one below.
  const high = layout.codes - 1;
  const low: number = Code.None;
  let [now, coming] = queues;
  let movesLeft = 0;
  let size = 1;
  let depth = 0;

  begin(exploration);
  while (now[0].length + now[1].length > 0) {
    // Up and down, where pieces are counted column by column; then right and left, row by row.
    for (let axis = 0; axis < 2; axis++) {
      const { states, codes, length } = now[axis];
      movesLeft--;
      const c1 = codes[0];
      const c2 = codes[1];
      const c3 = codes[2];
      const c4 = codes[3];
      const ownQueue = coming[axis];
      const otherQueue = coming[1 - axis];
      const otherStates = otherQueue.states;
      const otherCodes = otherQueue.codes;
      const o1 = otherCodes[0];
      const o2 = otherCodes[1];
      const o3 = otherCodes[2];
      const o4 = otherCodes[3];
      let others = otherQueue.length;
      const weight = axis === 0 ? columnWeights : rowWeights;
      const across = layout.turns[1 - axis];
      const line = Code.Kinds * (axis === 0 ? layout.columns : layout.rows).length;
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
        if (movesLeft <= 0) {
          yield;
          movesLeft = MOVES_PER_SLICE;
          if (size > cap) {
            exploration.size = size;
            return false;
          }
          makeRoom(buffers, size + MOST_STATES_PER_SLICE);
        }
        movesLeft--;
        let p1 = c1[at - 1];
        let p2 = c2[at - 1];
        let p3 = c3[at - 1];
        let p4 = c4[at - 1];
        if (p1 > p2) [p1, p2] = [p2, p1];
        if (p3 > p4) [p3, p4] = [p4, p3];
        if (p1 > p3) [p1, p3] = [p3, p1];
        if (p2 > p4) [p2, p4] = [p4, p2];
        if (p2 > p3) [p2, p3] = [p3, p2];
        let isClear = true;
        if (hasPits) isClear = pit[p1 - 1] + pit[p2 - 1] + pit[p3 - 1] + pit[p4 - 1] === 0;
        // To higher codes.
        let a1 = firstStop[p1 - 1];
        let a2 = firstStop[p2 - 1];
        let a3 = firstStop[p3 - 1];
        let a4 = firstStop[p4 - 1];
        if (a4 - a3 < near) {
          const kind: Piece = a4 % kinds;
          const ownKind: Piece = p3 % kinds;
          if (kind === Piece.Crate && ownKind < Piece.Ice && firstOpen[a4 - 1] === 1) a3 = high;
          else a3 = a4 - kind - kinds + ownKind;
        }
        if (a3 - a2 < near) {
          const kind: Piece = a3 % kinds;
          const ownKind: Piece = p2 % kinds;
          if (kind === Piece.Crate && ownKind < Piece.Ice && firstOpen[a3 - 1] === 1) a2 = high;
          else a2 = a3 - kind - kinds + ownKind;
        }
        if (a2 - a1 < near) {
          const kind: Piece = a2 % kinds;
          const ownKind: Piece = p1 % kinds;
          if (kind === Piece.Crate && ownKind < Piece.Ice && firstOpen[a2 - 1] === 1) a1 = high;
          else a1 = a2 - kind - kinds + ownKind;
        }
        let result = Shifted.Slides;
        let firstSlides = isClear;
        let key = weight[a1 - 1] + weight[a2 - 1] + weight[a3 - 1] + weight[a4 - 1];
        if (key < 0) {
          movesLeft--;
          if (hasCrates) {
            movesLeft -= 2;
            list[0] = p1;
            list[1] = p2;
            list[2] = p3;
            list[3] = p4;
            result = shift(lanes, axis, list, after);
            if (result !== Shifted.Slides) firstSlides = false;
          } else {
            result = leaveFour(a1, a2, a3, a4, gone, line, after);
            firstSlides = false;
          }
          a1 = after[0];
          a2 = after[1];
          a3 = after[2];
          a4 = after[3];
          key = weight[a1 - 1] + weight[a2 - 1] + weight[a3 - 1] + weight[a4 - 1];
        }
        if (hasPits && firstSlides) firstSlides = pit[a1 - 1] + pit[a2 - 1] + pit[a3 - 1] + pit[a4 - 1] === 0;
        let bucket = (key % buckets) + 1;
        let newest = heads[bucket - 1] - base;
        let first = newest;
        while (first > 0 && keys[first - 1] !== key) first = same[first - 1];
        if (first <= 0) {
          size++;
          first = size;
          heads[bucket - 1] = base + size;
          keys[size - 1] = key;
          same[size - 1] = newest;
          others++;
          otherStates[others - 1] = size;
          o1[others - 1] = across[a1 - 1];
          o2[others - 1] = across[a2 - 1];
          o3[others - 1] = across[a3 - 1];
          o4[others - 1] = across[a4 - 1];
          otherSeconds[size - 1] = unknown;
          if (!firstSlides) {
            if (result === Shifted.Wins) {
              others--;
              for (const exits of next) exits[size - 1] = stuck;
              noteWin(exploration, size - 1, depth + 1, Math.max(a1, a2, a3, a4));
            } else {
              seconds[size - 1] = unknown;
              putFourInQueue(ownQueue, size, a1, a2, a3, a4);
            }
          }
        } else if (firstSlides) {
          // The same pieces have come this way from elsewhere: then it may be known where the opposite move leads.
          const known = seconds[first - 1];
          if (known > unknown) {
            firsts[state - 1] = first - 1;
            seconds[state - 1] = known === stuck ? first - 1 : known;
            continue;
          }
        }

        movesLeft--;
        // To lower codes.
        a1 = secondStop[p1 - 1];
        a2 = secondStop[p2 - 1];
        a3 = secondStop[p3 - 1];
        a4 = secondStop[p4 - 1];
        if (a2 - a1 < near) {
          const kind: Piece = a1 % kinds;
          const ownKind: Piece = p2 % kinds;
          if (kind === Piece.Crate && ownKind < Piece.Ice && secondOpen[a1 - 1] === 1) a2 = low;
          else a2 = a1 - kind + kinds + ownKind;
        }
        if (a3 - a2 < near) {
          const kind: Piece = a2 % kinds;
          const ownKind: Piece = p3 % kinds;
          if (kind === Piece.Crate && ownKind < Piece.Ice && secondOpen[a2 - 1] === 1) a3 = low;
          else a3 = a2 - kind + kinds + ownKind;
        }
        if (a4 - a3 < near) {
          const kind: Piece = a3 % kinds;
          const ownKind: Piece = p4 % kinds;
          if (kind === Piece.Crate && ownKind < Piece.Ice && secondOpen[a3 - 1] === 1) a4 = low;
          else a4 = a3 - kind + kinds + ownKind;
        }
        result = Shifted.Slides;
        let secondSlides = isClear;
        key = weight[a1 - 1] + weight[a2 - 1] + weight[a3 - 1] + weight[a4 - 1];
        if (key < 0) {
          movesLeft--;
          if (hasCrates) {
            movesLeft -= 2;
            list[0] = p1;
            list[1] = p2;
            list[2] = p3;
            list[3] = p4;
            result = shift(lanes, axis + 2, list, after);
            if (result !== Shifted.Slides) secondSlides = false;
          } else {
            result = leaveFour(a1, a2, a3, a4, gone, line, after);
            secondSlides = false;
          }
          a1 = after[0];
          a2 = after[1];
          a3 = after[2];
          a4 = after[3];
          key = weight[a1 - 1] + weight[a2 - 1] + weight[a3 - 1] + weight[a4 - 1];
        }
        if (hasPits && secondSlides) secondSlides = pit[a1 - 1] + pit[a2 - 1] + pit[a3 - 1] + pit[a4 - 1] === 0;
        bucket = (key % buckets) + 1;
        newest = heads[bucket - 1] - base;
        let second = newest;
        while (second > 0 && keys[second - 1] !== key) second = same[second - 1];
        if (second <= 0) {
          size++;
          second = size;
          heads[bucket - 1] = base + size;
          keys[size - 1] = key;
          same[size - 1] = newest;
          others++;
          otherStates[others - 1] = size;
          o1[others - 1] = across[a1 - 1];
          o2[others - 1] = across[a2 - 1];
          o3[others - 1] = across[a3 - 1];
          o4[others - 1] = across[a4 - 1];
          otherSeconds[size - 1] = unknown;
          if (!secondSlides) {
            if (result === Shifted.Wins) {
              others--;
              for (const exits of next) exits[size - 1] = stuck;
              noteWin(exploration, size - 1, depth + 1, Math.max(a1, a2, a3, a4));
            } else {
              seconds[size - 1] = unknown;
              putFourInQueue(ownQueue, size, a1, a2, a3, a4);
            }
          }
        } else if (secondSlides && second === first) {
          // Nothing moves either way.
          firsts[state - 1] = stuck;
          seconds[state - 1] = stuck;
          continue;
        }

        firsts[state - 1] = first - 1;
        seconds[state - 1] = second - 1;
        if (firstSlides) {
          firsts[first - 1] = stuck;
          seconds[first - 1] = second - 1;
        } else if (first === state) firsts[state - 1] = stuck;
        if (secondSlides) {
          firsts[second - 1] = first - 1;
          seconds[second - 1] = stuck;
        } else if (second === state) seconds[state - 1] = stuck;
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

/** As `putInQueue` of buffers.ts, for codes that are in no list. */
function putFourInQueue(queue: Queue, state: number, c1: number, c2: number, c3: number, c4: number): void {
  const { states, codes, length } = queue;
  states[length] = state;
  codes[0][length] = c1;
  codes[1][length] = c2;
  codes[2][length] = c3;
  codes[3][length] = c4;
  queue.length++;
}
