import { createBitmap, fill, inkAt, joinInColumn, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { circle, polygon, ring, union, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";

/** As long as the ice of the largest board. */
const LENGTH = 240;

/** The ages of a way, the newest first: for each how long the strokes of its lines are and the gaps between them. */
const STROKES_BY_AGE = [
  { long: LENGTH, gap: 0 },
  { long: 3, gap: 1 },
  { long: 2, gap: 2 },
  { long: 1, gap: 2 },
];
const GROOVE_WIDTH = 8;

/** The groove that the seal leaves on the ice, level: four frames of 240 by 8 pixels, from the newest to the oldest. */
export function drawLevelGrooves(): Bitmap {
  return joinInColumn(STROKES_BY_AGE.map(drawGroove));
}

/** The same upright: frames of 8 by 240 pixels. */
export function drawUprightGrooves(): Bitmap {
  return joinInRow(STROKES_BY_AGE.map((strokes) => transpose(drawGroove(strokes))));
}

function drawGroove({ long, gap }: (typeof STROKES_BY_AGE)[number]): Bitmap {
  const groove = createBitmap(LENGTH, GROOVE_WIDTH, "white");
  for (let x = 0; x < LENGTH; x += long + gap) {
    for (let at = x; at < x + long; at++) {
      for (const y of [0, GROOVE_WIDTH - 1]) setInk(groove, at, y, "black");
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

/** Marks on a way, 14 by 14 pixels: where it stops, where it starts, and chevrons that point up, right, down and left. */
export function drawMarksTable(): Bitmap {
  const middle = MARK_SIZE / 2;
  const chevron = (quarters: number): Shape => rotateShape(quarters, CHEVRON);
  const shapes = [circle(middle, middle, 5), ring(middle, middle, 4.2, 2), ...[0, 1, 2, 3].map(chevron)];
  return joinInRow(
    shapes.map((shape, at) => {
      const frame = createBitmap(MARK_SIZE, MARK_SIZE);
      if (at > 0) fill(frame, circle(middle, middle, at === 1 ? 4 : 6), "white");
      const mark = createBitmap(MARK_SIZE - 2, MARK_SIZE - 2);
      fill(mark, (x, y) => shape(x + 1, y + 1), "black");
      blit(frame, withHalo(mark), 0, 0);
      return frame;
    }),
  );
}

/** It points up. */
const CHEVRON: Shape = union(stroke(7, 4, 2.6, 8.4), stroke(7, 4, 11.4, 8.4));

/** A stroke two pixels high from a point to another. */
function stroke(x1: number, y1: number, x2: number, y2: number): Shape {
  return polygon([
    { x: x1, y: y1 },
    { x: x2, y: y2 },
    { x: x2, y: y2 + 2.4 },
    { x: x1, y: y1 + 2.4 },
  ]);
}

/** A shape of the marks' size turned by quarters clockwise. */
function rotateShape(quarters: number, shape: Shape): Shape {
  if (quarters === 0) return shape;
  return rotateShape(quarters - 1, (x, y) => shape(y, MARK_SIZE - x));
}

const BEAD_SIZE = 15;

/** Beads for moves, 15 by 15 pixels: made, here, still to come; and a small one where there are many. */
export function drawBeadsTable(): Bitmap {
  const middle = BEAD_SIZE / 2;
  const shapes = [
    circle(middle, middle, 4.6),
    ring(middle, middle, 5, 3.4),
    ring(middle, middle, 4, 1.4),
    circle(middle, middle, 2),
  ];
  return joinInRow(
    shapes.map((shape, at) => {
      const bead = createBitmap(BEAD_SIZE, BEAD_SIZE);
      fill(bead, circle(middle, middle, at === 1 ? 7.5 : at === 3 ? 3 : 6), "black");
      fill(bead, shape, "white");
      return bead;
    }),
  );
}
