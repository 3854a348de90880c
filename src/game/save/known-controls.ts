/** Which controls and twists of the game, such as the hint, the player has been taught by a lesson in any puzzle. */
import type { Twist } from "../../puzzles/twist";

/** The letters of the controls and twists that a lesson has taught. */
export interface KnownControls {
  knownControls: string;
}

/** The letter of the lesson about hints, which no thing of a puzzle may have. */
export const HINT_LETTER = "q";

/** The letters of the lessons about the twists of remixes, which no thing of a puzzle may have. */
export const TWIST_LETTERS: Readonly<Record<Twist, string>> = { rewinds: "r", turned: "u", fog: "f" };

/** Returns whether a letter stands for a control or a twist, which the player is taught once, in any puzzle. */
export function isControl(letter: string): boolean {
  const { rewinds, turned, fog } = TWIST_LETTERS;
  return letter === HINT_LETTER || letter === rewinds || letter === turned || letter === fog;
}

/** Returns whether the player has been taught the control of this letter. */
export function knowsControl({ knownControls }: KnownControls, letter: string): boolean {
  return knownControls.includes(letter);
}

/** Records that the player has been taught the control of this letter. */
export function markControlKnown(known: KnownControls, letter: string): void {
  if (!known.knownControls.includes(letter)) known.knownControls += letter;
}
