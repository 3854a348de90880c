/**
 * Lists the functions that draw the things of each puzzle for thumbnails, the small pictures of levels. Each is listed
 * by the path of its picture below `assets`.
 */
import { join } from "node:path";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import type { AnyPuzzle } from "../../../src/puzzles/any-puzzle";
import { createBitmap, inkAt, joinInRow, rotateClockwise, setInk, type Bitmap, type Ink } from "../bitmap";
import { readSprites } from "../sprite-text";

/**
 * The sprites of things for thumbnails, one cell large. A sprite's name consists of the puzzle's id, the size of a cell
 * and the character of the thing in maps.
 */
const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

export const SMALL_LEVEL_PICTURES: Readonly<Record<string, () => Bitmap>> = Object.fromEntries(
  loadAllPuzzles().flatMap((puzzle) =>
    puzzle.journey.thumbnailCellSizes.flatMap((cellSize) => [
      [pathOf(puzzle, "small", cellSize), () => joinInRow(drawThings(puzzle, cellSize))] as const,
      [pathOf(puzzle, "large", 2 * cellSize), () => joinInRow(drawThings(puzzle, cellSize).map(enlarge))] as const,
    ]),
  ),
);

function pathOf({ id }: AnyPuzzle, name: "small" | "large", cellSize: number): string {
  return `images/${id}/${name}${cellSize}-table-${cellSize}-${cellSize}.png`;
}

function enlarge(sprite: Bitmap): Bitmap {
  const { width, height } = sprite;
  const large = createBitmap(2 * width, 2 * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ink = inkAt(sprite, x, y);
      const [above, right] = [inkAt(sprite, x, y - 1), inkAt(sprite, x + 1, y)];
      const [below, left] = [inkAt(sprite, x, y + 1), inkAt(sprite, x - 1, y)];
      const isFlat = above === below || left === right;
      const cornerOf = (one: Ink, other: Ink): Ink => (!isFlat && one === other ? one : ink);
      setInk(large, 2 * x, 2 * y, cornerOf(left, above));
      setInk(large, 2 * x + 1, 2 * y, cornerOf(above, right));
      setInk(large, 2 * x, 2 * y + 1, cornerOf(left, below));
      setInk(large, 2 * x + 1, 2 * y + 1, cornerOf(below, right));
    }
  }
  return large;
}

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
