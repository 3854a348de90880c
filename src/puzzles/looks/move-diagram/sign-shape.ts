/** The sizes of the numbered plates in a move diagram. A plate stands where the player's piece stops after a move. */
import type { Box } from "../../../device/screen";

/** The number of a move in a move diagram, on a black plate. (`x`, `y`) is the middle of the plate, in pixels. */
export interface Sign {
  readonly moveIndex: number;
  readonly x: number;
  readonly y: number;
  /**
   * Whether the number of the move is written in the text font. On boards with small cells, this number is written in
   * small digits.
   */
  readonly isLarge: boolean;
}

export const FIGURE_WIDTH = 5;
export const FIGURE_HEIGHT = 8;
export const FIGURE_GAP = 1;

/** Boards with cells of at least this many pixels have large numbers in their move diagrams. */
export const LARGE_CELL_PIXELS = 28;

const SMALL_SIDE = 13;
const LARGE_HEIGHT = 20;
/** The greatest width of a digit in the text font with the gap after it, in pixels. */
const LARGE_FIGURE_WIDTH = 10;
const LEAST_LARGE_WIDTH = 17;
/** The distance from the digits of a move's number to the left and right edge of the number's plate, in pixels. */
const SIDE_PIXELS = 3;

/** Returns how wide the small digits of a move's number are together, in pixels. */
export function numberWidth(number: number): number {
  let figures = 1;
  for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) figures++;
  return figures * (FIGURE_WIDTH + FIGURE_GAP) - FIGURE_GAP;
}

/** Returns the rectangle on the screen of the plate with the number of a move, without its white rim. */
export function signBox({ moveIndex, x, y, isLarge }: Sign): Box {
  const number = moveIndex + 1;
  const width = isLarge
    ? Math.max(LEAST_LARGE_WIDTH, `${number}`.length * LARGE_FIGURE_WIDTH + 2 * SIDE_PIXELS)
    : Math.max(SMALL_SIDE, numberWidth(number) + 2 * SIDE_PIXELS);
  const height = isLarge ? LARGE_HEIGHT : SMALL_SIDE;
  return { x: x - Math.floor(width / 2), y: y - Math.floor(height / 2), width, height };
}
