import { createBitmap, fill, inkAt, inOneRow, quarterTurn, setInk, stamp, type Bitmap } from "../bitmap";
import { polygon, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { CELL, SPRITES } from "./sprites";

/** What stands on the floe reaches above its cell, which begins here in its frame. */
const FRAME_WIDTH = 26;
const FRAME_HEIGHT = 34;
const CELL_LEFT = 2;
const CELL_TOP = 10;

/**
 * What stands on the floe, in frames of 26 by 34 pixels whose cell begins at (2, 10): wall, tree, snow, picks, finish, doors
 * (disc, cross, bar, ring), and bridges, upright and level.
 */
export function drawThingsTable(): Bitmap {
  const { wall, tree, snow, picks } = SPRITES;
  const doors = ["door-disc", "door-cross", "door-bar", "door-ring"].map((name) => SPRITES[name]);
  return inOneRow([
    ...[wall, tree].map((sprite) => standing(withHalo(sprite))),
    standing(snow),
    standing(withHalo(picks)),
    drawFinish(),
    ...doors.map((door) => standing(withHalo(door))),
    standing(SPRITES["bridge-upright"]),
    standing(SPRITES["bridge-level"]),
  ]);
}

function standing(sprite: Bitmap): Bitmap {
  const frame = createBitmap(FRAME_WIDTH, FRAME_HEIGHT);
  const left = CELL_LEFT + Math.floor((CELL - sprite.width) / 2);
  // Whatever has a foot stands on its cell's lower edge; whatever fills its cell lies in it.
  stamp(frame, sprite, left, Math.min(CELL_TOP + CELL + 1 - sprite.height, CELL_TOP + 1));
  return frame;
}

/** A chequered square in a black frame with a flag on it. */
function drawFinish(): Bitmap {
  const frame = createBitmap(FRAME_WIDTH, FRAME_HEIGHT);
  const square = createBitmap(CELL + 4, CELL + 4, "white");
  const side = CELL + 2;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const isEdge = x < 1 || y < 1 || x >= side - 1 || y >= side - 1;
      const isDark = (Math.floor((x - 2) / 5) + Math.floor((y - 2) / 5)) % 2 === 0;
      setInk(square, x + 1, y + 1, isEdge || isDark ? "black" : "white");
    }
  }
  stamp(frame, square, CELL_LEFT - 2, CELL_TOP - 2);
  const flag = withHalo(SPRITES.flag);
  stamp(frame, flag, CELL_LEFT + 4, CELL_TOP - 10);
  return frame;
}

const CHEVRON_EVERY = 11;
const PHASES = CHEVRON_EVERY;

/**
 * A treadmill that runs up, right, down and left: for each 11 frames of 22 by 22 pixels, the chevrons one pixel further each
 * time.
 */
export function drawBeltsTable(): Bitmap {
  const level = Array.from({ length: PHASES }, (_, phase) => drawBelt(phase));
  const down = level.map(quarterTurn);
  const left = down.map(quarterTurn);
  return inOneRow([...left.map(quarterTurn), ...level, ...down, ...left]);
}

/** Two rails, and between them white chevrons on black that point right. */
function drawBelt(phase: number): Bitmap {
  const belt = createBitmap(CELL, CELL, "black");
  for (let x = 0; x < CELL; x++) for (const y of [0, 3, CELL - 4, CELL - 1]) setInk(belt, x, y, "white");
  for (let left = phase - 2 * CHEVRON_EVERY; left < CELL; left += CHEVRON_EVERY) fill(belt, chevronAt(left), "white");
  return belt;
}

function chevronAt(left: number): Shape {
  const points = [0, 6, 4, 6, 9, 11, 4, 16, 0, 16, 5, 11];
  const corners = Array.from({ length: 6 }, (_, at) => ({ x: left + points[2 * at], y: points[2 * at + 1] }));
  return polygon(corners);
}

/** How many ways a shadow may fall: from far to the left to far to the right. */
const WAYS = 17;
const SHADOW_WIDTH = 94;
const SHADOW_HEIGHT = 26;
/** Where the cell begins in the frame of a shadow, and where its foot is. */
const SHADOW_LEFT = 36;
const SHADOW_FOOT = 4;

/**
 * The shadow that something throws in the low light of the lamp, 17 frames from far to the left to far to the right: its
 * own outline laid down along the ray through its foot. Half tone; to be drawn where x + y is even. Frames of 94 by 26
 * pixels; the cell's left edge is at 36, its lower edge at 4.
 */
export function drawShadowTable(sprite: Bitmap, length: number): Bitmap {
  return inOneRow(Array.from({ length: WAYS }, (_, way) => drawShadow(sprite, (way * 2) / (WAYS - 1) - 1, length)));
}

function drawShadow(sprite: Bitmap, alongX: number, length: number): Bitmap {
  const frame = createBitmap(SHADOW_WIDTH, SHADOW_HEIGHT);
  const alongY = Math.max(0.22, 0.62 * Math.sqrt(1 - alongX * alongX));
  const left = SHADOW_LEFT + Math.floor((CELL - sprite.width) / 2);
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
