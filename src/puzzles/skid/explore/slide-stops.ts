/** Where one piece of a line stops, given the stop of the piece ahead of it. Codes are explained in slide-tables.ts. */
import { Code, CodedKind } from "./slide-tables";

// Two codes differ by less than this exactly if they are of one cell.
const SAME_CELL_LIMIT: number = Code.SameCellLimit;

/**
 * Returns the code at which a piece stops that slides to higher codes.
 *
 * That is its stop on an empty board, or the cell behind the piece ahead if that comes first. A toy that can push a
 * crate ahead has no simple stop: the result is `aboveAllCodes` then.
 * @inline
 */
export function stopOnSlideUp(
  stop: number,
  code: number,
  ahead: number,
  isPushable: readonly number[],
  aboveAllCodes: number,
): number {
  if (ahead - stop < SAME_CELL_LIMIT) {
    const kind: CodedKind = ahead % Code.PerCell;
    const ownKind: CodedKind = code % Code.PerCell;
    if (kind === CodedKind.Crate && ownKind < CodedKind.Ice && isPushable[ahead - 1] === 1) stop = aboveAllCodes;
    else stop = ahead - kind - Code.PerCell + ownKind;
  }
  return stop;
}

/**
 * Returns the code at which a piece stops that slides to lower codes: like `stopOnSlideUp`, but `Code.None` for a toy
 * that can push a crate.
 * @inline
 */
export function stopOnSlideDown(stop: number, code: number, ahead: number, isPushable: readonly number[]): number {
  if (stop - ahead < SAME_CELL_LIMIT) {
    const kind: CodedKind = ahead % Code.PerCell;
    const ownKind: CodedKind = code % Code.PerCell;
    if (kind === CodedKind.Crate && ownKind < CodedKind.Ice && isPushable[ahead - 1] === 1) stop = Code.None;
    else stop = ahead - kind + Code.PerCell + ownKind;
  }
  return stop;
}
