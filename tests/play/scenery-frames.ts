/**
 * Finds out for the tests why the screen has changed between two frames. Either only the scenery of a campaign chapter
 * has moved, such as a sail in the wind, or the game itself has changed something.
 */
import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Movement } from "../../src/puzzles/looks/chapter";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { inkAt, type Bitmap } from "../../tools/art/bitmap";
import { readFrames } from "../../tools/art/frames";
import { projectFolder } from "../../tools/packaging/project-folder";

const [WIDTH, HEIGHT] = [400, 240];
const INKS = ["black", "white"] as const;

interface Mover {
  readonly x: number;
  readonly y: number;
  readonly pictures: readonly Bitmap[];
  /**
   * For each of the thing's pictures, the screen pixels that are black while the picture is shown, and those that are
   * white.
   */
  readonly inkedPixels: readonly (readonly (readonly number[])[])[];
}

/** The things that move in the scenery of the board, such as sails: one list for each campaign chapter that has any. */
const moversOfChapters: readonly (readonly Mover[])[] = loadAllPuzzles()
  .flatMap(({ laterChapters = [] }) => laterChapters.map((load) => load().painter.scene.movements ?? []))
  .filter((movements) => movements.length > 0)
  .map((movements) => movements.map(moverOf));

function moverOf({ sprites, x, y }: Movement): Mover {
  const folder = join(projectFolder, "assets", dirname(sprites));
  const file = readdirSync(folder).find((name) => name.startsWith(`${basename(sprites)}-table-`));
  if (file === undefined) throw new Error(`${sprites} has no picture`);
  const pictures = readFrames(join(dirname(sprites), file));
  return { x, y, pictures, inkedPixels: pictures.map((picture) => inkedPixelsOf(picture, x, y)) };
}

function inkedPixelsOf(picture: Bitmap, x: number, y: number): number[][] {
  const pixels: number[][] = INKS.map(() => []);
  for (let dy = 0; dy < picture.height; dy++) {
    for (let dx = 0; dx < picture.width; dx++) {
      const ink = inkAt(picture, dx, dy);
      if (ink !== "clear") pixels[INKS.indexOf(ink)].push((y + dy) * WIDTH + x + dx);
    }
  }
  return pixels;
}

/**
 * For each pixel of the screen, the chapters in whose scenery a moving thing may cover it. Bit n stands for the chapter
 * with the index n in `moversOfChapters`.
 */
const chapterBitsByPixel = bitsOf(moversOfChapters);

function bitsOf(chapters: readonly (readonly Mover[])[]): Uint32Array {
  if (chapters.length > 32) throw new Error("a pixel has bits for 32 chapters");
  const bits = new Uint32Array(WIDTH * HEIGHT);
  chapters.forEach((movers, chapter) => {
    for (const { x, y, pictures } of movers) {
      const [{ width, height }] = pictures;
      for (let dy = 0; dy < height; dy++)
        for (let dx = 0; dx < width; dx++)
          if (pictures.some((picture) => inkAt(picture, dx, dy) !== "clear"))
            bits[(y + dy) * WIDTH + x + dx] |= 1 << chapter;
    }
  });
  return bits;
}

/**
 * Returns whether two screens differ only by things that move in the scenery of one campaign chapter, such as a sail.
 */
export function isOnlyScenery(before: Uint8Array, after: Uint8Array): boolean {
  const chapterBits = chaptersThatExplain(before, after);
  return moversOfChapters.some(
    (movers, chapter) => (chapterBits & (1 << chapter)) !== 0 && movers.every((mover) => isShown(after, mover)),
  );
}

/**
 * Returns a number with a bit for each chapter whose moving scenery alone can explain all differences between two
 * screens. Returns 0 if there are no differences. Compares four pixels at once, because most pixels are equal.
 */
function chaptersThatExplain(before: Uint8Array, after: Uint8Array): number {
  let bits = -1;
  const fourBefore = inFours(before);
  const fourAfter = inFours(after);
  for (let four = 0; four < fourAfter.length && bits !== 0; four++)
    if (fourBefore[four] !== fourAfter[four])
      for (let index = 4 * four; index < 4 * four + 4; index++)
        if (before[index] !== after[index]) bits &= chapterBitsByPixel[index];
  // If the two screens are equal, all bits of `bits` are still set. The function then returns 0, because nothing has
  // moved in the scenery of any chapter.
  return bits === -1 ? 0 : bits;
}

function inFours({ buffer, byteOffset, length }: Uint8Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length / 4);
}

const MAX_COVERED_SHARE = 0.04;

function isShown(screen: Uint8Array, { pictures, inkedPixels }: Mover): boolean {
  return inkedPixels.some((pixelsOfInks, index) => {
    let different = 0;
    pixelsOfInks.forEach((pixels, value) => {
      for (const pixel of pixels) if (screen[pixel] !== value) different++;
    });
    return different <= MAX_COVERED_SHARE * pictures[index].width * pictures[index].height;
  });
}
