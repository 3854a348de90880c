/** Defines the arguments with which a mode and its play screen are created: the puzzle, and the save. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Save } from "../save/save";

export interface PlayContext {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
}
