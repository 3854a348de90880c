/**
 * The arguments that a mode and its play screen are created with: the puzzle, the save and the routes to other screens.
 */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Save } from "../save/save";

export interface PlayContext<ReachableRoutes> {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
  readonly routes: ReachableRoutes;
}
