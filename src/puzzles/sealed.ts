import type { BoardSize, Puzzle } from "./puzzle";

declare const seal: unique symbol;

// What comes from a puzzle and goes back to it, and to it alone: the rest of the game hands it on and looks at none of it.
export interface SealedLevel {
  readonly [seal]: "level";
}
export interface SealedState {
  readonly [seal]: "state";
}
export interface SealedWish extends BoardSize {
  readonly [seal]: "wish";
}

/** Any puzzle, for those who need not know which. */
export type SealedPuzzle = Puzzle<SealedLevel, SealedState, SealedWish>;

/** The puzzle, for those who need not know which it is. */
export function sealed<Level, State, Wish extends BoardSize>(puzzle: Puzzle<Level, State, Wish>): SealedPuzzle {
  return puzzle as unknown as SealedPuzzle;
}
