/**
 * The English texts about keepsakes (small things that the player earns with each ten endless levels). They are loaded
 * when the player has a keepsake.
 */
import { LEVELS_PER_KEEPSAKE } from "../../puzzles/looks/keepsake";

export const en = {
  /**
   * The name of a keepsake (a small thing that the player has earned) whose puzzle has no names for its keepsakes yet.
   */
  unnamed: "Keepsake",
  /**
   * The text when a keepsake (a small thing) is earned, from long to short. A picture of the keepsake is drawn before
   * the text.
   */
  earned: (name: string, next: string) => [`${name}. ${next} levels`, `${name}. ${next}`, name],
  /**
   * The text in the level after a keepsake (a small thing) was earned, from long to short. Without room for the name,
   * only the picture shows which keepsake it was.
   */
  afterwards: (name: string, next: string) => [`${name}. ${next} levels`, `${name}. ${next}`, `${next} levels`, next],
  /** When the next keepsake (a small thing) is earned, in levels. The word "levels" follows if there is room. */
  next: `Next in ${LEVELS_PER_KEEPSAKE}`,
  /** The text when the last keepsake (a small thing) of a puzzle is earned, from long to short. */
  earnedLast: (name: string) => [`${name}. You have them all`, `${name}. All found`, name],
  /** The text in the level after the one that earned the last keepsake (a small thing) of a puzzle. */
  afterLast: (name: string) => [`${name}. You have them all`, `${name}. All found`, "All found"],
};
