import { crop, inkAt, type Bitmap } from "../../tools/art/bitmap";
import { readPng } from "../../tools/pdx/png";
import { readAsset } from "../assets/files";
import type { Player } from "./player";

const SCREEN_WIDTH = 400;
/** Where a place has its words: up to five lines in the sky or on the wall, and one on the water at the foot of the screen. */
const WORDS_TOPS = [
  { from: 0, to: 9 },
  { from: 16, to: 80 },
  { from: 210, to: 219 },
];

const TABLE = "fonts/text-table-18-21.png";
const WIDTH = 18;
const HEIGHT = 21;

/** Whether a place says something with that character in it, white on black or black on white. */
export function says({ console }: Player, character: string): boolean {
  const glyph = glyphOf(character);
  const isAt = (left: number, top: number, ink: 0 | 1): boolean => {
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const isInked = inkAt(glyph, x, y) === "black";
        if (isInked !== (console.pixels[(top + y) * SCREEN_WIDTH + left + x] === ink)) return false;
      }
    }
    return true;
  };
  for (const { from, to } of WORDS_TOPS) {
    for (let top = from; top <= to; top++) {
      for (let left = 0; left <= SCREEN_WIDTH - WIDTH; left++)
        if (isAt(left, top, 1) || isAt(left, top, 0)) return true;
    }
  }
  return false;
}

function glyphOf(character: string): Bitmap {
  const [, ...lines] = new TextDecoder().decode(readAsset("fonts/text.fnt")).trimEnd().split("\n");
  const index = lines.findIndex((line) => line.startsWith(`${character}\t`));
  const table = readPng(TABLE, readAsset(TABLE));
  const columns = table.width / WIDTH;
  return crop(table, (index % columns) * WIDTH, Math.floor(index / columns) * HEIGHT, WIDTH, HEIGHT);
}
