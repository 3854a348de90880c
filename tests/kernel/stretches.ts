import type { Stretch } from "../../src/kernel/motion";

/** Where a piece is after a move: where it was if it did nothing, `NOWHERE` if it has gone for good. */
export function endOf(stretches: readonly Stretch[], piece: number): number {
  return stretches.findLast((stretch) => stretch.piece === piece)?.to ?? piece;
}
