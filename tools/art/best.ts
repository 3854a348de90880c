import { createBitmap, fill, type Bitmap } from "./bitmap";
import { box, circle, polygon, union } from "./shapes";

/** A white crown, 14×14, for the best ever. */
export function drawBest(): Bitmap {
  const crown = createBitmap(14, 14);
  const points = polygon([
    { x: 1, y: 4 },
    { x: 4.5, y: 6.8 },
    { x: 7, y: 2 },
    { x: 9.5, y: 6.8 },
    { x: 13, y: 4 },
    { x: 12, y: 10 },
    { x: 2, y: 10 },
  ]);
  const pearls = union(circle(1.5, 3.5, 1.2), circle(7, 2, 1.5), circle(12.5, 3.5, 1.2));
  fill(crown, union(points, pearls, box(2, 11, 12, 13)), "white");
  return crown;
}
