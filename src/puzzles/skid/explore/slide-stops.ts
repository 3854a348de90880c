/**
 * Computes where a sliding piece stops, from two facts: where it would stop on an empty board, and where the piece
 * ahead of it stops. Both are piece codes (numbers for the pieces' cells and kinds), which slide-tables.ts explains.
 */
import { CodeLayout, CodedKind } from "./slide-tables";
import type { PieceCode } from "../../tilting/piece-code";

const SAME_CELL_LIMIT: number = CodeLayout.SameCellLimit;

/**
 * Returns where a piece that slides up or right stops, as a piece code (a number for the piece's cell and kind).
 *
 * The piece stops behind the piece ahead, or earlier if it would stop earlier on an empty board. For a toy that can
 * push the crate ahead, the result is `aboveAllCodes`; the slower `movePieces` must then make the move. @inline
 */
export function stopAscending(
  stop: number,
  code: PieceCode,
  ahead: number,
  isPushable: readonly number[],
  aboveAllCodes: number,
): number {
  if (ahead - stop < SAME_CELL_LIMIT) {
    const kind: CodedKind = ahead % CodeLayout.PerCell;
    const ownKind: CodedKind = code % CodeLayout.PerCell;
    if (kind === CodedKind.Crate && ownKind < CodedKind.Ice && isPushable[ahead - 1] === 1) stop = aboveAllCodes;
    else stop = ahead - kind - CodeLayout.PerCell + ownKind;
  }
  return stop;
}

/**
 * Returns where a piece that slides down or left stops, as a piece code (a number for the piece's cell and kind). The
 * function works like `stopAscending`, but the result for a toy that can push a crate is `CodeLayout.None`. @inline
 */
export function stopDescending(stop: number, code: PieceCode, ahead: PieceCode, isPushable: readonly number[]): number {
  if (stop - ahead < SAME_CELL_LIMIT) {
    const kind: CodedKind = ahead % CodeLayout.PerCell;
    const ownKind: CodedKind = code % CodeLayout.PerCell;
    if (kind === CodedKind.Crate && ownKind < CodedKind.Ice && isPushable[ahead - 1] === 1) stop = CodeLayout.None;
    else stop = ahead - kind + CodeLayout.PerCell + ownKind;
  }
  return stop;
}
