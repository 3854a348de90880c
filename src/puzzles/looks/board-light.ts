/** What all scenes with a lamp share: which states of the lamp leave the board in the dark, and how long it changes. */
import type { Lamp } from "../puzzle";

/** How long a part of the lamp may move after the lamp has changed, in milliseconds. */
export const LAMP_CHANGE_MS = 400;

/** Returns whether the board is dark: because the lamp is out, or because a level without a lamp is lost. */
export function isBoardDark(lamp: Lamp): boolean {
  return lamp === "out" || lamp === "dark";
}
