/** Fills shapes with leaves that reflect the sun, for the hedges and trees of the puzzle Fruit. */
import { createBitmap, fill, inkAt, setInk, type Bitmap } from "../bitmap";
import { createDice } from "../drawing";
import { offset, type Shape } from "../shapes";

/**
 * The shapes of the glints on leaves in the sun, row by row: `o` is a white pixel, and `.` leaves a pixel unchanged.
 */
const LEAVES: readonly (readonly string[])[] = [
  ["..oo", ".ooo", "ooo."],
  ["oo..", "ooo.", ".ooo"],
  [".oo.", "oooo"],
  [".o.", "ooo", "ooo"],
];
const TRIES_PER_PIXEL = 0.15;

/** Fills a shape with dark leaves and random white glints. No glint touches another glint or the edge of the shape. */
export function fillWithLeaves(onto: Bitmap, shape: Shape, seed: number): void {
  fill(onto, shape, "black");
  const roll = createDice(seed);
  const inner = createBitmap(onto.width, onto.height);
  fill(inner, offset(shape, -2), "black");
  const { width, height } = onto;
  const tries = Math.round(inner.pixels.filter((ink) => ink === "black").length * TRIES_PER_PIXEL);
  for (let tried = 0; tried < tries;) {
    const x = roll(width);
    const y = roll(height);
    if (inkAt(inner, x, y) === "clear") continue;
    tried++;
    placeLeaf(onto, inner, LEAVES[roll(LEAVES.length)], x, y);
  }
}

/**
 * Draws the glint of a leaf at (`left`, `top`) if there is space. `inner` is a picture in which free space for glints
 * is black. The glint and the pixels around it then become white in `inner`, so that no other glint touches this one.
 */
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
