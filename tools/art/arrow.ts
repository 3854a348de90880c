import { createBitmap, fill, inOneRow, quarterTurn, type Bitmap } from "./bitmap";
import { grown, polygon, scaled, type Shape } from "./shapes";

const SIZE = 64;
/** How much larger it is than it is laid out below. */
const TIMES = 2;

/** An arrow up, on 32 by 32 pixels: a broad head on a short stem. */
const arrowUp: Shape = polygon([
  { x: 16, y: 5 },
  { x: 27, y: 16 },
  { x: 20, y: 16 },
  { x: 20, y: 26 },
  { x: 12, y: 26 },
  { x: 12, y: 16 },
  { x: 5, y: 16 },
]);

/** The hint's arrow in four frames: up, right, down, left; black, outlined white so that it shows on anything. */
export function drawArrowTable(): Bitmap {
  const up = createBitmap(SIZE, SIZE);
  fill(up, scaled(grown(arrowUp, 3), TIMES), "white");
  fill(up, scaled(grown(arrowUp, 1), TIMES), "black");
  const right = quarterTurn(up);
  const down = quarterTurn(right);
  return inOneRow([up, right, down, quarterTurn(down)]);
}
