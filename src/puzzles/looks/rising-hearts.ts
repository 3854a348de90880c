/** Draws hearts that rise from a point of the screen after a win. */
import { fillBox, wantsLessFlashing } from "../../device/screen";

const HEART_COUNT = 3;
/** Each heart begins to rise this many milliseconds after the one before. */
const HEART_EVERY_MS = 260;
const RISE_MS = 900;
const RISE_PIXELS = 40;
const SWAY_PIXELS = 6;
/** The rows of a heart from top to bottom: the first and the last column that are filled in each half, from 0 to 8. */
const HEART_ROWS: readonly (readonly number[])[] = [
  [1, 2, 6, 7],
  [0, 3, 5, 8],
  [0, 8],
  [0, 8],
  [1, 7],
  [2, 6],
  [3, 5],
  [4, 4],
];
const HEART_WIDTH = 9;

/**
 * Draws hearts that rise from the point (`x`, `y`) one after the other, `elapsedMs` after a win. Each heart is black with
 * a white rim. Draws nothing for players who want less flashing.
 */
export function drawRisingHearts(x: number, y: number, elapsedMs: number): void {
  if (wantsLessFlashing()) return;
  for (let heart = 0; heart < HEART_COUNT; heart++) {
    const sinceMs = elapsedMs - heart * HEART_EVERY_MS;
    if (sinceMs <= 0 || sinceMs >= RISE_MS) continue;
    const risen = Math.floor((RISE_PIXELS * sinceMs) / RISE_MS);
    const aside = (heart % 2 === 0 ? 1 : -1) * (SWAY_PIXELS + Math.floor(risen / 5));
    drawHeart(x + aside - Math.floor(HEART_WIDTH / 2), y - risen);
  }
}

function drawHeart(left: number, top: number): void {
  HEART_ROWS.forEach(([from, ...others], row) => {
    const last = others[others.length - 1];
    fillBox("white", left + from - 1, top + row - 1, last - from + 3, 3);
  });
  HEART_ROWS.forEach((ends, row) => {
    for (let index = 0; index < ends.length; index += 2)
      fillBox("black", left + ends[index], top + row, ends[index + 1] - ends[index] + 1, 1);
  });
}
