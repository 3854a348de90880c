/**
 * Draws and compares silhouettes of pieces: outlines filled with black. The silhouettes show whether a player can tell
 * the pieces apart by their shapes.
 */

import { createBitmap, inkAt, setInk, type Bitmap } from "../art/bitmap";
import type { Piece } from "./pieces";

/** Returns a silhouette: the outline of a picture at half its size, filled with black. */
export function drawSilhouette(picture: Bitmap): Bitmap {
  const half = createBitmap(Math.ceil(picture.width / 2), Math.ceil(picture.height / 2));
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) if (countCovered(picture, 2 * x, 2 * y) >= 2) setInk(half, x, y, "black");
  }
  return half;
}

function countCovered(picture: Bitmap, x: number, y: number): number {
  let covered = 0;
  for (let dy = 0; dy < 2; dy++) {
    for (let dx = 0; dx < 2; dx++) if (inkAt(picture, x + dx, y + dy) !== "clear") covered++;
  }
  return covered;
}

/**
 * Returns how much two silhouettes differ, from 0 to 1. First lays one on the other, with equal lower edges and
 * middles. The result is the number of pixels that just one of them covers, divided by the number of pixels that at
 * least one covers.
 */
export function compareSilhouettes(one: Bitmap, other: Bitmap): number {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  let [covered, differing] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [a, b] = [one, other].map((each) => isCovered(each, x, y, width, height));
      if (a || b) covered++;
      if (a !== b) differing++;
    }
  }
  return differing / covered;
}

function isCovered(silhouette: Bitmap, x: number, y: number, width: number, height: number): boolean {
  const left = Math.floor((width - silhouette.width) / 2);
  return inkAt(silhouette, x - left, y - (height - silhouette.height)) !== "clear";
}

/** Returns the share of a picture's visible pixels that are black, from 0 to 1. */
export function measureBlackShare(picture: Bitmap): number {
  const black = picture.pixels.filter((ink) => ink === "black").length;
  return black / picture.pixels.filter((ink) => ink !== "clear").length;
}

/**
 * The size of the space for each silhouette in the picture of all silhouettes, in pixels before the picture is
 * enlarged.
 */
const SILHOUETTE_FRAME = { width: 27, height: 28 };
const SCALE = 2;

/**
 * Draws the silhouettes of all pieces, a row for each puzzle, without names. The silhouettes are sorted by area, so
 * that the order does not tell which piece is which.
 */
export function drawSilhouettes(piecesByPuzzle: readonly (readonly Piece[])[]): Bitmap {
  const columns = Math.max(...piecesByPuzzle.map(({ length }) => length));
  const sheet = createBitmap(
    columns * SILHOUETTE_FRAME.width * SCALE,
    piecesByPuzzle.length * SILHOUETTE_FRAME.height * SCALE,
    "white",
  );
  piecesByPuzzle.forEach((pieces, row) => {
    const silhouettes = pieces.map(({ picture }) => drawSilhouette(picture));
    silhouettes.sort((one, other) => countCoveredPixels(one) - countCoveredPixels(other));
    silhouettes.forEach((silhouette, column) => {
      const left = column * SILHOUETTE_FRAME.width + Math.floor((SILHOUETTE_FRAME.width - silhouette.width) / 2);
      const top = (row + 1) * SILHOUETTE_FRAME.height - 1 - silhouette.height;
      stampLarge(sheet, silhouette, left, top);
    });
  });
  return sheet;
}

function countCoveredPixels({ pixels }: Bitmap): number {
  return pixels.filter((ink) => ink !== "clear").length;
}

function stampLarge(sheet: Bitmap, silhouette: Bitmap, left: number, top: number): void {
  for (let y = 0; y < silhouette.height; y++) {
    for (let x = 0; x < silhouette.width; x++) {
      if (inkAt(silhouette, x, y) === "clear") continue;
      const [atX, atY] = [(left + x) * SCALE, (top + y) * SCALE];
      for (let index = 0; index < SCALE * SCALE; index++) {
        setInk(sheet, atX + (index % SCALE), atY + Math.floor(index / SCALE), "black");
      }
    }
  }
}
