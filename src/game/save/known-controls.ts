/**
 * Stores which controls and twists the player has been taught by a lesson, in any puzzle. A control is, for example,
 * the hint; a twist is what is different in a weekly remix.
 */
import type { Twist } from "../../puzzles/twist";

/** The letters that stand for the controls and twists which a lesson has taught the player. */
export interface KnownControls {
  knownControls: string;
}

/** The letter that stands for the lesson about hints. No thing of a puzzle may have this letter. */
export const HINT_LETTER = "q";

/**
 * The letters that stand for the lessons about the twists of the weekly remix. No thing of a puzzle may have one of
 * them.
 */
export const TWIST_LETTERS: Readonly<Record<Twist, string>> = { rewinds: "r", turned: "u", fog: "f" };

/** Returns whether a letter stands for a control or a twist, which the player is taught once, in any puzzle. */
export function isControl(letter: string): boolean {
  const { rewinds, turned, fog } = TWIST_LETTERS;
  return letter === HINT_LETTER || letter === rewinds || letter === turned || letter === fog;
}

/** Returns whether the player has been taught the control or twist for which `letter` stands. */
export function knowsControl({ knownControls }: KnownControls, letter: string): boolean {
  return knownControls.includes(letter);
}

/** Records that the player has been taught the control or twist for which `letter` stands. */
export function markControlKnown(known: KnownControls, letter: string): void {
  if (!known.knownControls.includes(letter)) known.knownControls += letter;
}
