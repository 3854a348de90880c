import { STUCK } from "../../kernel/graph";
import type { Work } from "../../kernel/work";
import { makeRoom } from "./buffers";
import { isHopeless, noteWin, type Exploration } from "./exploration";
import { Code, Piece } from "./lanes";
import { leaveFour } from "./leave-four";
import { goneCode, shift, Shifted } from "./shift";
import type { Weights } from "./weights";

// What a slice has time for, in pairs of moves: a state of which all four need be made is two of them, and a move that is
// more than slides is one by itself.
const PAIRS_PER_SLICE = 7;

const MOST_STATES_PER_SLICE = 4 * PAIRS_PER_SLICE;

/** What is written for the first of two opposite moves as long as none of the two is known. */
const enum Unknown {
  /** The codes of the state are in the count of these two moves. That the two others are known is certain. */
  Ready = -3,
  /** As `Ready`, but the two others may be unknown too. */
  Either = -4,
  /** The codes of the state are in the count of the two others, which may be unknown too. */
  Turned = -5,
}

/**
 * Skid's own way to what kernel/explore finds, for up to four pieces: the same states under the same numbers, at a
 * fraction of the cost. Gives whether it went to the end: there are no more than `cap`, and there is still hope of what
 * is wished for.
 *
 * A position is four codes in one of the two counts of the cells (see lanes.ts). Most moves are nothing but slides, and
 * these are four look-ups: a piece stops where the ground has it stop, unless that is out of order with the piece ahead;
 * then it stops behind that one. Whatever else may happen (a goal is touched, a crate is in the way) goes through
 * `leaveFour` or `shift`. The key of a position is a sum of what its codes weigh (see weights.ts), the same in both
 * counts and in any order: codes are turned to the other count and sorted only once a state, not with every move.
 *
 * All positions from which a slide up comes to the same place are slid down to the same place too, and the two places
 * lead to each other. So once both are known they are written for both places; whoever comes to one of them by the one
 * move need not make the other; and of a state that a slide has led to only the two moves across are left. A pit spoils
 * this for positions with a piece in it, and so does every move that is more than slides: they are made as they come.
 *
 * All of this runs while a level is played, and is written for it: one loop with everything in locals, since on the
 * console a call costs as much as five or six other instructions; the codes of states that are not expanded yet are kept
 * for two depths only; and where something is counted from 1, the `- 1` of an index and the + 1 of a Lua array cancel out.
 */
// eslint-disable-next-line max-lines-per-function -- one loop with everything in locals: see above
export function* exploreFour(exploration: Exploration, weights: Weights, cap: number): Work<boolean> {
  const { lanes, buffers, start } = exploration;
  const { next, keys, heads, same, queues, base } = buffers;
  const { stops, layout, hasCrates, hasPits, pits } = lanes;
  const [pitsOfColumns, pitsOfRows] = pits;
  const [stopsUp, stopsRight, stopsDown, stopsLeft] = stops;
  const [toColumns, toRows] = layout.turns;
  const { rows, columns } = weights;
  const columnLine = Code.Kinds * layout.columns.length;
  const rowLine = Code.Kinds * layout.rows.length;
  const gone = goneCode(layout, 0);
  const buckets = heads.length;
  const list = [0, 0, 0, 0];
  const after = [0, 0, 0, 0];
  const stuck = STUCK;
  const kinds: number = Code.Kinds;
  const touches: number = Code.Touches;
  const ready: number = Unknown.Ready;
  const turned: number = Unknown.Turned;
  let [c1, c2, c3, c4, n1, n2, n3, n4] = queues;
  let pairsLeft = PAIRS_PER_SLICE;
  let size = 1;
  let depth = -1;
  let before = 0;
  let depthEnd = 0;
  let result = Shifted.Slides;
  let firstSlides = false;
  let otherSlides = false;
  let isClear = true;
  let pit = pitsOfColumns;
  let first = 0;
  let other = 0;

  let startKey = 0;
  for (const code of start) startKey += rows[code - 1];
  keys[0] = startKey;
  same[0] = 0;
  heads[startKey % buckets] = base + 1;
  next[0] = Unknown.Turned;
  next[1] = ready;
  [n1[0], n2[0], n3[0], n4[0]] = start;

  // States are counted from 1 here, and so are ways (directions) and the places in all arrays.
  for (let state = 1; state <= size; state++) {
    if (state > depthEnd) {
      depth++;
      exploration.size = size;
      if (depth > 0 && isHopeless(exploration, depth)) return false;
      before = depthEnd;
      depthEnd = size;
      [c1, n1] = [n1, c1];
      [c2, n2] = [n2, c2];
      [c3, n3] = [n3, c3];
      [c4, n4] = [n4, c4];
    }
    // Which moves are to be made: up and down, right and left, or all four.
    let own = 4 * state - 3;
    let way = 1;
    let stride = 2;
    let mark = next[own - 1];
    if (mark !== ready) {
      const right = next[own];
      if (right <= ready) {
        if (mark < ready) stride = 1;
        else {
          way = 2;
          own++;
          mark = right;
        }
      } else if (mark > ready) continue;
    }
    if (pairsLeft <= 0) {
      yield;
      pairsLeft = PAIRS_PER_SLICE;
      if (size > cap) break;
      makeRoom(buffers, size + MOST_STATES_PER_SLICE);
    }
    pairsLeft -= 3 - stride;
    const at = state - before;
    let p1 = c1[at - 1];
    let p2 = c2[at - 1];
    let p3 = c3[at - 1];
    let p4 = c4[at - 1];
    let stop = stopsRight;
    let laterStop = stopsLeft;
    let weight = rows;
    let across = toColumns;
    let acrossMark = 3;
    if (way === 1) {
      stop = stopsUp;
      laterStop = stopsDown;
      weight = columns;
      across = toRows;
      acrossMark = 2;
    }
    if (mark === turned) {
      const turn = way === 1 ? toColumns : toRows;
      p1 = turn[p1 - 1];
      p2 = turn[p2 - 1];
      p3 = turn[p3 - 1];
      p4 = turn[p4 - 1];
    }
    if (p1 > p2) [p1, p2] = [p2, p1];
    if (p3 > p4) [p3, p4] = [p4, p3];
    if (p1 > p3) [p1, p3] = [p3, p1];
    if (p2 > p4) [p2, p4] = [p4, p2];
    if (p2 > p3) [p2, p3] = [p3, p2];
    if (hasPits) {
      if (way === 1) pit = pitsOfColumns;
      else pit = pitsOfRows;
      isClear = pit[p1 - 1] + pit[p2 - 1] + pit[p3 - 1] + pit[p4 - 1] === 0;
    }
    while (way <= 4) {
      // Where each piece stops.
      let a1 = stop[p1 - 1];
      let a2 = stop[p2 - 1];
      let a3 = stop[p3 - 1];
      let a4 = stop[p4 - 1];
      if (way > 2) {
        if (a2 - a1 < kinds) {
          const kind: Piece = a1 % kinds;
          a2 = kind === Piece.Crate ? touches : a1 - kind + kinds + (p2 % kinds);
        }
        if (a3 - a2 < kinds) {
          const kind: Piece = a2 % kinds;
          a3 = kind === Piece.Crate ? touches : a2 - kind + kinds + (p3 % kinds);
        }
        if (a4 - a3 < kinds) {
          const kind: Piece = a3 % kinds;
          a4 = kind === Piece.Crate ? touches : a3 - kind + kinds + (p4 % kinds);
        }
      } else {
        if (a4 - a3 < kinds) {
          const kind: Piece = a4 % kinds;
          a3 = kind === Piece.Crate ? -touches : a4 - kind - kinds + (p3 % kinds);
        }
        if (a3 - a2 < kinds) {
          const kind: Piece = a3 % kinds;
          a2 = kind === Piece.Crate ? -touches : a3 - kind - kinds + (p2 % kinds);
        }
        if (a2 - a1 < kinds) {
          const kind: Piece = a2 % kinds;
          a1 = kind === Piece.Crate ? -touches : a2 - kind - kinds + (p1 % kinds);
        }
      }
      let slides = isClear;
      if (a1 < 0 || a4 >= touches) {
        pairsLeft--;
        if (hasCrates) {
          list[0] = p1;
          list[1] = p2;
          list[2] = p3;
          list[3] = p4;
          result = shift(lanes, way - 1, list, after);
        } else result = leaveFour(stop, way > 2, gone, acrossMark === 2 ? columnLine : rowLine, p1, p2, p3, p4, after);
        a1 = after[0];
        a2 = after[1];
        a3 = after[2];
        a4 = after[3];
        if (result !== Shifted.Slides) slides = false;
        else if (hasPits && slides) slides = pit[a1 - 1] + pit[a2 - 1] + pit[a3 - 1] + pit[a4 - 1] === 0;
      } else if (hasPits) {
        result = Shifted.Slides;
        if (slides) slides = pit[a1 - 1] + pit[a2 - 1] + pit[a3 - 1] + pit[a4 - 1] === 0;
      }
      // Is that position known?
      const key = weight[a1 - 1] + weight[a2 - 1] + weight[a3 - 1] + weight[a4 - 1];
      const bucket = (key % buckets) + 1;
      const newest = heads[bucket - 1] - base;
      let found = newest;
      while (found > 0 && keys[found - 1] !== key) found = same[found - 1];
      if (found <= 0) {
        size++;
        found = size;
        heads[bucket - 1] = base + size;
        keys[size - 1] = key;
        same[size - 1] = newest;
        const place = size - depthEnd;
        n1[place - 1] = across[a1 - 1];
        n2[place - 1] = across[a2 - 1];
        n3[place - 1] = across[a3 - 1];
        n4[place - 1] = across[a4 - 1];
        next[4 * size - acrossMark - 1] = ready;
        if (!slides) {
          next[4 * size - 5 + acrossMark - 1] = Unknown.Turned;
          if (acrossMark === 3) next[4 * size - 4] = Unknown.Either;
          if (result === Shifted.Wins) {
            for (let edge = 4 * size - 4; edge < 4 * size; edge++) next[edge] = stuck;
            noteWin(exploration, size - 1, depth + 1, Math.max(a1, a2, a3, a4));
          }
        }
      } else if (way <= 2 && slides && stride === 2) {
        // The same pieces have come this way from elsewhere: then it is known where the opposite move leads.
        const there = 4 * found - 4 + way;
        if (next[there - 1] > ready) {
          let back = next[there + 2 - 1];
          if (back === stuck) back = found - 1;
          next[own - 1] = found - 1;
          own += 2;
          next[own - 1] = back === state - 1 ? stuck : back;
          break;
        }
      }
      next[own - 1] = found - 1;
      if (way <= 2) {
        first = found;
        firstSlides = slides;
      } else {
        if (firstSlides) {
          const there = 4 * first - 4 + way;
          next[there - 1] = found - 1;
          next[there - 2 - 1] = stuck;
        }
        if (slides) {
          const there = 4 * found - 4 + way;
          next[there - 2 - 1] = first - 1;
          next[there - 1] = stuck;
        }
        if (found === state) next[own - 1] = stuck;
        if (first === state) next[own - 2 - 1] = stuck;
      }
      if (stride === 2) {
        if (way > 2) break;
        way += 2;
        own += 2;
        stop = laterStop;
      } else {
        way++;
        own++;
        // Now the other two: the codes in the other count.
        [first, other] = [other, first];
        [firstSlides, otherSlides] = [otherSlides, firstSlides];
        stop = stops[way - 1];
        p1 = across[p1 - 1];
        p2 = across[p2 - 1];
        p3 = across[p3 - 1];
        p4 = across[p4 - 1];
        pit = way === 3 ? pitsOfColumns : pitsOfRows;
        if (way === 3) {
          weight = columns;
          across = toRows;
          acrossMark = 2;
        } else {
          weight = rows;
          across = toColumns;
          acrossMark = 3;
        }
        if (p1 > p2) [p1, p2] = [p2, p1];
        if (p3 > p4) [p3, p4] = [p4, p3];
        if (p1 > p3) [p1, p3] = [p3, p1];
        if (p2 > p4) [p2, p4] = [p4, p2];
        if (p2 > p3) [p2, p3] = [p3, p2];
      }
    }
  }
  exploration.size = size;
  return size <= cap;
}
