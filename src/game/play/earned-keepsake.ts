/**
 * The text beside the board when the player has earned a keepsake: a souvenir, such as a shell, from the puzzle's
 * scenery.
 */
import { keepsakeNames } from "../../puzzles/keepsakes";
import { KEEPSAKE_COUNT } from "../../puzzles/looks/keepsake";
import { KEEPSAKE_TEXTS } from "../texts/keepsakes";

/** The keepsake (a souvenir) that the player has earned by the last cleared level, with the texts about it. */
export interface EarnedKeepsake {
  readonly puzzleId: string;
  /** The number (from 1) of the picture in the puzzle's image table of keepsakes (souvenirs). */
  readonly pictureNumber: number;
  /**
   * The text about the earned keepsake (a souvenir), beside the cleared level, in several lengths, the longest first.
   */
  readonly texts: readonly string[];
  /**
   * The text about the earned keepsake (a souvenir) and the next one, in several lengths, the longest first. It is
   * shown in the following level.
   */
  readonly afterwards: readonly string[];
}

/**
 * Returns the texts and the picture of a keepsake (a souvenir) that was earned just now. `pictureNumber` is counted
 * from 1.
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
