import { FIRST_LOWERING } from "../../tilting/counts";
import { Code, Piece, type Lanes, type Layout } from "./lanes";

/** What came of a move, beside its list of codes. */
export const enum Shifted {
  /** Nothing but slides. */
  Slides = 0,
  /** A crate was pushed, or skiddies left. */
  Changes = 1,
  /** The last skiddies left. */
  Wins = 2,
}

// Ahead of the first piece of a move there is none: cells that no piece is near to.
const NO_CODE_BELOW = -1000;
const NO_CODE_ABOVE = 40000;

// No codes: the place of a piece that leaves, and a neighbour that there is not.
const TAKEN = -1000;
const NO_NEIGHBOUR = -2000;

// The slots of those that touch their goal, then the codes of all that leave. Every move sets what it reads.
const leavers: number[] = [];

/**
 * A move of any number of pieces, as rules.ts tells it: `list` has their codes in the count of the direction, ascending;
 * what they become is written to `after`. Both have a place for each piece that the level began with: those of pieces
 * that are gone come last (see `goneCode`), and the last of them says what is broken.
 */
export function shift(lanes: Lanes, direction: number, list: readonly number[], after: number[]): Shifted {
  const stops = lanes.stops[direction];
  const slots = list.length;
  const isDown = direction >= FIRST_LOWERING;
  const step = isDown ? -Code.Kinds : Code.Kinds;
  const toNext = isDown ? 1 : -1;
  let slot = isDown ? 1 : slots;
  let result = Shifted.Slides;
  let touching = 0;
  let ahead = isDown ? NO_CODE_BELOW : NO_CODE_ABOVE;
  let cellAhead = ahead;
  let beyond = ahead;
  for (let left = slots; left > 0; left--) {
    const code = list[slot - 1];
    let stop = stops[code - 1];
    const kind: Piece = code % Code.Kinds;
    const stopKind: Piece = stop % Code.Kinds;
    let touches = stopKind !== kind;
    if (touches) stop -= Code.ToGoal;
    let cell = stop - kind;
    if ((cell - cellAhead) * step >= 0) {
      touches = false;
      cell = cellAhead - step;
      if (ahead === cellAhead + Piece.Crate && kind < Piece.Ice && lanes.opens[direction][ahead - 1] === 1) {
        const cellBeyond = cellAhead + step;
        if (beyond < cellBeyond || beyond >= cellBeyond + Code.Kinds) {
          after[slot - toNext - 1] = ahead + step;
          cell = cellAhead;
          result = Shifted.Changes;
        }
      }
      stop = cell + kind;
    }
    after[slot - 1] = stop;
    if (touches) {
      leavers[touching] = slot - 1;
      touching++;
    }
    beyond = ahead;
    ahead = stop;
    cellAhead = cell;
    slot += toNext;
  }
  if (touching === 0) return result;
  const { columns, rows } = lanes.layout;
  return takeOut(lanes.layout, direction % 2 === 0 ? columns.length : rows.length, list, after, touching);
}

/** The code that stands for a piece that is gone, on that slot of a list. */
export function goneCode(layout: Layout, slot: number): number {
  return Code.Kinds * (layout.cells + 1 + slot);
}

/** Takes out those that touch their goal and all that are joined to them; a line of the count has `length` cells. */
function takeOut(layout: Layout, length: number, list: readonly number[], after: number[], touching: number): Shifted {
  const slots = list.length;
  const gone = goneCode(layout, 0);
  const last = list[slots - 1];
  let broken = last >= gone ? last % Code.Kinds : 0;
  // Whose skiddies leave: 1 the reds', 2 the yellows', 3 both; and whose stay.
  const leave = takeJoined(after, gone, Code.Kinds * length, touching);
  let stay = 0;
  let stays = 0;
  for (let slot = 0; slot < slots; slot++) {
    const code = after[slot];
    if (code >= gone) break;
    if (code !== TAKEN) {
      const kind: Piece = code % Code.Kinds;
      if (kind < Piece.Ice && stay !== 3 && stay !== kind + 1) stay += kind + 1;
      after[stays] = code;
      stays++;
    }
  }
  const firstGone = gone + Code.Kinds * stays;
  for (let slot = stays; slot < slots; slot++) after[slot] = firstGone + Code.Kinds * (slot - stays);
  if (broken % 2 === 0 && stay % 2 === 1 && leave % 2 === 1) broken += 1;
  if (broken < 2 && stay >= 2 && leave >= 2) broken += 2;
  after[slots - 1] += broken;
  return stay > 0 ? Shifted.Changes : Shifted.Wins;
}

/**
 * Writes `TAKEN` for those that leave and for all that are joined to one of them; gives whose they are (see `takeOut`).
 * A line of the count has `line` codes. Codes that are whole cells apart are of one kind.
 */
function takeJoined(after: number[], gone: number, line: number, touching: number): number {
  const slots = after.length;
  const kinds: number = Code.Kinds;
  let leave = 0;
  let leaving = touching;
  for (let at = 0; at < touching; at++) {
    const slot = leavers[at];
    leavers[at] = after[slot];
    after[slot] = TAKEN;
  }
  for (let at = 0; at < leaving; at++) {
    const code = leavers[at];
    const kind = code % kinds;
    if (leave !== 3 && leave !== kind + 1) leave += kind + 1;
    // Its four neighbours, as far as there are cells.
    const place = (code - kind) % line;
    const low = place === kinds ? NO_NEIGHBOUR : code - kinds;
    const high = place === 0 ? NO_NEIGHBOUR : code + kinds;
    const across = code + line < gone ? code + line : NO_NEIGHBOUR;
    const back = code - line;
    for (let slot = 0; slot < slots; slot++) {
      const other = after[slot];
      if (other === low || other === high || other === across || other === back) {
        leavers[leaving] = other;
        leaving++;
        after[slot] = TAKEN;
      }
    }
  }
  return leave;
}
