/**
 * The lamp is the light in the scene around the board. It is lit while the level can be won. This file says how long
 * the lamp takes to change, and for which of its states the board is dark.
 */
import type { Lamp } from "../puzzle";

/**
 * For this many milliseconds after the lamp (the light in the scene around the board) went out or was lit, a part of it
 * may move.
 */
export const LAMP_CHANGE_MS = 400;

/** Returns whether the board is dark: because the lamp is out, or because a level without a lamp is lost. */
export function isBoardDark(lamp: Lamp): boolean {
  return lamp === "out" || lamp === "dark";
}
