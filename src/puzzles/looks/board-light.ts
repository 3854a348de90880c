/** Says which states of a scene's lamp leave the board in the dark. */
import type { Lamp } from "../puzzle";

/** Returns whether the board is dark: because the lamp is out, or because a level without a lamp is lost. */
export function isBoardDark(lamp: Lamp): boolean {
  return lamp === "out" || lamp === "dark";
}
