/**
 * The lamp: the light in the scene around the board, which is lit while the level can be won. Here is in which of its
 * states the board is dark, and how long it takes to change.
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
