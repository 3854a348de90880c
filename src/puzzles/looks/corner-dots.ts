/** Draws dots at the corners of the cells, so that players see the cells of a board. */
import { fillBox, paintTransparentPicture, showPicture, type Picture } from "../../device/screen";

const SIDE = 4;
const MIDDLE = 2;

/**
 * Cached pictures of whole rows of dots, because drawing a row at once is faster. The key of a picture is made of the
 * number of dots and their distance. Boards have few sizes, so the cache stays small.
 */
const cachedRows: Record<string, Picture | undefined> = {};

/**
 * Draws a grid of black dots at the corners of cells. The dots have a white rim, so that they are visible on black
 * ground, too. There are `columns` × `rowCount` dots, `spacingPx` pixels apart. The first dot is at (`left`, `top`).
 */
export function drawCornerDots(left: number, top: number, columns: number, rowCount: number, spacingPx: number): void {
  if (columns <= 0) return;
  const row = cachedRow(columns, spacingPx);
  for (let index = 0; index < rowCount; index++) showPicture(row, left - MIDDLE, top - MIDDLE + index * spacingPx);
}

/**
 * Draws the grid of dots of a dark board: plain white dots. On dark ground, dots with a rim would look like small
 * rings, which would draw the eye away from the pieces. The parameters are those of `drawCornerDots`.
 */
export function drawDotsInDark(left: number, top: number, columns: number, rowCount: number, spacingPx: number): void {
  for (let row = 0; row < rowCount; row++) {
    for (let column = 0; column < columns; column++)
      fillBox("white", left - 1 + column * spacingPx, top - 1 + row * spacingPx, MIDDLE, MIDDLE);
  }
}

function cachedRow(columns: number, spacingPx: number): Picture {
  const cacheKey = `${columns} ${spacingPx}`;
  const known = cachedRows[cacheKey];
  if (known !== undefined) return known;
  const row = paintTransparentPicture((columns - 1) * spacingPx + SIDE, SIDE, () => {
    for (let index = 0; index < columns; index++) {
      fillBox("white", index * spacingPx, 0, SIDE, SIDE);
      fillBox("black", index * spacingPx + 1, 1, SIDE - 2, SIDE - 2);
    }
  });
  cachedRows[cacheKey] = row;
  return row;
}
