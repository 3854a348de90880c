/**
 * Defines `AnyPuzzle`, the type of a puzzle in code that works with every puzzle. Unlike `Puzzle`, this type has no
 * type parameters.
 */
import type { BoardSize, Puzzle } from "./puzzle";

declare const brand: unique symbol;

/**
 * A level whose fields are hidden from code outside its puzzle. Only the puzzle that created the level can read its
 * fields. There are such opaque types for states and targets (the wanted size and difficulty of a level), too.
 */
export interface OpaqueLevel {
  readonly [brand]: "level";
}

export interface OpaqueState {
  readonly [brand]: "state";
}

/**
 * The target of a generated level: its wanted properties, such as size and difficulty. Code outside the puzzle can read
 * only the size of the board.
 */
export interface OpaqueTarget extends BoardSize {
  readonly [brand]: "target";
}

export type AnyPuzzle = Puzzle<OpaqueLevel, OpaqueState, OpaqueTarget>;

/**
 * Returns a puzzle unchanged, but with a type that hides the fields of its levels, states and targets (the wanted sizes
 * and difficulties of levels).
 */
export function toAnyPuzzle<Level, State, Target extends BoardSize>(puzzle: Puzzle<Level, State, Target>): AnyPuzzle {
  return puzzle as unknown as AnyPuzzle;
}
