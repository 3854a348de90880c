/** Follows a piece through the moves of a win. */
import { isTravel } from "../motion";
import type { WinMove } from "./shortest-wins";

/** Returns where a piece is before the first move of a win that is on `cell` before the move with index `index`. */
export function pieceBefore<State>(win: readonly WinMove<State>[], index: number, cell: number): number {
  let piece = cell;
  for (let earlier = index - 1; earlier >= 0; earlier--) {
    const there = piece;
    const motion = win[earlier].record.motions.find((each) => isTravel(each) && each.to === there);
    piece = motion?.piece ?? there;
  }
  return piece;
}
