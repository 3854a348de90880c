/** A puzzle whose types are hidden, for all code that works with every puzzle. */
import type { BoardSize, Puzzle } from "./puzzle";

declare const brand: unique symbol;

// Opaque types: only the puzzle that created a level, a state or a target can read the fields of the object. A target
// is the wanted size and difficulty of a generated level.
export interface OpaqueLevel {
  readonly [brand]: "level";
}

/**
 * The state of a level of any puzzle: where its pieces are. The fields are hidden: only the puzzle that created the
 * state can read them.
 */
export interface OpaqueState {
  readonly [brand]: "state";
}

/**
 * The wanted properties of a level that any puzzle generates. Only the size of the board is visible; the other fields
 * are hidden.
 */
export interface OpaqueTarget extends BoardSize {
  readonly [brand]: "target";
}

/** Any puzzle. Only the puzzle itself can read the fields of its levels and states. */
export type AnyPuzzle = Puzzle<OpaqueLevel, OpaqueState, OpaqueTarget>;

/**
 * Returns a puzzle unchanged, but with a type that hides the fields of its levels, states and targets. A target is the
 * wanted size and difficulty of a level.
 */
export function toAnyPuzzle<Level, State, Target extends BoardSize>(puzzle: Puzzle<Level, State, Target>): AnyPuzzle {
  return puzzle as unknown as AnyPuzzle;
}
