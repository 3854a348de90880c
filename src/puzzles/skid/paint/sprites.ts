/** How frames of Skid's piece pictures are placed on cells. */
import { drawSprite } from "../../../device/sprites";

// Where the cell begins in a frame of a piece, and how much wider a smear's frame is on each side, in pixels.
export const CELL_LEFT = 6;
export const CELL_TOP = 8;
const SMEAR_REACH = 15;

/** Draws a frame of a piece for a cell with this left and upper edge. */
export function drawPiece(pictures: string, frame: number, left: number, top: number): void {
  drawSprite(pictures, frame, left - CELL_LEFT, top - CELL_TOP);
}

/** Draws the smear behind a piece whose cell has this left and upper edge. */
export function drawSmear(pictures: string, frame: number, left: number, top: number): void {
  drawSprite(pictures, frame, left - CELL_LEFT - SMEAR_REACH, top - CELL_TOP - SMEAR_REACH);
}
