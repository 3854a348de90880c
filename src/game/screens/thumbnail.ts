import { fillBox, type Ink } from "../../device/screen";
import type { CampaignLevel } from "../../puzzles/puzzle";

/** How large the small pictures of a campaign's levels are, in pixels: all alike, for its largest map. */
export interface ThumbnailSize {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

const MOST_PIXELS = 24;
const LEAST_CELL = 2;

const EMPTY = ".";
const PLAYER = "@";

export function thumbnailSizeOf(campaign: readonly CampaignLevel[]): ThumbnailSize {
  let columns = 1;
  let rows = 1;
  for (const { map } of campaign) {
    columns = Math.max(columns, map[0].length);
    rows = Math.max(rows, map.length);
  }
  const cell = Math.max(LEAST_CELL, Math.floor(MOST_PIXELS / Math.max(columns, rows)));
  return { width: MOST_PIXELS, height: rows * cell, cell };
}

/** Draws what stands on a level's map, the player's piece larger than the rest. */
export function drawThumbnail(map: readonly string[], size: ThumbnailSize, ink: Ink, x: number, y: number): void {
  const { cell } = size;
  const left = x + Math.floor((size.width - map[0].length * cell) / 2);
  const top = y + Math.floor((size.height - map.length * cell) / 2);
  map.forEach((row, at) => {
    for (let column = 0; column < row.length; column++) {
      const character = row.charAt(column);
      if (character !== EMPTY) drawPiece(ink, character === PLAYER, cell, left + column * cell, top + at * cell);
    }
  });
}

function drawPiece(ink: Ink, isPlayer: boolean, cell: number, x: number, y: number): void {
  if (isPlayer) fillBox(ink, x - 1, y - 1, cell + 2, cell + 2);
  else fillBox(ink, x, y, cell, cell);
}
