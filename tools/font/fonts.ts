// Makes the game's fonts from Jersey 15 (reading text) and Jersey 25 (large type) of the Soft Type project
// (https://github.com/scfried/soft-type-jersey), which is under the SIL Open Font License 1.1. The new fonts have names
// of their own and the same licence, which is written to a file beside them.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font } from "opentype.js";
import { createBitmap, blit, type Bitmap } from "../art/bitmap";
import { encodePng } from "../art/png";
import { drawExtraCharacters, type FontMetrics } from "./extras";
import { rasterise } from "./outline";

interface FontRecipe extends FontMetrics {
  readonly name: string;
  /** The path of the source font: the name of an npm package, followed by the path inside the package. */
  readonly source: string;
  readonly unitsPerPixel: number;
}

const RECIPES: readonly FontRecipe[] = [
  {
    name: "text",
    source: "@fontsource/jersey-15/files/jersey-15-latin-400-normal.woff",
    unitsPerPixel: 50,
    ascent: 17,
    height: 21,
    capHeight: 15,
    strokeWidth: 3,
  },
  {
    name: "large",
    source: "@fontsource/jersey-25/files/jersey-25-latin-400-normal.woff",
    unitsPerPixel: 30,
    ascent: 27,
    height: 34,
    capHeight: 25,
    strokeWidth: 5,
  },
];

const LICENCE = "@fontsource/jersey-15/LICENSE";
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

const SOURCE_CHARACTERS: readonly string[] = [...ASCII, ..."–—…·×’“”é"];

const COLUMNS = 16;
const packages = createRequire(import.meta.url);

/**
 * Returns the new contents of every file in the folder `assets/fonts`, by file name. Throws if a source font lacks a
 * character or has lines that do not lie on whole pixels.
 */
export function makeFonts(): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>([["OFL.txt", readPackageFile(LICENCE)]]);
  for (const recipe of RECIPES) {
    const characters = drawCharacters(recipe);
    const cellWidth = Math.max(...[...characters.values()].map(({ width }) => width));
    files.set(`${recipe.name}.fnt`, new TextEncoder().encode(formatFnt(characters)));
    files.set(
      `${recipe.name}-table-${cellWidth}-${recipe.height}.png`,
      encodePng(drawGlyphTable(characters, cellWidth)),
    );
  }
  return files;
}

function drawCharacters(recipe: FontRecipe): Map<string, Bitmap> {
  const font = readFont(recipe.source);
  const taken = SOURCE_CHARACTERS.map((character): [string, Bitmap] => [
    character,
    rasteriseOrThrow(font, character, recipe),
  ]);
  return new Map([...taken, ...drawExtraCharacters(recipe)]);
}

function rasteriseOrThrow(
  font: Font,
  character: string,
  { unitsPerPixel, ascent, height, source }: FontRecipe,
): Bitmap {
  const bitmap = rasterise(font, character, unitsPerPixel, ascent, height);
  if (bitmap === undefined) throw new Error(`${source} has no “${character}”`);
  return bitmap;
}

/**
 * Returns the text of the `.fnt` file that describes a font. Its tracking (additional space between letters) is 0
 * pixels, because the width of each character already includes that space. There are no kerning pairs, because the
 * source fonts have none.
 */
function formatFnt(characters: ReadonlyMap<string, Bitmap>): string {
  const lines = [...characters].map(([character, { width }]) => `${character === " " ? "space" : character}\t${width}`);
  return ["tracking=0", ...lines, ""].join("\n");
}

function drawGlyphTable(characters: ReadonlyMap<string, Bitmap>, cellWidth: number): Bitmap {
  const pictures = [...characters.values()];
  const cellHeight = pictures[0].height;
  const table = createBitmap(COLUMNS * cellWidth, Math.ceil(pictures.length / COLUMNS) * cellHeight);
  pictures.forEach((picture, index) => {
    blit(table, picture, (index % COLUMNS) * cellWidth, Math.floor(index / COLUMNS) * cellHeight);
  });
  return table;
}

function readFont(source: string): Font {
  return opentype.parse(new Uint8Array(readPackageFile(source)).buffer);
}

function readPackageFile(path: string): Buffer {
  return readFileSync(packages.resolve(path));
}
