/** Draws the things on the ice of the puzzle Penguin, including treadmills and shadows, but not the penguin itself. */
import { createBitmap, fill, inkAt, joinInRow, rotateClockwise, setInk, blit, type Bitmap } from "../bitmap";
import { box, polygon, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { SPRITES_BY_CELL_SIZE, type CellSize } from "./sprites";

/**
 * How far the picture of a thing on the ice, such as a wall, reaches beyond its cell at the left and at the right, in
 * pixels.
 */
const CELL_LEFT = 2;
const TOP_MARGIN: Readonly<Record<CellSize, number>> = { 22: 10, 30: 14 };
const BOTTOM_MARGIN = 2;

export function thingFrame(cellSize: CellSize): { readonly width: number; readonly height: number } {
  return { width: cellSize + 2 * CELL_LEFT, height: TOP_MARGIN[cellSize] + cellSize + BOTTOM_MARGIN };
}

/**
 * Draws the things on the ice: a wall, a tree, snow, picks (which hurt the penguin), the finish, four doors with
 * different signs (disc, cross, bar and ring), and a vertical and a horizontal bridge.
 */
export function drawThingsTable(cellSize: CellSize): Bitmap {
  const sprites = SPRITES_BY_CELL_SIZE[cellSize];
  const { wall, tree, snow, picks } = sprites;
  const doors = ["door-disc", "door-cross", "door-bar", "door-ring"].map((name) => sprites[name]);
  return joinInRow([
    ...[wall, tree].map((sprite) => inFrame(withHalo(sprite), cellSize)),
    inFrame(snow, cellSize),
    inFrame(withHalo(picks), cellSize),
    drawFinish(cellSize),
    ...doors.map((door) => inFrame(withHalo(door), cellSize)),
    inFrame(sprites["bridge-upright"], cellSize),
    inFrame(sprites["bridge-level"], cellSize),
  ]);
}

function emptyFrame(cellSize: CellSize): Bitmap {
  const { width, height } = thingFrame(cellSize);
  return createBitmap(width, height);
}

function inFrame(sprite: Bitmap, cellSize: CellSize): Bitmap {
  const frame = emptyFrame(cellSize);
  const left = CELL_LEFT + Math.floor((cellSize - sprite.width) / 2);
  // A sprite that is higher than its cell ends, with its white rim, one pixel below the cell. Any other sprite begins
  // one pixel below the upper edge of the cell.
  blit(frame, sprite, left, Math.min(TOP_MARGIN[cellSize] + cellSize + 1 - sprite.height, TOP_MARGIN[cellSize] + 1));
  return frame;
}

/** The side of a square of the mat on the finish, in pixels. */
const CHEQUER: Readonly<Record<CellSize, number>> = { 22: 5, 30: 7 };
const MAT_ROWS = 2;
/** How far the flag's pole stands from the left edge of the finish's cell, in pixels. */
const POLE_LEFT: Readonly<Record<CellSize, number>> = { 22: 4, 30: 6 };

/** The room above the flag in the finish's picture, in pixels. So the flag stays on the floe in the first row, too. */
const ABOVE_FLAG = 4;

/** Draws the finish: a chequered mat on the ice, and a flag that rises above its cell, so that it is seen from afar. */
function drawFinish(cellSize: CellSize): Bitmap {
  const frame = emptyFrame(cellSize);
  const chequer = CHEQUER[cellSize];
  const [left, right, bottom] = [CELL_LEFT, CELL_LEFT + cellSize, TOP_MARGIN[cellSize] + cellSize];
  const top = bottom - MAT_ROWS * chequer - 2;
  fill(frame, box(left - 1, top - 1, right + 1, bottom + 1), "white");
  fill(frame, box(left, top, right, bottom), "black");
  fill(frame, box(left + 1, top + 1, right - 1, bottom - 1), "white", (x, y) => {
    return (Math.floor((x - left - 1) / chequer) + Math.floor((y - top - 1) / chequer)) % 2 === 1;
  });
  const { flag } = SPRITES_BY_CELL_SIZE[cellSize];
  const foot = bottom - chequer - 1;
  const cloth = withHalo(longFlag(flag, foot - 1 - ABOVE_FLAG));
  blit(frame, cloth, left + POLE_LEFT[cellSize] - 1, foot - cloth.height + 1);
  return frame;
}

/** Returns the flag on a longer pole, `height` pixels high in all. */
function longFlag(flag: Bitmap, height: number): Bitmap {
  const long = createBitmap(flag.width, height);
  blit(long, flag, 0, 0);
  fill(long, box(0, flag.height - 1, 2, height), "black");
  return long;
}

/**
 * An arrowhead on the band of a treadmill that runs to the right. The arrowheads repeat after `period` pixels, half a
 * cell. A treadmill therefore has `period` different pictures.
 */
interface Chevron {
  readonly period: number;
  /** The corners of an arrowhead of the treadmill: x and y in turn. */
  readonly points: readonly number[];
}

const CHEVRONS: Readonly<Record<CellSize, Chevron>> = {
  22: { period: 11, points: [0, 7, 4, 7, 8, 11, 4, 15, 0, 15, 4, 11] },
  30: { period: 15, points: [0, 9, 6, 9, 12, 15, 6, 21, 0, 21, 6, 15] },
};

/**
 * Draws treadmills that run up, right, down and left. For each direction there are several pictures. From one to the
 * next, the arrowheads move by one pixel; after the last, they look as in the first.
 */
export function drawBeltsTable(cellSize: CellSize): Bitmap {
  const level = Array.from({ length: CHEVRONS[cellSize].period }, (_, phase) => drawBelt(cellSize, phase));
  const down = level.map(rotateClockwise);
  const left = down.map(rotateClockwise);
  return joinInRow([...left.map(rotateClockwise), ...level, ...down, ...left]);
}

/**
 * How far inside its cell the black band of a treadmill ends at both sides, in pixels. The axles of the rollers reach
 * out of the band there. So the outline of a treadmill differs from the square of a wall.
 */
const BAND_INSET: Readonly<Record<CellSize, number>> = { 22: 4, 30: 5 };

const HALF_AXLE = 2;

function drawBelt(cellSize: CellSize, phase: number): Bitmap {
  const belt = createBitmap(cellSize, cellSize);
  const { period, points } = CHEVRONS[cellSize];
  const inset = BAND_INSET[cellSize];
  const [top, bottom] = [inset, cellSize - inset];
  fill(belt, box(0, top - 1, cellSize, bottom + 1), "white");
  for (let middle = period / 2; middle < cellSize; middle += period) {
    const [left, right] = [middle - HALF_AXLE, middle + HALF_AXLE];
    fill(belt, box(left - 1, 0, right + 1, cellSize), "white");
    fill(belt, box(left, 1, right, cellSize - 1), "black");
  }
  fill(belt, box(0, top, cellSize, bottom), "black");
  for (const y of [top + 1, bottom - 2]) fill(belt, box(0, y, cellSize, y + 1), "white");
  for (let left = phase - 2 * period; left < cellSize; left += period) fill(belt, chevronAt(points, left), "white");
  return belt;
}

function chevronAt(points: readonly number[], left: number): Shape {
  const corners = Array.from({ length: 6 }, (_, corner) => ({
    x: left + points[2 * corner],
    y: points[2 * corner + 1],
  }));
  return polygon(corners);
}

/**
 * The number of pictures of a thing's shadow. Each picture is for another direction of the lighthouse's light: the
 * shadow falls far to the left in the first, and far to the right in the last.
 */
const SHADOW_FRAMES = 17;
/**
 * The distance from the left edge of a shadow's picture to the cell of the thing that throws the shadow, by the size of
 * a cell, in pixels.
 */
const SHADOW_LEFT: Readonly<Record<CellSize, number>> = { 22: 36, 30: 50 };
/** In the picture of a thing's shadow, the y coordinate of the thing's lower edge, in pixels. */
const SHADOW_FOOT = 4;
const SHADOW_HEIGHT: Readonly<Record<CellSize, number>> = { 22: 26, 30: 34 };

export function shadowFrame(cellSize: CellSize): { readonly width: number; readonly height: number } {
  return { width: 2 * SHADOW_LEFT[cellSize] + cellSize, height: SHADOW_HEIGHT[cellSize] };
}

/**
 * Draws the shadow of a thing in the low light of the lighthouse, in 17 pictures. In the first it falls far to the
 * left, in the last far to the right. The shadow is the thing's outline, laid down on the ice away from the light. Only
 * pixels where x + y is even are black, so that the shadow looks grey.
 */
export function drawShadowTable(sprite: Bitmap, cellSize: CellSize, length: number): Bitmap {
  return joinInRow(
    Array.from({ length: SHADOW_FRAMES }, (_, frame) =>
      drawShadow(sprite, cellSize, (frame * 2) / (SHADOW_FRAMES - 1) - 1, length),
    ),
  );
}

function drawShadow(sprite: Bitmap, cellSize: CellSize, alongX: number, length: number): Bitmap {
  const { width, height: frameHeight } = shadowFrame(cellSize);
  const frame = createBitmap(width, frameHeight);
  const alongY = Math.max(0.22, 0.62 * Math.sqrt(1 - alongX * alongX));
  const left = SHADOW_LEFT[cellSize] + Math.floor((cellSize - sprite.width) / 2);
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
