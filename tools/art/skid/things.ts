import { createBitmap, fill, inOneRow, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { capsule, polygon, union, type Point, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { inPit, shadowOf, smearsOf } from "./skiddies";
import { bareInCell, CELL_LEFT, CELL_TOP, frameSide, inCell, PIT_RIM, SPRITES, type Cell } from "./sprites";

/** A crate, an ice cube, and an ice cube in a pit. */
export function drawThingsTable(cell: Cell): Bitmap {
  const ice = SPRITES[`ice-${cell}`];
  return inOneRow([
    inCell(SPRITES[`crate-${cell}`], cell),
    inCell(ice, cell),
    inPit(SPRITES[`ice-small-${cell}`], cell),
  ]);
}

/** The shadows of a dark skiddy, a light one, a crate and an ice cube. */
export function drawShadowTable(cell: Cell): Bitmap {
  return inOneRow(["dark", "light", "crate", "ice"].map((name) => shadowOf(SPRITES[`${name}-${cell}`], cell)));
}

/** What long slides leave behind: of a dark skiddy up, right, down and left, of a light one, and of an ice cube. */
export function drawSmearTable(cell: Cell): Bitmap {
  return inOneRow(["dark", "light", "ice"].flatMap((name) => smearsOf(SPRITES[`${name}-${cell}`], cell)));
}

/** What is built into the floor: a block with its shadow, a block without the lamp, a pit, and a pit without the lamp. */
export function drawBuiltTable(cell: Cell): Bitmap {
  const block = SPRITES[`block-${cell}`];
  const inLight = shadowOf(block, cell);
  const whole = bareInCell(withHalo(block), cell, 0);
  return inOneRow([over(inLight, whole), whole, drawPit(cell, PIT_TONES.lit), drawPit(cell, PIT_TONES.out)]);
}

/** The lower picture with the upper one on it. */
function over(lower: Bitmap, upper: Bitmap): Bitmap {
  const pixels = lower.pixels.map((ink, at) => (upper.pixels[at] === "clear" ? ink : upper.pixels[at]));
  return { ...lower, pixels };
}

/** How dark a shaft's walls are, of 64: the far one, the left one, the right one and the near one. */
const PIT_TONES = { lit: [46, 28, 10, 0], out: [58, 50, 40, 30] };

/** A shaft seen from above: four walls that run down to the dark. */
function drawPit(cell: Cell, tones: readonly number[]): Bitmap {
  const frame = createBitmap(frameSide(cell), frameSide(cell));
  const at = (inset: number): Point[] => {
    const [left, top] = [CELL_LEFT + inset, CELL_TOP + inset];
    const [right, bottom] = [CELL_LEFT + cell - inset, CELL_TOP + cell - inset];
    return [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
  };
  const square = (inset: number): Shape => polygon(at(inset));
  const deep = Math.round(cell / 3.4);
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

/** Eight rays that fly apart where a skiddy leaves, in four frames. */
export function drawPopTable(cell: Cell): Bitmap {
  const middle = { x: CELL_LEFT + cell / 2, y: CELL_TOP + cell / 2 };
  return inOneRow(
    POPS.map(({ inner, outer }) => {
      const frame = createBitmap(frameSide(cell), frameSide(cell));
      const at = (ray: number, radius: number): Point => {
        const angle = ((ray + 0.5) * 2 * Math.PI) / RAYS;
        const far = (radius * cell) / 38;
        return { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) };
      };
      const rays = Array.from({ length: RAYS }, (_, ray) => ({ from: at(ray, inner), to: at(ray, outer) }));
      fill(frame, union(...rays.map(({ from, to }) => capsule(from, to, 5))), "white");
      fill(frame, union(...rays.map(({ from, to }) => capsule(from, to, 2.6))), "black");
      return frame;
    }),
  );
}
