import { createRandom, draw } from "../../../src/kernel/random";
import { createBitmap, fill, inkAt, setInk, blit, type Bitmap } from "../bitmap";
import { offset, type Shape } from "../shapes";

/** A number from 0 up to `count`, exclusive. */
export type Dice = (count: number) => number;

export function dice(seed: number): Dice {
  const random = createRandom(seed);
  return (count) => draw(random) % count;
}

/** Leaves with the sun on them. */
const LEAVES: readonly (readonly string[])[] = [
  ["..oo", ".ooo", "ooo."],
  ["oo..", "ooo.", ".ooo"],
  [".oo.", "oooo"],
  [".o.", "ooo", "ooo"],
];
const TRIES_PER_PIXEL = 0.15;

/** Fills a shape with dark leaves on which the sun glints here and there: nowhere do two glints touch, or one the edge. */
export function fillWithLeaves(onto: Bitmap, shape: Shape, seed: number): void {
  fill(onto, shape, "black");
  const roll = dice(seed);
  const inner = createBitmap(onto.width, onto.height);
  fill(inner, offset(shape, -2), "black");
  const { width, height } = onto;
  const tries = Math.round(inner.pixels.filter((ink) => ink === "black").length * TRIES_PER_PIXEL);
  for (let at = 0; at < tries;) {
    const x = roll(width);
    const y = roll(height);
    if (inkAt(inner, x, y) === "clear") continue;
    at++;
    placeLeaf(onto, inner, LEAVES[roll(LEAVES.length)], x, y);
  }
}

/** Where there is no room for a leaf it is left out. What is taken is no longer inner. */
function placeLeaf(onto: Bitmap, inner: Bitmap, leaf: readonly string[], left: number, top: number): void {
  for (let y = 0; y < leaf.length; y++) {
    for (let x = 0; x < leaf[0].length; x++) if (inkAt(inner, left + x, top + y) !== "black") return;
  }
  leaf.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === "o") setInk(onto, left + x, top + y, "white");
    });
  });
  for (let y = -1; y <= leaf.length; y++) {
    for (let x = -1; x <= leaf[0].length; x++) setInk(inner, left + x, top + y, "white");
  }
}

/** Frames one below the other: an image table of one column. */
export function inOneColumn(frames: readonly Bitmap[]): Bitmap {
  const { width, height } = frames[0];
  const column = createBitmap(width, height * frames.length);
  frames.forEach((frame, at) => {
    blit(column, frame, 0, at * height);
  });
  return column;
}
