/**
 * Draws the floors on which the boards lie in all chapters of Last Ball except the first: the light on them, and the
 * lines of planks or tiles.
 */
import { clamp } from "../../areas";
import { joinInRow, setInk, type Bitmap } from "../../bitmap";
import { dimmedTone, drawFelt, poolDistance, raysTone, type LightPool, type Tone } from "../felt";

/** The side of a board's cell in all chapters of Last Ball except the first, in pixels. */
export const CELL = 29;

/**
 * One of the two kinds of boards that lie on a chapter's floor, and its position on the floor. A whole board has 12 by
 * 7 cells, and a small one 8 by 6 cells.
 */
export interface FloorBoard {
  /** The left edge of the board's first cell in the picture of the floor, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

const WHOLE: FloorBoard = { left: 0, top: 0, columns: 12, rows: 7 };
const SMALL: FloorBoard = { left: 2 * CELL, top: 14, columns: 8, rows: 6 };

/**
 * The size of the lit area of the floor under a small board (8 by 6 cells), as a share of its size under a whole board
 * (12 by 7 cells).
 */
const SMALL_SHARE = 0.75;
/**
 * How much lower the lit area of the floor lies under a small board (8 by 6 cells) than under a whole board (12 by 7
 * cells), in pixels.
 */
const SMALL_LOWER = 4;

const DARK = 45;

const DARK_PICTURE = 1;

export interface ChapterFloor {
  readonly pool: LightPool;
  /**
   * The distance from the middle of the lit area at which the light begins to fade, as a share of the area's radius.
   */
  readonly fadesFrom: number;
  /**
   * How fast the light fades: how many more of every 64 pixels become black over a distance of one radius of the lit
   * area.
   */
  readonly slope: number;
  /** The most black pixels, of every 64, on the lit floor. */
  readonly most: number;
  /** How many of every 64 pixels are black on the unlit floor. The default is `DARK`. */
  readonly dark?: number;
  /**
   * Draws the lines of planks or tiles into each picture of the floor. `isDark` is true for the picture without light.
   */
  readonly drawLines: (onto: Bitmap, board: FloorBoard, isDark: boolean) => void;
}

/**
 * Draws a chapter's floor in five pictures: lit, dark, darkened for a hint, and two pictures with rays for a cleared
 * level. Under a small board, the game shows only the middle of these pictures.
 */
export function drawFloors(floor: ChapterFloor, isSmall: boolean): Bitmap {
  return joinInRow(
    tonesOf(floor, isSmall).map((tone, picture) => {
      const bitmap = drawFelt(tone);
      floor.drawLines(bitmap, isSmall ? SMALL : WHOLE, picture === DARK_PICTURE);
      return bitmap;
    }),
  );
}

function tonesOf(floor: ChapterFloor, isSmall: boolean): Tone[] {
  const { fadesFrom, slope, most, dark = DARK } = floor;
  const pool = isSmall ? smaller(floor.pool) : floor.pool;
  const lit: Tone = (x, y) => clamp((poolDistance(pool, x, y) - fadesFrom) * slope, 0, most);
  return [lit, () => dark, dimmedTone(pool), raysTone(pool, 0), raysTone(pool, 1)];
}

function smaller({ x, y, radiusX, radiusY }: LightPool): LightPool {
  return { x, y: y + SMALL_LOWER, radiusX: radiusX * SMALL_SHARE, radiusY: radiusY * SMALL_SHARE };
}

/**
 * Draws a line of a chapter's floor in black, such as a seam between planks. A pixel of the line is left out if
 * `isDrawn` returns false for its index along the line, counted from 0.
 */
export function drawFloorLine(
  onto: Bitmap,
  from: readonly [x: number, y: number],
  steps: number,
  [stepX, stepY]: readonly [number, number],
  isDrawn: (step: number) => boolean = () => true,
): void {
  for (let step = 0; step < steps; step++) {
    if (isDrawn(step)) setInk(onto, from[0] + step * stepX, from[1] + step * stepY, "black");
  }
}
