/** Draws the campaign map of the puzzle Ice Path: a trail up a mountain. */
import { journey } from "../../../src/puzzles/ice-path/journey";
import { createBitmap, fill, type Bitmap } from "../bitmap";
import { intersection, offset, polygon, union, type Shape } from "../shapes";
import { rectangle, drawStars, HEIGHT, ditherFill, WIDTH } from "../drawing";
import { drawFlag } from "./flag";
import { toPoints, drawAurora, drawIgloo } from "../titles/scenes";

const LEVELS = 40;
const TOP = { x: 236, y: 44 };

// The corners of the mountain's outline, clockwise from the lower left.
// prettier-ignore
const OUTLINE = [
  0, 206, 50, 176, 96, 160, 140, 120, 172, 108, 214, 62, TOP.x, TOP.y, 252, 58, 286, 96, 312, 110, 346, 150, 400, 176,
  400, 240, 0, 240,
];

/** The shaded rock faces of the mountain: their corners, and how many of every 64 of their pixels are black. */
const SHADED: readonly (readonly [readonly number[], number])[] = [
  [[236, 44, 252, 58, 286, 96, 312, 110, 346, 150, 330, 158, 306, 134, 292, 136, 284, 116, 262, 96, 256, 74, 246, 80], 30],
  [[346, 150, 400, 176, 400, 240, 391, 240, 388, 206, 366, 184], 26],
  [[172, 108, 178, 122, 168, 134, 174, 152, 160, 142, 156, 124], 20],
  [[96, 160, 104, 172, 98, 180, 84, 174, 78, 168], 18],
  [[30, 188, 50, 176, 60, 184, 44, 190], 12],
]; // prettier-ignore

/** Draws the mountain below the aurora, with the trail from the igloo on the shore up to the flag. */
export function drawMountain(): Bitmap {
  const picture = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(picture, 0, 24, WIDTH, 110, 22);
  drawAurora(picture);
  const mountain = polygon(toPoints(...OUTLINE));
  fill(picture, offset(mountain, 2.5), "black");
  fill(picture, mountain, "white");
  for (const [face, of64] of SHADED)
    ditherFill(picture, intersection(polygon(toPoints(...face)), mountain), "black", () => of64);
  drawCreases(picture, mountain);
  fill(picture, rectangle(0, 0, WIDTH, 24), "black");
  drawFlag(picture, TOP.x, TOP.y + 2);
  drawIgloo(picture, 6, 236);
  fill(picture, rectangle(0, 236, 70, 2), "black");
  drawTrail(picture);
  drawFrame(picture);
  return picture;
}

/** Draws short strokes along the slopes of the mountain, so that the snow looks solid. */
function drawCreases(onto: Bitmap, mountain: Shape): void {
  for (const [x, y, length] of [
    [136, 140, 12],
    [190, 96, 9],
    [222, 66, 6],
    [70, 180, 14],
    [344, 182, 16],
    [250, 130, 14],
    [150, 160, 10],
    [330, 206, 18],
    [196, 160, 12],
    [274, 184, 16],
    [100, 206, 18],
    [180, 210, 20],
    [284, 209, 22],
  ] as const) {
    const stroke = union(rectangle(x, y, length, 1), rectangle(x - 3, y + 1, 4, 1));
    fill(onto, intersection(stroke, offset(mountain, -3)), "black");
  }
}

/** Draws footsteps in the snow from each level of the map to the next level. */
function drawTrail(onto: Bitmap): void {
  for (let number = 0; number + 1 < LEVELS; number++) {
    const [from, to] = [journey.levelPointOf(number), journey.levelPointOf(number + 1)];
    for (const share of [0.25, 0.5, 0.75]) {
      const x = Math.round(from.x + (to.x - from.x) * share);
      const y = Math.round(from.y + (to.y - from.y) * share);
      fill(onto, rectangle(x - 2, y - 2, 4, 4), "white");
      fill(onto, rectangle(x - 1, y - 1, 2, 2), "black");
    }
  }
}

function drawFrame(onto: Bitmap): void {
  const { x, y, width, height } = journey.thumbnailBox;
  fill(onto, rectangle(x - 3, y - 3, width + 6, height + 6), "black");
  fill(onto, rectangle(x - 2, y - 2, width + 4, height + 4), "white");
  fill(onto, rectangle(x - 1, y - 1, width + 2, height + 2), "black");
  fill(onto, rectangle(x, y, width, height), "white");
}
