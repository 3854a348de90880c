/**
 * Makes a complete move with any number of pieces, by the rules in rules.ts. The functions that slide pieces in
 * move-four.ts and explore-many.ts are faster, but handle neither crates nor leaving toys.
 */
import { FIRST_DESCENDING } from "../../tilting/cell-numbering";
import { CodeLayout, CodedKind, type SlideTables, type BoardCodes } from "./slide-tables";
import type { PieceCode } from "../../tilting/piece-code";

export const enum MoveResult {
  /** Pieces only slid, or nothing moved. */
  Slides = 0,
  /** A crate was pushed, or some toys left the board. */
  Changes = 1,
  Wins = 2,
}

/**
 * Stands for the code of the next piece ahead in a move down or left if no piece is ahead. The number is far below the
 * code of any piece.
 */
const NO_CODE_BELOW = -1000;
/**
 * Stands for the code of the next piece ahead in a move up or right if no piece is ahead. The number is far above the
 * code of any piece.
 */
const NO_CODE_ABOVE = 40000;

/**
 * Replaces the code of a toy that leaves the board in the list of piece codes. No piece has this number as its code.
 */
const TAKEN_CODE = -1000;
/**
 * Stands for the code that a piece on a neighbouring cell would have, if there is no such cell. No piece has this
 * number as its code.
 */
const NO_NEIGHBOUR = -2000;

/**
 * The toys that leave the board in a move. At first the list has the indices of the toys that touch a goal of their
 * colour, later the piece codes (numbers for the pieces' cells and kinds) of all leaving toys. All moves reuse this
 * list.
 */
const leavers: number[] = [];

/**
 * Makes a move with any number of pieces, by the rules in rules.ts.
 *
 * `list` has the piece code (a number for the piece's cell and kind) of each piece, in ascending order. For up and
 * down, the codes must number the cells by columns, otherwise by rows. The new codes are written to `after`. Both lists
 * have an entry for each piece that the level began with. The codes of pieces that have left the board come last (see
 * `goneCode`). The last of these codes also holds `State.brokenCombos`.
 */
export function movePieces(
  slideTables: SlideTables,
  direction: number,
  list: readonly PieceCode[],
  after: number[],
): MoveResult {
  const stops = slideTables.stops[direction];
  const slots = list.length;
  const isLowering = direction >= FIRST_DESCENDING;
  const step = isLowering ? -CodeLayout.PerCell : CodeLayout.PerCell;
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
    const kind: CodedKind = code % CodeLayout.PerCell;
    const stopKind: CodedKind = stop % CodeLayout.PerCell;
    let touches = stopKind !== kind;
    if (touches) stop -= CodeLayout.AtGoalOffset;
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
        if (secondAhead < cellBeyond || secondAhead >= cellBeyond + CodeLayout.PerCell) {
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
  const { columns, rows } = slideTables.boardCodes;
  const { lineLength } = direction % 2 === 0 ? columns : rows;
  return removeLeavers(slideTables.boardCodes, lineLength, list, after, touchingCount);
}

/**
 * Returns the piece code (a number for the piece's cell and kind) of a piece that has left the board and has the index
 * `slot` in a list of piece codes. `State.brokenCombos` must still be added to the last code of the list.
 */
export function goneCode(boardCodes: BoardCodes, slot: number): PieceCode {
  return CodeLayout.PerCell * (boardCodes.cellCount + 1 + slot);
}

function removeLeavers(
  boardCodes: BoardCodes,
  lineLength: number,
  list: readonly PieceCode[],
  after: number[],
  touchingCount: number,
): MoveResult {
  const slots = list.length;
  const firstGoneCode = goneCode(boardCodes, 0);
  const last = list[slots - 1];
  let brokenCombos = last >= firstGoneCode ? last % CodeLayout.PerCell : 0;
  // The colours of the toys that leave the board: 1 is red, 2 is yellow, 3 is both. `stayingColours` has the colours of
  // the toys that stay.
  const leavingColours = markJoined(after, firstGoneCode, CodeLayout.PerCell * lineLength, touchingCount);
  let stayingColours = 0;
  let stayingCount = 0;
  for (let slot = 0; slot < slots; slot++) {
    const code = after[slot];
    if (code >= firstGoneCode) break;
    if (code !== TAKEN_CODE) {
      const kind: CodedKind = code % CodeLayout.PerCell;
      if (kind < CodedKind.Ice && stayingColours !== 3 && stayingColours !== kind + 1) stayingColours += kind + 1;
      after[stayingCount] = code;
      stayingCount++;
    }
  }
  const firstGone = firstGoneCode + CodeLayout.PerCell * stayingCount;
  for (let slot = stayingCount; slot < slots; slot++)
    after[slot] = firstGone + CodeLayout.PerCell * (slot - stayingCount);
  if (brokenCombos % 2 === 0 && stayingColours % 2 === 1 && leavingColours % 2 === 1) brokenCombos += 1;
  if (brokenCombos < 2 && stayingColours >= 2 && leavingColours >= 2) brokenCombos += 2;
  after[slots - 1] += brokenCombos;
  return stayingColours > 0 ? MoveResult.Changes : MoveResult.Wins;
}

/**
 * Writes `TAKEN_CODE` for all toys that touch a goal of their colour and for all toys joined to them. Returns their
 * colours: 1 for red, 2 for yellow, 3 for both.
 *
 * `codesPerLine` is the number of codes in a row or column of cells. If two codes differ by a multiple of
 * `CodeLayout.PerCell`, the pieces are of the same kind.
 */
function markJoined(after: PieceCode[], firstGoneCode: PieceCode, codesPerLine: number, touchingCount: number): number {
  const slots = after.length;
  const codesPerCell: number = CodeLayout.PerCell;
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
    // Computes the piece codes (numbers for the pieces' cells and kinds) that toys of the same kind as this toy would
    // have on the four neighbouring cells. A cell at the edge has fewer neighbours.
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
