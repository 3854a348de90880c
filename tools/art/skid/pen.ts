/**
 * Draws the playpen, the board of the puzzle Skid: its floor, its rim of beads, its posts, its goals, and the light
 * that falls through goals. playroom.ts draws the room around the playpen.
 */
import { createBitmap, fill, joinInColumn, joinInRow, rotateClockwise, type Bitmap } from "../bitmap";
import { dither, passesDither } from "../dither";
import { box, circle, intersection, offset, polygon, roundedBox, union, difference, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { SPRITES, type CellSize } from "./sprites";

const RIGHT = 376;
/** The y coordinate of the lower edge of the playpen's floor (the board of Skid) on the screen, in pixels. */
const BOTTOM = 216;
const COLUMNS: Readonly<Record<CellSize, number>> = { 38: 6, 48: 5 };
const ROWS: Readonly<Record<CellSize, number>> = { 38: 5, 48: 4 };

/**
 * How many of every 64 pixels in a dark square of the playpen's floor are black while the lamp is lit: near the lamp,
 * and farthest from the lamp.
 */
const LIT = { near: 8, far: 20 };
/**
 * How many of every 64 pixels in a dark square of the playpen's floor are black while the lamp is only half lit: near
 * the lamp, and farthest from the lamp.
 */
const HALF = { near: 21, far: 31 };
/** How many of every 64 pixels in light and in dark squares of the playpen's floor are black while its lamp is out. */
const OUT = { light: 36, dark: 54 };

/**
 * Draws the chequered floor of the largest board of the puzzle Skid, in three pictures. They show it while the lamp
 * beside the board is lit, out, and half lit (only wins that are not the best are possible).
 */
export function drawFloor(cellSize: CellSize): Bitmap {
  const [width, height] = [COLUMNS[cellSize] * cellSize, ROWS[cellSize] * cellSize];
  const left = RIGHT - width;
  const top = BOTTOM - height;
  const isDark = (x: number, y: number): boolean => (Math.floor(x / cellSize) + Math.floor(y / cellSize)) % 2 === 1;
  const floor = (toneAt: (x: number, y: number) => number): Bitmap => {
    const picture = createBitmap(width, height, "white");
    fill(picture, () => -1, "black", (x, y) => passesDither(left + x, top + y, toneAt(x, y))); // prettier-ignore
    return picture;
  };
  const litFloor = ({ near, far }: typeof LIT): Bitmap =>
    floor((x, y) => (isDark(x, y) ? near + ((far - near) * x) / width : 0));
  return joinInColumn([litFloor(LIT), floor((x, y) => (isDark(x, y) ? OUT.dark : OUT.light)), litFloor(HALF)]);
}

/**
 * How dark a hint makes the floor in each of five steps: how many of every 64 pixels become black. More than 16 would
 * look like stripes.
 */
const DUSK_LEVELS = [4, 7, 10, 13, 16];
/**
 * The lowest dither threshold (0 to 63) of the grey that darkens the floor during a hint. The pattern of the lit floor
 * mainly uses lower thresholds.
 */
const FLOOR_THRESHOLDS = 16;

/**
 * The size of the shade that a hint in Skid lays over the floor, in pixels. The shade covers the largest floor of both
 * cell sizes.
 */
const DUSK = { width: 240, height: 192 };

/**
 * Draws the shade that a hint lays over Skid's floor, in five pictures as large as the largest floor. The lower right
 * corner of each picture lies on the lower right corner of the floor.
 */
export function drawDusk(): Bitmap {
  return joinInColumn(
    DUSK_LEVELS.map((of64) => {
      const frame = createBitmap(DUSK.width, DUSK.height);
      // Returns whether a pixel is black in the grey that darkens the floor during a hint. The pattern of the lit floor
      // hardly uses the dither thresholds of this grey. So the dark squares stay darker than the light squares.
      const isDusk = (x: number, y: number): boolean =>
        passesDither(x, y, FLOOR_THRESHOLDS + of64) && !passesDither(x, y, FLOOR_THRESHOLDS);
      fill(
        frame,
        () => -1,
        "black",
        (x, y) => isDusk(RIGHT - DUSK.width + x, BOTTOM - DUSK.height + y),
      );
      return frame;
    }),
  );
}

const RIM_BEAD = 11;
const RIM_BEAD_GAP = 10;

/**
 * Draws the beads of the playpen's rim in six square pictures of one cell. Three show horizontal beads: in the lamp's
 * light, in the dark, and bright white. Three show vertical beads in the same order.
 */
export function drawRimBeads(cellSize: CellSize): Bitmap {
  const lying = [drawRimBead(cellSize, "lit"), drawRimBead(cellSize, "out"), drawRimBead(cellSize, "bright")];
  const standing = lying.map((bead) => rotateClockwise(bead));
  return joinInRow([...lying, ...standing]);
}

function drawRimBead(cellSize: CellSize, light: "lit" | "out" | "bright"): Bitmap {
  const frame = createBitmap(cellSize, cellSize);
  const middle = cellSize / 2;
  const half = (cellSize - RIM_BEAD_GAP) / 2;
  const reach = RIM_BEAD / 2;
  const body = roundedBox(middle - half, middle - reach - 0.5, middle + half, middle + reach - 0.5, 5);
  fill(frame, light === "bright" ? offset(body, 1) : body, "white");
  if (light === "bright") return frame;
  fill(frame, offset(body, light === "lit" ? -2 : -1), "black");
  const glint = box(middle - half + 5, middle - 3, middle - half + 5 + Math.floor(half / 1.6), middle - 2);
  if (light === "lit") fill(frame, glint, "white");
  return frame;
}

const POST = 20;

/** Draws the posts at the corners of the playpen in two pictures of 20 by 20 pixels: lit, and without light. */
export function drawPosts(): Bitmap {
  return joinInRow(
    [2, 1].map((rim) => {
      const frame = createBitmap(POST, POST, "black");
      const knob = circle(POST / 2, POST / 2, 8);
      fill(frame, knob, "white");
      fill(frame, offset(knob, -rim), "black");
      if (rim === 2)
        fill(
          frame,
          intersection(circle(POST / 2, POST / 2, 4.6), difference(box(0, 0, 10, 10), circle(12, 12, 5))),
          "white",
        );
      return frame;
    }),
  );
}

const RIM = 24;
const MARGIN = 3;
const GOAL_OUT = 12;

/**
 * Draws the goals in the playpen's rim, through which toys leave, in square pictures 6 pixels wider than a cell. The
 * first four are arches for red toys: above, at the right, below and at the left. The next four are square goals
 * for yellow toys. All eight follow once more without light.
 */
export function drawGoals(cellSize: CellSize): Bitmap {
  const both = (light: "lit" | "out"): Bitmap[] =>
    [true, false].flatMap((isArch) => allRotations(drawGoal(cellSize, isArch, light)));
  return joinInRow([...both("lit"), ...both("out")]);
}

function drawGoal(cellSize: CellSize, isArch: boolean, light: "lit" | "out"): Bitmap {
  const side = cellSize + 2 * MARGIN;
  const frame = createBitmap(side, side);
  fill(frame, box(0, 0, side, RIM + 1), "black");
  const whole = box(MARGIN, 1, side - MARGIN, RIM + 1);
  const arch = union(roundedBox(MARGIN, 1, side - MARGIN, RIM + 12, 10), box(MARGIN, 12, side - MARGIN, RIM + 1));
  const gap = isArch ? intersection(arch, whole) : whole;
  fill(frame, gap, "white");
  if (light === "out") fill(frame, offset(gap, -2), "black", dither(GOAL_OUT));
  return frame;
}

/**
 * Draws the signs over the goals in two pictures of 24 by 21 pixels. A sign shows which toys may leave through the
 * goal: it is the head of a red toy or of a yellow toy.
 */
export function drawGoalSigns(): Bitmap {
  return joinInRow(["red-sign", "yellow-sign"].map((name) => withHalo(SPRITES[name])));
}

/**
 * Draws the light that falls through a goal after all toys have left, from above, right, below and left. Each picture
 * is three cells wide and three cells high.
 */
export function drawShine(cellSize: CellSize): Bitmap {
  const side = 3 * cellSize;
  const frame = createBitmap(side, side);
  const middle = side / 2;
  const beam = (spread: number): Shape =>
    polygon([
      { x: middle - cellSize / 2, y: 0 },
      { x: middle + cellSize / 2, y: 0 },
      { x: middle + cellSize / 2 + spread, y: side },
      { x: middle - cellSize / 2 - spread, y: side },
    ]);
  const tone = (y: number): number => 64 - 58 * (y / side) ** 1.6;
  fill(frame, beam(cellSize), "white", (x, y) => passesDither(x, y, tone(y) - 26));
  fill(frame, beam(cellSize * 0.6), "white", (x, y) => passesDither(x, y, tone(y)));
  return joinInRow(allRotations(frame));
}

function allRotations(picture: Bitmap): Bitmap[] {
  const right = rotateClockwise(picture);
  const below = rotateClockwise(right);
  return [picture, right, below, rotateClockwise(below)];
}
