import { createBitmap, fill, inkAt, inOneRow, quarterTurn, setInk, stamp, type Bitmap, type Mask } from "../bitmap";
import { dither, isThrough } from "../dither";
import { box, circle, common, ellipse, polygon, union, without, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { inOneColumn, leafy } from "./leaves";
import { CELL, FRAME, SPRITES, standing } from "./sprites";

const SIDE = 240;
/** How much of the lawn is black, of 64, once the sun is gone: of the squares mown one way and the other. */
const DARK = { even: 38, odd: 48 };
const TUFT = ["#...#", ".#.#.", ".#.#."];

/**
 * The lawn, frames of 32 by 32 pixels: a square mown one way, the same with a tuft here and there, a square mown the other
 * way and two with tufts; and all six without the sun.
 */
export function drawLawnTable(): Bitmap {
  const tufts = [[], [{ x: 4, y: 5 }], [{ x: 22, y: 23 }]];
  const squares = [false, true].flatMap((isOdd) => tufts.map((at) => ({ isOdd, at })));
  return inOneRow([
    ...squares.map(({ isOdd, at }) => drawLawn(isOdd, at, isOdd ? isBlade : isStray)),
    ...squares.map(({ isOdd, at }) => drawLawn(isOdd, at, (x, y) => isThrough(x, y, isOdd ? DARK.odd : DARK.even))),
  ]);
}

function drawLawn(isOdd: boolean, tufts: readonly { readonly x: number; readonly y: number }[], isDark: Mask): Bitmap {
  const lawn = createBitmap(CELL, CELL, "white");
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
  leafy(whole, shape, 5);
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

/** The leaves at a hedge's edge along a cell: where the middle of each is, how wide it is, and how far it hangs over. */
const LEAVES = [
  { at: 1, wide: 3, far: 2 },
  { at: 6, wide: 4, far: 4 },
  { at: 12, wide: 3.4, far: 2.6 },
  { at: 17, wide: 3.6, far: 4.4 },
  { at: 23, wide: 3.6, far: 3 },
  { at: 28, wide: 3.6, far: 4 },
  { at: 32, wide: 2.4, far: 2 },
];
/** How much further they hang over on the side that is turned towards us, which we see from above. */
const FRONT = 2;
const ROUND = 8;

/** A lawn cell's frame: it reaches into the hedge round it. */
const EDGE_FRAME = 48;
const EDGE_INSET = 8;
const EDGE_BAND = 2;

/**
 * What a hedge beside a cell lays over it, frames of 48 by 48 pixels whose cell begins at (8, 8): its leaves from above, from the
 * right, from below and from the left; and in the corners at the upper right, lower right, lower left and upper left.
 */
export function drawEdgesTable(): Bitmap {
  return inOneRow([...[0, 1, 2, 3].map(drawSide), ...[0, 1, 2, 3].map(drawCorner)]);
}

/** A dark band with leaves that hang over; the sun comes from the upper left, whichever side it is. */
function drawSide(side: number): Bitmap {
  const frame = createBitmap(EDGE_FRAME, EDGE_FRAME);
  const front = side === 0 ? FRONT : 0;
  fill(frame, placed(side, box(0, -EDGE_BAND, CELL, front)), "black");
  for (const { at, wide, far } of LEAVES) fill(frame, placed(side, ellipse(at, front, wide, far)), "black");
  for (const { at, far } of LEAVES) {
    if (far < 3) continue;
    const glint = placed(side, box(at - 1, far + front - 4, at + 1, far + front - 2));
    fill(frame, glint, "white", (x, y) => (x + y) % 2 === at % 2);
  }
  return frame;
}

/** A shape that lies along a cell's upper edge, along another of its sides, in the cell's frame. */
function placed(side: number, shape: Shape): Shape {
  return (x, y) => {
    const fromLeft = x - EDGE_INSET;
    const fromTop = y - EDGE_INSET;
    if (side === 0) return shape(fromLeft, fromTop);
    if (side === 1) return shape(fromTop, CELL - fromLeft);
    if (side === 2) return shape(CELL - fromLeft, CELL - fromTop);
    return shape(CELL - fromTop, fromLeft);
  };
}

/** Where hedges meet they fill the corner, in a curve. */
function drawCorner(corner: number): Bitmap {
  const frame = createBitmap(EDGE_FRAME, EDGE_FRAME);
  const filled = without(box(CELL - ROUND, -1, CELL + 1, ROUND), circle(CELL - ROUND - 1, ROUND + 1, ROUND));
  fill(frame, placed(corner, filled), "black");
  return frame;
}

const REACH = 4;
const SHADOW_RIGHT = 2;
const SHADOW_DOWN = 4;
const SHADOW = 34;

/** The shadow that a hedge throws on a cell, frames of 32 by 32: from above, from the left, and from the corner alone. */
export function drawHedgeShadowTable(): Bitmap {
  const above = box(0, 0, CELL, REACH + FRONT + SHADOW_DOWN);
  const left = box(0, 0, REACH + SHADOW_RIGHT, CELL);
  return inOneRow(
    [above, left, common(above, left)].map((shape) => {
      const frame = createBitmap(CELL, CELL);
      fill(frame, shape, "white");
      fill(frame, shape, "black", (x, y) => isThrough(x, y, SHADOW));
      return frame;
    }),
  );
}

const PASS = { long: 32, across: 12 };

/** A pass that lets through upwards, to the right, downwards and to the left, frames of 40 by 40: the border is in their middle. */
export function drawPassesTable(): Bitmap {
  const up = createBitmap(FRAME, FRAME);
  stamp(up, withHalo(drawPass()), (FRAME - PASS.long) / 2 - 1, (FRAME - PASS.across) / 2 - 1);
  return inOneRow([0, 1, 2, 3].map((quarters) => turnedBy(up, quarters)));
}

function turnedBy(bitmap: Bitmap, quarters: number): Bitmap {
  return quarters === 0 ? bitmap : turnedBy(quarterTurn(bitmap), quarters - 1);
}

/** A bar with two posts and a white tooth that points up. */
function drawPass(): Bitmap {
  const pass = createBitmap(PASS.long, PASS.across);
  const tooth = (grow: number): Shape =>
    polygon([
      { x: 6 + grow, y: 12 - grow },
      { x: 26 - grow, y: 12 - grow },
      { x: 16, y: 1 + grow },
    ]);
  fill(pass, union(box(0, 3, 32, 9), box(0, 1, 4, 11), box(28, 1, 32, 11), tooth(0)), "black");
  fill(pass, union(box(1, 2, 3, 10), box(29, 2, 31, 10), tooth(2.2)), "white");
  return pass;
}

/** A puddle in its cell, 40 by 40 pixels. */
export function drawPuddle(): Bitmap {
  const frame = createBitmap(FRAME, FRAME);
  stamp(frame, standing(withHalo(SPRITES.puddle)), 0, -3);
  return frame;
}

/** A rose in the hedge, in the sun and without it, frames of 9 by 9. */
export function drawBlossomTable(): Bitmap {
  const lit = ringed(SPRITES.blossom);
  const dull = ringed(SPRITES.blossom);
  fill(
    dull,
    () => -1,
    "black",
    (x, y) => inkAt(lit, x, y) !== "clear" && isThrough(x, y, 24),
  );
  return inOneRow([lit, dull]);
}

/** With one pixel of black all round, so that it stands apart from the leaves. */
function ringed(sprite: Bitmap): Bitmap {
  const halo = withHalo(sprite);
  const dark: Bitmap = { ...halo, pixels: halo.pixels.map((ink) => (ink === "clear" ? ink : "black")) };
  stamp(dark, sprite, 1, 1);
  return dark;
}

/** How much goes dark, of 64, the farther the more. */
const DUSKS = [6, 12, 18, 24, 30];

/** Dusk to be laid over cells of the lawn, five frames of 32 by 32. */
export function drawDuskTable(): Bitmap {
  return inOneRow(
    DUSKS.map((of64) => {
      const frame = createBitmap(CELL, CELL);
      fill(frame, () => -1, "black", dither(of64));
      return frame;
    }),
  );
}
