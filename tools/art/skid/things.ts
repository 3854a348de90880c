/**
 * Draws the pieces of the puzzle Skid that are no toys: crates, ice cubes, blocks and pits. Also draws the rays around
 * a toy that leaves the board.
 */
import { blit, createBitmap, fill, joinInRow, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { box, capsule, circle, offset, polygon, roundedBox, union, type Point, type Shape } from "../shapes";
import { placeInPit, drawShadowOf, drawSmears } from "./toys";
import { CELL_LEFT, CELL_TOP, frameSide, placeInCell, PIT_RIM, SPRITES, type CellSize } from "./sprites";

/** Draws Skid's pieces that are no toys as pictures side by side: a crate, an ice cube, and an ice cube in a pit. */
export function drawThingsTable(cellSize: CellSize): Bitmap {
  const ice = SPRITES[`ice-${cellSize}`];
  return joinInRow([
    placeInCell(SPRITES[`crate-${cellSize}`], cellSize),
    placeInCell(ice, cellSize),
    placeInPit(SPRITES[`ice-small-${cellSize}`], cellSize),
  ]);
}

/** Draws the shadows of Skid's pieces: of a red toy, a yellow toy, a crate and an ice cube. */
export function drawShadowTable(cellSize: CellSize): Bitmap {
  return joinInRow(
    ["red", "yellow", "crate", "ice"].map((name) => drawShadowOf(SPRITES[`${name}-${cellSize}`], cellSize)),
  );
}

/**
 * Draws the faint copies behind fast pieces: a red toy, a yellow toy and an ice cube. Each piece has four pictures, in
 * which it slides up, right, down and left.
 */
export function drawSmearTable(cellSize: CellSize): Bitmap {
  return joinInRow(["red", "yellow", "ice"].flatMap((name) => drawSmears(SPRITES[`${name}-${cellSize}`], cellSize)));
}

/** Draws the things that are built into Skid's floor in three pictures: a block, a pit, and a pit without light. */
export function drawBuiltTable(cellSize: CellSize): Bitmap {
  return joinInRow([drawBlock(cellSize), drawPit(cellSize, PIT_TONES.lit), drawPit(cellSize, PIT_TONES.out)]);
}

/**
 * The studs on a block and the screws in its corners, in pixels, by the size of a cell. The `inset` of a stud is its
 * distance from the side of the cell. The `inset` of a screw is the distance of its middle from the two sides of its
 * corner.
 */
const BLOCKS: Readonly<
  Record<
    CellSize,
    {
      readonly stud: { readonly inset: number; readonly width: number };
      readonly screw: { readonly inset: number; readonly radius: number };
    }
  >
> = {
  38: { stud: { inset: 4, width: 9 }, screw: { inset: 6, radius: 3 } },
  48: { stud: { inset: 5, width: 12 }, screw: { inset: 7, radius: 3.5 } },
};
const STUD_HEIGHT = 6;

/**
 * Draws a block, which fills its whole cell. Pieces that can slide have a white rim and a shadow. A block has neither;
 * it has a screw in each corner instead. Blocks side by side look like one wall.
 */
function drawBlock(cellSize: CellSize): Bitmap {
  const frame = createBitmap(frameSide(cellSize), frameSide(cellSize));
  const [right, bottom] = [CELL_LEFT + cellSize, CELL_TOP + cellSize];
  const { stud, screw } = BLOCKS[cellSize];
  fill(frame, box(CELL_LEFT, CELL_TOP, right, bottom), "black");
  for (const left of [CELL_LEFT + stud.inset, right - stud.inset - stud.width]) drawStud(frame, left, stud.width);
  for (const x of [CELL_LEFT + screw.inset, right - screw.inset]) {
    for (const y of [CELL_TOP + screw.inset, bottom - screw.inset]) drawScrew(frame, { x, y }, screw.radius);
  }
  const star = SPRITES[`block-star-${cellSize}`];
  const [starLeft, starTop] = [cellSize - star.width, cellSize - star.height].map((space) => Math.round(space / 2));
  blit(frame, star, CELL_LEFT + starLeft, CELL_TOP + starTop);
  return frame;
}

function drawStud(frame: Bitmap, left: number, width: number): void {
  const top = CELL_TOP - STUD_HEIGHT;
  const stud = roundedBox(left, top, left + width, CELL_TOP + 2, 2);
  fill(frame, offset(stud, 1), "white", (_x, y) => y < CELL_TOP);
  fill(frame, stud, "black");
  fill(frame, box(left + 2, top + 2, left + width - 2, top + 3), "white");
}

function drawScrew(frame: Bitmap, { x, y }: Point, radius: number): void {
  const reach = 0.6 * radius;
  fill(frame, circle(x, y, radius), "white");
  fill(frame, capsule({ x: x - reach, y: y + reach }, { x: x + reach, y: y - reach }, 1.2), "black");
}

/**
 * How many of every 64 pixels are black on the four walls of a pit (far, left, right and near), with and without light.
 */
const PIT_TONES = { lit: [46, 28, 10, 0], out: [58, 50, 40, 30] };

function drawPit(cellSize: CellSize, tones: readonly number[]): Bitmap {
  const frame = createBitmap(frameSide(cellSize), frameSide(cellSize));
  const corners = (inset: number): Point[] => {
    const [left, top] = [CELL_LEFT + inset, CELL_TOP + inset];
    const [right, bottom] = [CELL_LEFT + cellSize - inset, CELL_TOP + cellSize - inset];
    return [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
  };
  const square = (inset: number): Shape => polygon(corners(inset));
  const depth = Math.round(cellSize / 3.4);
  fill(frame, square(0), "white");
  fill(frame, square(1), "black");
  fill(frame, square(PIT_RIM), "white");
  const [outer, inner] = [corners(PIT_RIM), corners(depth)];
  [0, 3, 1, 2].forEach((wall, order) => {
    const next = (wall + 1) % 4;
    fill(frame, polygon([outer[wall], outer[next], inner[next], inner[wall]]), "black", dither(tones[order]));
  });
  fill(frame, square(depth), "black");
  fill(frame, union(...outer.map((corner, index) => capsule(corner, inner[index], 1.2))), "black");
  return frame;
}

const POPS = [
  { inner: 4, outer: 8 },
  { inner: 8, outer: 13 },
  { inner: 12, outer: 17 },
  { inner: 16, outer: 19 },
];
const RAYS = 8;

/**
 * Draws eight rays around the point at which a toy leaves the board. In each of the four pictures, the rays are farther
 * from this point.
 */
export function drawPopTable(cellSize: CellSize): Bitmap {
  const middle = { x: CELL_LEFT + cellSize / 2, y: CELL_TOP + cellSize / 2 };
  return joinInRow(
    POPS.map(({ inner, outer }) => {
      const frame = createBitmap(frameSide(cellSize), frameSide(cellSize));
      const pointOn = (ray: number, radius: number): Point => {
        const angle = ((ray + 0.5) * 2 * Math.PI) / RAYS;
        const distance = (radius * cellSize) / 38;
        return { x: middle.x + distance * Math.cos(angle), y: middle.y + distance * Math.sin(angle) };
      };
      const rays = Array.from({ length: RAYS }, (_, ray) => ({ from: pointOn(ray, inner), to: pointOn(ray, outer) }));
      fill(frame, union(...rays.map(({ from, to }) => capsule(from, to, 5))), "white");
      fill(frame, union(...rays.map(({ from, to }) => capsule(from, to, 2.6))), "black");
      return frame;
    }),
  );
}
