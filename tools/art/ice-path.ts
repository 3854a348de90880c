import { createBitmap, fill, inOneRow, type Bitmap } from "./bitmap";
import {
  box,
  circle,
  common,
  ellipse,
  grown,
  moved,
  polygon,
  scaled,
  union,
  without,
  type Point,
  type Shape,
} from "./shapes";

/** Which way the walker looks and leans: a step in x and y, or none. */
interface Way {
  readonly x: number;
  readonly y: number;
}

/** How a frame shows the walker. */
interface Pose {
  readonly way: Way;
  /** Stretched on its belly, or upright. */
  readonly isSliding: boolean;
  /** How wide and tall it is, 1 on the ice. */
  readonly wide: number;
  readonly tall: number;
  readonly eyes: "open" | "shut" | "wide";
}

const AT_REST: Way = { x: 0, y: 0 };
const WAYS: readonly Way[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const FALLING_SIZES = [0.88, 0.76, 0.64, 0.52, 0.4, 0.28];
const SQUASHED = 0.78;
const BULGED = 1.1;

const POSES: readonly Pose[] = [
  { way: AT_REST, isSliding: false, wide: 1, tall: 1, eyes: "open" },
  ...WAYS.map((way): Pose => ({ way, isSliding: true, wide: 1, tall: 1, eyes: "open" })),
  ...WAYS.map((way): Pose => ({
    way,
    isSliding: false,
    wide: way.x === 0 ? BULGED : SQUASHED,
    tall: way.y === 0 ? BULGED : SQUASHED,
    eyes: "shut",
  })),
  ...FALLING_SIZES.map((size): Pose => ({ way: AT_REST, isSliding: false, wide: size, tall: size, eyes: "wide" })),
];

const RIM = 1.2;

/** The pictures of Ice Path, by their path below `assets`, for cells of 18, 22 and 28 pixels. */
export const ICE_PATH_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/ice-path/walker18-table-26-26.png": () => drawWalkerTable(18, 26),
  "images/ice-path/walker22-table-30-30.png": () => drawWalkerTable(22, 30),
  "images/ice-path/walker28-table-38-38.png": () => drawWalkerTable(28, 38),
  "images/ice-path/ground18-table-18-18.png": () => drawGroundTable(18),
  "images/ice-path/ground22-table-22-22.png": () => drawGroundTable(22),
  "images/ice-path/ground28-table-28-28.png": () => drawGroundTable(28),
};

/**
 * The walker, a seal, for cells of `cell` pixels in 15 frames of `size` by `size` pixels: at rest; sliding up, right, down
 * and left; stopped on its way up, right, down and left; and six that grow smaller for its fall.
 */
function drawWalkerTable(cell: number, size: number): Bitmap {
  return inOneRow(
    POSES.map((pose) => {
      const frame = createBitmap(size, size);
      drawWalker(frame, cell, pose);
      return frame;
    }),
  );
}

function drawWalker(onto: Bitmap, cell: number, pose: Pose): void {
  const middle = onto.width / 2;
  const body = moved(bodyOf(pose, cell), middle, middle);
  fill(onto, grown(body, RIM), "white");
  fill(onto, body, "black");
  drawFace(onto, cell, pose);
}

/** The walker's outline about the origin: a head, a body and flippers; on its belly it is longer and shows its tail. */
function bodyOf({ way, isSliding, wide, tall }: Pose, cell: number): Shape {
  const part = (x: number, y: number, radiusX: number, radiusY: number): Shape =>
    ellipse(x * cell * wide, y * cell * tall, radiusX * cell * wide, radiusY * cell * tall);
  if (!isSliding) {
    return union(
      part(0, -0.09, 0.36, 0.35),
      part(0, 0.17, 0.43, 0.26),
      part(-0.36, 0.3, 0.17, 0.1),
      part(0.36, 0.3, 0.17, 0.1),
    );
  }
  if (way.y === 0) {
    const { x } = way;
    return union(
      part(x * 0.16, -0.06, 0.35, 0.35),
      part(-x * 0.1, 0.12, 0.44, 0.26),
      part(-x * 0.53, 0.04, 0.12, 0.16),
      part(-x * 0.02, 0.33, 0.16, 0.1),
    );
  }
  const { y } = way;
  const belly = union(part(0, y * 0.14, 0.36, 0.35), part(0, -y * 0.1, 0.3, 0.4));
  const sides = union(part(-0.36, -y * 0.1, 0.12, 0.16), part(0.36, -y * 0.1, 0.12, 0.16));
  const tail = union(part(-0.12, 0.46, 0.13, 0.1), part(0.12, 0.46, 0.13, 0.1));
  return y < 0 ? union(belly, sides, tail) : union(belly, sides);
}

function drawFace(onto: Bitmap, cell: number, { way, isSliding, wide, tall, eyes }: Pose): void {
  const ahead = isSliding ? 0.18 : 0;
  const x = onto.width / 2 + way.x * ahead * cell;
  const y = onto.height / 2 + (way.y * ahead - 0.08) * cell * tall;
  for (const side of [-1, 1]) {
    const eyeX = x + side * 0.17 * cell * wide;
    if (eyes === "shut") fill(onto, ellipse(eyeX, y, 0.12 * cell, 0.06 * cell), "white");
    else drawEye(onto, eyeX, y, cell * wide, way, eyes === "wide");
  }
  if (isSliding && way.y < 0) return;
  fill(onto, ellipse(x, y + 0.22 * cell * tall, 0.075 * cell * wide, 0.05 * cell * tall), "white");
}

function drawEye(onto: Bitmap, x: number, y: number, unit: number, way: Way, isWide: boolean): void {
  const radius = unit * (isWide ? 0.15 : 0.125);
  fill(onto, ellipse(x, y, radius, radius * 1.15), "white");
  fill(onto, circle(x + way.x * unit * 0.05, y + (0.02 + way.y * 0.03) * unit, unit * 0.07), "black");
}

const ROCK_LINE = 1.2;
/** How much of a rock is in the light. */
const ROCK_FRONT = 0.62;

/** A rock: its outline, and the edge of the snow on it from the left to the right; both in shares of its cell. */
interface Rock {
  readonly outline: readonly Point[];
  readonly snowEdge: readonly Point[];
}

const ROCKS: readonly Rock[] = [
  {
    outline: points(0.04, 0.62, 0.13, 0.3, 0.38, 0.05, 0.7, 0.05, 0.93, 0.34, 0.97, 0.76, 0.84, 0.96, 0.16, 0.96),
    snowEdge: points(0, 0.56, 0.16, 0.48, 0.3, 0.6, 0.46, 0.46, 0.6, 0.54, 0.78, 0.36, 1, 0.46),
  },
  {
    outline: points(0.03, 0.74, 0.08, 0.4, 0.28, 0.1, 0.56, 0.04, 0.86, 0.2, 0.97, 0.58, 0.9, 0.95, 0.12, 0.96),
    snowEdge: points(0, 0.62, 0.18, 0.52, 0.34, 0.44, 0.5, 0.58, 0.66, 0.44, 0.82, 0.5, 1, 0.4),
  },
  {
    outline: points(
      0.05,
      0.8,
      0.05,
      0.46,
      0.2,
      0.14,
      0.5,
      0.06,
      0.78,
      0.08,
      0.95,
      0.42,
      0.95,
      0.86,
      0.7,
      0.96,
      0.2,
      0.96,
    ),
    snowEdge: points(0, 0.46, 0.2, 0.56, 0.38, 0.46, 0.56, 0.6, 0.74, 0.5, 1, 0.58),
  },
];

/** The ice path's ground in six frames of `cell` by `cell` pixels: three rocks, a snow patch, the hole, and a glint. */
function drawGroundTable(cell: number): Bitmap {
  const frame = (draw: (onto: Bitmap) => void): Bitmap => {
    const bitmap = createBitmap(cell, cell);
    draw(bitmap);
    return bitmap;
  };
  return inOneRow([
    ...ROCKS.map((rock) => frame((onto) => drawRock(onto, rock))),
    frame(drawSnow),
    frame(drawHole),
    frame(drawGlint),
  ]);
}

/** A rock under snow, lit from the left: small cells have many of them, and the walker must be darker than they are. */
function drawRock(onto: Bitmap, { outline, snowEdge }: Rock): void {
  const { width } = onto;
  const rock = scaled(polygon(outline), width);
  const inside = grown(rock, -ROCK_LINE);
  const snow = scaled(polygon([{ x: 0, y: 0 }, ...snowEdge, { x: 1, y: 0 }]), width);
  const front = box(0, 0, ROCK_FRONT * width, width);
  fill(onto, rock, "black");
  fill(onto, common(inside, front), "white", (x, y) => (x + y) % 2 === 0);
  fill(onto, common(inside, grown(snow, ROCK_LINE)), "black");
  fill(onto, common(inside, snow), "white");
}

function drawSnow(onto: Bitmap): void {
  const { width } = onto;
  const heap = scaled(union(ellipse(0.5, 0.76, 0.49, 0.2), circle(0.32, 0.62, 0.25), circle(0.62, 0.5, 0.33)), width);
  const crest = scaled(union(circle(0.3, 0.56, 0.24), circle(0.58, 0.4, 0.34)), width);
  fill(onto, heap, "black");
  fill(onto, grown(heap, -1.2), "white", (x, y) => (x + y) % 2 === 0);
  fill(onto, common(grown(heap, -1.2), crest), "white");
}

function drawHole(onto: Bitmap): void {
  const middle = onto.width / 2;
  fill(onto, circle(middle, middle, middle), "black");
  fill(onto, circle(middle, middle, middle * 0.86), "white");
  fill(onto, circle(middle, middle, middle * 0.7), "black");
  const far = without(circle(middle, middle, middle * 0.6), circle(middle, middle - middle * 0.25, middle * 0.6));
  fill(onto, far, "white", (x, y) => (x + y) % 2 === 0);
}

function drawGlint(onto: Bitmap): void {
  const unit = onto.width;
  const stroke = (left: number, top: number, long: number): Shape =>
    polygon([
      { x: left * unit, y: (top + long) * unit },
      { x: left * unit + 1.7, y: (top + long) * unit },
      { x: (left + long) * unit + 1.7, y: top * unit },
      { x: (left + long) * unit, y: top * unit },
    ]);
  fill(
    onto,
    common(union(stroke(0.28, 0.26, 0.34), stroke(0.52, 0.4, 0.22)), circle(unit / 2, unit / 2, unit)),
    "black",
  );
}

function points(...numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] }] : []));
}
