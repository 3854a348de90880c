import { createBitmap, fill, inkAt, joinInRow, rotateClockwise, setInk, blit, type Bitmap, type Mask } from "../bitmap";
import { dither, passesDither } from "../dither";
import { box, circle, intersection, ellipse, polygon, union, difference, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { inOneColumn, fillWithLeaves } from "./leaves";
import { frameSide, SPRITES, SPRITES_BY_CELL_SIZE, inFrame, type CellSize } from "./sprites";

const SIDE = 240;
/** How much of the lawn is black, of 64, once the sun is gone: of the squares mown one way and the other. */
const DARK_LEVELS = { even: 38, odd: 48 };
/** Where the lower tuft begins. */
const TUFT_FROM_END = 10;
const TUFT = ["#...#", ".#.#.", ".#.#."];

/**
 * The lawn, frames of a cell each: a square mown one way, the same with a tuft here and there, a square mown the other
 * way and two with tufts; and all six without the sun.
 */
export function drawLawnTable(cellSize: CellSize): Bitmap {
  const low = cellSize - TUFT_FROM_END;
  const tufts = [[], [{ x: 4, y: 5 }], [{ x: low, y: low + 1 }]];
  const squares = [false, true].flatMap((isOdd) => tufts.map((at) => ({ isOdd, at })));
  return joinInRow([
    ...squares.map(({ isOdd, at }) => drawLawn(cellSize, isOdd, at, isOdd ? isBlade : isStray)),
    ...squares.map(({ isOdd, at }) =>
      drawLawn(cellSize, isOdd, at, (x, y) => passesDither(x, y, isOdd ? DARK_LEVELS.odd : DARK_LEVELS.even)),
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

/** Hardly a blade stands. */
function isStray(x: number, y: number): boolean {
  return (x === 11 && (y === 21 || y === 22)) || (x === 26 && (y === 7 || y === 8));
}

/** Short blades in rows. */
function isBlade(x: number, y: number): boolean {
  const row = Math.floor(y / 4);
  return x % 8 === (row % 2 === 0 ? 2 : 6) && y % 4 < 2;
}

/** The hedge of the whole garden, 240 by 240 pixels, of which a board leaves a part: in the sun, without it, and lit up. */
export function drawHedge(): Bitmap {
  const whole = createBitmap(SIDE, SIDE);
  const shape = hedgeShape();
  fillWithLeaves(whole, shape, 5);
  const dull = createBitmap(SIDE, SIDE);
  const bright = createBitmap(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const ink = inkAt(whole, x, y);
      setInk(dull, x, y, ink === "white" && (x + y) % 2 === 0 ? "black" : ink);
      setInk(bright, x, y, ink === "clear" ? ink : ink === "white" ? "black" : "white");
    }
  }
  return inOneColumn([whole, dull, bright]);
}

/** It has an edge of leaves towards the orchard; at the other sides it goes on beyond the screen. */
function hedgeShape(): Shape {
  const leaves = Array.from({ length: SIDE / 8 }, (_, at) => ellipse(4.5, 8 * at + 4, 3.2, 4.5));
  const body = box(4, -9, SIDE + 9, SIDE + 9);
  return union(body, ...leaves);
}

/** A leaf at a hedge's edge along a cell: where its middle is, how wide it is, and how far it hangs over. */
interface Leaf {
  readonly at: number;
  readonly wide: number;
  readonly far: number;
}

const LEAVES: readonly Leaf[] = [
  { at: 1, wide: 3, far: 2 },
  { at: 6, wide: 4, far: 4 },
  { at: 12, wide: 3.4, far: 2.6 },
  { at: 17, wide: 3.6, far: 4.4 },
  { at: 23, wide: 3.6, far: 3 },
  { at: 28, wide: 3.6, far: 4 },
];
/** Those that only a longer cell has room for. */
const MORE_LEAVES: Readonly<Record<CellSize, readonly Leaf[]>> = {
  32: [{ at: 32, wide: 2.4, far: 2 }],
  40: [
    { at: 34, wide: 3.6, far: 2.8 },
    { at: 39, wide: 3, far: 3.4 },
  ],
};
/** How much further they hang over on the side that is turned towards us, which we see from above. */
const FRONT_OVERHANG = 2;
const CORNER_RADIUS = 8;

/** How far a lawn cell's frame reaches into the hedge round it. */
export const EDGE_INSET = 8;
const EDGE_BAND = 2;

/**
 * What a hedge beside a cell lays over it, frames whose cell begins at (8, 8): its leaves from above, from the
 * right, from below and from the left; and in the corners at the upper right, lower right, lower left and upper left.
 */
export function drawEdgesTable(cellSize: CellSize): Bitmap {
  const sides = [0, 1, 2, 3];
  return joinInRow([
    ...sides.map((side) => drawSide(cellSize, side)),
    ...sides.map((corner) => drawCorner(cellSize, corner)),
  ]);
}

function edgeFrame(cellSize: CellSize): Bitmap {
  return createBitmap(cellSize + 2 * EDGE_INSET, cellSize + 2 * EDGE_INSET);
}

/** A dark band with leaves that hang over; the sun comes from the upper left, whichever side it is. */
function drawSide(cellSize: CellSize, side: number): Bitmap {
  const frame = edgeFrame(cellSize);
  const leaves = [...LEAVES, ...MORE_LEAVES[cellSize]];
  const front = side === 0 ? FRONT_OVERHANG : 0;
  fill(frame, alongSide(cellSize, side, box(0, -EDGE_BAND, cellSize, front)), "black");
  for (const { at, wide, far } of leaves)
    fill(frame, alongSide(cellSize, side, ellipse(at, front, wide, far)), "black");
  for (const { at, far } of leaves) {
    if (far < 3) continue;
    const glint = alongSide(cellSize, side, box(at - 1, far + front - 4, at + 1, far + front - 2));
    fill(frame, glint, "white", (x, y) => (x + y) % 2 === at % 2);
  }
  return frame;
}

/** A shape that lies along a cell's upper edge, along another of its sides, in the cell's frame. */
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

/** Where hedges meet they fill the corner, in a curve. */
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
const SHADOW_RIGHT = 2;
const SHADOW_DOWN = 4;
const SHADOW = 34;

/** The shadow that a hedge throws on a cell, frames of a cell each: from above, from the left, and from the corner alone. */
export function drawHedgeShadowTable(cellSize: CellSize): Bitmap {
  const above = box(0, 0, cellSize, REACH + FRONT_OVERHANG + SHADOW_DOWN);
  const left = box(0, 0, REACH + SHADOW_RIGHT, cellSize);
  return joinInRow(
    [above, left, intersection(above, left)].map((shape) => {
      const frame = createBitmap(cellSize, cellSize);
      fill(frame, shape, "white");
      fill(frame, shape, "black", (x, y) => passesDither(x, y, SHADOW));
      return frame;
    }),
  );
}

/** How thick a pass is, which is as long as a cell. */
const PASS_THICKNESS: Readonly<Record<CellSize, number>> = { 32: 12, 40: 14 };
const POST = 4;

/** A pass that lets through upwards, to the right, downwards and to the left, square frames: the border is in their middle. */
export function drawPassesTable(cellSize: CellSize): Bitmap {
  const side = frameSide(cellSize);
  const up = createBitmap(side, side);
  blit(up, withHalo(drawPass(cellSize)), (side - cellSize) / 2 - 1, (side - PASS_THICKNESS[cellSize]) / 2 - 1);
  return joinInRow([0, 1, 2, 3].map((quarters) => rotateQuarters(up, quarters)));
}

function rotateQuarters(bitmap: Bitmap, quarters: number): Bitmap {
  return quarters === 0 ? bitmap : rotateQuarters(rotateClockwise(bitmap), quarters - 1);
}

/** A bar with two posts and a white tooth that points up. */
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

/** A puddle in its cell: it lies in the middle, where a piece has its feet below. */
export function drawPuddle(cellSize: CellSize): Bitmap {
  const frame = createBitmap(frameSide(cellSize), frameSide(cellSize));
  blit(frame, inFrame(withHalo(SPRITES_BY_CELL_SIZE[cellSize].puddle), cellSize), 0, -3);
  return frame;
}

/** A rose in the hedge, in the sun and without it, frames of 9 by 9. */
export function drawBlossomTable(): Bitmap {
  const lit = withDarkRim(SPRITES.blossom);
  const dull = withDarkRim(SPRITES.blossom);
  fill(
    dull,
    () => -1,
    "black",
    (x, y) => inkAt(lit, x, y) !== "clear" && passesDither(x, y, 24),
  );
  return joinInRow([lit, dull]);
}

/** With one pixel of black all round, so that it stands apart from the leaves. */
function withDarkRim(sprite: Bitmap): Bitmap {
  const halo = withHalo(sprite);
  const dark: Bitmap = { ...halo, pixels: halo.pixels.map((ink) => (ink === "clear" ? ink : "black")) };
  blit(dark, sprite, 1, 1);
  return dark;
}

/** How much goes dark, of 64, the farther the more. */
const DUSKS = [6, 12, 18, 24, 30];

/** Dusk to be laid over cells of the lawn, five frames of a cell each. */
export function drawDuskTable(cellSize: CellSize): Bitmap {
  return joinInRow(
    DUSKS.map((of64) => {
      const frame = createBitmap(cellSize, cellSize);
      fill(frame, () => -1, "black", dither(of64));
      return frame;
    }),
  );
}
