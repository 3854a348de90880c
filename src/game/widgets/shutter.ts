/** Draws the shutter, with which each new screen opens: two halves, mostly black, that slide apart over the screen. */
import { drawClipped, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";

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
 * Draws the shutter over a new screen: two halves that slide apart. `shownMs` is the time since the screen opened. When
 * the game starts (`isLaunching`), the halves show the night on the quay, the console's last picture before the game's
 * first. Otherwise they are black.
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
 * Draws the background of the title screen by night. Its picture is the same as launcher/launchImage.png, which the
 * console shows before the game starts.
 */
function drawNight(): void {
  drawSprite("images/title/quay", 1, 0, 0);
}

function halfWidth(shownMs: number): number {
  const closedShare = 1 - Math.min(1, shownMs / SHUTTER_MS);
  return Math.floor((SCREEN_WIDTH / 2) * closedShare * closedShare);
}
