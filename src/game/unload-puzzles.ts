/** Unloads the code of puzzles that the player has left, because the code of all puzzles takes too much memory. */
import { unloadCode } from "../device/loaded-code";
import { PUZZLES } from "../puzzles/index";

/**
 * Unloads the code of all puzzles but one. It must be called while no screen is open, because a screen calls the code
 * of its puzzle.
 */
export function unloadOtherPuzzles(puzzleId: string): void {
  for (const { id } of PUZZLES) if (id !== puzzleId) unloadCode(id);
}
