/**
 * Draws the keepsakes of a puzzle: souvenirs that a player earns in endless mode. They are small white things with a
 * black rim.
 */
import { join } from "node:path";
import { KEEPSAKE_COUNT, KEEPSAKE_SIZE } from "../../src/puzzles/looks/keepsake";
import { blit, createBitmap, inkAt, joinInRow, setInk, type Bitmap } from "./bitmap";
import { readSprites } from "./sprite-text";

/**
 * Returns a function that draws all keepsakes (souvenirs) of a puzzle side by side, in the order in which the player
 * earns them. The function reads them from `keepsakes.txt` in the puzzle's folder in tools/art.
 */
export const drawKeepsakes =
  (puzzleId: string): (() => Bitmap) =>
  () => {
    const sprites = Object.values(readSprites(join(import.meta.dirname, puzzleId, "keepsakes.txt")));
    if (sprites.length !== KEEPSAKE_COUNT) throw new Error(`${puzzleId}: there must be ${KEEPSAKE_COUNT} keepsakes`);
    return joinInRow(sprites.map((sprite) => drawKeepsake(sprite)));
  };

function drawKeepsake(sprite: Bitmap): Bitmap {
  const picture = createBitmap(KEEPSAKE_SIZE, KEEPSAKE_SIZE);
  const left = Math.floor((KEEPSAKE_SIZE - sprite.width) / 2);
  const top = KEEPSAKE_SIZE - 1 - sprite.height;
  blit(picture, sprite, left, top);
  const bare = { ...picture, pixels: [...picture.pixels] };
  for (let y = 0; y < KEEPSAKE_SIZE; y++) {
    for (let x = 0; x < KEEPSAKE_SIZE; x++) {
      if (inkAt(bare, x, y) === "clear" && touchesInk(bare, x, y)) setInk(picture, x, y, "black");
    }
  }
  return picture;
}

function touchesInk(picture: Bitmap, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (inkAt(picture, x + dx, y + dy) !== "clear") return true;
  }
  return false;
}
