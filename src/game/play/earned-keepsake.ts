/**
 * The line beside the board about a keepsake (a small thing from the puzzle's scenery) that a cleared level has earned.
 */
import { keepsakeNames } from "../../puzzles/keepsakes";
import { KEEPSAKE_COUNT } from "../../puzzles/looks/keepsake";
import { KEEPSAKE_TEXTS } from "../texts/keepsakes";

/** A keepsake that the level cleared last has earned, with the texts about it. */
export interface EarnedKeepsake {
  readonly puzzleId: string;
  /** The number of the keepsake's picture, from 1. */
  readonly pictureNumber: number;
  /**
   * The texts about this keepsake and about the next one to earn, from long to short. `texts` is shown in the cleared
   * level, `afterwards` in the level after it.
   */
  readonly texts: readonly string[];
  readonly afterwards: readonly string[];
}

/** Returns the texts and the picture of keepsake `pictureNumber` (from 1) of a puzzle, which was earned just now. */
export function describeEarned(puzzleId: string, pictureNumber: number): EarnedKeepsake {
  const { unnamed, next, earned, afterwards, earnedLast, afterLast } = KEEPSAKE_TEXTS;
  const names = keepsakeNames(puzzleId);
  const name = pictureNumber <= names.length ? names[pictureNumber - 1] : unnamed;
  if (pictureNumber >= KEEPSAKE_COUNT) {
    return { puzzleId, pictureNumber, texts: earnedLast(name), afterwards: afterLast(name) };
  }
  return { puzzleId, pictureNumber, texts: earned(name, next), afterwards: afterwards(name, next) };
}
