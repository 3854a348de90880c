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

const MOST_PIXELS = 24;
const LEAST_CELL = 2;

export function thumbnailSizeOf(campaign: Campaign): ThumbnailSize {
  let columns = 1;
  let rows = 1;
  for (const { map } of levelsOf(campaign)) {
    columns = Math.max(columns, map[0].length);
    rows = Math.max(rows, rowsOf(map));
  }
  const cell = Math.max(LEAST_CELL, Math.floor(MOST_PIXELS / Math.max(columns, rows)));
  return { width: MOST_PIXELS, height: rows * cell, cell };
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
