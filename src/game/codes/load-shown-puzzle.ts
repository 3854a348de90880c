/** Loads the code of one puzzle after the other, for screens that show levels of several puzzles. */
import { unloadCode } from "../../device/loaded-code";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { PUZZLES } from "../../puzzles/index";

/**
 * Returns the puzzle at `index`, for a screen that shows levels of several puzzles. Unloads the code of all other
 * puzzles except the puzzle of the title screen, at `titleIndex`, whose sounds the game still plays. The screen must
 * not use a puzzle that it got before.
 */
export function loadShownPuzzle(index: number, titleIndex: number): AnyPuzzle {
  PUZZLES.forEach(({ id }, other) => {
    if (other !== index && other !== titleIndex) unloadCode(id);
  });
  return PUZZLES[index].loadPuzzle();
}
