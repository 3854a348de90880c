import { createBitmap, inkAt, setInk, type Bitmap } from "../art/bitmap";
import type { Piece } from "./pieces";

/** The outline of a picture at half its size, filled with black on nothing. */
export function drawSilhouette(picture: Bitmap): Bitmap {
  const half = createBitmap(Math.ceil(picture.width / 2), Math.ceil(picture.height / 2));
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) if (countCovered(picture, 2 * x, 2 * y) >= 2) setInk(half, x, y, "black");
  }
  return half;
}

/** How many of the four pixels from (x, y) on are covered. */
function countCovered(picture: Bitmap, x: number, y: number): number {
  let covered = 0;
  for (let dy = 0; dy < 2; dy++) {
    for (let dx = 0; dx < 2; dx++) if (inkAt(picture, x + dx, y + dy) !== "clear") covered++;
  }
  return covered;
}

/** The share of all that two silhouettes cover, their feet on one line and their middles above each other, that only one of them covers. */
export function silhouetteDifference(one: Bitmap, other: Bitmap): number {
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

/** Whether a silhouette that stands in the middle of a room's floor covers a pixel of the room. */
function isCovered(silhouette: Bitmap, x: number, y: number, width: number, height: number): boolean {
  const left = Math.floor((width - silhouette.width) / 2);
  return inkAt(silhouette, x - left, y - (height - silhouette.height)) !== "clear";
}

/** How much of what a picture covers is black, from 0 to 1. */
export function blackShare(picture: Bitmap): number {
  const black = picture.pixels.filter((ink) => ink === "black").length;
  return black / picture.pixels.filter((ink) => ink !== "clear").length;
}

/** A silhouette's room on the sheet, in its own pixels, and how large each of these is drawn. */
const SILHOUETTE_FRAME = { width: 27, height: 28 };
const SCALE = 2;

/** All silhouettes without their names, a row for each world: in the order of what they cover, which says nothing. */
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
      for (let at = 0; at < SCALE * SCALE; at++) {
        setInk(sheet, atX + (at % SCALE), atY + Math.floor(at / SCALE), "black");
      }
    }
  }
}
