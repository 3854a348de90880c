import { createBitmap, fill, inOneRow, quarterTurn, type Bitmap } from "../bitmap";
import { dither, isThrough } from "../dither";
import { inOneColumn } from "../bitmap";
import { box, circle, common, grown, polygon, roundedBox, union, without, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { SPRITES, type Cell } from "./sprites";

/** The floor's right and lower edges on the screen; the largest floor of each size of cells. */
const RIGHT = 376;
const BOTTOM = 216;
const COLUMNS: Readonly<Record<Cell, number>> = { 38: 6, 48: 5 };
const ROWS: Readonly<Record<Cell, number>> = { 38: 5, 48: 4 };

/** How much of a dark square is black, of 64, near the lamp and farthest from it; and of both squares without the lamp. */
const LIT = { near: 8, far: 20 };
const OUT = { light: 40, dark: 50 };

/** The chequered floor, so large as the largest boards have it: by the lamp's light, and without it. */
export function drawFloor(cell: Cell): Bitmap {
  const [width, height] = [COLUMNS[cell] * cell, ROWS[cell] * cell];
  const left = RIGHT - width;
  const top = BOTTOM - height;
  const isDark = (x: number, y: number): boolean => (Math.floor(x / cell) + Math.floor(y / cell)) % 2 === 1;
  const floor = (toneAt: (x: number, y: number) => number): Bitmap => {
    const picture = createBitmap(width, height, "white");
    fill(picture, () => -1, "black", (x, y) => isThrough(left + x, top + y, toneAt(x, y))); // prettier-ignore
    return picture;
  };
  return inOneColumn([
    floor((x, y) => (isDark(x, y) ? LIT.near + ((LIT.far - LIT.near) * x) / width : 0)),
    floor((x, y) => (isDark(x, y) ? OUT.dark : OUT.light)),
  ]);
}

/** How much goes dark, of 64, the farther from the lit side the more: of more than a quarter there would be stripes. */
const DUSKS = [4, 7, 10, 13, 16];
/** How many of the dither's turns are the floor's own. */
const FLOOR_TURNS = 16;

/** The largest floor. */
const DUSK = { width: 240, height: 192 };

/** Dusk to be laid over columns and rows of the floor, five frames as large as the largest floor, whose lower right corner is theirs. */
export function drawDusk(): Bitmap {
  return inOneColumn(
    DUSKS.map((of64) => {
      const frame = createBitmap(DUSK.width, DUSK.height);
      // Other pixels than most of those of the dark squares, which stay the darker ones, and no neighbours of theirs.
      const isDusk = (x: number, y: number): boolean =>
        isThrough(x, y, FLOOR_TURNS + of64) && !isThrough(x, y, FLOOR_TURNS);
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

const BEAD = 11;
/** How much longer a cell is than its bead. */
const APART = 10;

/** Beads of the rim, in square frames of a cell: lying ones lit, without the lamp and lit up; and the same standing. */
export function drawBeads(cell: Cell): Bitmap {
  const lying = [drawBead(cell, "lit"), drawBead(cell, "out"), drawBead(cell, "bright")];
  const standing = lying.map((bead) => quarterTurn(bead));
  return inOneRow([...lying, ...standing]);
}

function drawBead(cell: Cell, light: "lit" | "out" | "bright"): Bitmap {
  const frame = createBitmap(cell, cell);
  const middle = cell / 2;
  const half = (cell - APART) / 2;
  const reach = BEAD / 2;
  const body = roundedBox(middle - half, middle - reach - 0.5, middle + half, middle + reach - 0.5, 5);
  fill(frame, light === "bright" ? grown(body, 1) : body, "white");
  if (light === "bright") return frame;
  fill(frame, grown(body, light === "lit" ? -2 : -1), "black");
  const glint = box(middle - half + 5, middle - 3, middle - half + 5 + Math.floor(half / 1.6), middle - 2);
  if (light === "lit") fill(frame, glint, "white");
  return frame;
}

const POST = 20;

/** A post of the rim's corners, 20 by 20 pixels: lit, and without the lamp. */
export function drawPosts(): Bitmap {
  return inOneRow(
    [2, 1].map((rim) => {
      const frame = createBitmap(POST, POST, "black");
      const knob = circle(POST / 2, POST / 2, 8);
      fill(frame, knob, "white");
      fill(frame, grown(knob, -rim), "black");
      if (rim === 2)
        fill(frame, common(circle(POST / 2, POST / 2, 4.6), without(box(0, 0, 10, 10), circle(12, 12, 5))), "white");
      return frame;
    }),
  );
}

const RIM = 24;
const MARGIN = 3;
/** How dark a doorway is without the lamp, of 64. */
const DOOR_OUT = 44;

/**
 * Doorways in the rim, square frames whose side is a cell's and 6 pixels: an arch for dark ones above, at the right, below and at
 * the left, a square one for light ones; all of them without the lamp; and all of them with the light of who has won.
 */
export function drawDoors(cell: Cell): Bitmap {
  const both = (light: "lit" | "out"): Bitmap[] =>
    [true, false].flatMap((isArch) => turned(drawDoor(cell, isArch, light)));
  return inOneRow([...both("lit"), ...both("out")]);
}

/** A doorway above the floor. */
function drawDoor(cell: Cell, isArch: boolean, light: "lit" | "out"): Bitmap {
  const side = cell + 2 * MARGIN;
  const frame = createBitmap(side, side);
  fill(frame, box(0, 0, side, RIM + 1), "black");
  const whole = box(MARGIN, 1, side - MARGIN, RIM + 1);
  const arch = union(roundedBox(MARGIN, 1, side - MARGIN, RIM + 12, 10), box(MARGIN, 12, side - MARGIN, RIM + 1));
  const gap = isArch ? common(arch, whole) : whole;
  fill(frame, gap, "white");
  if (light === "out") fill(frame, grown(gap, -1), "black", dither(DOOR_OUT));
  return frame;
}

/** The heads that doorways show, 24 by 21 pixels: a dark one, a light one. */
export function drawSigns(): Bitmap {
  return inOneRow(["dark-sign", "light-sign"].map((name) => withHalo(SPRITES[name])));
}

/**
 * The light that falls in through a doorway once all have left, square frames of three cells: from above, from the right, from
 * below and from the left.
 */
export function drawShine(cell: Cell): Bitmap {
  const side = 3 * cell;
  const frame = createBitmap(side, side);
  const middle = side / 2;
  const beam = (spread: number): Shape =>
    polygon([
      { x: middle - cell / 2, y: 0 },
      { x: middle + cell / 2, y: 0 },
      { x: middle + cell / 2 + spread, y: side },
      { x: middle - cell / 2 - spread, y: side },
    ]);
  const tone = (y: number): number => 64 - 58 * (y / side) ** 1.6;
  fill(frame, beam(cell), "white", (x, y) => isThrough(x, y, tone(y) - 26));
  fill(frame, beam(cell * 0.6), "white", (x, y) => isThrough(x, y, tone(y)));
  return inOneRow(turned(frame));
}

/** A square picture and its turns by a quarter, a half and three. */
function turned(picture: Bitmap): Bitmap[] {
  const right = quarterTurn(picture);
  const below = quarterTurn(right);
  return [picture, right, below, quarterTurn(below)];
}
