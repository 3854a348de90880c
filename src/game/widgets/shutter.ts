/** The shutter: two black halves that slide apart over each new screen. */
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";

export const SHUTTER_MS = 240;

/**
 * Draws the shutter over a new screen: two black halves that slide apart. `shownMs` is the time since the screen
 * opened.
 */
export function drawShutter(shownMs: number): void {
  const closedShare = 1 - Math.min(1, shownMs / SHUTTER_MS);
  const width = Math.floor((SCREEN_WIDTH / 2) * closedShare * closedShare);
  if (width === 0) return;
  fillBox("black", 0, 0, width, SCREEN_HEIGHT);
  fillBox("black", SCREEN_WIDTH - width, 0, width, SCREEN_HEIGHT);
}
