/** A puzzle whose types are hidden, for all code that works with any of the puzzles. */
import type { BoardSize, Puzzle } from "./puzzle";

declare const brand: unique symbol;

// Opaque types: a level, state or target may only be passed back to the puzzle that it came from. The rest of the game
// cannot look inside.
export interface OpaqueLevel {
  readonly [brand]: "level";
}

/** The hidden type of a puzzle's states. */
export interface OpaqueState {
  readonly [brand]: "state";
}

/** The hidden type of a puzzle's targets. Only the size of the board is visible. */
export interface OpaqueTarget extends BoardSize {
  readonly [brand]: "target";
}

/** Any of the puzzles, with opaque types. */
export type AnyPuzzle = Puzzle<OpaqueLevel, OpaqueState, OpaqueTarget>;

/** Returns the puzzle with its types replaced by opaque ones. */
export function toAnyPuzzle<Level, State, Target extends BoardSize>(puzzle: Puzzle<Level, State, Target>): AnyPuzzle {
  return puzzle as unknown as AnyPuzzle;
}
