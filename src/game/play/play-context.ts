/**
 * The values with which a mode and its play screen are created: the puzzle, the save and the routes to other screens.
 */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Save } from "../save/save";

/** The puzzle that is played, the save in which progress is stored, and the functions that open other screens. */
export interface PlayContext<ReachableRoutes> {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
  readonly routes: ReachableRoutes;
}
