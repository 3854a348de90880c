/**
 * The English texts about keepsakes: souvenirs, of which the player earns one for each ten endless levels. These texts
 * are loaded when the player has earned a keepsake.
 */
import { LEVELS_PER_KEEPSAKE } from "../../puzzles/looks/keepsake";

export const en = {
  /** The name of an earned keepsake of a puzzle that has no names for its keepsakes yet. */
  unnamed: "Keepsake",
  /**
   * The text beside the picture of a keepsake (a souvenir) that the player has just earned, in several lengths, the
   * longest first.
   */
  earned: (name: string, next: string) => [`${name}. ${next} levels`, `${name}. ${next}`, name],
  /**
   * The text beside the board in the level that follows after the player has earned a keepsake (a souvenir). The
   * wordings are ordered from long to short. The shortest ones leave out the keepsake's name, because its picture is
   * beside the text.
   */
  afterwards: (name: string, next: string) => [`${name}. ${next} levels`, `${name}. ${next}`, `${next} levels`, next],
  /** Says after how many levels the next keepsake is earned. The word "levels" follows if there is space. */
  next: `Next in ${LEVELS_PER_KEEPSAKE}`,
  /**
   * The text beside the last keepsake (a souvenir) of a puzzle when the player has just earned it. The wordings are
   * ordered from long to short.
   */
  earnedLast: (name: string) => [`${name}. You have them all`, `${name}. All found`, name],
  /**
   * The text beside the board after the player has earned the last keepsake (a souvenir) of a puzzle. It is shown in
   * the next level.
   */
  afterLast: (name: string) => [`${name}. You have them all`, `${name}. All found`, "All found"],
};
