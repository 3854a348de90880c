/** The shutter: two black halves that slide apart over each new screen. */
import { drawClipped, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";

export const SHUTTER_MS = 240;

/**
 * Draws the part of a new screen that is between the two halves of the shutter, by calling `draw`. `shownMs` is the
 * time since the screen opened.
 */
export function drawBetweenHalves(shownMs: number, draw: () => void): void {
  const width = halfWidth(shownMs);
  if (width === 0) draw();
  else drawClipped(width, 0, SCREEN_WIDTH - 2 * width, SCREEN_HEIGHT, draw);
}

/**
 * Draws the shutter over a new screen: two black halves that slide apart. `shownMs` is the time since the screen
 * opened.
 */
export function drawShutter(shownMs: number): void {
  const width = halfWidth(shownMs);
  if (width === 0) return;
  fillBox("black", 0, 0, width, SCREEN_HEIGHT);
  fillBox("black", SCREEN_WIDTH - width, 0, width, SCREEN_HEIGHT);
}

function halfWidth(shownMs: number): number {
  const closedShare = 1 - Math.min(1, shownMs / SHUTTER_MS);
  return Math.floor((SCREEN_WIDTH / 2) * closedShare * closedShare);
}
