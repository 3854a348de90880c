/**
 * The signs of the keys on the screens where letters are entered, for players who do not see the screen. The web page
 * replaces each sign by the name of its key or button. Ⓐ and Ⓑ have other signs here, because their letter keys enter
 * letters.
 */
import { TEXTS } from "../texts/index";

/** The sign of the key that confirms: Enter on a keyboard, else Ⓐ. */
export const CONFIRM_KEY = "⏎";

/** The sign of the key that deletes a letter or goes back: Backspace on a keyboard, else Ⓑ. */
const BACK_KEY = "⌫";

/** Returns the tip that says how letters are entered. */
export function typingTip(): string {
  return TEXTS.codes.typeTip(CONFIRM_KEY, BACK_KEY);
}
