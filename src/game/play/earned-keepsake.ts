/**
 * The line beside the board about a keepsake (a small thing from the puzzle's scenery) that a cleared level has earned.
 */
import { keepsakeNames } from "../../puzzles/keepsakes";
import { KEEPSAKE_COUNT } from "../../puzzles/looks/keepsake";
import { KEEPSAKE_TEXTS } from "../texts/keepsakes";

/**
 * A keepsake (a small thing from the puzzle's scenery) that the level cleared last has earned, with the texts about it.
 */
export interface EarnedKeepsake {
  readonly puzzleId: string;
  /** The number of the earned keepsake's picture in the puzzle's image table of keepsakes, from 1. */
  readonly pictureNumber: number;
  /**
   * The texts about this keepsake (a small thing that the player has earned) in the cleared level, from long to short.
   */
  readonly texts: readonly string[];
  /**
   * The texts about this keepsake and the next one to earn, in the level after the one that earned it. From long to
   * short.
   */
  readonly afterwards: readonly string[];
}

/**
 * Returns the texts and the picture of a puzzle's keepsake (a small thing), which was earned just now. `pictureNumber`
 * is its number, from 1.
 */
export function describeEarned(puzzleId: string, pictureNumber: number): EarnedKeepsake {
  const { unnamed, next, earned, afterwards, earnedLast, afterLast } = KEEPSAKE_TEXTS;
  const names = keepsakeNames(puzzleId);
  const name = pictureNumber <= names.length ? names[pictureNumber - 1] : unnamed;
  if (pictureNumber >= KEEPSAKE_COUNT) {
    return { puzzleId, pictureNumber, texts: earnedLast(name), afterwards: afterLast(name) };
  }
  return { puzzleId, pictureNumber, texts: earned(name, next), afterwards: afterwards(name, next) };
}
