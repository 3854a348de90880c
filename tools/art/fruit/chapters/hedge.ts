/** Draws what a season adds to the hedge of Fruit: blossoms, lanterns and snow. */
import { createBitmap, fill, inkAt, setInk, type Bitmap } from "../../bitmap";
import { circle, ellipse, intersection, box, offset, roundedBox, union } from "../../shapes";
import { drawSide, edgeFrame, EDGE_INSET, inBothLights } from "../garden";
import type { CellSize } from "../sprites";

/** Draws a blossom with five petals in two pictures. */
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
  return inBothLights(frame);
}

/** Draws a paper lantern in the hedge in two pictures: lit, and out. */
export function drawHedgeLanterns(): Bitmap {
  const lantern = createBitmap(15, 19);
  const body = roundedBox(2, 3, 13, 16, 4);
  fill(lantern, union(offset(body, 2), box(3, 0, 12, 19)), "black");
  fill(lantern, union(body, box(5, 1, 10, 2), box(5, 17, 10, 18)), "white");
  for (const x of [5, 9]) fill(lantern, box(x, 6, x + 1, 13), "black");
  const out = { ...lantern, pixels: [...lantern.pixels] };
  fill(out, offset(body, -1), "black");
  const both = createBitmap(30, 19);
  for (const [index, picture] of [lantern, out].entries()) {
    for (let y = 0; y < 19; y++) for (let x = 0; x < 15; x++) setInk(both, index * 15 + x, y, inkAt(picture, x, y));
  }
  return both;
}

/** Draws a lump of snow in the hedge in two pictures. */
export function drawSnowLumps(): Bitmap {
  const frame = createBitmap(17, 10);
  const lump = intersection(ellipse(8.5, 8, 6.8, 6), box(0, 0, 17, 8));
  fill(frame, offset(lump, 1.2), "black");
  fill(frame, lump, "white");
  return inBothLights(frame);
}

/** The pillows of snow on the upper edge of a hedge: the middle of each along the edge, and its height, in pixels. */
const PILLOWS = [[2, 5], [9, 6.2], [17, 5], [24, 6], [31, 5.2], [38, 6]] as const; // prettier-ignore

/** Draws an edge of a hedge below snow. Snow lies where the hedge is below the cell, because its top is seen there. */
export function drawSnowySide(cellSize: CellSize, side: number): Bitmap {
  if (side !== 2) return drawSide(cellSize, side);
  const frame = edgeFrame(cellSize);
  const top = EDGE_INSET + cellSize;
  const within = box(EDGE_INSET, 0, EDGE_INSET + cellSize, top + EDGE_INSET);
  const pillows = union(...PILLOWS.map(([middle, height]) => ellipse(EDGE_INSET + middle, top + 1, 6, height)));
  fill(frame, intersection(offset(pillows, 2), within), "black");
  fill(frame, intersection(pillows, within), "white");
  return frame;
}
