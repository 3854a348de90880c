import { join } from "node:path";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import type { AnyPuzzle } from "../../../src/puzzles/any-puzzle";
import { createBitmap, joinInRow, rotateClockwise, type Bitmap } from "../bitmap";
import { readSprites } from "../sprite-text";

/** What stands on a level's map, one cell large: by puzzle, the cell's side and the character of maps. */
const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** The things of each world as they stand in small pictures of levels, by their paths below `assets`. */
export const SMALL_LEVEL_PICTURES: Readonly<Record<string, () => Bitmap>> = Object.fromEntries(
  loadAllPuzzles().flatMap((puzzle) =>
    puzzle.journey.thumbnailCellSizes.map((cell) => [
      `images/${puzzle.id}/small${cell}-table-${cell}-${cell}.png`,
      () => joinInRow(drawThings(puzzle, cell)),
    ]),
  ),
);

/** A frame for each kind, in the order of the legend. */
function drawThings({ id, legend }: AnyPuzzle, cellSize: number): Bitmap[] {
  return legend.things.flatMap(({ characters }) => {
    if (legend.kindOf[characters] === legend.emptyKind) return [createBitmap(cellSize, cellSize)];
    const first = spriteOf(id, cellSize, characters.charAt(0));
    if (first === undefined)
      throw new Error(`${id} has no small picture of ${characters} in cells of ${cellSize} pixels`);
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
