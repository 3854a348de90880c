/**
 * Defines the save's data about lessons that do not depend on a puzzle: about controls, such as the hint, and about
 * twists of the weekly remix, such as fog.
 */
import type { Twist } from "../../puzzles/twist";

/**
 * What the player knows about controls, twists (special rules) and dark boards: `knownControls` has one letter for each
 * of these.
 */
export interface KnownControls {
  knownControls: string;
}

/** The letter that stands for the lesson about hints. No other lesson may have this letter. */
export const HINT_LETTER = "q";

/**
 * The letters that stand for the lessons about the twists (special rules) of the weekly remix. No other lesson may have
 * one of these letters.
 */
export const TWIST_LETTERS: Readonly<Record<Twist, string>> = { rewinds: "r", turned: "u", fog: "f" };

/**
 * The letter that is stored when the player first looks back at the moves of a cleared level. It stands for no lesson,
 * and no lesson may have it.
 */
export const LOOK_BACK_LETTER = "k";

/**
 * The letter that is stored when the player first acts on a board that became dark because it can no longer be won. It
 * stands for no lesson, and no lesson may have it.
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
 * Returns whether the player knows what `letter` stands for: a control, a twist (a special rule), or what a dark board
 * means.
 */
export function knowsControl({ knownControls }: KnownControls, letter: string): boolean {
  return knownControls.includes(letter);
}

/**
 * Records that the player knows what `letter` stands for: a control, a twist (a special rule), or what a dark board
 * means.
 */
export function markControlKnown(known: KnownControls, letter: string): void {
  if (!known.knownControls.includes(letter)) known.knownControls += letter;
}
