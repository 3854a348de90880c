/** Draws the things of each puzzle as they appear in thumbnails of levels. */
import { join } from "node:path";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import type { AnyPuzzle } from "../../../src/puzzles/any-puzzle";
import { createBitmap, joinInRow, rotateClockwise, type Bitmap } from "../bitmap";
import { readSprites } from "../sprite-text";

/** The sprites of things, one cell large. A name is the puzzle's id, the cell size and the character of maps. */
const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** The functions that draw the things of each puzzle for thumbnails, by the pictures' paths below `assets`. */
export const SMALL_LEVEL_PICTURES: Readonly<Record<string, () => Bitmap>> = Object.fromEntries(
  loadAllPuzzles().flatMap((puzzle) =>
    puzzle.journey.thumbnailCellSizes.map((cellSize) => [
      `images/${puzzle.id}/small${cellSize}-table-${cellSize}-${cellSize}.png`,
      () => joinInRow(drawThings(puzzle, cellSize)),
    ]),
  ),
);

/**
 * Draws a frame for each kind of thing, in the order of the legend. A thing whose sprite is missing for a direction is
 * turned.
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
