/**
 * Draws the ending of Penguin's campaign in two scenes: a light far away, and two lighthouses whose beams meet over the
 * colony of penguins.
 */
import { blit, createBitmap, fill, joinInColumn, joinInRow, type Bitmap } from "../bitmap";
import { createDice, ditherFill, drawStars, HEIGHT, rectangle, WIDTH } from "../drawing";
import { SPRITES_BY_CELL_SIZE } from "./sprites";
import { box, capsule, circle, difference, ellipse, intersection, offset, polygon, union, type Shape } from "../shapes";
import { mirror, withHalo } from "../sprite-text";
import { SPRITES as CAST } from "../titles/sprites";
import { toPoints } from "../titles/scenes";
import { enlarge, standIn } from "../endings/enlarge";
import { drawRoundGlow } from "../endings/light";

const HORIZON = 136;
const LAMPS = { left: { x: 72, y: 62 }, right: { x: 328, y: 62 } };
const BEAMS = { top: 28, height: 80 };

export function drawBackgrounds(): Bitmap {
  return joinInRow([drawLonelyFloe(), drawColony()]);
}

function drawLonelyFloe(): Bitmap {
  const picture = createBitmap(WIDTH, HEIGHT, "black");
  drawNightSea(picture);
  drawStars(picture, 0, BEAMS.top + BEAMS.height, WIDTH, HORIZON - BEAMS.top - BEAMS.height - 4, 6);
  drawLighthouse(picture, LAMPS.left.x);
  const floe = polygon(toPoints(96, 240, 112, 214, 132, 196, 170, 187, 214, 184, 262, 187, 310, 192, 342, 204, 368, 226, 378, 240)); // prettier-ignore
  drawFloe(picture, floe, 216);
  ditherFill(picture, ellipse(226, 218, 40, 6), "black", () => 32);
  return picture;
}

function drawNightSea(onto: Bitmap): void {
  fill(onto, rectangle(0, HORIZON, WIDTH, 1), "white");
  const roll = createDice(23);
  for (let y = HORIZON + 4, gap = 3; y < HEIGHT; y += gap) {
    const length = 4 + (y - HORIZON) * 0.14;
    for (let x = -roll(40); x < WIDTH; x += length * 2 + 6 + roll(40)) {
      fill(onto, rectangle(x, y, length + roll(8), 1), "white");
    }
    gap = 3 + Math.floor((y - HORIZON) / 26);
  }
}

function drawFloe(onto: Bitmap, floe: Shape, edge: number): void {
  fill(onto, offset(floe, 3), "black");
  fill(onto, floe, "white");
  ditherFill(
    onto,
    intersection(floe, box(0, edge + 10, WIDTH, HEIGHT)),
    "black",
    (_x, y) => 12 + (y - edge - 10) * 1.6,
  );
}

function drawLighthouse(onto: Bitmap, x: number): void {
  const rock = polygon(toPoints(x - 46, HORIZON + 8, x - 32, HORIZON - 4, x - 14, HORIZON - 10, x + 16, HORIZON - 10, x + 34, HORIZON - 3, x + 50, HORIZON + 8)); // prettier-ignore
  fill(onto, offset(rock, 1.5), "white");
  fill(onto, rock, "black");
  ditherFill(onto, rock, "white", (pixelX) => 26 - (pixelX - x) * 0.3);
  const tower = polygon(toPoints(x - 9, 74, x + 9, 74, x + 14, HORIZON - 9, x - 14, HORIZON - 9));
  fill(onto, offset(tower, 2), "black");
  fill(onto, tower, "white");
  for (const y of [86, 108]) fill(onto, intersection(tower, rectangle(x - 20, y, 40, 11)), "black");
  for (const y of [86, 108]) {
    fill(onto, intersection(difference(tower, offset(tower, -1)), rectangle(x - 20, y, 40, 11)), "white");
  }
  ditherFill(onto, intersection(tower, box(x + 3, 0, WIDTH, HEIGHT)), "black", (_x, y) => (y > 74 ? 26 : 0));
  fill(onto, offset(rectangle(x - 13, 71, 26, 4), 1.5), "black");
  fill(onto, rectangle(x - 13, 71, 26, 4), "white");
  const house = rectangle(x - 7, 56, 14, 15);
  const roof = polygon(toPoints(x - 10, 56, x, 45, x + 10, 56));
  fill(onto, offset(union(house, roof), 1.5), "black");
  fill(onto, union(house, roof, rectangle(x, 41, 1, 6)), "white");
  fill(onto, rectangle(x - 7, 70, 14, 1), "black");
  fill(onto, rectangle(x - 1, 60, 2, 8), "black");
}

/**
 * A beam of a lighthouse in Penguin's ending: where it begins, its direction along the horizon (−1 to 1), and how many
 * of every 64 pixels are white.
 */
interface Beam {
  readonly x: number;
  readonly y: number;
  readonly aside: number;
  readonly tone: number;
}

function drawBeam(onto: Bitmap, { x, y, aside, tone }: Beam): void {
  const reach = 430 * aside;
  const spread = 20 + 12 * (1 - Math.abs(aside));
  const cone = polygon(toPoints(x, y - 3, x, y + 3, x + reach, y + spread, x + reach, y - spread));
  ditherFill(onto, cone, "white", (pixelX) => {
    const along = (pixelX + 0.5 - x) / reach;
    return along <= 0 ? 0 : tone * (1 - 0.86 * along);
  });
}

function drawSky(beams: readonly Beam[], lamps: readonly { readonly x: number; readonly y: number }[]): Bitmap {
  const sky = createBitmap(WIDTH, BEAMS.height, "black");
  const whole = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(whole, 0, BEAMS.top, WIDTH, BEAMS.height, 26);
  for (const beam of beams) drawBeam(whole, beam);
  for (const { x, y } of lamps) {
    drawRoundGlow(whole, circle(x, y, 30), "white", { x, y, radiusX: 30, radiusY: 30, tone: 40 });
    drawLighthouse(whole, x);
  }
  blit(sky, whole, 0, -BEAMS.top);
  return sky;
}

/** The direction of the lighthouse's beam in each of the seven pictures of Penguin's ending: −1 is left, 1 is right. */
const SWEEP: readonly number[] = [-0.9, -0.5, -0.22, 0.22, 0.5, 0.8, 1];

export function drawSweep(): Bitmap {
  const { left } = LAMPS;
  return joinInColumn(SWEEP.map((aside) => drawSky([{ ...left, aside, tone: 60 }], [left])));
}

/**
 * Draws the sky of the second picture of Penguin's ending in five pictures. From one to the next, the beam of the right
 * lighthouse turns towards the left lighthouse.
 */
export function drawMeeting(): Bitmap {
  const { left, right } = LAMPS;
  return joinInColumn(
    [0.7, 0.3, -0.3, -0.62, -1].map((aside) =>
      drawSky(
        [
          { ...left, aside: 1, tone: 50 },
          { ...right, aside, tone: 50 },
        ],
        [left, right],
      ),
    ),
  );
}

export function drawFarLight(): Bitmap {
  return joinInRow(
    [0, 1].map((look) => {
      const frame = createBitmap(40, 40);
      fill(frame, circle(20, 20, 5.5), "black");
      fill(frame, circle(20, 20, 3.2), "white");
      if (look === 0) return frame;
      for (let ray = 0; ray < 8; ray++) {
        const angle = (ray * Math.PI) / 4;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        const far = ray % 2 === 0 ? 15 : 10;
        fill(frame, capsule({ x: 20 + dx * 7, y: 20 + dy * 7 }, { x: 20 + dx * far, y: 20 + dy * far }, 1.4), "white");
      }
      return frame;
    }),
  );
}

/** Draws the lonely penguin of Penguin's ending from behind, enlarged, in one picture. */
export function drawLonelyPenguin(): Bitmap {
  const back = withHalo(enlarge(SPRITES_BY_CELL_SIZE[30].back));
  return joinInRow([standIn(back, 64, 74)]);
}

function drawColony(): Bitmap {
  const picture = createBitmap(WIDTH, HEIGHT, "black");
  drawNightSea(picture);
  for (const { x } of [LAMPS.left, LAMPS.right]) drawLighthouse(picture, x);
  for (let y = HORIZON + 4; y < 184; y += 4) {
    const reach = 34 - (y - HORIZON) * 0.3;
    fill(picture, rectangle(200 - reach - (y % 8), y, 2 * reach, 2), "white");
  }
  const floe = polygon(
    toPoints(-10, 240, -10, 206, 40, 194, 110, 186, 200, 182, 290, 186, 360, 194, 410, 206, 410, 240),
  );
  drawFloe(picture, floe, 224);
  return picture;
}

/**
 * Draws the penguins of the colony in Penguin's ending in four pictures. They face the viewer with open eyes and with
 * shut eyes, then right, then left.
 */
export function drawMembers(): Bitmap {
  const members = [CAST.front, CAST["front-shut"], CAST.side, mirror(CAST.side)];
  return joinInRow(members.map((sprite) => standIn(withHalo(sprite), 30, 28)));
}

const EYES = [
  { x: 23, y: 19 },
  { x: 37, y: 19 },
];

/** Draws the large penguin of the second picture of Penguin's ending. It faces the viewer and laughs with shut eyes. */
export function drawHappyPenguin(): Bitmap {
  const penguin = enlarge(SPRITES_BY_CELL_SIZE[30].front);
  for (const { x, y } of EYES) {
    fill(penguin, circle(x, y - 1, 5), "white");
    const smile = difference(circle(x, y, 5.4), circle(x, y + 1.4, 4.6));
    fill(penguin, intersection(smile, box(0, 0, 60, y)), "black");
  }
  return standIn(withHalo(penguin), 64, 70);
}

const HEART_STEPS = 6;

/** Draws the heart of Penguin's ending in six pictures, in which it grows. A glow of light lies behind it. */
export function drawHeart(): Bitmap {
  return joinInRow(
    Array.from({ length: HEART_STEPS }, (_, step) => {
      const frame = createBitmap(96, 64);
      const share = (step + 1) / HEART_STEPS;
      drawRoundGlow(frame, rectangle(0, 0, 96, 64), "white", { x: 48, y: 32, radiusX: 48 * share, radiusY: 32 * share, tone: 150 }); // prettier-ignore
      fill(frame, heart(48, 32, 13 * share), "black");
      return frame;
    }),
  );
}

function heart(x: number, y: number, size: number): Shape {
  const lobes = union(circle(x - size * 0.5, y - size * 0.3, size * 0.56), circle(x + size * 0.5, y - size * 0.3, size * 0.56)); // prettier-ignore
  const tip = polygon(toPoints(x - size * 1.02, y - size * 0.1, x + size * 1.02, y - size * 0.1, x, y + size));
  return union(lobes, tip);
}

export function drawHeartRays(): Bitmap {
  const rays = createBitmap(140, 100);
  for (let ray = 0; ray < 16; ray++) {
    const angle = (ray * Math.PI) / 8;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle) * 0.72];
    const far = ray % 2 === 0 ? 58 : 52;
    if (Math.abs(dy) < 0.1) continue;
    fill(rays, capsule({ x: 70 + dx * 42, y: 50 + dy * 42 }, { x: 70 + dx * far, y: 50 + dy * far }, 2), "white");
  }
  return rays;
}
