/** Finds the cell where a piece was at an earlier point of a win, for a hint about this piece. */
import { isTravel } from "../motion";
import type { WinMove } from "./shortest-wins";

/**
 * Returns the cell where a piece is before the first move of `win`, a list of moves up to a win. `cell` is the piece's
 * cell before the move with index `index`.
 */
export function tracePieceBefore<State>(win: readonly WinMove<State>[], index: number, cell: number): number {
  let piece = cell;
  for (let earlier = index - 1; earlier >= 0; earlier--) {
    const there = piece;
    const motion = win[earlier].record.motions.find((each) => isTravel(each) && each.to === there);
    piece = motion?.piece ?? there;
  }
  return piece;
}
