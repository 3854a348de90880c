/**
 * Draws the rims around the board in Skid's later chapters, such as a suitcase. A rim has one picture
 * beside each cell and one for each corner, each lit and dark; a side that a hint recommends is lit up.
 */
import { createBitmap, fill, joinInRow, rotateClockwise, setInk, type Bitmap, type Ink } from "../../bitmap";
import { box, circle, difference, intersection, offset, polygon, roundedBox, union } from "../../shapes";
import type { CellSize } from "../sprites";

/** The width of the rim in pixels. */
const RIM = 24;

/** The light on a part of the rim: lit, dark, or lit up because a hint recommends this side. */
type Light = "lit" | "out" | "bright";

/** Draws the part of a rim above one cell into a picture of a cell's size. The rim begins at `top`. */
type DrawPart = (part: Bitmap, top: number, light: Light) => void;

/** Draws the parts of a rim beside a cell: above or below the floor in three lights, then the same at its sides. */
function drawParts(cellSize: CellSize, drawPart: DrawPart): Bitmap {
  const level = (["lit", "out", "bright"] as const).map((light) => {
    const part = createBitmap(cellSize, cellSize);
    drawPart(part, (cellSize - RIM) / 2, light);
    return part;
  });
  return joinInRow([...level, ...level.map(rotateClockwise)]);
}

/** Returns the corners of a rim: upper left, lower left, upper right and lower right, each lit and dark. */
function drawCorners(drawCorner: (light: "lit" | "out") => Bitmap): Bitmap {
  const [lit, out] = [drawCorner("lit"), drawCorner("out")];
  const turned = (corner: Bitmap, quarters: number): Bitmap =>
    quarters === 0 ? corner : turned(rotateClockwise(corner), quarters - 1);
  return joinInRow([0, 3, 1, 2].flatMap((quarters) => [turned(lit, quarters), turned(out, quarters)]));
}

function line(onto: Bitmap, x: number, y: number, length: number, ink: Ink): void {
  for (let pixelX = x; pixelX < x + length; pixelX++) setInk(onto, pixelX, y, ink);
}

/** Draws the seams of a suitcase: two rows of stitches. */
export function drawSuitcase(cellSize: CellSize): Bitmap {
  return drawParts(cellSize, (part, top, light) => {
    if (light === "bright") fill(part, roundedBox(2, top + 6, cellSize - 2, top + 18, 4), "white");
    const stitches = Math.round(cellSize / 9);
    for (let stitch = 0; stitch < stitches; stitch++) {
      const x = 2 + Math.floor((stitch * cellSize) / stitches);
      if (light === "out" && stitch % 2 === 1) continue;
      for (const y of [top + 6, top + 16]) if (light !== "bright") line(part, x, y, 5, "white");
      if (light === "bright") line(part, x, top + 11, 5, "black");
    }
  });
}

/** Draws the brass corners of a suitcase, with three nails each. */
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
