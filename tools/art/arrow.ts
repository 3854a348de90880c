import { createBitmap, fill, inOneRow, quarterTurn, type Bitmap } from "./bitmap";
import { grown, polygon, type Shape } from "./shapes";

const SIZE = 32;

/** An arrow up: a broad head on a short stem. */
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
  fill(up, grown(arrowUp, 3), "white");
  fill(up, grown(arrowUp, 1), "black");
  const right = quarterTurn(up);
  const down = quarterTurn(right);
  return inOneRow([up, right, down, quarterTurn(down)]);
}
