/**
 * Defines the save's data about lessons that do not depend on a puzzle: lessons about controls, such as the hint, and
 * about twists of the weekly remix, such as fog. The player gets each of these lessons only once.
 */
import type { Twist } from "../../puzzles/twist";

/**
 * `knownControls` has one letter for each lesson about a control or a twist (a special rule) that the player has seen.
 */
export interface KnownControls {
  knownControls: string;
}

/**
 * The letter that stands for the lesson about hints. No lesson about a thing on the board may have this letter, because
 * the letter alone says which lesson is meant.
 */
export const HINT_LETTER = "q";

/**
 * The letters that stand for the lessons about the twists (special rules) of the weekly remix. No lesson about a thing
 * on the board may have one of these letters, because a letter alone says which lesson is meant.
 */
export const TWIST_LETTERS: Readonly<Record<Twist, string>> = { rewinds: "r", turned: "u", fog: "f" };

/**
 * This letter is stored when the player looks back at a cleared level for the first time. It means that the player
 * knows this control. There is no lesson about it, and no lesson may have this letter.
 */
export const LOOK_BACK_LETTER = "k";

/**
 * This letter means that the player knows that a board becomes dark when it can no longer be won. The letter is stored
 * when the player first acts on a dark board. No lesson may have this letter.
 */
export const DARK_LETTER = "n";

/**
 * Returns whether a letter stands for a lesson about a control, such as the hint, or about a twist of the weekly remix.
 */
export function isControl(letter: string): boolean {
  const { rewinds, turned, fog } = TWIST_LETTERS;
  return letter === HINT_LETTER || letter === rewinds || letter === turned || letter === fog;
}

/**
 * Returns whether the player has had the lesson, about a control or a twist (a special rule), for which `letter`
 * stands.
 */
export function knowsControl({ knownControls }: KnownControls, letter: string): boolean {
  return knownControls.includes(letter);
}

/**
 * Records that the player has had the lesson, about a control or a twist (a special rule), for which `letter` stands.
 */
export function markControlKnown(known: KnownControls, letter: string): void {
  if (!known.knownControls.includes(letter)) known.knownControls += letter;
}
