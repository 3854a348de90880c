/**
 * Lists the functions that draw the things of each puzzle for thumbnails, the small pictures of levels, by the
 * pictures' paths below `assets`.
 */
import { join } from "node:path";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import type { AnyPuzzle } from "../../../src/puzzles/any-puzzle";
import { createBitmap, joinInRow, rotateClockwise, type Bitmap } from "../bitmap";
import { readSprites } from "../sprite-text";

/**
 * The sprites of things, one cell large. A sprite's name consists of the puzzle's id, the size of a cell and the
 * character that stands for the thing in maps.
 */
const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

export const SMALL_LEVEL_PICTURES: Readonly<Record<string, () => Bitmap>> = Object.fromEntries(
  loadAllPuzzles().flatMap((puzzle) =>
    puzzle.journey.thumbnailCellSizes.map((cellSize) => [
      `images/${puzzle.id}/small${cellSize}-table-${cellSize}-${cellSize}.png`,
      () => joinInRow(drawThings(puzzle, cellSize)),
    ]),
  ),
);

/**
 * Draws a picture of each thing in each direction, in the order of the puzzle's list of things. If a thing has no
 * sprite for a direction, another sprite is turned.
 */
function drawThings({ id, legend }: AnyPuzzle, cellSize: number): Bitmap[] {
  return legend.things.flatMap(({ characters }) => {
    if (legend.kindOf[characters] === legend.emptyKind) return [createBitmap(cellSize, cellSize)];
    const first = spriteOf(id, cellSize, characters.charAt(0));
    if (first === undefined)
      throw new Error(`tools/art/small-levels/sprites.txt has no sprite "${id} ${cellSize} ${characters.charAt(0)}"`);
    return [...characters].map(
      (character, quarters) => spriteOf(id, cellSize, character) ?? rotateQuarters(first, quarters),
    );
  });
}

function spriteOf(id: string, cellSize: number, character: string): Bitmap | undefined {
  const name = `${id} ${cellSize} ${character}`;
  return name in SPRITES ? SPRITES[name] : undefined;
}

function rotateQuarters(sprite: Bitmap, quarters: number): Bitmap {
  return quarters === 0 ? sprite : rotateQuarters(rotateClockwise(sprite), quarters - 1);
}
