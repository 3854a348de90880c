/**
 * The signs of the keys on screens where letters are entered, for players who cannot see the screen. The keys are not
 * called Ⓐ and Ⓑ here, because the keys A and B of the keyboard enter letters.
 */
import { TEXTS } from "../texts/index";

/** The sign of the key that confirms the entered code or name: Enter on a keyboard, else Ⓐ. */
export const CONFIRM_KEY = "⏎";

/** The sign of the key that deletes a letter or goes back: Backspace on a keyboard, else Ⓑ. */
const BACK_KEY = "⌫";

/** Returns the tip that says how letters are entered, for a player who cannot see the screen. */
export function typingTip(): string {
  return TEXTS.codes.typeTip(CONFIRM_KEY, BACK_KEY);
}
