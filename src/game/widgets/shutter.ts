import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";

/** How long the shutter between two screens takes to open. */
export const SHUTTER_MS = 240;

/** Draws the shutter over a new screen, `shownMs` after that came: two black halves that slide apart. */
export function drawShutter(shownMs: number): void {
  const shut = 1 - Math.min(1, shownMs / SHUTTER_MS);
  const width = Math.floor((SCREEN_WIDTH / 2) * shut * shut);
  if (width === 0) return;
  fillBox("black", 0, 0, width, SCREEN_HEIGHT);
  fillBox("black", SCREEN_WIDTH - width, 0, width, SCREEN_HEIGHT);
}
