import { drawArrowTable } from "./arrow";
import { createBitmap, fill, inOneRow, type Bitmap, type Ink, type Mask } from "./bitmap";
import {
  box,
  capsule,
  circle,
  common,
  ellipse,
  grown,
  moved,
  polygon,
  roundedBox,
  scaled,
  union,
  without,
  type Shape,
} from "./shapes";

/** How a frame shows a skiddy: where it looks, and how wide and tall it is, 1 on the floor. */
interface Pose {
  readonly lookX: number;
  readonly lookY: number;
  readonly wide: number;
  readonly tall: number;
}

/** A frame that is drawn on as if cells had 32 pixels: `scale` times as large. */
interface Sheet {
  readonly bitmap: Bitmap;
  readonly scale: number;
  /** How far its corner is from that of a piece's frame, in x as in y. */
  readonly inset: number;
}

const PIECE_SIZE = 36;
const GROUND_SIZE = 32;
const MIDDLE = PIECE_SIZE / 2;

const AT_REST: Pose = { lookX: 0, lookY: 0, wide: 1, tall: 1 };
const POSES: readonly Pose[] = [
  AT_REST,
  { lookX: 0, lookY: -1, wide: 0.94, tall: 1.08 },
  { lookX: 1, lookY: 0, wide: 1.08, tall: 0.94 },
  { lookX: 0, lookY: 1, wide: 0.94, tall: 1.08 },
  { lookX: -1, lookY: 0, wide: 1.08, tall: 0.94 },
  { lookX: 0, lookY: 0, wide: 0.84, tall: 1.08 },
  { lookX: 0, lookY: 0, wide: 1.08, tall: 0.84 },
];
const TRAPPED: Pose = { lookX: 0, lookY: 0, wide: 0.78, tall: 0.78 };
const SIGN: Pose = { lookX: 0, lookY: 0, wide: 0.62, tall: 0.57 };

const RIM = 1.2;
const OUTLINE = 2;

// How much larger cells of 48 pixels are than those of 32.
const LARGE = 1.5;

/** The pictures of Skid, by their path below `assets`, for cells of 32 and 48 pixels. */
export const SKID_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/skid/red32-table-36-36.png": () => drawSkiddyTable(1, drawRed),
  "images/skid/red48-table-54-54.png": () => drawSkiddyTable(LARGE, drawRed),
  "images/skid/yellow32-table-36-36.png": () => drawSkiddyTable(1, drawYellow),
  "images/skid/yellow48-table-54-54.png": () => drawSkiddyTable(LARGE, drawYellow),
  "images/skid/things32-table-36-36.png": () => drawThingsTable(1),
  "images/skid/things48-table-54-54.png": () => drawThingsTable(LARGE),
  "images/skid/pop32-table-36-36.png": () => drawPopTable(1),
  "images/skid/pop48-table-54-54.png": () => drawPopTable(LARGE),
  "images/skid/ground32-table-32-32.png": () => drawGroundTable(1),
  "images/skid/ground48-table-48-48.png": () => drawGroundTable(LARGE),
  "images/skid/tilt-table-64-64.png": drawArrowTable,
};

type DrawSkiddy = (onto: Sheet, pose: Pose) => void;

/** Eight frames: at rest; on its way up, right, down and left; squashed along a row, along a column; trapped in a pit. */
function drawSkiddyTable(scale: number, draw: DrawSkiddy): Bitmap {
  const frames = POSES.map((pose) => drawFrame(PIECE_SIZE, scale, (onto) => draw(onto, pose)));
  return inOneRow([...frames, drawTrapped(scale, (onto) => draw(onto, TRAPPED))]);
}

function drawFrame(size: number, scale: number, draw: (onto: Sheet) => void): Bitmap {
  const bitmap = createBitmap(size * scale, size * scale);
  draw({ bitmap, scale, inset: (PIECE_SIZE - size) / 2 });
  return bitmap;
}

function paint({ bitmap, scale, inset }: Sheet, shape: Shape, ink: Ink, mask?: Mask): void {
  fill(bitmap, scaled(moved(shape, -inset, -inset), scale), ink, mask);
}

/** What is in a pit is hidden below by the pit's near edge. */
function drawTrapped(scale: number, draw: (onto: Sheet) => void): Bitmap {
  const near = without(box(0, MIDDLE + 3, PIECE_SIZE, PIECE_SIZE), circle(MIDDLE, MIDDLE - 1, 12.5));
  return drawFrame(PIECE_SIZE, scale, (onto) => {
    draw(onto);
    paint(onto, near, "clear");
  });
}

/** A red skiddy is black and round, with a tuft. */
function drawRed(onto: Sheet, pose: Pose): void {
  const { wide, tall, lookX, lookY } = pose;
  paint(onto, grown(redBody(pose), RIM), "white");
  paint(onto, redBody(pose), "black");
  for (const side of [-1, 1]) {
    const eyeX = MIDDLE + (side * 5.2 + lookX * 2.4) * wide;
    const eyeY = MIDDLE + (1 + lookY * 3) * tall;
    paint(onto, circle(eyeX, eyeY, 4.1 * wide), "white");
    paint(onto, circle(eyeX + lookX * 1.6, eyeY + lookY * 1.6, 2 * wide), "black");
  }
  paint(onto, ellipse(MIDDLE + lookX * 2.4, MIDDLE + (9 + lookY * 2) * tall, 2.6 * wide, 1.1 * tall), "white");
}

function redBody({ wide, tall }: Pose): Shape {
  const leaf = (toX: number, toY: number): Shape =>
    capsule({ x: MIDDLE, y: MIDDLE - 7 * tall }, { x: MIDDLE + toX * wide, y: MIDDLE + toY * tall }, 3.4 * wide);
  return union(ellipse(MIDDLE, MIDDLE + 2.5 * tall, 13 * wide, 12 * tall), leaf(-5, -12), leaf(0, -13.5), leaf(5, -12));
}

/** A yellow skiddy is white and square, with two ears. */
function drawYellow(onto: Sheet, pose: Pose): void {
  const { wide, tall, lookX, lookY } = pose;
  drawYellowBody(onto, pose);
  for (const side of [-1, 1]) {
    const eyeX = MIDDLE + (side * 5.4 + lookX * 2.4) * wide;
    paint(onto, ellipse(eyeX, MIDDLE + (0.5 + lookY * 3.4) * tall, 2.1 * wide, 3.4 * tall), "black");
  }
  paint(onto, ellipse(MIDDLE + lookX * 2.4, MIDDLE + (7 + lookY * 2) * tall, 2.4 * wide, 1.4 * tall), "black");
}

function drawYellowBody(onto: Sheet, { wide, tall }: Pose): void {
  const ear = (side: number): Shape =>
    polygon([
      { x: MIDDLE + side * 12.5 * wide, y: MIDDLE - 2 * tall },
      { x: MIDDLE + side * 12 * wide, y: MIDDLE - 14 * tall },
      { x: MIDDLE + side * 2.5 * wide, y: MIDDLE - 8 * tall },
    ]);
  const head = roundedBox(MIDDLE - 13 * wide, MIDDLE - 9 * tall, MIDDLE + 13 * wide, MIDDLE + 14 * tall, 5 * wide);
  const body = union(head, grown(ear(-1), 0.8), grown(ear(1), 0.8));
  paint(onto, grown(body, RIM), "white");
  paint(onto, body, "black");
  paint(onto, grown(body, -OUTLINE), "white");
}

/** A crate, an ice cube, and an ice cube in a pit. */
function drawThingsTable(scale: number): Bitmap {
  return inOneRow([
    drawFrame(PIECE_SIZE, scale, drawCrate),
    drawFrame(PIECE_SIZE, scale, (onto) => drawIce(onto, 1)),
    drawTrapped(scale, (onto) => drawIce(onto, 0.78)),
  ]);
}

function drawCrate(onto: Sheet): void {
  const crate = roundedBox(MIDDLE - 14, MIDDLE - 14, MIDDLE + 14, MIDDLE + 14, 2);
  const inside = box(MIDDLE - 10, MIDDLE - 10, MIDDLE + 10, MIDDLE + 10);
  const beam = (side: number): Shape =>
    capsule({ x: MIDDLE - 10, y: MIDDLE - 10 * side }, { x: MIDDLE + 10, y: MIDDLE + 10 * side }, 4.5);
  paint(onto, grown(crate, RIM), "white");
  paint(onto, crate, "black");
  paint(onto, grown(crate, -OUTLINE), "white");
  paint(onto, inside, "black");
  paint(onto, common(grown(inside, -1), union(beam(1), beam(-1))), "white");
}

function drawIce(onto: Sheet, size: number): void {
  const half = 13.5 * size;
  const cube = roundedBox(MIDDLE - half, MIDDLE - half, MIDDLE + half, MIDDLE + half, 4.5 * size);
  const stroke = (x: number, y: number, long: number): Shape =>
    capsule(
      { x: MIDDLE + x * size, y: MIDDLE + (y + long) * size },
      { x: MIDDLE + (x + long) * size, y: MIDDLE + y * size },
      2,
    );
  paint(onto, grown(cube, RIM), "white");
  paint(onto, cube, "black");
  paint(onto, grown(cube, -OUTLINE), "white");
  const shade = without(grown(cube, -OUTLINE), moved(grown(cube, -OUTLINE), -5 * size, -5 * size));
  paint(onto, shade, "black", (x, y) => x % 2 === 1 && y % 2 === 1);
  paint(onto, union(stroke(-8, -8, 8), stroke(-6, -3, 5)), "black");
}

const POPS = [
  { inner: 4, outer: 9 },
  { inner: 8, outer: 13 },
  { inner: 12, outer: 16 },
  { inner: 15, outer: 17 },
];
const RAYS = 8;

/** A skiddy's end away from its goal: eight rays that fly apart, in four frames. */
function drawPopTable(scale: number): Bitmap {
  return inOneRow(
    POPS.map(({ inner, outer }) =>
      drawFrame(PIECE_SIZE, scale, (onto) => {
        for (let ray = 0; ray < RAYS; ray++) {
          const angle = ((ray + 0.5) * 2 * Math.PI) / RAYS;
          const at = (radius: number) => ({
            x: MIDDLE + radius * Math.cos(angle),
            y: MIDDLE + radius * Math.sin(angle),
          });
          paint(onto, capsule(at(inner), at(outer), 2.6), "black");
        }
      }),
    ),
  );
}

/** A block, a pit, and the signs of the red and the yellow doorway: the skiddies' shapes without their faces. */
function drawGroundTable(scale: number): Bitmap {
  const drawings = [drawBlock, drawPit, drawRedSign, drawYellowSign];
  return inOneRow(drawings.map((draw) => drawFrame(GROUND_SIZE, scale, draw)));
}

function drawBlock(onto: Sheet): void {
  const stone = roundedBox(MIDDLE - 15, MIDDLE - 15, MIDDLE + 15, MIDDLE + 15, 5);
  paint(onto, stone, "black");
  paint(onto, common(without(grown(stone, -3), grown(stone, -5)), box(0, 0, PIECE_SIZE, MIDDLE - 4)), "white");
}

function drawPit(onto: Sheet): void {
  paint(onto, circle(MIDDLE, MIDDLE, 15), "black");
  paint(onto, circle(MIDDLE, MIDDLE, 13), "white", (x, y) => (x + y) % 2 === 0);
  paint(onto, circle(MIDDLE, MIDDLE + 2, 11.5), "black");
}

function drawRedSign(onto: Sheet): void {
  paint(onto, redBody(SIGN), "black");
}

function drawYellowSign(onto: Sheet): void {
  drawYellowBody(onto, SIGN);
}
