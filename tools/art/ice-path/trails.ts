/**
 * Draws the signs that show moves on the ice of Ice Path: grooves behind the seal, marks at the ends of the seal's
 * drawn trail, and dots that count the moves.
 */
import { createBitmap, fill, inkAt, joinInColumn, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { circle, polygon, ring, union, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";

/** The length of a picture of the seal's groove, in pixels: the side of the ice under the largest board. */
const LENGTH = 240;

/**
 * The lengths of the dashes and gaps in the two lines that show a groove (the track of the seal in the ice), in pixels.
 * The newest groove, which has no gaps, comes first, and the oldest last.
 */
const STROKES_BY_AGE = [
  { dash: LENGTH, gap: 0 },
  { dash: 3, gap: 1 },
  { dash: 2, gap: 2 },
  { dash: 1, gap: 2 },
];
const GROOVE_WIDTH = 8;

/**
 * Draws the horizontal groove that a sliding seal leaves in the ice, in four pictures of 240 by 8 pixels, from the
 * newest to the oldest.
 */
export function drawHorizontalGrooves(): Bitmap {
  return joinInColumn(STROKES_BY_AGE.map(drawGroove));
}

/**
 * Draws the vertical groove that a sliding seal leaves in the ice, in four pictures of 8 by 240 pixels, from the newest
 * to the oldest.
 */
export function drawUprightGrooves(): Bitmap {
  return joinInRow(STROKES_BY_AGE.map((strokes) => transpose(drawGroove(strokes))));
}

function drawGroove({ dash, gap }: (typeof STROKES_BY_AGE)[number]): Bitmap {
  const groove = createBitmap(LENGTH, GROOVE_WIDTH, "white");
  for (let x = 0; x < LENGTH; x += dash + gap) {
    for (let pixelX = x; pixelX < x + dash; pixelX++) {
      for (const y of [0, GROOVE_WIDTH - 1]) setInk(groove, pixelX, y, "black");
    }
  }
  return groove;
}

function transpose(groove: Bitmap): Bitmap {
  const upright = createBitmap(groove.height, groove.width);
  for (let y = 0; y < groove.height; y++) {
    for (let x = 0; x < groove.width; x++) setInk(upright, y, x, inkAt(groove, x, y));
  }
  return upright;
}

const MARK_SIZE = 14;

/**
 * Draws the marks on the line that shows the seal's trail, in pictures of 14 by 14 pixels: the mark at the end, the
 * mark at the start, and arrowheads in four directions.
 */
export function drawMarksTable(): Bitmap {
  const middle = MARK_SIZE / 2;
  const chevron = (quarters: number): Shape => rotateShape(quarters, CHEVRON);
  const shapes = [circle(middle, middle, 5), ring(middle, middle, 4.2, 2), ...[0, 1, 2, 3].map(chevron)];
  return joinInRow(
    shapes.map((shape, index) => {
      const frame = createBitmap(MARK_SIZE, MARK_SIZE);
      if (index > 0) fill(frame, circle(middle, middle, index === 1 ? 4 : 6), "white");
      const mark = createBitmap(MARK_SIZE - 2, MARK_SIZE - 2);
      fill(mark, (x, y) => shape(x + 1, y + 1), "black");
      blit(frame, withHalo(mark), 0, 0);
      return frame;
    }),
  );
}

const CHEVRON: Shape = union(lineBetween(7, 4, 2.6, 8.4), lineBetween(7, 4, 11.4, 8.4));

function lineBetween(x1: number, y1: number, x2: number, y2: number): Shape {
  return polygon([
    { x: x1, y: y1 },
    { x: x2, y: y2 },
    { x: x2, y: y2 + 2.4 },
    { x: x1, y: y1 + 2.4 },
  ]);
}

function rotateShape(quarters: number, shape: Shape): Shape {
  if (quarters === 0) return shape;
  return rotateShape(quarters - 1, (x, y) => shape(y, MARK_SIZE - x));
}

const DOT_SIZE = 15;

/**
 * Draws the dots in the sky of Ice Path's scene that count moves, 15 by 15 pixels: for a move made, for the present
 * state, and for a move that the player took back. The last picture is a small dot for long solutions.
 */
export function drawMoveDotsTable(): Bitmap {
  const middle = DOT_SIZE / 2;
  const shapes = [
    circle(middle, middle, 4.6),
    ring(middle, middle, 5, 3.4),
    ring(middle, middle, 4, 1.4),
    circle(middle, middle, 2),
  ];
  return joinInRow(
    shapes.map((shape, index) => {
      const dot = createBitmap(DOT_SIZE, DOT_SIZE);
      fill(dot, circle(middle, middle, index === 1 ? 7.5 : index === 3 ? 3 : 6), "black");
      fill(dot, shape, "white");
      return dot;
    }),
  );
}
