/** Loads the puzzles for the console check one at a time, because the code of all puzzles takes too much memory. */
import { unloadCode } from "../../device/loaded-code";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { PUZZLES } from "../../puzzles/index";

/**
 * Returns the puzzle at `index` of `PUZZLES`, and unloads the others except the one of the title screen, whose sounds
 * the game plays. The puzzle of an earlier call must not be used any more.
 */
export function loadCheckedPuzzle(titlePuzzleId: string, index: number): AnyPuzzle {
  PUZZLES.forEach(({ id }, other) => {
    if (other !== index && id !== titlePuzzleId) unloadCode(id);
  });
  return PUZZLES[index].loadPuzzle();
}
