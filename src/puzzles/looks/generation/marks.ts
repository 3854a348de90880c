/**
 * Marks the cell on which the generator of a level placed or removed a thing in the shown step: a corner at each corner
 * of the cell.
 */
import { expandBox, fillBox, type Box, type Ink } from "../../../device/screen";

const MARGIN = 2;
const THICKNESS = 3;
/**
 * The length of each of the two strokes that make a corner, as a share of the shorter side of the rectangle with such
 * corners.
 */
const ARM_SHARE = 0.3;

/** Draws four black corners around a rectangle on a white ground. */
export function drawCorners(box: Box): void {
  const around = expandBox(box, MARGIN);
  drawFourCorners("black", around, armOf(around), THICKNESS);
}

/** Draws four black corners with a white rim around a rectangle. */
export function drawRimmedCorners(box: Box): void {
  const around = expandBox(box, MARGIN);
  drawFourCorners("white", expandBox(around, 1), armOf(around) + 2, THICKNESS + 2);
  drawFourCorners("black", around, armOf(around), THICKNESS);
}

function armOf({ width, height }: Box): number {
  return Math.floor(Math.min(width, height) * ARM_SHARE);
}

function drawFourCorners(ink: Ink, { x, y, width, height }: Box, arm: number, thickness: number): void {
  for (const left of [x, x + width - arm])
    for (const top of [y, y + height - thickness]) fillBox(ink, left, top, arm, thickness);
  for (const left of [x, x + width - thickness])
    for (const top of [y, y + height - arm]) fillBox(ink, left, top, thickness, arm);
}
