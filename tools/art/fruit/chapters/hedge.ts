/** Draws the hedges and lawns of Fruit's chapters after the first: a calm hedge with sprigs, and what a season adds. */
import { createBitmap, fill, inkAt, setInk, type Bitmap } from "../../bitmap";
import { createDice } from "../../drawing";
import { circle, ellipse, intersection, box, offset, roundedBox, union } from "../../shapes";
import { drawSide, edgeFrame, EDGE_INSET, inAllLights, inBothLights } from "../garden";
import type { CellSize } from "../sprites";

const SIDE = 240;

/** A sprig of three leaves. */
const SPRIG = ["....o....", "...ooo...", "...ooo...", ".o..o..o.", "ooo...ooo", ".ooo.ooo.", "...o.o..."]; // prettier-ignore

/** The distances of the sprigs in a row and of two rows, in pixels. */
const PITCH = { x: 22, y: 15 };

/** Draws a hedge behind a thin white line in three pictures. `percent` of the places of sprigs have one. */
export function drawCalmHedge(percent: number, seed: number): Bitmap {
  const hedge = createBitmap(SIDE, SIDE);
  fill(hedge, box(0, 0, 1, SIDE), "white");
  fill(hedge, box(1, 0, SIDE, SIDE), "black");
  const roll = createDice(seed);
  for (let row = 0; row * PITCH.y + 4 < SIDE - 6; row++) {
    for (let column = 0; column * PITCH.x < SIDE - 14; column++) {
      const x = 8 + column * PITCH.x + (row % 2) * (PITCH.x / 2) + roll(3) - 1;
      const y = 4 + row * PITCH.y + roll(3) - 1;
      if (roll(100) < percent && x + 9 < SIDE - 1 && isFreeOfOrnaments(x + 4, y + 3)) drawSprig(hedge, x, y);
    }
  }
  return inAllLights(hedge);
}

/** How near an ornament a sprig may be: the distance of their middles, in pixels. */
const NEAREST = { x: 13, y: 14 };

/** Returns whether no ornament of the game's hedge (src/puzzles/fruit/paint/background.ts) is near a point. */
function isFreeOfOrnaments(x: number, y: number): boolean {
  for (let row = 0; row < 9; row++) {
    for (let column = row % 2; column < 9; column += 2) {
      const ornamentX = 12 + column * 27 + ((7 * row + 3 * column) % 5) - 2;
      const ornamentY = 12 + row * 27 + ((3 * row + 7 * column) % 7) - 3;
      if (Math.abs(x - ornamentX) < NEAREST.x && Math.abs(y - ornamentY) < NEAREST.y) return false;
    }
  }
  return true;
}

function drawSprig(hedge: Bitmap, left: number, top: number): void {
  SPRIG.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === "o") setInk(hedge, left + x, top + y, "white");
    });
  });
}

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
