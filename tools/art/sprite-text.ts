/** Reads sprites (hand-drawn small pictures) from text files, adds white rims to them and mirrors them. */
import { readFileSync } from "node:fs";
import { createBitmap, inkAt, setInk, type Bitmap, type Ink } from "./bitmap";

const INKS: Readonly<Record<string, Ink>> = { "#": "black", o: "white", ".": "clear" };

/**
 * Reads sprites from a text file and returns them by name. In the file, a sprite is its name, then its rows (`#` black,
 * `o` white, `.` clear), then an empty line. Throws if there is another character or if the rows of a sprite have
 * different lengths.
 */
export function readSprites(path: string): Readonly<Record<string, Bitmap>> {
  const blocks = readFileSync(path, "utf8").trim().split("\n\n");
  return Object.fromEntries(
    blocks.map((block) => {
      const [name, ...rows] = block.split("\n");
      return [name, parseSprite(name, rows)];
    }),
  );
}

/**
 * Returns a sprite with its halo: a rim of one white pixel, so that the sprite contrasts with any background. The
 * result is two pixels wider and higher than the sprite.
 */
export function withHalo(sprite: Bitmap): Bitmap {
  const onto = createBitmap(sprite.width + 2, sprite.height + 2);
  for (let y = 0; y < onto.height; y++) {
    for (let x = 0; x < onto.width; x++) {
      const ink = inkAt(sprite, x - 1, y - 1);
      setInk(onto, x, y, ink === "clear" && touchesInk(sprite, x - 1, y - 1) ? "white" : ink);
    }
  }
  return onto;
}

export function mirror(sprite: Bitmap): Bitmap {
  const onto = createBitmap(sprite.width, sprite.height);
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) setInk(onto, sprite.width - 1 - x, y, inkAt(sprite, x, y));
  }
  return onto;
}

function touchesInk(sprite: Bitmap, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (inkAt(sprite, x + dx, y + dy) !== "clear") return true;
  }
  return false;
}

function parseSprite(name: string, rows: readonly string[]): Bitmap {
  const width = rows[0].length;
  if (rows.some((row) => row.length !== width)) throw new Error(`sprite ${name}: all rows must have the same length`);
  const pixels = rows.flatMap((row) => [...row].map((letter) => inkOf(name, letter)));
  return { width, height: rows.length, pixels };
}

function inkOf(name: string, letter: string): Ink {
  if (!(letter in INKS)) throw new Error(`sprite ${name}: the pixel "${letter}" must be one of "#", "o" and "."`);
  return INKS[letter];
}
