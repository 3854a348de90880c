/**
 * The sizes of the numbers in a move diagram. The numbers stand on plates that point in the direction of a move, or on
 * discs on pushed pieces.
 */
import type { Box } from "../../../device/screen";
import { STEP_Y, type Direction } from "../../../kernel/direction";

/**
 * The number of a move in a move diagram. It is on a plate that points in the direction of the move, or on a disc on a
 * pushed piece. (`x`, `y`) is the middle of the plate or disc, in pixels.
 */
export interface Sign {
  readonly moveIndex: number;
  readonly direction: Direction;
  readonly isPushed: boolean;
  /**
   * Whether the number of a move stands on the piece that this move pushes. If false for a pushed piece, an earlier
   * move of the diagram has left the piece in that cell.
   */
  readonly isOnPiece: boolean;
  readonly x: number;
  readonly y: number;
}

export const FIGURE_WIDTH = 5;
export const FIGURE_HEIGHT = 8;
export const FIGURE_GAP = 1;

/** The length of the pointed tip of a plate with the number of a move, in pixels. */
export const TIP_PIXELS = 6;
/** The width of the plate with the number of a move, across the direction in which it points, in pixels. */
const BODY_ACROSS = 13;
/** The smallest length of a plate with the number of a move, without its tip, in pixels. */
const LEAST_BODY = 11;
/** The height and the smallest width of a disc with the number of a move, in pixels. */
const DISC_SIDE = 13;

/** Returns how wide the digits of a move's number are together, in pixels. */
export function numberWidth(number: number): number {
  let figures = 1;
  for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) figures++;
  return figures * (FIGURE_WIDTH + FIGURE_GAP) - FIGURE_GAP;
}

/** Returns the rectangle on the screen of the plate or disc with the number of a move, without its white rim. */
export function signBox({ moveIndex, direction, isPushed, x, y }: Sign): Box {
  const figures = numberWidth(moveIndex + 1);
  if (isPushed) return boxAround(x, y, Math.max(DISC_SIDE, figures + 4), DISC_SIDE);
  const isLevel = STEP_Y[direction] === 0;
  if (isLevel) return boxAround(x, y, Math.max(LEAST_BODY, figures + 4) + TIP_PIXELS, BODY_ACROSS);
  return boxAround(x, y, Math.max(BODY_ACROSS, figures + 4), LEAST_BODY + TIP_PIXELS);
}

function boxAround(x: number, y: number, width: number, height: number): Box {
  return { x: x - Math.floor(width / 2), y: y - Math.floor(height / 2), width, height };
}
