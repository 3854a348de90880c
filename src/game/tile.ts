import { fillBox, type Ink } from "../device/screen";

/** A level's picture on the map: a board of 12 by 7 cells, two pixels a cell. */
export const TILE_WIDTH = 24;
export const TILE_HEIGHT = 14;

const CELL = 2;
const EMPTY = ".";
const PLAYER = "@";

/** Draws what stands on a level's map, the player's piece larger than the rest. */
export function drawTile(map: readonly string[], ink: Ink, x: number, y: number): void {
  const left = x + Math.floor((TILE_WIDTH - map[0].length * CELL) / 2);
  const top = y + Math.floor((TILE_HEIGHT - map.length * CELL) / 2);
  map.forEach((row, at) => {
    for (let column = 0; column < row.length; column++) {
      const character = row.charAt(column);
      if (character !== EMPTY) drawPiece(ink, character === PLAYER, left + column * CELL, top + at * CELL);
    }
  });
}

function drawPiece(ink: Ink, isPlayer: boolean, x: number, y: number): void {
  if (isPlayer) fillBox(ink, x - 1, y - 1, CELL + 2, CELL + 2);
  else fillBox(ink, x, y, CELL, CELL);
}
