/**
 * The lamp is the light in the scene around the board. It is lit while the level can be won. This file says how long
 * the lamp takes to change, and for which of its states the board is dark.
 */
import type { Lamp } from "../puzzle";

/**
 * How long a part of the lamp (the light in the scene around the board) may move after the lamp went out or was lit, in
 * milliseconds.
 */
export const LAMP_CHANGE_MS = 400;

/** Returns whether the board is dark: because the lamp is out, or because a level without a lamp is lost. */
export function isBoardDark(lamp: Lamp): boolean {
  return lamp === "out" || lamp === "dark";
}
