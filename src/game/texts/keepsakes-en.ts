/**
 * The English texts about keepsakes: souvenirs, of which the player earns one for each ten endless levels. These texts
 * are loaded when the player has earned a keepsake.
 */
import { LEVELS_PER_KEEPSAKE } from "../../puzzles/looks/keepsake";

export const en = {
  /** The name of an earned keepsake of a puzzle that has no names for its keepsakes yet. */
  unnamed: "Keepsake",
  /** The text that follows the picture of a keepsake (a souvenir) that was just earned, from long to short. */
  earned: (name: string, next: string) => [`${name}. ${next} levels`, `${name}. ${next}`, name],
  /**
   * The text that is shown afterwards, in the level that follows an earned keepsake, from long to short. The shortest
   * wordings leave out the keepsake's name, because its picture is beside the text.
   */
  afterwards: (name: string, next: string) => [`${name}. ${next} levels`, `${name}. ${next}`, `${next} levels`, next],
  /** Says after how many levels the next keepsake is earned. The word "levels" follows if there is space. */
  next: `Next in ${LEVELS_PER_KEEPSAKE}`,
  /** The text when the last keepsake of a puzzle is earned, from long to short. */
  earnedLast: (name: string) => [`${name}. You have them all`, `${name}. All found`, name],
  /** The text beside the board in the level that follows after the player has earned the last keepsake of a puzzle. */
  afterLast: (name: string) => [`${name}. You have them all`, `${name}. All found`, "All found"],
};
