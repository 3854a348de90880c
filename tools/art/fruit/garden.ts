/**
 * Draws the garden, the board of the puzzle Fruit: its lawn, the edges and shadow of its hedge, one-way passes and
 * puddles. orchard.ts draws the orchard beside the garden.
 */
import {
  createBitmap,
  fill,
  inkAt,
  joinInColumn,
  joinInRow,
  rotateClockwise,
  setInk,
  blit,
  type Bitmap,
  type Mask,
} from "../bitmap";
import { passesDither } from "../dither";
import { box, circle, intersection, ellipse, polygon, union, difference, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { frameSide, SPRITES_BY_CELL_SIZE, placeInFrame, type CellSize } from "./sprites";

const SIDE = 240;
/**
 * How many of every 64 pixels of the lawn are black while the sun is hidden. Like a chessboard, the lawn has two kinds
 * of squares: `even` is for squares mown in one direction, `odd` for squares mown in the other.
 */
const DARK_LEVELS = { even: 38, odd: 48 };
const TUFT_FROM_END = 10;
const TUFT = ["#...#", ".#.#.", ".#.#."];

/**
 * How a chapter's lawn is drawn: which pixels are black, and whether tufts of grass grow on it. Like a chessboard, the
 * lawn has squares mown in one direction (`even`) and squares mown in the other (`odd`).
 */
interface Lawn {
  readonly even: Mask;
  readonly odd: Mask;
  readonly hasGrass: boolean;
}

const MOWN: Lawn = { even: isStray, odd: isBlade, hasGrass: true };

/**
 * Draws the lawn in twelve pictures of one cell each. Like a chessboard, the lawn has squares mown in one direction
 * (`even`) and squares mown in the other (`odd`). The first three pictures show `even` squares, the next three `odd`
 * ones. The last six show the same squares without the sun. In each group of three, the second and third have a tuft of
 * grass.
 */
export function drawLawnTable(cellSize: CellSize, { even, odd, hasGrass }: Lawn = MOWN): Bitmap {
  const low = cellSize - TUFT_FROM_END;
  const tufts = hasGrass ? [[], [{ x: 4, y: 5 }], [{ x: low, y: low + 1 }]] : [[], [], []];
  const squares = [false, true].flatMap((isOdd) => tufts.map((corners) => ({ isOdd, corners })));
  return joinInRow([
    ...squares.map(({ isOdd, corners }) => drawLawn(cellSize, isOdd, corners, isOdd ? odd : even)),
    ...squares.map(({ isOdd, corners }) =>
      drawLawn(cellSize, isOdd, corners, (x, y) => passesDither(x, y, isOdd ? DARK_LEVELS.odd : DARK_LEVELS.even)),
    ),
  ]);
}

function drawLawn(
  cellSize: CellSize,
  isOdd: boolean,
  tufts: readonly { readonly x: number; readonly y: number }[],
  isDark: Mask,
): Bitmap {
  const lawn = createBitmap(cellSize, cellSize, "white");
  fill(lawn, () => -1, "black", isDark);
  for (const { x, y } of tufts) {
    TUFT.forEach((row, dy) => {
      [...row].forEach((letter, dx) => {
        if (letter === "#") setInk(lawn, x + dx + (isOdd ? 2 : 0), y + dy, "black");
      });
    });
  }
  return lawn;
}

/**
 * Returns whether a pixel of the lawn is black in those squares that are mown in the direction `even` (see `Lawn`).
 * Such a square is as large as a cell of the board, and has only two black blades of grass.
 */
export function isStray(x: number, y: number): boolean {
  return (x === 11 && (y === 21 || y === 22)) || (x === 26 && (y === 7 || y === 8));
}

function isBlade(x: number, y: number): boolean {
  const row = Math.floor(y / 4);
  return x % 8 === (row % 2 === 0 ? 2 : 6) && y % 4 < 2;
}

/**
 * Returns a picture of the hedge in three versions, one below the other: in the sun, without the sun, and with black
 * and white exchanged.
 */
export function drawInAllLights(whole: Bitmap): Bitmap {
  const dull = createBitmap(SIDE, SIDE);
  const bright = createBitmap(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const ink = inkAt(whole, x, y);
      setInk(dull, x, y, ink === "white" && (x + y) % 2 === 0 ? "black" : ink);
      setInk(bright, x, y, ink === "clear" ? ink : ink === "white" ? "black" : "white");
    }
  }
  return joinInColumn([whole, dull, bright]);
}

/**
 * A leaf on the edge of a hedge beside a cell, in pixels: its middle along the edge, half its width, and how far it
 * hangs over the cell.
 */
interface Leaf {
  readonly middle: number;
  readonly radius: number;
  readonly overhang: number;
}

const LEAVES: readonly Leaf[] = [
  { middle: 1, radius: 3, overhang: 2 },
  { middle: 6, radius: 4, overhang: 4 },
  { middle: 12, radius: 3.4, overhang: 2.6 },
  { middle: 17, radius: 3.6, overhang: 4.4 },
  { middle: 23, radius: 3.6, overhang: 3 },
  { middle: 28, radius: 3.6, overhang: 4 },
];
/**
 * More leaves on the edge of a hedge beside a cell, by the size of the cell. `LEAVES` has the leaves on the first 30
 * pixels or so of a cell's side; these leaves cover the rest.
 */
const MORE_LEAVES: Readonly<Record<CellSize, readonly Leaf[]>> = {
  32: [{ middle: 32, radius: 2.4, overhang: 2 }],
  40: [
    { middle: 34, radius: 3.6, overhang: 2.8 },
    { middle: 39, radius: 3, overhang: 3.4 },
  ],
};
/**
 * If a hedge lies above a cell, its leaves hang over the cell by this many pixels more than the leaves of other hedges.
 * The player sees the front of such a hedge.
 */
const FRONT_OVERHANG = 2;
const CORNER_RADIUS = 8;

/** How far the pictures of hedge edges reach beyond their cell on each side, in pixels. */
export const EDGE_INSET = 8;
const EDGE_BAND = 2;

/**
 * Draws the edges of hedges around a cell in eight pictures, in which the cell begins at (8, 8). In the first four, a
 * hedge lies above, right of, below and left of the cell. In the last four, only the corner of a hedge touches the
 * cell: at the upper right, lower right, lower left and upper left.
 */
export function drawEdgesTable(cellSize: CellSize, drawEdge = drawSide): Bitmap {
  const sides = [0, 1, 2, 3];
  return joinInRow([
    ...sides.map((side) => drawEdge(cellSize, side)),
    ...sides.map((corner) => drawCorner(cellSize, corner)),
  ]);
}

/**
 * Returns an empty picture for the edge of a hedge. It is as large as a cell, with space for the leaves that hang over
 * the cell.
 */
export function edgeFrame(cellSize: CellSize): Bitmap {
  return createBitmap(cellSize + 2 * EDGE_INSET, cellSize + 2 * EDGE_INSET);
}

/**
 * Draws the edge of a hedge on one side of a cell: a dark band with overhanging leaves. The glints on the leaves are
 * the same for all four sides.
 */
export function drawSide(cellSize: CellSize, side: number): Bitmap {
  const frame = edgeFrame(cellSize);
  const leaves = [...LEAVES, ...MORE_LEAVES[cellSize]];
  const front = side === 0 ? FRONT_OVERHANG : 0;
  fill(frame, alongSide(cellSize, side, box(0, -EDGE_BAND, cellSize, front)), "black");
  for (const { middle, radius, overhang } of leaves)
    fill(frame, alongSide(cellSize, side, ellipse(middle, front, radius, overhang)), "black");
  for (const { middle, overhang } of leaves) {
    if (overhang < 3) continue;
    const glint = alongSide(cellSize, side, box(middle - 1, overhang + front - 4, middle + 1, overhang + front - 2));
    fill(frame, glint, "white", (x, y) => (x + y) % 2 === middle % 2);
  }
  return frame;
}

function alongSide(cellSize: CellSize, side: number, shape: Shape): Shape {
  return (x, y) => {
    const fromLeft = x - EDGE_INSET;
    const fromTop = y - EDGE_INSET;
    if (side === 0) return shape(fromLeft, fromTop);
    if (side === 1) return shape(fromTop, cellSize - fromLeft);
    if (side === 2) return shape(cellSize - fromLeft, cellSize - fromTop);
    return shape(cellSize - fromTop, fromLeft);
  };
}

function drawCorner(cellSize: CellSize, corner: number): Bitmap {
  const frame = edgeFrame(cellSize);
  const filled = difference(
    box(cellSize - CORNER_RADIUS, -1, cellSize + 1, CORNER_RADIUS),
    circle(cellSize - CORNER_RADIUS - 1, CORNER_RADIUS + 1, CORNER_RADIUS),
  );
  fill(frame, alongSide(cellSize, corner, filled), "black");
  return frame;
}

const REACH = 4;

/**
 * The shadow that a hedge throws on a cell: how far it reaches to the right and down, in pixels, and how many of every
 * 64 pixels are black.
 */
interface HedgeShadow {
  readonly right: number;
  readonly down: number;
  readonly of64: number;
}

const AT_NOON: HedgeShadow = { right: 2, down: 4, of64: 34 };

/**
 * Draws the shadow of a hedge on a cell in three pictures of one cell each: along the upper side, along the left side,
 * and only in the upper left corner.
 */
export function drawHedgeShadowTable(cellSize: CellSize, { right, down, of64 }: HedgeShadow = AT_NOON): Bitmap {
  const above = box(0, 0, cellSize, REACH + FRONT_OVERHANG + down);
  const left = box(0, 0, REACH + right, cellSize);
  return joinInRow(
    [above, left, intersection(above, left)].map((shape) => {
      const frame = createBitmap(cellSize, cellSize);
      fill(frame, shape, "white");
      fill(frame, shape, "black", (x, y) => passesDither(x, y, of64));
      return frame;
    }),
  );
}

/** The thickness of a one-way pass between two cells in pixels, by the size of a cell. A pass is as long as a cell. */
const PASS_THICKNESS: Readonly<Record<CellSize, number>> = { 32: 12, 40: 14 };
const POST = 4;

/**
 * Draws the one-way pass between two cells in four pictures. They show a pass that is open upwards, to the right,
 * downwards and to the left. Each picture is a square with the pass in its middle.
 */
export function drawPassesTable(cellSize: CellSize): Bitmap {
  const side = frameSide(cellSize);
  const up = createBitmap(side, side);
  blit(up, withHalo(drawPass(cellSize)), (side - cellSize) / 2 - 1, (side - PASS_THICKNESS[cellSize]) / 2 - 1);
  return joinInRow([0, 1, 2, 3].map((quarters) => rotateQuarters(up, quarters)));
}

function rotateQuarters(bitmap: Bitmap, quarters: number): Bitmap {
  return quarters === 0 ? bitmap : rotateQuarters(rotateClockwise(bitmap), quarters - 1);
}

function drawPass(cellSize: CellSize): Bitmap {
  const across = PASS_THICKNESS[cellSize];
  const pass = createBitmap(cellSize, across);
  const post = (left: number, inset: number): Shape =>
    box(left + inset, 1 + inset, left + POST - inset, across - 1 - inset);
  const posts = (inset: number): Shape => union(post(0, inset), post(cellSize - POST, inset));
  const tooth = (grow: number): Shape =>
    polygon([
      { x: 6 + grow, y: across - grow },
      { x: cellSize - 6 - grow, y: across - grow },
      { x: cellSize / 2, y: 1 + grow },
    ]);
  fill(pass, union(box(0, 3, cellSize, across - 3), posts(0), tooth(0)), "black");
  fill(pass, union(posts(1), tooth(2.2)), "white");
  return pass;
}

/** Draws a puddle on the lawn, in the middle of its cell. It lies slightly higher than the lower edges of pieces. */
export function drawPuddle(cellSize: CellSize): Bitmap {
  const frame = createBitmap(frameSide(cellSize), frameSide(cellSize));
  blit(frame, placeInFrame(withHalo(SPRITES_BY_CELL_SIZE[cellSize].puddle), cellSize), 0, -3);
  return frame;
}

/**
 * Draws an ornament of Fruit's hedge, such as a blossom, in two pictures. The first is `lit`, the ornament in the sun.
 * The second shows it without the sun.
 */
export function drawInBothLights(lit: Bitmap): Bitmap {
  const dull = { ...lit, pixels: [...lit.pixels] };
  fill(
    dull,
    () => -1,
    "black",
    (x, y) => inkAt(lit, x, y) !== "clear" && passesDither(x, y, 24),
  );
  return joinInRow([lit, dull]);
}
