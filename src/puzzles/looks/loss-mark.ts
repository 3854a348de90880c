/** Draws the mark that shows where a level was lost, such as on a fruit that fell into a puddle. */
import { fillBox, fillDisc } from "../../device/screen";

const RADIUS = 8;
/** Half the side of the square in which the two strokes of the mark's white cross lie, in pixels. */
const REACH = 3;
/** The thickness of the two strokes of the mark's white cross, in pixels. */
const STROKE = 2;

/** Draws a white cross on a black disc with a white rim. (`x`, `y`) is the middle of the disc. */
export function drawLossMark(x: number, y: number): void {
  fillDisc("white", x, y, RADIUS);
  fillDisc("black", x, y, RADIUS - 1);
  for (let step = -REACH; step <= REACH; step++) {
    for (const side of [step, -step]) fillBox("white", x + side - 1, y + step - 1, STROKE, STROKE);
  }
}
