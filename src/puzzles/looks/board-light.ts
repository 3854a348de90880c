/**
 * Defines how long the lamp beside the board takes to change, and when the board is drawn dark. The lamp is a light
 * that burns while the level can be won.
 */
import type { Lamp } from "../puzzle";

/** After the lamp goes out or is lit, a part of the lamp may move for at most this many milliseconds. */
export const LAMP_CHANGE_MS = 400;

/** Returns whether the board is drawn dark. It is dark if the lamp is out, or if a level without a lamp is lost. */
export function isBoardDark(lamp: Lamp): boolean {
  return lamp === "out" || lamp === "dark";
}
