/**
 * Stores about which controls, such as the hint, and about which twists of the weekly remix a lesson has taught the
 * player. Such a lesson is shown once, and not again in another puzzle.
 */
import type { Twist } from "../../puzzles/twist";

/** The letters of the controls and of the remix's twists that a lesson has taught the player. */
export interface KnownControls {
  knownControls: string;
}

/** The letter that stands for the lesson about hints. No lesson about a thing of a puzzle may have this letter. */
export const HINT_LETTER = "q";

/**
 * The letters that stand for the lessons about the twists of the weekly remix. No lesson about a thing of a puzzle may
 * have one of these letters.
 */
export const TWIST_LETTERS: Readonly<Record<Twist, string>> = { rewinds: "r", turned: "u", fog: "f" };

/**
 * Returns whether a letter stands for a lesson about a control, such as the hint, or about a twist of the weekly remix.
 * The player gets such a lesson only once, in any puzzle.
 */
export function isControl(letter: string): boolean {
  const { rewinds, turned, fog } = TWIST_LETTERS;
  return letter === HINT_LETTER || letter === rewinds || letter === turned || letter === fog;
}

/** Returns whether a lesson has taught the player the control or the twist of the weekly remix with this letter. */
export function knowsControl({ knownControls }: KnownControls, letter: string): boolean {
  return knownControls.includes(letter);
}

/** Records that a lesson has taught the player the control or the twist of the weekly remix with this letter. */
export function markControlKnown(known: KnownControls, letter: string): void {
  if (!known.knownControls.includes(letter)) known.knownControls += letter;
}
