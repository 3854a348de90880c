/** The line beside the board about a keepsake that a cleared level has earned. */
import { keepsakeNames } from "../../puzzles/keepsakes";
import { KEEPSAKE_COUNT } from "../../puzzles/looks/keepsake";
import { KEEPSAKE_TEXTS } from "../texts/keepsakes";

/** A keepsake that the level cleared last has earned, with what the screen says about it. */
export interface EarnedKeepsake {
  readonly puzzleId: string;
  /** The number of the keepsake's picture, from 1. */
  readonly pictureNumber: number;
  /**
   * The texts about the keepsake and about the next one, from long to short: those in the cleared level, and those in
   * the level after it.
   */
  readonly texts: readonly string[];
  readonly afterwards: readonly string[];
}

/** Returns what the screen says about keepsake `pictureNumber` (from 1) of a puzzle, which was earned just now. */
export function describeEarned(puzzleId: string, pictureNumber: number): EarnedKeepsake {
  const { unnamed, next, earned, afterwards, earnedLast, afterLast } = KEEPSAKE_TEXTS;
  const names = keepsakeNames(puzzleId);
  const name = pictureNumber <= names.length ? names[pictureNumber - 1] : unnamed;
  if (pictureNumber >= KEEPSAKE_COUNT) {
    return { puzzleId, pictureNumber, texts: earnedLast(name), afterwards: afterLast(name) };
  }
  return { puzzleId, pictureNumber, texts: earned(name, next), afterwards: afterwards(name, next) };
}
