/**
 * Defines how long the lamp in the scene takes to change, and when the board is dark. The lamp is a light that burns
 * while the level can be won.
 */
import type { Lamp } from "../puzzle";

/** For this many milliseconds after the lamp went out or was lit, a part of the lamp may move. */
export const LAMP_CHANGE_MS = 400;

/** Returns whether the board is dark: because the lamp is out, or because a level without a lamp is lost. */
export function isBoardDark(lamp: Lamp): boolean {
  return lamp === "out" || lamp === "dark";
}
