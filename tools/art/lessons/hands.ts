/**
 * Draws the pictures of lessons that show what the player must press or turn: the cross (D-pad) with a pressed arm, the
 * console with its crank, and the button Ⓐ.
 */
import { createBitmap, fill, joinInRow, type Bitmap, type Ink } from "../bitmap";
import {
  box,
  capsule,
  circle,
  difference,
  intersection,
  offset,
  polygon,
  ring,
  roundedBox,
  sector,
  union,
  type Shape,
} from "../shapes";

const WIDTH = 120;
const HEIGHT = 96;
const MIDDLE = { x: 60, y: 48 };
/**
 * The arms of the console's cross (D-pad), in pixels: half their width, and how far they reach from the middle of the
 * cross.
 */
const ARM = { half: 14, reach: 40 };
/** The sizes of the two arcs beside a pressed arm of the cross (D-pad), in pixels. The arcs mean a press. */
const ARCS = [8, 13];
const CONSOLE = { left: 8, top: 24, right: 66, bottom: 88 };
const LETTER_A_SIZE = 3;

const LETTER_A = ["..##..", ".####.", "##..##", "##..##", "######", "######", "##..##", "##..##", "##..##"];

/**
 * Draws six pictures side by side: the cross (D-pad) with each of its four arms pressed, the crank, and the button Ⓐ.
 * Then draws the same six with arcs, which mean that the player presses or turns the control.
 */
export function drawHands(): Bitmap {
  return joinInRow([false, true].flatMap((hasArcs) => drawAll(hasArcs)));
}

function drawAll(hasArcs: boolean): Bitmap[] {
  return [...[0, 1, 2, 3].map((direction) => drawCross(direction, hasArcs)), drawCrank(hasArcs), drawButton(hasArcs)];
}

function drawCross(direction: number, hasArcs: boolean): Bitmap {
  const hand = createBitmap(WIDTH, HEIGHT);
  const { x, y } = MIDDLE;
  const { half, reach } = ARM;
  const cross = union(
    roundedBox(x - half, y - reach, x + half, y + reach, 5),
    roundedBox(x - reach, y - half, x + reach, y + half, 5),
  );
  fill(hand, cross, "white");
  fill(hand, offset(cross, -2), "black");
  [0, 1, 2, 3].forEach((arm) => {
    if (arm !== direction) fill(hand, turned(circle(0, half - reach, 2.5), arm), "white");
  });
  fill(hand, turned(roundedBox(-half, -reach, half, -half, 4), direction), "white");
  fill(hand, turned(triangle(0, -reach + 6, 9), direction), "black");
  if (hasArcs) ARCS.forEach((radius) => void fill(hand, turned(arc(-reach, radius), direction), "white"));
  return hand;
}

function triangle(x: number, y: number, size: number): Shape {
  return polygon([
    { x, y },
    { x: x + size, y: y + 1.4 * size },
    { x: x - size, y: y + 1.4 * size },
  ]);
}

function arc(endY: number, radius: number): Shape {
  const centreY = endY + 6;
  return intersection(
    ring(0, centreY, radius + 2, 2),
    polygon([
      { x: 0, y: centreY },
      { x: -40, y: centreY - 40 },
      { x: 40, y: centreY - 40 },
    ]),
  );
}

function turned(shape: Shape, quarters: number): Shape {
  const turns: readonly Shape[] = [
    (x, y) => shape(x, y),
    (x, y) => shape(y, -x),
    (x, y) => shape(-x, -y),
    (x, y) => shape(-y, x),
  ];
  return (x, y) => turns[quarters](x - MIDDLE.x, y - MIDDLE.y);
}

function drawCrank(hasArcs: boolean): Bitmap {
  const hand = createBitmap(WIDTH, HEIGHT);
  const { left, top, right, bottom } = CONSOLE;
  fill(hand, roundedBox(left, top, right, bottom, 7), "white");
  fill(hand, roundedBox(left + 8, top + 8, right - 8, top + 34, 2), "black");
  fill(hand, circle((left + right) / 2, top + 21, 7), "white");
  const cross = { x: left + 17, y: bottom - 14 };
  fill(
    hand,
    union(
      box(cross.x - 8, cross.y - 3, cross.x + 8, cross.y + 3),
      box(cross.x - 3, cross.y - 8, cross.x + 3, cross.y + 8),
    ),
    "black",
  );
  fill(hand, union(circle(right - 22, bottom - 12, 4), circle(right - 11, bottom - 16, 4)), "black");
  const axle = { x: right + 6, y: top + 27 };
  const knob = { x: right + 24, y: top + 45 };
  fill(hand, roundedBox(right, axle.y - 7, right + 8, axle.y + 7, 2), "white");
  fill(hand, capsule(axle, knob, 7), "white");
  fill(hand, roundedBox(knob.x - 4, knob.y - 6, knob.x + 26, knob.y + 7, 5), "white");
  fill(hand, roundedBox(knob.x - 1, knob.y - 3, knob.x + 23, knob.y + 4, 3), "black");
  drawTurnBack(hand, axle, hasArcs ? "white" : "clear");
  return hand;
}

function drawTurnBack(hand: Bitmap, { x, y }: { readonly x: number; readonly y: number }, ink: Ink): void {
  const radius = 40;
  const wide = intersection(ring(x, y, radius, 5), sector(x, y, -78, 20));
  fill(hand, wide, ink);
  fill(
    hand,
    polygon([
      { x: x - 10, y: y - radius + 1 },
      { x: x + 9, y: y - radius - 10 },
      { x: x + 9, y: y - radius + 12 },
    ]),
    ink,
  );
}

function drawButton(hasArcs: boolean): Bitmap {
  const hand = createBitmap(WIDTH, HEIGHT);
  const { x, y } = MIDDLE;
  if (hasArcs) fill(hand, ring(x, y, 45, 3), "white");
  fill(hand, circle(x, y, 38), "white");
  fill(hand, difference(circle(x, y, 35), circle(x, y, 32)), "black");
  const left = x - (LETTER_A[0].length * LETTER_A_SIZE) / 2;
  const top = Math.floor(y - (LETTER_A.length * LETTER_A_SIZE) / 2);
  LETTER_A.forEach((row, rowIndex) => {
    [...row].forEach((pixel, column) => {
      if (pixel !== "#") return;
      const [pixelX, pixelY] = [left + column * LETTER_A_SIZE, top + rowIndex * LETTER_A_SIZE];
      fill(hand, box(pixelX, pixelY, pixelX + LETTER_A_SIZE, pixelY + LETTER_A_SIZE), "black");
    });
  });
  return hand;
}
