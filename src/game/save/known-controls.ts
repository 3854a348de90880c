/**
 * Stores which controls and twists the player has been taught by a lesson, in any puzzle. A control is, for example,
 * the hint; a twist is the changed rule of a weekly remix.
 */
import type { Twist } from "../../puzzles/twist";

/**
 * The letters that stand for the controls, such as the hint, and the twists (changed rules of weekly remixes) which a
 * lesson has taught the player.
 */
export interface KnownControls {
  knownControls: string;
}

/** The letter that stands for the lesson about hints. No thing of a puzzle may have this letter. */
export const HINT_LETTER = "q";

/**
 * The letters that stand for the lessons about the twists (changed rules) of the weekly remix. No thing of a puzzle may
 * have one of them.
 */
export const TWIST_LETTERS: Readonly<Record<Twist, string>> = { rewinds: "r", turned: "u", fog: "f" };

/**
 * Returns whether a letter stands for a control, such as the hint, or for a twist (a changed rule in a weekly remix).
 * The player is taught these once, in any puzzle.
 */
export function isControl(letter: string): boolean {
  const { rewinds, turned, fog } = TWIST_LETTERS;
  return letter === HINT_LETTER || letter === rewinds || letter === turned || letter === fog;
}

/**
 * Returns whether the player has been taught what `letter` stands for: a control, such as the hint, or a twist (a
 * changed rule in a weekly remix).
 */
export function knowsControl({ knownControls }: KnownControls, letter: string): boolean {
  return knownControls.includes(letter);
}

/**
 * Records that the player has been taught what `letter` stands for: a control, such as the hint, or a twist (a changed
 * rule in a weekly remix).
 */
export function markControlKnown(known: KnownControls, letter: string): void {
  if (!known.knownControls.includes(letter)) known.knownControls += letter;
}
