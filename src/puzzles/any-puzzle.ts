import type { BoardSize, Puzzle } from "./puzzle";

declare const brand: unique symbol;

// What comes from a puzzle and goes back to it, and to it alone: the rest of the game hands it on and looks at none of it.
export interface OpaqueLevel {
  readonly [brand]: "level";
}
export interface OpaqueState {
  readonly [brand]: "state";
}
export interface OpaqueTarget extends BoardSize {
  readonly [brand]: "wish";
}

/** Any puzzle, for those who need not know which. */
export type AnyPuzzle = Puzzle<OpaqueLevel, OpaqueState, OpaqueTarget>;

/** The puzzle, for those who need not know which it is. */
export function toAnyPuzzle<Level, State, Wish extends BoardSize>(puzzle: Puzzle<Level, State, Wish>): AnyPuzzle {
  return puzzle as unknown as AnyPuzzle;
}
