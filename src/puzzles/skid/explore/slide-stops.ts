import { Code, CodedKind } from "./slide-tables";

// Two codes of one cell are nearer than this, and no others.
const SAME_CELL_LIMIT: number = Code.SameCellLimit;

/**
 * Where a piece stops that slides to higher codes: where the ground has it stop, unless that is out of order with the
 * piece ahead; then behind that one. If that is a crate that may be pushed the stop is `high`, which is no code. @inline
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

/** As `stopBelow`, to lower codes; a crate that may be pushed gives `Code.None`. @inline */
export function stopOnSlideDown(stop: number, code: number, ahead: number, isPushable: readonly number[]): number {
  if (stop - ahead < SAME_CELL_LIMIT) {
    const kind: CodedKind = ahead % Code.PerCell;
    const ownKind: CodedKind = code % Code.PerCell;
    if (kind === CodedKind.Crate && ownKind < CodedKind.Ice && isPushable[ahead - 1] === 1) stop = Code.None;
    else stop = ahead - kind + Code.PerCell + ownKind;
  }
  return stop;
}
