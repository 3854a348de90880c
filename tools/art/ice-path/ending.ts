/**
 * Draws the ending of Ice Path's campaign in two scenes: a seal that lights the lantern on a mountain, and the aurora
 * over the summit.
 */
import { blit, createBitmap, fill, joinInColumn, joinInRow, type Bitmap } from "../bitmap";
import { createDice, ditherFill, drawStars, HEIGHT, rectangle, WIDTH } from "../drawing";
import { findSprite } from "./sprites";
import { box, capsule, circle, ellipse, intersection, offset, polygon, roundedBox, union, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { drawIgloo, toPoints } from "../titles/scenes";
import { enlarge, standIn } from "../endings/enlarge";
import { drawRoundGlow } from "../endings/light";

/** The tip of the mountain in Ice Path's ending, in pixels. The lantern stands on it. */
const PEAK = { x: 268, y: 78 };

// prettier-ignore
const LIT_FACE = toPoints(
  0, 236, 30, 222, 62, 196, 96, 184, 128, 156, 164, 140, 190, 112, 222, 102, 246, 82, PEAK.x - 8, PEAK.y, PEAK.x + 8, PEAK.y,
  284, 96, 278, 116, 296, 138, 288, 162, 312, 190, 306, 214, 322, 240, 0, 240,
);
// prettier-ignore
const DARK_FACE = toPoints(
  PEAK.x + 6, PEAK.y, 290, 92, 312, 104, 330, 128, 356, 146, 374, 176, 400, 192, 400, 240, 318, 240, 304, 214, 310, 190, 286,
  162, 294, 138, 276, 116, 282, 96,
);

/**
 * The points of the groove that the seal has left on its way from the igloo to the mountain. Each has an x, a y, and
 * the width of the groove there, in pixels.
 */
const GROOVE: readonly (readonly [x: number, y: number, width: number])[] = [
  [84, 226, 9],
  [150, 222, 8],
  [214, 208, 7],
  [236, 192, 6],
  [200, 178, 5],
  [176, 166, 5],
  [196, 152, 4],
  [232, 140, 4],
  [244, 128, 3],
  [228, 118, 3],
];

export function drawBackgrounds(): Bitmap {
  return joinInRow([drawMountain(), drawSummit()]);
}

function drawMountain(): Bitmap {
  const picture = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(picture, 150, 20, WIDTH - 150, 120, 30);
  drawFarRidge(picture);
  const [lit, dark] = [polygon(LIT_FACE), polygon(DARK_FACE)];
  fill(picture, offset(union(lit, dark), 2), "black");
  fill(picture, lit, "white");
  ditherFill(picture, lit, "black", (x, y) => Math.max(0, (y - 150) * 0.34 + (190 - x) * 0.05 - 6));
  ditherFill(picture, dark, "white", (_x, y) => 24 - (y - PEAK.y) * 0.11);
  drawLedges(picture, lit);
  drawGroove(picture);
  drawIgloo(picture, 16, 236);
  return picture;
}

function drawFarRidge(onto: Bitmap): void {
  const ridge = toPoints(0, 176, 22, 160, 40, 168, 66, 142, 92, 162, 108, 156, 130, 172, 340, 150, 362, 128, 384, 146, 400, 138, 400, 240, 0, 240); // prettier-ignore
  fill(onto, offset(polygon(ridge), 1), "white");
  fill(onto, polygon(ridge), "black");
  ditherFill(onto, polygon(ridge), "white", (_x, y) => (y - 150) * 0.16);
}

function drawLedges(onto: Bitmap, face: Shape): void {
  for (const [x, y, size] of [
    [256, 100, 7],
    [238, 96, 6],
    [206, 116, 9],
    [260, 150, 12],
    [150, 156, 10],
    [130, 190, 14],
    [276, 196, 14],
    [170, 196, 12],
    [262, 222, 18],
    [250, 172, 9],
  ]) {
    const ledge = polygon(toPoints(x, y, x + size, y + size * 0.35, x + size * 1.6, y + size * 0.2, x + size * 0.9, y + size * 0.7, x + size * 0.2, y + size * 0.4)); // prettier-ignore
    fill(onto, intersection(ledge, offset(face, -2)), "black");
  }
}

function drawGroove(onto: Bitmap): void {
  for (const [ink, more] of [
    ["black", 0],
    ["white", -2],
  ] as const) {
    for (let index = 1; index < GROOVE.length; index++) {
      const [fromX, fromY, width] = GROOVE[index - 1];
      const [toX, toY] = GROOVE[index];
      fill(onto, capsule({ x: fromX, y: fromY }, { x: toX, y: toY }, width + more), ink);
    }
  }
}

/**
 * Draws the lantern on the mountain of Ice Path's ending in four pictures of 120 by 96 pixels: dark, with a spark, dim
 * and bright.
 */
export function drawLantern(): Bitmap {
  return joinInRow(
    [0, 1, 2, 3].map((light) => {
      const frame = createBitmap(120, 96);
      const flame = { x: 60, y: 63 };
      if (light > 1) {
        drawRoundGlow(frame, rectangle(0, 0, 120, 96), "white", { ...flame, radiusX: light * 20, radiusY: light * 20, tone: 18 * light }); // prettier-ignore
      }
      const post = union(
        polygon(toPoints(50, 54, 60, 44, 70, 54)),
        rectangle(53, 54, 14, 18),
        rectangle(50, 72, 20, 4),
        rectangle(54, 76, 12, 12),
        circle(60, 43, 2.5),
      );
      fill(frame, offset(post, 1.5), "black");
      fill(frame, post, "white");
      fill(frame, roundedBox(55, 56, 65, 70, 2), "black");
      if (light === 1) fill(frame, circle(60, 66, 2), "white");
      if (light > 1) fill(frame, ellipse(60, 63, 3.4, 5.6), "white");
      return frame;
    }),
  );
}

export function drawLanternRays(): Bitmap {
  const rays = createBitmap(120, 96);
  for (let ray = 0; ray < 10; ray++) {
    const angle = (ray / 9) * Math.PI * 1.16 + Math.PI * 0.92;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = ray % 2 === 0 ? 42 : 34;
    fill(rays, capsule({ x: 60 + dx * 24, y: 63 + dy * 24 }, { x: 60 + dx * far, y: 63 + dy * far }, 2.4), "white");
  }
  return rays;
}

/** Draws the small seal that climbs the mountain in Ice Path's ending, in two pictures: sitting and sliding. */
export function drawClimber(): Bitmap {
  return joinInRow(
    [findSprite("right", 19), findSprite("slide-right", 19)].map((seal) => standIn(withHalo(seal), 40, 30)),
  );
}

function drawSummit(): Bitmap {
  const picture = createBitmap(WIDTH, HEIGHT, "black");
  const far = polygon(toPoints(0, 186, 40, 168, 70, 178, 112, 158, 150, 182, 260, 182, 300, 160, 330, 174, 366, 156, 400, 172, 400, 240, 0, 240)); // prettier-ignore
  fill(picture, offset(far, 1), "white");
  fill(picture, far, "black");
  ditherFill(picture, far, "white", (_x, y) => 3 + (y - 160) * 0.22);
  const snow = polygon(toPoints(0, 208, 60, 200, 104, 186, 134, 172, 160, 168, 236, 167, 258, 174, 290, 190, 340, 202, 400, 210, 400, 240, 0, 240)); // prettier-ignore
  fill(picture, offset(snow, 2), "black");
  fill(picture, snow, "white");
  ditherFill(picture, intersection(snow, box(0, 0, WIDTH, 213)), "black", (x, y) => {
    return Math.min(28, (x - 228) * 0.42 - (y - 170) * 0.5);
  });
  ditherFill(picture, ellipse(206, 176, 52, 4), "black", () => 32);
  return picture;
}

/** Draws the flag on the summit of Ice Path's ending. It stands beside the seal, in front of the aurora. */
export function drawSummitFlag(): Bitmap {
  const onto = createBitmap(48, 70);
  const [x, y] = [8, 68];
  const pole = rectangle(x, y - 62, 3, 62);
  const cloth = polygon(toPoints(x + 3, y - 61, x + 16, y - 57, x + 30, y - 60, x + 30, y - 41, x + 16, y - 38, x + 3, y - 42)); // prettier-ignore
  fill(onto, offset(union(pole, cloth), 2.2), "black");
  fill(onto, offset(union(pole, cloth), 1), "white");
  fill(onto, cloth, "black");
  for (const [left, top] of [[6, -57], [16, -54], [25, -57], [11, -50], [20, -47]]) fill(onto, rectangle(x + left, y + top, 5, 5), "white"); // prettier-ignore
  return onto;
}

const AURORA_STEPS = 6;
const AURORA = { height: 150 };

/**
 * Draws the sky above the summit in Ice Path's ending in seven pictures. From one to the next, the aurora grows farther
 * up from the horizon.
 */
export function drawAuroraSteps(): Bitmap {
  return joinInColumn(Array.from({ length: AURORA_STEPS + 1 }, (_, step) => drawAuroraSky(step / AURORA_STEPS)));
}

/**
 * The curtains of light that form the aurora. Each has the y coordinate around which its lower edge waves, its height,
 * and how many of every 64 pixels are white.
 */
const CURTAINS = [
  { foot: 133, tall: 84, tone: 60, sway: 11, phase: 0.4 },
  { foot: 96, tall: 64, tone: 50, sway: 9, phase: 2.3 },
  { foot: 62, tall: 50, tone: 36, sway: 8, phase: 4.4 },
] as const;

function drawAuroraSky(growth: number): Bitmap {
  const sky = createBitmap(WIDTH, AURORA.height, "black");
  drawStars(sky, 0, 4, WIDTH, 120, 31);
  const roll = createDice(12);
  const rays = Array.from({ length: WIDTH }, () => roll(100) / 100);
  CURTAINS.forEach(({ foot, tall, tone, sway, phase }, curtain) => {
    // How far this curtain of the aurora has grown, as a share of its whole height. The lowest curtain grows first.
    const share = Math.max(0, Math.min(1, growth * 1.9 - curtain * 0.4));
    if (share === 0) return;
    for (let x = 0; x < WIDTH; x++) {
      const bend = x / WIDTH;
      const base = foot + sway * Math.sin(bend * 6 + phase) + 4 * Math.sin(bend * 15 + phase * 2);
      const ray = 0.5 * rays[x >> 1] + 0.5 * rays[(x >> 3) + 60 * curtain];
      const height = tall * share * (0.5 + 0.5 * ray);
      ditherFill(sky, rectangle(x, base - height, 1, height), "white", (_x, y) => {
        const depth = (y - base + height) / height;
        return tone * share * (0.55 + 0.45 * ray) * (depth > 0.9 ? (1 - depth) * 10 : depth ** 1.4);
      });
    }
  });
  return sky;
}

/**
 * The x of the left edge of the large seal in Ice Path's ending, in pixels. It is chosen so that the seal's mouth
 * touches the fish.
 */
const HAPPY_SEAL_LEFT = 32;

/**
 * Draws the large seal of Ice Path's ending with a fish in its mouth, in three pictures. The first two have different
 * positions of the fish's tail. In the third, the seal's eyes are shut.
 */
export function drawHappySeal(): Bitmap {
  return joinInRow(
    [0, 1, 2].map((look) => {
      const seal = enlarge(findSprite("right", 28));
      const frame = createBitmap(132, 84);
      const haloed = withHalo(seal);
      blit(frame, haloed, HAPPY_SEAL_LEFT, 84 - haloed.height);
      const top = 84 - haloed.height + 1;
      if (look === 2) shutEye(frame, HAPPY_SEAL_LEFT + 1, top);
      drawFish(frame, 94, top + 34, look === 1);
      return frame;
    }),
  );
}

function shutEye(onto: Bitmap, left: number, top: number): void {
  fill(onto, circle(left + 38, top + 17, 8.5), "black");
  fill(onto, intersection(circle(left + 38, top + 17, 7), offset(box(left + 25, 0, left + 50, top + 14), 0)), "white");
  fill(onto, circle(left + 38, top + 18.5, 5.6), "black");
}

function drawFish(onto: Bitmap, x: number, y: number, isTailUp: boolean): void {
  const lift = isTailUp ? -7 : 2;
  const body = ellipse(x + 10, y, 13, 6.5);
  const tail = polygon(toPoints(x + 20, y, x + 33, y - 6 + lift, x + 29, y + lift, x + 33, y + 7 + lift));
  fill(onto, offset(union(body, tail), 2), "black");
  fill(onto, union(body, tail), "white");
  fill(onto, circle(x + 3, y - 1.5, 1.5), "black");
  for (const rib of [10, 14, 18]) fill(onto, rectangle(x + rib, y - 2, 1, 4), "black");
}
