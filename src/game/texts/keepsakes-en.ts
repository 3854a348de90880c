/** The English texts about keepsakes. They are loaded when the player has a keepsake. */
import { LEVELS_PER_KEEPSAKE } from "../../puzzles/looks/keepsake";

export const en = {
  /** The name of a keepsake whose puzzle has no names for its keepsakes yet. */
  unnamed: "Keepsake",
  /** What is said when a keepsake is earned, from long to short. Its picture stands before the text. */
  earned: (name: string, next: string) => [`${name}. ${next} levels`, `${name}. ${next}`, name],
  /** What is said in the level after it. Where there is no room for the name, only the picture says what was earned. */
  afterwards: (name: string, next: string) => [`${name}. ${next} levels`, `${name}. ${next}`, `${next} levels`, next],
  /** When the next keepsake is earned. The word "levels" follows where there is room. */
  next: `Next in ${LEVELS_PER_KEEPSAKE}`,
  /** What is said with the last keepsake of a puzzle, from long to short, and in the level after it. */
  earnedLast: (name: string) => [`${name}. You have them all`, `${name}. All found`, name],
  afterLast: (name: string) => [`${name}. You have them all`, `${name}. All found`, "All found"],
};
