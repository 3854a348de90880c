/** Draws the shutter, with which each new screen opens: two halves, mostly black, that slide apart over the screen. */
import { drawClipped, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";

export const SHUTTER_MS = 240;

/**
 * Draws, by calling `draw`, the part of a new screen between the two halves of the shutter. `shownMs` is the time since
 * the screen opened, in milliseconds.
 */
export function drawBetweenHalves(shownMs: number, draw: () => void): void {
  const width = halfWidth(shownMs);
  if (width === 0) draw();
  else drawClipped(width, 0, SCREEN_WIDTH - 2 * width, SCREEN_HEIGHT, draw);
}

/**
 * Draws the shutter over a new screen: two halves that slide apart, black or, when the game starts (`isLaunching`),
 * with the night on the quay. `shownMs` is the time since the screen opened.
 */
export function drawShutter(shownMs: number, isLaunching: boolean): void {
  const width = halfWidth(shownMs);
  if (width === 0) return;
  drawHalf(0, width, isLaunching);
  drawHalf(SCREEN_WIDTH - width, width, isLaunching);
}

function drawHalf(x: number, width: number, isLaunching: boolean): void {
  if (isLaunching) drawClipped(x, 0, width, SCREEN_HEIGHT, drawNight);
  else fillBox("black", x, 0, width, SCREEN_HEIGHT);
}

/**
 * Draws the title screen's background by night, the same picture as launcher/launchImage.png, which the console shows
 * before the game starts.
 */
function drawNight(): void {
  drawSprite("images/title/quay", 1, 0, 0);
}

function halfWidth(shownMs: number): number {
  const closedShare = 1 - Math.min(1, shownMs / SHUTTER_MS);
  return Math.floor((SCREEN_WIDTH / 2) * closedShare * closedShare);
}
