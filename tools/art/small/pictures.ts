import { join } from "node:path";
import { allPuzzles } from "../../../src/puzzles/index";
import type { SealedPuzzle } from "../../../src/puzzles/sealed";
import { createBitmap, inOneRow, quarterTurn, type Bitmap } from "../bitmap";
import { readSprites } from "../sprite-text";

/** What stands on a level's map, one cell large: by puzzle, the cell's side and the character of maps. */
const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** The things of each world as they stand in small pictures of levels, by their paths below `assets`. */
export const SMALL_PICTURES: Readonly<Record<string, () => Bitmap>> = Object.fromEntries(
  allPuzzles().flatMap((puzzle) =>
    puzzle.journey.smallCells.map((cell) => [
      `images/${puzzle.id}/small${cell}-table-${cell}-${cell}.png`,
      () => inOneRow(drawThings(puzzle, cell)),
    ]),
  ),
);

/** A frame for each kind, in the order of the legend. */
function drawThings({ id, legend }: SealedPuzzle, cell: number): Bitmap[] {
  return legend.things.flatMap(({ characters }) => {
    if (legend.kindOf[characters] === legend.nothing) return [createBitmap(cell, cell)];
    const first = spriteOf(id, cell, characters.charAt(0));
    if (first === undefined) throw new Error(`${id} has no small picture of ${characters} in cells of ${cell} pixels`);
    return [...characters].map((character, way) => spriteOf(id, cell, character) ?? turned(first, way));
  });
}

function spriteOf(id: string, cell: number, character: string): Bitmap | undefined {
  const name = `${id} ${cell} ${character}`;
  return name in SPRITES ? SPRITES[name] : undefined;
}

function turned(sprite: Bitmap, quarters: number): Bitmap {
  return quarters === 0 ? sprite : turned(quarterTurn(sprite), quarters - 1);
}
