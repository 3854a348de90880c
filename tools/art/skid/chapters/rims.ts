/**
 * Draws the rims around the board in Skid's later chapters: a suitcase, lashed logs and a railway. A rim consists of a
 * picture beside each cell and a picture at each corner. A picture beside a cell is lit, dark, or bright because a hint
 * recommends this side. A picture at a corner is lit or dark.
 */
import { createBitmap, fill, joinInRow, rotateClockwise, setInk, type Bitmap, type Ink } from "../../bitmap";
import { dither } from "../../dither";
import { createDice } from "../../drawing";
import { box, capsule, circle, difference, intersection, offset, polygon, ring, roundedBox, union } from "../../shapes";
import type { CellSize } from "../sprites";

const RIM = 24;

type Light = "lit" | "out" | "bright";

type DrawRimCell = (picture: Bitmap, top: number, light: Light) => void;

function drawRimCells(cellSize: CellSize, drawRimCell: DrawRimCell): Bitmap {
  const level = (["lit", "out", "bright"] as const).map((light) => {
    const picture = createBitmap(cellSize, cellSize);
    drawRimCell(picture, (cellSize - RIM) / 2, light);
    return picture;
  });
  return joinInRow([...level, ...level.map(rotateClockwise)]);
}

function drawCorners(drawCorner: (light: "lit" | "out") => Bitmap): Bitmap {
  const [lit, out] = [drawCorner("lit"), drawCorner("out")];
  const turned = (corner: Bitmap, quarters: number): Bitmap =>
    quarters === 0 ? corner : turned(rotateClockwise(corner), quarters - 1);
  return joinInRow([0, 3, 1, 2].flatMap((quarters) => [turned(lit, quarters), turned(out, quarters)]));
}

function line(onto: Bitmap, x: number, y: number, length: number, ink: Ink): void {
  for (let pixelX = x; pixelX < x + length; pixelX++) setInk(onto, pixelX, y, ink);
}

/** Draws the rim around the board in Skid's attic: two rows of stitches, as on a suitcase. */
export function drawSuitcase(cellSize: CellSize): Bitmap {
  return drawRimCells(cellSize, (picture, top, light) => {
    if (light === "bright") fill(picture, roundedBox(2, top + 6, cellSize - 2, top + 18, 4), "white");
    const stitches = Math.round(cellSize / 9);
    for (let stitch = 0; stitch < stitches; stitch++) {
      const x = 2 + Math.floor((stitch * cellSize) / stitches);
      if (light === "out" && stitch % 2 === 1) continue;
      for (const y of [top + 6, top + 16]) if (light !== "bright") line(picture, x, y, 5, "white");
      if (light === "bright") line(picture, x, top + 11, 5, "black");
    }
  });
}

/**
 * Draws the corners of the rim around the board in Skid's attic: brass corners of a suitcase, with three nails each.
 */
export function drawBrassCorners(): Bitmap {
  return drawCorners((light) => {
    const corner = createBitmap(RIM, RIM, "black");
    const edge = difference(roundedBox(0, 0, 60, 60, 8), roundedBox(1, 1, 59, 59, 7));
    fill(corner, union(edge, box(20, 20, RIM, 21), box(20, 20, 21, RIM)), "white");
    const brass = intersection(
      roundedBox(2, 2, 60, 60, 6),
      polygon([{ x: 0, y: 0 }, { x: 24, y: 0 }, { x: 24, y: 9 }, { x: 9, y: 24 }, { x: 0, y: 24 }]), // prettier-ignore
    );
    fill(corner, brass, "white");
    if (light === "out") fill(corner, offset(brass, -1), "black");
    const nail = light === "out" ? "white" : "black";
    for (const [x, y] of [[7, 7], [18.5, 6], [6, 18.5]] as const) fill(corner, circle(x, y, light === "out" ? 1.2 : 2), nail); // prettier-ignore
    return corner;
  });
}

export function drawLogs(cellSize: CellSize): Bitmap {
  return drawRimCells(cellSize, (picture, top, light) => {
    const [wood, bark]: readonly [Ink, Ink] = light === "bright" ? ["white", "black"] : ["black", "white"];
    for (let y = top + 3; y < top + 20; y++) line(picture, 0, y, cellSize, wood);
    for (const y of [top + 2, top + 20]) line(picture, 0, y, cellSize, "white");
    const roll = createDice(cellSize);
    for (const y of [top + 6, top + 9, top + 13, top + 16]) {
      const x = roll(cellSize - 18);
      const length = 6 + roll(10);
      if (light === "out" && length > 9) continue;
      line(picture, x, y, length, bark);
    }
  });
}

/**
 * Draws the corners of the rim around the board in Skid's tree house, where two logs are lashed to each other with
 * rope.
 */
export function drawLashings(): Bitmap {
  return drawCorners((light) => {
    const corner = createBitmap(RIM, RIM, "black");
    for (const at of [2, 20]) {
      line(corner, 0, at, RIM, "white");
      for (let y = 0; y < RIM; y++) setInk(corner, at, y, "white");
    }
    fill(corner, box(3, 3, 20, 20), "black");
    for (const [from, to] of [[{ x: 3, y: 3 }, { x: 20, y: 20 }], [{ x: 20, y: 3 }, { x: 3, y: 20 }]] as const) drawRope(corner, from, to, light); // prettier-ignore
    return corner;
  });
}

function drawRope(
  corner: Bitmap,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  light: "lit" | "out",
): void {
  const rope = capsule(from, to, 7);
  fill(corner, offset(rope, 1.4), "black");
  fill(corner, rope, "white");
  if (light === "out") fill(corner, offset(rope, -1), "black");
  const ink = light === "out" ? "white" : "black";
  const isFalling = to.x > from.x;
  for (const at of [5, 9, 13, 17]) {
    const x = isFalling ? at + 1 : RIM - at - 1;
    fill(corner, capsule({ x: x - 2, y: at + (isFalling ? 2 : -2) }, { x: x + 2, y: at - (isFalling ? 2 : -2) }, 1), ink); // prettier-ignore
  }
}

/**
 * The distances of the two rails in the rim of Skid's toyshop from the outer edge of the rim, in pixels. Each rail is 2
 * pixels wide.
 */
const RAILS = [6, 16];

const DARK_SLEEPER = 16;

/** Draws the rim around the board in Skid's toyshop, a toy railway: sleepers across two rails. */
export function drawRailway(cellSize: CellSize): Bitmap {
  return drawRimCells(cellSize, (picture, top, light) => {
    if (light === "bright") fill(picture, box(0, top + 2, cellSize, top + 22), "white");
    const sleepers = Math.round(cellSize / 8);
    for (let sleeper = 0; sleeper < sleepers; sleeper++) {
      const x = 2 + Math.floor((sleeper * cellSize) / sleepers);
      const isGrey = light === "out";
      if (light !== "bright")
        fill(picture, box(x, top + 3, x + 4, top + 21), "white", isGrey ? dither(DARK_SLEEPER) : undefined);
      if (light === "bright") fill(picture, box(x + 1, top + 4, x + 3, top + 20), "black");
    }
    for (const rail of RAILS) {
      const y = top + rail;
      if (light !== "bright") fill(picture, box(0, y - 1, cellSize, y + 3), "black");
      fill(picture, box(0, y, cellSize, y + 2), light === "bright" ? "black" : "white");
    }
  });
}

/** Draws the corners of the rim around the board in Skid's toyshop: bends of the railway. */
export function drawBends(): Bitmap {
  return drawCorners((light) => {
    const corner = createBitmap(RIM, RIM, "black");
    for (const degrees of [15, 45, 75]) {
      const [right, down] = [-Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)];
      const sleeper = capsule({ x: RIM + 4.5 * right, y: RIM + 4.5 * down }, { x: RIM + 20 * right, y: RIM + 20 * down }, 3.6); // prettier-ignore
      fill(corner, sleeper, "white", light === "out" ? dither(DARK_SLEEPER) : undefined);
    }
    for (const rail of RAILS) {
      fill(corner, ring(RIM, RIM, RIM - rail - 1, 4), "black");
      fill(corner, ring(RIM, RIM, RIM - rail - 1, 2), "white");
    }
    return corner;
  });
}
