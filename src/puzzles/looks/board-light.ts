/**
 * Defines how long the lamp beside the board takes to change, and when the board is drawn dark. The lamp is a light
 * that burns while the level can be won.
 */
import type { Lamp } from "../puzzle";

/** How many milliseconds a part of the lamp may move after the lamp went out or was lit. */
export const LAMP_CHANGE_MS = 400;

/** Returns whether the board is dark: because the lamp is out, or because a level without a lamp is lost. */
export function isBoardDark(lamp: Lamp): boolean {
  return lamp === "out" || lamp === "dark";
}
