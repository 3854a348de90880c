/** Loads the code of one puzzle at a time, for screens that show levels of several puzzles. */
import { unloadCode } from "../../device/loaded-code";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { PUZZLES } from "../../puzzles/index";

/**
 * Returns the puzzle at `index` of `PUZZLES`, and unloads the others except the title screen's puzzle, whose sounds the
 * game plays. The puzzle of an earlier call must not be used any more.
 */
export function loadShownPuzzle(index: number, titleIndex: number): AnyPuzzle {
  PUZZLES.forEach(({ id }, other) => {
    if (other !== index && other !== titleIndex) unloadCode(id);
  });
  return PUZZLES[index].loadPuzzle();
}
