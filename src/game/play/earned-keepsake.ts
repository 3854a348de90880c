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
  /** The number (from 1) of the keepsake's picture in the puzzle's image table of keepsakes (souvenirs). */
  readonly pictureNumber: number;
  /**
   * The wordings of the text about the earned keepsake (a souvenir), from long to short, for the screen with the
   * cleared level.
   */
  readonly texts: readonly string[];
  /**
   * The wordings of the text about the earned keepsake (a souvenir) and the next one to earn, from long to short. This
   * text is shown in the level that follows the cleared one.
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
