import { drawSprite } from "../../../device/sprites";

// Where a cell begins in a piece's frame, and how much wider the frame of a smear is on each side.
export const CELL_LEFT = 6;
export const CELL_TOP = 8;
const SMEAR_REACH = 15;

/** Draws a frame of a piece's pictures whose cell begins there. */
export function drawPiece(pictures: string, frame: number, left: number, top: number): void {
  drawSprite(pictures, frame, left - CELL_LEFT, top - CELL_TOP);
}

/** What a piece leaves behind it whose cell begins there. */
export function drawSmear(pictures: string, frame: number, left: number, top: number): void {
  drawSprite(pictures, frame, left - CELL_LEFT - SMEAR_REACH, top - CELL_TOP - SMEAR_REACH);
}
