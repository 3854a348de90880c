/**
 * Draws dotted and dashed lines on the board while the player watches how a level was generated. Each kind of line has
 * a picture of a long line, of which only the needed length is drawn.
 */
import { drawClipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { Stroke } from "./stroke";

const ASIDE = 3;
const THICKNESS = 7;

/**
 * Draws a dotted or dashed line between two points in the same row or column of pixels. Both points belong to the line.
 */
export function drawDottedLine(stroke: Stroke, x1: number, y1: number, x2: number, y2: number): void {
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
  if (y1 === y2)
    drawClipped(left, top - ASIDE, Math.abs(x2 - x1) + 1, THICKNESS, () => {
      drawSprite("images/level-lines", stroke, left, top - ASIDE);
    });
  else
    drawClipped(left - ASIDE, top, THICKNESS, Math.abs(y2 - y1) + 1, () => {
      drawSprite("images/upright-lines", stroke, left - ASIDE, top);
    });
}
