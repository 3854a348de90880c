/**
 * Draws what a chapter's season adds to Fruit's hedge, which stands around the lawn and on cells of the board:
 * blossoms, lanterns or snow.
 */
import { createBitmap, fill, joinInRow, type Bitmap, type Mask } from "../../bitmap";
import { dither } from "../../dither";
import { circle, ellipse, intersection, box, offset, roundedBox, union } from "../../shapes";
import { drawSide, edgeFrame, EDGE_INSET, drawInBothLights } from "../garden";
import type { CellSize } from "../sprites";

/**
 * Draws two pictures of a blossom with five petals, which hangs on Fruit's hedge in spring: one in sunlight and one
 * without.
 */
export function drawBlossoms(): Bitmap {
  const frame = createBitmap(13, 13);
  const petals = union(
    ...[0, 1, 2, 3, 4].map((petal) => {
      const angle = (petal * 2 * Math.PI) / 5 - Math.PI / 2;
      return circle(6.5 + Math.cos(angle) * 3.1, 6.5 + Math.sin(angle) * 3.1, 2.3);
    }),
  );
  fill(frame, offset(petals, 1.6), "black");
  fill(frame, petals, "white");
  fill(frame, circle(6.5, 6.5, 1.5), "black");
  return drawInBothLights(frame);
}

/** Draws a paper lantern, which hangs on Fruit's hedge in the harvest, in two pictures: lit, and out. */
export function drawHedgeLanterns(): Bitmap {
  const lantern = createBitmap(12, 14);
  const body = roundedBox(2, 3, 10, 11, 3);
  fill(lantern, union(offset(body, 2), box(2, 0, 10, 14)), "black");
  fill(lantern, union(body, box(4, 1, 8, 2), box(4, 12, 8, 13)), "white");
  for (const x of [4, 7]) fill(lantern, box(x, 5, x + 1, 9), "black");
  const out = { ...lantern, pixels: [...lantern.pixels] };
  fill(out, offset(body, -1), "black");
  return joinInRow([lantern, out]);
}

/**
 * Draws a lump of snow, which lies on Fruit's hedge in the first snow, in two pictures: white, and grey without light.
 */
export function drawSnowLumps(): Bitmap {
  return joinInRow([true, false].map(drawSnowLump));
}

function drawSnowLump(isLit: boolean): Bitmap {
  const frame = createBitmap(17, 10);
  const lump = intersection(ellipse(8.5, 8, 5.8, 4.6), box(0, 0, 17, 8));
  fill(frame, offset(lump, 1.2), "black");
  fill(frame, lump, "white", snowOf(isLit));
  return frame;
}

function snowOf(isLit: boolean): Mask {
  return isLit ? () => true : dither(32);
}

/**
 * The small heaps of snow along an edge of the hedge. Each has its middle, measured along the edge, and half its width,
 * in pixels.
 */
const SNOW_HEAPS = [[5, 3.2], [14, 4.2], [26, 3.6]] as const; // prettier-ignore
/** The thickness of the black edge between the lawn and the snow on the hedge, in pixels. */
const BLACK_ABOVE_SNOW = 4;

/**
 * Returns a function that draws the hedge at one side of a cell after snowfall. Only a hedge below a cell bears snow,
 * because the player sees its top. A broad black edge separates this snow from the snow on the lawn.
 */
export function drawSnowySide(isLit: boolean): typeof drawSide {
  return (cellSize: CellSize, side: number): Bitmap => {
    if (side !== 2) return drawSide(cellSize, side);
    const frame = edgeFrame(cellSize);
    const top = EDGE_INSET + cellSize;
    fill(frame, box(EDGE_INSET, top - 1, EDGE_INSET + cellSize, top + EDGE_INSET), "black");
    const foot = top + EDGE_INSET - 1;
    const snowHeaps = union(...SNOW_HEAPS.map(([middle, half]) => ellipse(EDGE_INSET + middle, foot, half, foot - top - BLACK_ABOVE_SNOW + 1))); // prettier-ignore
    fill(frame, intersection(snowHeaps, box(0, 0, frame.width, foot)), "white", snowOf(isLit));
    return frame;
  };
}
