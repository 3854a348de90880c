/** Which controls of the game, such as the hint, the player has been taught by a lesson in any puzzle. */

/** The letters of the controls that a lesson has taught. */
export interface KnownControls {
  knownControls: string;
}

/** The letter of the lesson about hints, which no thing of a puzzle may have. */
export const HINT_LETTER = "q";

/** Returns whether the player has been taught the control of this letter. */
export function knowsControl({ knownControls }: KnownControls, letter: string): boolean {
  return knownControls.includes(letter);
}

/** Records that the player has been taught the control of this letter. */
export function markControlKnown(known: KnownControls, letter: string): void {
  if (!known.knownControls.includes(letter)) known.knownControls += letter;
}
