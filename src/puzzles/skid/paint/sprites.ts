/** Places the pictures of Skid's pieces on cells. */
import { drawSprite } from "../../../device/sprites";

// Where a cell's upper left corner lies in the picture of a piece, in pixels. A picture of motion blur reaches
// `SMEAR_REACH` pixels farther on each side.
export const CELL_LEFT = 6;
export const CELL_TOP = 8;
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
