import { fillBox, type Ink } from "../../device/screen";
import type { Legend } from "../../kernel/legend";
import { levelsOf } from "../../puzzles/campaign";
import type { Campaign } from "../../puzzles/puzzle";

/** How large the small pictures of a campaign's levels are, in pixels: all alike, for its largest map. */
export interface ThumbnailSize {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

/** A picture's side, but for maps so large that even the smallest cells need more. */
const SIDE = 24;
const LEAST_CELL = 2;

export function thumbnailSizeOf(campaign: Campaign): ThumbnailSize {
  let columns = 1;
  let rows = 1;
  for (const { map } of levelsOf(campaign)) {
    columns = Math.max(columns, map[0].length);
    rows = Math.max(rows, rowsOf(map));
  }
  const cell = Math.max(LEAST_CELL, Math.floor(SIDE / Math.max(columns, rows)));
  return { width: Math.max(SIDE, columns * cell), height: rows * cell, cell };
}

/** How many rows of a map show what stands there: what lies beneath follows after an empty one. */
function rowsOf(map: readonly string[]): number {
  const gap = map.indexOf("");
  return gap < 0 ? map.length : gap;
}

/** Draws what stands on a level's map, the player's piece larger than the rest, all within the picture. */
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
      const side = thingOf[kind].isPlayer === true ? cell + 2 : cell;
      const reach = Math.floor((side - cell) / 2);
      const pieceX = within(left + column * cell - reach, x, x + size.width - side);
      const pieceY = within(top + row * cell - reach, y, y + size.height - side);
      fillBox(ink, pieceX, pieceY, side, side);
    }
  }
}

function within(position: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, position));
}
