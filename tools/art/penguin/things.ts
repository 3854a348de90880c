import { createBitmap, fill, inkAt, inOneRow, quarterTurn, setInk, stamp, type Bitmap } from "../bitmap";
import { polygon, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { SPRITES_OF, type Cell } from "./sprites";

/** What stands on the floe reaches above its cell, and a little beside it. */
const CELL_LEFT = 2;
const ABOVE: Readonly<Record<Cell, number>> = { 22: 10, 30: 14 };
const BELOW = 2;

/** How wide and high the frame of what stands on a cell is. */
export function thingFrame(cell: Cell): { readonly width: number; readonly height: number } {
  return { width: cell + 2 * CELL_LEFT, height: ABOVE[cell] + cell + BELOW };
}

/** What stands on the floe: wall, tree, snow, picks, finish, doors (disc, cross, bar, ring), and bridges, upright and level. */
export function drawThingsTable(cell: Cell): Bitmap {
  const sprites = SPRITES_OF[cell];
  const { wall, tree, snow, picks } = sprites;
  const doors = ["door-disc", "door-cross", "door-bar", "door-ring"].map((name) => sprites[name]);
  return inOneRow([
    ...[wall, tree].map((sprite) => standing(withHalo(sprite), cell)),
    standing(snow, cell),
    standing(withHalo(picks), cell),
    drawFinish(cell),
    ...doors.map((door) => standing(withHalo(door), cell)),
    standing(sprites["bridge-upright"], cell),
    standing(sprites["bridge-level"], cell),
  ]);
}

function emptyFrame(cell: Cell): Bitmap {
  const { width, height } = thingFrame(cell);
  return createBitmap(width, height);
}

function standing(sprite: Bitmap, cell: Cell): Bitmap {
  const frame = emptyFrame(cell);
  const left = CELL_LEFT + Math.floor((cell - sprite.width) / 2);
  // Whatever has a foot stands on its cell's lower edge; whatever fills its cell lies in it.
  stamp(frame, sprite, left, Math.min(ABOVE[cell] + cell + 1 - sprite.height, ABOVE[cell] + 1));
  return frame;
}

/** A chequered square in a black frame with a flag on it, which stands so far from its left edge. */
const CHEQUER: Readonly<Record<Cell, number>> = { 22: 5, 30: 7 };
const FLAG_LEFT: Readonly<Record<Cell, number>> = { 22: 4, 30: 6 };

function drawFinish(cell: Cell): Bitmap {
  const frame = emptyFrame(cell);
  const square = createBitmap(cell + 4, cell + 4, "white");
  const side = cell + 2;
  const chequer = CHEQUER[cell];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const isEdge = x < 1 || y < 1 || x >= side - 1 || y >= side - 1;
      const isDark = (Math.floor((x - 2) / chequer) + Math.floor((y - 2) / chequer)) % 2 === 0;
      setInk(square, x + 1, y + 1, isEdge || isDark ? "black" : "white");
    }
  }
  stamp(frame, square, CELL_LEFT - 2, ABOVE[cell] - 2);
  stamp(frame, withHalo(SPRITES_OF[cell].flag), CELL_LEFT + FLAG_LEFT[cell], 0);
  return frame;
}

/** Chevrons come twice a cell, so there are as many frames until a belt looks the same again. */
interface Chevron {
  readonly every: number;
  /** Its corners, x and y by turns. */
  readonly points: readonly number[];
}

const CHEVRONS: Readonly<Record<Cell, Chevron>> = {
  22: { every: 11, points: [0, 6, 4, 6, 9, 11, 4, 16, 0, 16, 5, 11] },
  30: { every: 15, points: [0, 8, 6, 8, 13, 15, 6, 22, 0, 22, 7, 15] },
};

/** A treadmill that runs up, right, down and left: for each as many frames as pixels from one chevron to the next. */
export function drawBeltsTable(cell: Cell): Bitmap {
  const level = Array.from({ length: CHEVRONS[cell].every }, (_, phase) => drawBelt(cell, phase));
  const down = level.map(quarterTurn);
  const left = down.map(quarterTurn);
  return inOneRow([...left.map(quarterTurn), ...level, ...down, ...left]);
}

/** Two rails, and between them white chevrons on black that point right. */
function drawBelt(cell: Cell, phase: number): Bitmap {
  const belt = createBitmap(cell, cell, "black");
  const { every, points } = CHEVRONS[cell];
  for (let x = 0; x < cell; x++) for (const y of [0, 3, cell - 4, cell - 1]) setInk(belt, x, y, "white");
  for (let left = phase - 2 * every; left < cell; left += every) fill(belt, chevronAt(points, left), "white");
  return belt;
}

function chevronAt(points: readonly number[], left: number): Shape {
  const corners = Array.from({ length: 6 }, (_, at) => ({ x: left + points[2 * at], y: points[2 * at + 1] }));
  return polygon(corners);
}

/** How many ways a shadow may fall: from far to the left to far to the right. */
const WAYS = 17;
/** Where the cell begins in the frame of a shadow, and where its foot is. */
const SHADOW_LEFT: Readonly<Record<Cell, number>> = { 22: 36, 30: 50 };
const SHADOW_FOOT = 4;
const SHADOW_HEIGHT: Readonly<Record<Cell, number>> = { 22: 26, 30: 34 };

/** How wide and high the frame of a shadow is. */
export function shadowFrame(cell: Cell): { readonly width: number; readonly height: number } {
  return { width: 2 * SHADOW_LEFT[cell] + cell, height: SHADOW_HEIGHT[cell] };
}

/**
 * The shadow that something throws in the low light of the lamp, 17 frames from far to the left to far to the right: its
 * own outline laid down along the ray through its foot. Half tone; to be drawn where x + y is even.
 */
export function drawShadowTable(sprite: Bitmap, cell: Cell, length: number): Bitmap {
  return inOneRow(
    Array.from({ length: WAYS }, (_, way) => drawShadow(sprite, cell, (way * 2) / (WAYS - 1) - 1, length)),
  );
}

function drawShadow(sprite: Bitmap, cell: Cell, alongX: number, length: number): Bitmap {
  const { width, height: frameHeight } = shadowFrame(cell);
  const frame = createBitmap(width, frameHeight);
  const alongY = Math.max(0.22, 0.62 * Math.sqrt(1 - alongX * alongX));
  const left = SHADOW_LEFT[cell] + Math.floor((cell - sprite.width) / 2);
  for (let y = 0; y < sprite.height; y++) {
    const height = sprite.height - 1 - y;
    for (let x = 0; x < sprite.width; x++) {
      if (inkAt(sprite, x, y) === "clear") continue;
      const shadowX = Math.round(left + x + height * length * alongX);
      const shadowY = Math.round(SHADOW_FOOT - 3 + height * length * alongY);
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ])
        darken(frame, shadowX + dx, shadowY + dy);
    }
  }
  return frame;
}

function darken(frame: Bitmap, x: number, y: number): void {
  if ((x + y) % 2 === 0) setInk(frame, x, y, "black");
}
