/** The context of a level being played: its puzzle, its mode, the save and, if the level is a lesson, the lesson. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Save } from "../save/save";
import type { Mode } from "./mode";
import type { Tutorial } from "./tutorial";

export interface LevelContext {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
  readonly mode: Mode;
  readonly tutorial: Tutorial | undefined;
}
