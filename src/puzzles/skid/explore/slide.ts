import { Code, Piece } from "./lanes";

// Two codes of one cell are nearer than this, and no others.
const NEAR: number = Code.Near;

/**
 * Where a piece stops that slides to higher codes: where the ground has it stop, unless that is out of order with the
 * piece ahead; then behind that one. If that is a crate that may be pushed the stop is `high`, which is no code. @inline
 */
export function stopBelow(stop: number, code: number, ahead: number, opens: readonly number[], high: number): number {
  if (ahead - stop < NEAR) {
    const kind: Piece = ahead % Code.Kinds;
    const ownKind: Piece = code % Code.Kinds;
    if (kind === Piece.Crate && ownKind < Piece.Ice && opens[ahead - 1] === 1) stop = high;
    else stop = ahead - kind - Code.Kinds + ownKind;
  }
  return stop;
}

/** As `stopBelow`, to lower codes; a crate that may be pushed gives `Code.None`. @inline */
export function stopAbove(stop: number, code: number, ahead: number, opens: readonly number[]): number {
  if (stop - ahead < NEAR) {
    const kind: Piece = ahead % Code.Kinds;
    const ownKind: Piece = code % Code.Kinds;
    if (kind === Piece.Crate && ownKind < Piece.Ice && opens[ahead - 1] === 1) stop = Code.None;
    else stop = ahead - kind + Code.Kinds + ownKind;
  }
  return stop;
}
