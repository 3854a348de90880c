/** Places the pictures of Skid's pieces on cells. */
import { drawSprite } from "../../../device/sprites";

/** How far a cell's left edge lies inside the picture of a piece, in pixels. */
export const CELL_LEFT = 6;
/** How far a cell's upper edge lies inside the picture of a piece, in pixels. */
export const CELL_TOP = 8;
/** How many pixels farther on each side a picture of motion blur reaches than the picture of the piece itself. */
const SMEAR_REACH = 15;

/** Draws a picture of a piece. `left` and `top` are the upper left corner of the piece's cell, in pixels. */
export function drawPiece(pictures: string, pictureNumber: number, left: number, top: number): void {
  drawSprite(pictures, pictureNumber, left - CELL_LEFT, top - CELL_TOP);
}

/**
 * Draws the motion blur of a sliding piece. `left` and `top` are the upper left corner of the piece's cell, in pixels.
 */
export function drawSmear(pictures: string, pictureNumber: number, left: number, top: number): void {
  drawSprite(pictures, pictureNumber, left - CELL_LEFT - SMEAR_REACH, top - CELL_TOP - SMEAR_REACH);
}
