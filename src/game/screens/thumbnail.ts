import { fillBox, type Ink } from "../../device/screen";
import type { Legend } from "../../kernel/legend";

/** The room of a level's small picture, and how large its cells are, in pixels. */
export interface ThumbnailSize {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

/** The largest picture of a map that a frame of so many pixels has room for. */
export function thumbnailSizeIn(map: readonly string[], width: number, height: number): ThumbnailSize {
  const cell = Math.floor(Math.min(width / map[0].length, height / rowsOf(map)));
  return { width, height, cell };
}

/** How many rows of a map show what stands there: what lies beneath follows after an empty one. */
function rowsOf(map: readonly string[]): number {
  const gap = map.indexOf("");
  return gap < 0 ? map.length : gap;
}

/** Draws what stands on a level's map, the player's piece larger than the rest. */
export function drawThumbnail(
  { kindOf, thingOf, nothing }: Legend,
  map: readonly string[],
  size: ThumbnailSize,
  ink: Ink,
  x: number,
  y: number,
): void {
  const { cell } = size;
  const rows = rowsOf(map);
  const left = x + Math.floor((size.width - map[0].length * cell) / 2);
  const top = y + Math.floor((size.height - rows * cell) / 2);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < map[row].length; column++) {
      const kind = kindOf[map[row].charAt(column)] ?? nothing;
      if (kind === nothing) continue;
      drawPiece(ink, thingOf[kind].isPlayer === true, cell, left + column * cell, top + row * cell);
    }
  }
}

function drawPiece(ink: Ink, isPlayer: boolean, cell: number, x: number, y: number): void {
  if (isPlayer) fillBox(ink, x - 1, y - 1, cell + 2, cell + 2);
  else fillBox(ink, x, y, cell, cell);
}
