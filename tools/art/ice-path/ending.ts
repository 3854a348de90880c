/**
 * Draws the ending of Ice Path's campaign in two scenes: a seal that lights the lantern on a mountain, and the aurora
 * over the summit.
 */
import { blit, createBitmap, fill, joinInColumn, joinInRow, type Bitmap, type Ink } from "../bitmap";
import { createDice, ditherFill, drawStars, HEIGHT, rectangle, WIDTH } from "../drawing";
import { findSprite } from "./sprites";
import {
  box,
  capsule,
  circle,
  difference,
  ellipse,
  intersection,
  offset,
  polygon,
  roundedBox,
  translated,
  union,
  type Point,
  type Shape,
} from "../shapes";
import { withHalo } from "../sprite-text";
import { drawIgloo, toPoints } from "../titles/scenes";
import { enlarge, standIn } from "../endings/enlarge";
import { drawRoundGlow } from "../endings/light";

/** The tip of the mountain in Ice Path's ending, in pixels. The lantern stands on it. */
const PEAK = { x: 268, y: 96 };

// prettier-ignore
const LIT_FACE = toPoints(
  0, 222, 60, 216, 96, 198, 126, 176, 158, 166, 186, 140, 216, 130, 240, 104, PEAK.x - 12, PEAK.y, PEAK.x + 10, PEAK.y,
  286, 118, 276, 134, 298, 158, 286, 176, 312, 202, 304, 220, 318, 240, 0, 240,
);
// prettier-ignore
const DARK_FACE = toPoints(
  PEAK.x + 8, PEAK.y, 296, 108, 312, 124, 334, 146, 352, 158, 374, 188, 400, 204, 400, 240, 316, 240, 302, 220, 310, 202, 284,
  176, 296, 158, 274, 134, 284, 118,
);
/** White lines on the dark face of the mountain, which show where its rock bends. */
const CREASES = [
  toPoints(298, 122, 310, 136, 304, 152),
  toPoints(322, 152, 336, 168, 330, 186),
  toPoints(330, 204, 348, 216, 344, 230),
  toPoints(364, 192, 376, 208),
];

/**
 * The points of the groove that the seal has left on its way from the igloo to the mountain. Each has an x, a y, and
 * the width of the groove there, in pixels.
 */
const GROOVE: readonly (readonly [x: number, y: number, width: number])[] = [
  [90, 227, 9],
  [160, 226, 8],
  [232, 214, 7],
  [248, 202, 6],
  [210, 190, 5],
  [182, 176, 4],
];

export function drawBackgrounds(): Bitmap {
  return joinInRow([drawMountain(), drawSummit()]);
}

function drawMountain(): Bitmap {
  const picture = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(picture, 150, 34, WIDTH - 150, 80, 22);
  drawFarRidge(picture);
  const [lit, dark] = [polygon(LIT_FACE), polygon(DARK_FACE)];
  fill(picture, offset(union(lit, dark), 5), "black");
  fill(picture, offset(dark, 1.5), "white");
  fill(picture, dark, "black");
  fill(picture, lit, "white");
  for (const crease of CREASES) drawCrease(picture, crease, "white");
  drawLedges(picture, lit);
  drawGroove(picture);
  drawIgloo(picture, 14, 231);
  return picture;
}

function drawFarRidge(onto: Bitmap): void {
  const ridge = toPoints(0, 186, 22, 172, 40, 180, 66, 154, 92, 174, 108, 168, 130, 184, 330, 160, 352, 142, 376, 160, 400, 150, 400, 240, 0, 240); // prettier-ignore
  fill(onto, offset(polygon(ridge), 1), "white");
  fill(onto, polygon(ridge), "black");
}

function drawCrease(onto: Bitmap, points: readonly Point[], ink: Ink): void {
  for (let index = 1; index < points.length; index++) {
    fill(onto, capsule(points[index - 1], points[index], 1.6), ink);
  }
}

function drawLedges(onto: Bitmap, face: Shape): void {
  for (const [x, y, size] of [
    [252, 118, 8],
    [206, 148, 11],
    [262, 168, 12],
    [150, 190, 13],
    [272, 206, 15],
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

/** The pictures of the lantern and its rays: their size, and the middle of the flame, in pixels. */
const LANTERN = { width: 200, height: 160, x: 100, y: 104 };
/** The part of the lantern's pictures that shows the sky. The glow lies only there, so that the rock stays black. */
const SKY_AROUND_LANTERN = difference(
  rectangle(0, 0, LANTERN.width, LANTERN.height),
  offset(translated(polygon(DARK_FACE), LANTERN.x - PEAK.x, LANTERN.y - PEAK.y + 30), 3),
);
/** How far the lantern's glow reaches in its four pictures, in pixels: dark, with a spark, dim and bright. */
const GLOWS = [0, 0, 56, 92];

/**
 * Draws the lantern on the mountain of Ice Path's ending in four pictures of 200 by 160 pixels: dark, with a spark, dim
 * and bright.
 */
export function drawLantern(): Bitmap {
  const { width, height, x, y } = LANTERN;
  return joinInRow(
    GLOWS.map((glow, light): Bitmap => {
      const frame = createBitmap(width, height);
      if (glow > 0) {
        drawRoundGlow(frame, SKY_AROUND_LANTERN, "white", { x, y, radiusX: glow, radiusY: glow, tone: 46 });
      }
      const post = union(
        polygon(toPoints(x - 15, y - 12, x, y - 26, x + 15, y - 12)),
        rectangle(x - 10, y - 12, 20, 25),
        rectangle(x - 15, y + 13, 30, 5),
        rectangle(x - 8, y + 18, 16, 12),
        circle(x, y - 28, 3.5),
      );
      fill(frame, offset(post, 2), "black");
      fill(frame, post, "white");
      fill(frame, roundedBox(x - 7, y - 10, x + 7, y + 10, 3), "black");
      if (light === 1) fill(frame, circle(x, y + 4, 2.5), "white");
      if (light > 1) fill(frame, ellipse(x, y, 4.6, 8), "white");
      return frame;
    }),
  );
}

export function drawLanternRays(): Bitmap {
  const { width, height, x, y } = LANTERN;
  const rays = createBitmap(width, height);
  for (let ray = 0; ray < 7; ray++) {
    const angle = Math.PI * (1.08 + (ray / 6) * 0.84);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const [near, far] = [44, 60 + 12 * Math.abs(dx)];
    const line = capsule({ x: x + dx * near, y: y + dy * near }, { x: x + dx * far, y: y + dy * far }, 3.4);
    fill(rays, offset(line, 1.5), "black");
    fill(rays, line, "white");
  }
  return rays;
}

/** Draws the small seal that climbs the mountain in Ice Path's ending, in two pictures: sitting and sliding. */
export function drawClimber(): Bitmap {
  return joinInRow(
    [findSprite("right", 28), findSprite("slide-right", 28)].map((seal) => standIn(withHalo(seal), 52, 44)),
  );
}

function drawSummit(): Bitmap {
  const picture = createBitmap(WIDTH, HEIGHT, "black");
  const far = polygon(toPoints(0, 196, 40, 178, 70, 188, 104, 170, 150, 200, 290, 200, 322, 178, 348, 190, 376, 170, 400, 182, 400, 240, 0, 240)); // prettier-ignore
  fill(picture, offset(far, 1), "white");
  fill(picture, far, "black");
  const lit = polygon(toPoints(0, 232, 44, 222, 92, 196, 122, 186, 144, 168, 156, 165, 238, 165, 250, 168, 262, 186, 252, 196, 276, 214, 270, 226, 282, 240, 0, 240)); // prettier-ignore
  const dark = polygon(toPoints(248, 168, 268, 180, 290, 190, 312, 206, 336, 214, 372, 240, 280, 240, 268, 226, 274, 214, 250, 196, 260, 186)); // prettier-ignore
  fill(picture, offset(union(lit, dark), 5), "black");
  fill(picture, offset(dark, 1.5), "white");
  fill(picture, dark, "black");
  fill(picture, lit, "white");
  drawCrease(picture, toPoints(286, 202, 298, 212, 292, 224), "white");
  drawCrease(picture, toPoints(318, 220, 330, 228), "white");
  for (const [x, y] of [[118, 204], [214, 198], [176, 214]]) drawCrease(picture, toPoints(x, y, x + 14, y + 8, x + 8, y + 20), "black"); // prettier-ignore
  drawFarIgloo(picture, 30, 221);
  ditherFill(picture, ellipse(204, 173, 50, 3.5), "black", () => 32);
  return picture;
}

/** Draws the igloo as it is seen from the summit: so small that one sees how high the seal has climbed. */
function drawFarIgloo(onto: Bitmap, x: number, foot: number): void {
  const above = box(0, 0, WIDTH, foot);
  fill(onto, intersection(circle(x, foot, 13), offset(above, 2)), "black");
  fill(onto, intersection(circle(x, foot, 11), above), "white");
  fill(onto, intersection(circle(x + 5, foot, 4.5), above), "black");
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
const AURORA = { height: 164 };

/**
 * Draws the sky above the summit in Ice Path's ending in seven pictures. From one to the next, the aurora grows farther
 * up from the horizon.
 */
export function drawAuroraSteps(): Bitmap {
  return joinInColumn(Array.from({ length: AURORA_STEPS + 1 }, (_, step) => drawAuroraSky(step / AURORA_STEPS)));
}

/**
 * The curtains of light that form the aurora. Each has the y coordinate around which its lower edge waves, its height,
 * and how many of every 64 pixels are white just above that edge.
 */
const CURTAINS = [
  { foot: 145, tall: 50, tone: 58, sway: 10, phase: 0.4 },
  { foot: 106, tall: 42, tone: 50, sway: 9, phase: 2.3 },
  { foot: 70, tall: 32, tone: 42, sway: 7, phase: 4.4 },
] as const;
/** How high the bright hem at the foot of each curtain is, in pixels. */
const HEM = 3;

function drawAuroraSky(growth: number): Bitmap {
  const sky = createBitmap(WIDTH, AURORA.height, "black");
  drawStars(sky, 0, 32, WIDTH, 120, 24);
  const roll = createDice(12);
  const rays = Array.from({ length: WIDTH }, () => roll(100) / 100);
  CURTAINS.forEach(({ foot, tall, tone, sway, phase }, curtain) => {
    // How far this curtain of the aurora has grown, as a share of its whole height. The lowest curtain grows first.
    const share = Math.max(0, Math.min(1, growth * 1.9 - curtain * 0.4));
    if (share === 0) return;
    for (let x = 0; x < WIDTH; x++) {
      const bend = x / WIDTH;
      const base = foot + sway * Math.sin(bend * 6 + phase) + 4 * Math.sin(bend * 15 + phase * 2);
      const ray = 0.35 * rays[x >> 1] + 0.65 * rays[(x >> 3) + 60 * curtain];
      const height = tall * share * (0.35 + 0.65 * ray);
      fill(sky, rectangle(x, Math.round(base) - HEM, 1, HEM * share), "white");
      ditherFill(sky, rectangle(x, base - HEM - height, 1, height), "white", (_x, y) => {
        const depth = (y - base + HEM + height) / height;
        return tone * share * depth ** 1.3;
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
