import { createBitmap, fill, inOneRow, quarterTurn, type Bitmap } from "./bitmap";
import { grown, polygon, scaled, type Shape } from "./shapes";

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
  return drawArrows(1);
}

/** The same, twice as large: for a hint that is for all pieces. */
export function drawLargeArrowTable(): Bitmap {
  return drawArrows(2);
}

function drawArrows(times: number): Bitmap {
  const up = createBitmap(SIZE * times, SIZE * times);
  fill(up, scaled(grown(arrowUp, 3), times), "white");
  fill(up, scaled(grown(arrowUp, 1), times), "black");
  const right = quarterTurn(up);
  const down = quarterTurn(right);
  return inOneRow([up, right, down, quarterTurn(down)]);
}
