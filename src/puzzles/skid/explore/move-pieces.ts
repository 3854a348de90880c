/**
 * One move of any number of pieces, on lists of codes. It does what rules.ts does, and handles crates and leaving toys,
 * which the quick slides of the explorers do not.
 */
import { FIRST_DESCENDING } from "../../tilting/cell-numbering";
import { Code, CodedKind, type SlideTables, type Layout } from "./slide-tables";

/** What a move has changed, besides the codes. */
export const enum MoveResult {
  /** Pieces only slid, or nothing moved. */
  Slides = 0,
  /** A crate was pushed, or some toys left. */
  Changes = 1,
  /** The last toys left, so the level is won. */
  Wins = 2,
}

// Stand for the piece ahead of the first piece of a move, which has none: they are far from all codes.
const NO_CODE_BELOW = -1000;
const NO_CODE_ABOVE = 40000;

// Values that no piece has as its code: for a slot whose piece leaves, and for a neighbouring cell that does not exist.
const TAKEN_CODE = -1000;
const NO_NEIGHBOUR = -2000;

// The slots of the toys that touch their goal, later the codes of all toys that leave. It is reused: each move writes
// the entries that it reads.
const leavers: number[] = [];

/**
 * Moves any number of pieces by the rules in rules.ts.
 *
 * `list` has their codes in ascending order, in the cell numbering of the direction's axis. The new codes are written
 * to `after`. Both lists have a slot for each piece that the level began with. The codes of gone pieces come last (see
 * `goneCode`), and the last of them holds the broken combos.
 */
export function movePieces(
  slideTables: SlideTables,
  direction: number,
  list: readonly number[],
  after: number[],
): MoveResult {
  const stops = slideTables.stops[direction];
  const slots = list.length;
  const isLowering = direction >= FIRST_DESCENDING;
  const step = isLowering ? -Code.PerCell : Code.PerCell;
  const toNext = isLowering ? 1 : -1;
  let slot = isLowering ? 1 : slots;
  let result = MoveResult.Slides;
  let touchingCount = 0;
  let ahead = isLowering ? NO_CODE_BELOW : NO_CODE_ABOVE;
  let cellAhead = ahead;
  let secondAhead = ahead;
  for (let left = slots; left > 0; left--) {
    const code = list[slot - 1];
    let stop = stops[code - 1];
    const kind: CodedKind = code % Code.PerCell;
    const stopKind: CodedKind = stop % Code.PerCell;
    let touches = stopKind !== kind;
    if (touches) stop -= Code.AtGoalOffset;
    let cell = stop - kind;
    if ((cell - cellAhead) * step >= 0) {
      touches = false;
      cell = cellAhead - step;
      if (
        ahead === cellAhead + CodedKind.Crate &&
        kind < CodedKind.Ice &&
        slideTables.isPushable[direction][ahead - 1] === 1
      ) {
        const cellBeyond = cellAhead + step;
        if (secondAhead < cellBeyond || secondAhead >= cellBeyond + Code.PerCell) {
          after[slot - toNext - 1] = ahead + step;
          cell = cellAhead;
          result = MoveResult.Changes;
        }
      }
      stop = cell + kind;
    }
    after[slot - 1] = stop;
    if (touches) {
      leavers[touchingCount] = slot - 1;
      touchingCount++;
    }
    secondAhead = ahead;
    ahead = stop;
    cellAhead = cell;
    slot += toNext;
  }
  if (touchingCount === 0) return result;
  const { columns, rows } = slideTables.layout;
  const { lineLength } = direction % 2 === 0 ? columns : rows;
  return removeLeavers(slideTables.layout, lineLength, list, after, touchingCount);
}

/** Returns the code of a gone piece in a slot of a list, without broken combos. */
export function goneCode(layout: Layout, slot: number): number {
  return Code.PerCell * (layout.cells + 1 + slot);
}

/**
 * Removes the toys that touch their goal and all toys joined to them. `lineLength` is the number of cells in a line of
 * the cell numbering.
 */
function removeLeavers(
  layout: Layout,
  lineLength: number,
  list: readonly number[],
  after: number[],
  touchingCount: number,
): MoveResult {
  const slots = list.length;
  const firstGoneCode = goneCode(layout, 0);
  const last = list[slots - 1];
  let brokenCombos = last >= firstGoneCode ? last % Code.PerCell : 0;
  // The colours of the toys that leave and of those that stay: 1 red, 2 yellow, 3 both.
  const leavingColours = markJoined(after, firstGoneCode, Code.PerCell * lineLength, touchingCount);
  let stayingColours = 0;
  let stayingCount = 0;
  for (let slot = 0; slot < slots; slot++) {
    const code = after[slot];
    if (code >= firstGoneCode) break;
    if (code !== TAKEN_CODE) {
      const kind: CodedKind = code % Code.PerCell;
      if (kind < CodedKind.Ice && stayingColours !== 3 && stayingColours !== kind + 1) stayingColours += kind + 1;
      after[stayingCount] = code;
      stayingCount++;
    }
  }
  const firstGone = firstGoneCode + Code.PerCell * stayingCount;
  for (let slot = stayingCount; slot < slots; slot++) after[slot] = firstGone + Code.PerCell * (slot - stayingCount);
  if (brokenCombos % 2 === 0 && stayingColours % 2 === 1 && leavingColours % 2 === 1) brokenCombos += 1;
  if (brokenCombos < 2 && stayingColours >= 2 && leavingColours >= 2) brokenCombos += 2;
  after[slots - 1] += brokenCombos;
  return stayingColours > 0 ? MoveResult.Changes : MoveResult.Wins;
}

/**
 * Writes `TAKEN_CODE` for all toys that touch their goal and all joined to them, and returns their colours as in
 * `removeLeavers`.
 *
 * `codesPerLine` is the number of codes in a line of the cell numbering. If two codes differ by a multiple of
 * `Code.PerCell`, their pieces are of one kind.
 */
function markJoined(after: number[], firstGoneCode: number, codesPerLine: number, touchingCount: number): number {
  const slots = after.length;
  const codesPerCell: number = Code.PerCell;
  let leavingColours = 0;
  let leavingCount = touchingCount;
  for (let index = 0; index < touchingCount; index++) {
    const slot = leavers[index];
    leavers[index] = after[slot];
    after[slot] = TAKEN_CODE;
  }
  for (let index = 0; index < leavingCount; index++) {
    const code = leavers[index];
    const kind = code % codesPerCell;
    if (leavingColours !== 3 && leavingColours !== kind + 1) leavingColours += kind + 1;
    // The codes that toys of this kind would have on the four neighbouring cells, if these cells exist.
    const codeInLine = (code - kind) % codesPerLine;
    const low = codeInLine === codesPerCell ? NO_NEIGHBOUR : code - codesPerCell;
    const high = codeInLine === 0 ? NO_NEIGHBOUR : code + codesPerCell;
    const across = code + codesPerLine < firstGoneCode ? code + codesPerLine : NO_NEIGHBOUR;
    const back = code - codesPerLine;
    for (let slot = 0; slot < slots; slot++) {
      const other = after[slot];
      if (other === low || other === high || other === across || other === back) {
        leavers[leavingCount] = other;
        leavingCount++;
        after[slot] = TAKEN_CODE;
      }
    }
  }
  return leavingColours;
}
