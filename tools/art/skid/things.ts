import { createBitmap, fill, joinInRow, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { capsule, polygon, union, type Point, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { inPit, drawShadowOf, drawSmears } from "./toys";
import { inCellWithoutHalo, CELL_LEFT, CELL_TOP, frameSide, inCell, PIT_RIM, SPRITES, type CellSize } from "./sprites";

/** A crate, an ice cube, and an ice cube in a pit. */
export function drawThingsTable(cellSize: CellSize): Bitmap {
  const ice = SPRITES[`ice-${cellSize}`];
  return joinInRow([
    inCell(SPRITES[`crate-${cellSize}`], cellSize),
    inCell(ice, cellSize),
    inPit(SPRITES[`ice-small-${cellSize}`], cellSize),
  ]);
}

/** The shadows of a dark toy, a light one, a crate and an ice cube. */
export function drawShadowTable(cellSize: CellSize): Bitmap {
  return joinInRow(
    ["dark", "light", "crate", "ice"].map((name) => drawShadowOf(SPRITES[`${name}-${cellSize}`], cellSize)),
  );
}

/** What long slides leave behind: of a dark toy up, right, down and left, of a light one, and of an ice cube. */
export function drawSmearTable(cellSize: CellSize): Bitmap {
  return joinInRow(["dark", "light", "ice"].flatMap((name) => drawSmears(SPRITES[`${name}-${cellSize}`], cellSize)));
}

/** What is built into the floor: a block with its shadow, a block without the lamp, a pit, and a pit without the lamp. */
export function drawBuiltTable(cellSize: CellSize): Bitmap {
  const block = SPRITES[`block-${cellSize}`];
  const inLight = drawShadowOf(block, cellSize);
  const whole = inCellWithoutHalo(withHalo(block), cellSize, 0);
  return joinInRow([over(inLight, whole), whole, drawPit(cellSize, PIT_TONES.lit), drawPit(cellSize, PIT_TONES.out)]);
}

/** The lower picture with the upper one on it. */
function over(lower: Bitmap, upper: Bitmap): Bitmap {
  const pixels = lower.pixels.map((ink, at) => (upper.pixels[at] === "clear" ? ink : upper.pixels[at]));
  return { ...lower, pixels };
}

/** How dark a shaft's walls are, of 64: the far one, the left one, the right one and the near one. */
const PIT_TONES = { lit: [46, 28, 10, 0], out: [58, 50, 40, 30] };

/** A shaft seen from above: four walls that run down to the dark. */
function drawPit(cellSize: CellSize, tones: readonly number[]): Bitmap {
  const frame = createBitmap(frameSide(cellSize), frameSide(cellSize));
  const at = (inset: number): Point[] => {
    const [left, top] = [CELL_LEFT + inset, CELL_TOP + inset];
    const [right, bottom] = [CELL_LEFT + cellSize - inset, CELL_TOP + cellSize - inset];
    return [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
  };
  const square = (inset: number): Shape => polygon(at(inset));
  const deep = Math.round(cellSize / 3.4);
  fill(frame, square(0), "white");
  fill(frame, square(1), "black");
  fill(frame, square(PIT_RIM), "white");
  const [outer, inner] = [at(PIT_RIM), at(deep)];
  [0, 3, 1, 2].forEach((wall, order) => {
    const next = (wall + 1) % 4;
    fill(frame, polygon([outer[wall], outer[next], inner[next], inner[wall]]), "black", dither(tones[order]));
  });
  fill(frame, square(deep), "black");
  fill(frame, union(...outer.map((corner, at) => capsule(corner, inner[at], 1.2))), "black");
  return frame;
}

const POPS = [
  { inner: 4, outer: 8 },
  { inner: 8, outer: 13 },
  { inner: 12, outer: 17 },
  { inner: 16, outer: 19 },
];
const RAYS = 8;

/** Eight rays that fly apart where a toy leaves, in four frames. */
export function drawPopTable(cellSize: CellSize): Bitmap {
  const middle = { x: CELL_LEFT + cellSize / 2, y: CELL_TOP + cellSize / 2 };
  return joinInRow(
    POPS.map(({ inner, outer }) => {
      const frame = createBitmap(frameSide(cellSize), frameSide(cellSize));
      const at = (ray: number, radius: number): Point => {
        const angle = ((ray + 0.5) * 2 * Math.PI) / RAYS;
        const far = (radius * cellSize) / 38;
        return { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) };
      };
      const rays = Array.from({ length: RAYS }, (_, ray) => ({ from: at(ray, inner), to: at(ray, outer) }));
      fill(frame, union(...rays.map(({ from, to }) => capsule(from, to, 5))), "white");
      fill(frame, union(...rays.map(({ from, to }) => capsule(from, to, 2.6))), "black");
      return frame;
    }),
  );
}
