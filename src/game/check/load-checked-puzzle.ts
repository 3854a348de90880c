/** Loads one puzzle after the other for the console check, because the code of all puzzles takes too much memory. */
import { unloadCode } from "../../device/loaded-code";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { PUZZLES } from "../../puzzles/index";

/**
 * Returns the puzzle at `index`. Unloads the code of all other puzzles except that of the title screen, whose sounds
 * the game still plays. The caller must not use a puzzle that it got before.
 */
export function loadCheckedPuzzle(titlePuzzleId: string, index: number): AnyPuzzle {
  PUZZLES.forEach(({ id }, other) => {
    if (other !== index && id !== titlePuzzleId) unloadCode(id);
  });
  return PUZZLES[index].loadPuzzle();
}
