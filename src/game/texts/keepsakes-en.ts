/** The English texts about keepsakes: souvenirs, of which the player earns one for each ten endless levels. */
import { LEVELS_PER_KEEPSAKE } from "../../puzzles/looks/keepsake";

export const en = {
  /** The name of an earned keepsake (a souvenir) of a puzzle that has no names for its keepsakes yet. */
  unnamed: "Keepsake",
  /**
   * The text beside the picture of a keepsake (a souvenir) that the player has just earned, in several lengths, the
   * longest first.
   */
  earned: (name: string, next: string) => [`${name}. ${next} levels`, `${name}. ${next}`, name],
  /**
   * The text beside the board of the level after the player has earned a keepsake (a souvenir). The list has several
   * wordings, the longest first. Short wordings leave out the name of the keepsake.
   */
  afterwards: (name: string, next: string) => [`${name}. ${next} levels`, `${name}. ${next}`, `${next} levels`, next],
  /**
   * The text that says after how many endless levels the next keepsake (a souvenir) is earned. The word "levels"
   * follows if there is space.
   */
  next: `Next in ${LEVELS_PER_KEEPSAKE}`,
  /**
   * The text beside the last keepsake (a souvenir) of a puzzle when the player has just earned it, the longest first.
   */
  earnedLast: (name: string) => [`${name}. You have them all`, `${name}. All found`, name],
  /** The text beside the board in the level after the player has earned the last keepsake (a souvenir) of a puzzle. */
  afterLast: (name: string) => [`${name}. You have them all`, `${name}. All found`, "All found"],
};
