/**
 * Computes where a piece stops. This depends on where the piece would stop on an empty board, and on where the piece
 * ahead of it stops. Positions are given as piece codes, which slide-tables.ts explains.
 */
import { PieceCode, CodedKind } from "./slide-tables";

const SAME_CELL_LIMIT: number = PieceCode.SameCellLimit;

/**
 * Returns where a piece stops that slides up or right, as a piece code.
 *
 * The piece stops where it would stop on an empty board, or behind the piece ahead if that comes first. A toy that can
 * push a crate ahead needs a slower computation, so the result is `aboveAllCodes` for such a toy. @inline
 */
export function stopAscending(
  stop: number,
  code: number,
  ahead: number,
  isPushable: readonly number[],
  aboveAllCodes: number,
): number {
  if (ahead - stop < SAME_CELL_LIMIT) {
    const kind: CodedKind = ahead % PieceCode.PerCell;
    const ownKind: CodedKind = code % PieceCode.PerCell;
    if (kind === CodedKind.Crate && ownKind < CodedKind.Ice && isPushable[ahead - 1] === 1) stop = aboveAllCodes;
    else stop = ahead - kind - PieceCode.PerCell + ownKind;
  }
  return stop;
}

/**
 * Returns where a piece stops that slides down or left, as a piece code. It works like `stopAscending`, but the result
 * for a toy that can push a crate is `PieceCode.None`. @inline
 */
export function stopDescending(stop: number, code: number, ahead: number, isPushable: readonly number[]): number {
  if (stop - ahead < SAME_CELL_LIMIT) {
    const kind: CodedKind = ahead % PieceCode.PerCell;
    const ownKind: CodedKind = code % PieceCode.PerCell;
    if (kind === CodedKind.Crate && ownKind < CodedKind.Ice && isPushable[ahead - 1] === 1) stop = PieceCode.None;
    else stop = ahead - kind + PieceCode.PerCell + ownKind;
  }
  return stop;
}
