/**
 * Draws Last Ball's pictures for the three difficulty paces of endless mode: billiard tables with balls. The calm pace
 * has two balls, the rising pace a stair of balls, and the hard pace a full rack.
 */
import { drawBlackBall } from "../balls";
import { blit, fill, type Bitmap } from "../bitmap";
import { rectangle, ditherFill } from "../drawing";
import { SPRITES } from "./sprites";
import { circle, intersection, offset, polygon, ring, roundedBox } from "../shapes";
import { toPoints } from "../titles/scenes";
import { drawCone, drawContour, drawCord, drawPaces, FLOOR, MIDDLE, type Pace } from "../paces/frame";

interface Ball {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isBlack?: boolean;
}

const TABLE_TOP = 97;
const TABLE_REACH = 56;
const LAMP_RIMS: Readonly<Record<Pace, number>> = { calm: 55, rising: 38, hard: 15 };
const RIM_IN_SPRITE = 15;

const BALLS: Readonly<Record<Pace, readonly Ball[]>> = {
  calm: [
    { x: MIDDLE - 21, y: TABLE_TOP - 14, radius: 14, isBlack: true },
    { x: MIDDLE + 20, y: TABLE_TOP - 14, radius: 14 },
  ],
  rising: stairOfBalls(),
  hard: rackOfBalls(),
};

export const drawBilliardPaces = (): Bitmap => drawPaces(paint);

function stairOfBalls(): Ball[] {
  const [radius, left] = [9, MIDDLE - 12];
  const steps = [0, 1, 2].flatMap((step) =>
    Array.from({ length: step + 1 }, (_, row) => ({
      x: left + step * 2 * radius,
      y: TABLE_TOP - radius - row * (2 * radius - 1),
      radius,
    })),
  );
  return [{ x: MIDDLE - 40, y: TABLE_TOP - radius, radius, isBlack: true }, ...steps];
}

function rackOfBalls(): Ball[] {
  const [radius, pitch, rise] = [8.25, 17, 14.2];
  return [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: 5 - row }, (_, column) => ({
      x: MIDDLE + (column - (4 - row) / 2) * pitch,
      y: TABLE_TOP - radius - row * rise,
      radius,
      isBlack: row === 4,
    })),
  );
}

function paint(onto: Bitmap, pace: Pace, isLit: boolean): void {
  const rim = LAMP_RIMS[pace];
  if (isLit) drawCone(onto, { top: rim + 2, foot: TABLE_TOP, topReach: 17, footReach: 58 });
  for (const ball of BALLS[pace]) (isLit ? drawLitBall : drawDarkBall)(onto, ball);
  drawTable(onto, isLit);
  drawCord(onto, rim - RIM_IN_SPRITE);
  blit(onto, isLit ? SPRITES.lamp : SPRITES["lamp-out"], MIDDLE - 20, rim - RIM_IN_SPRITE);
}

function drawLitBall(onto: Bitmap, { x, y, radius, isBlack }: Ball): void {
  if (isBlack === true) {
    drawBlackBall(onto, { x, y, radiusX: radius - 1.2, radiusY: radius - 1.2 });
    return;
  }
  fill(onto, circle(x, y, radius + 0.6), "black");
  fill(onto, circle(x, y, radius - 1), "white");
  ditherFill(onto, circle(x, y, radius - 1), "black", (pixelX, pixelY) => {
    const fromGlint = Math.hypot(pixelX - x + radius * 0.4, pixelY - y + radius * 0.4);
    return Math.min(18, (fromGlint / radius - 0.7) * 44);
  });
}

function drawDarkBall(onto: Bitmap, { x, y, radius, isBlack }: Ball): void {
  drawContour(onto, circle(x, y, radius - 1), 1.2);
  if (isBlack === true) ditherFill(onto, circle(x, y, radius - 4), "white", () => 26);
}

function drawTable(onto: Bitmap, isLit: boolean): void {
  const rail = roundedBox(MIDDLE - TABLE_REACH, TABLE_TOP, MIDDLE + TABLE_REACH, TABLE_TOP + 12, 3);
  fill(onto, offset(rail, 1), "black");
  for (const side of [-1, 1]) drawLeg(onto, MIDDLE + side * (TABLE_REACH - 14), isLit);
  drawContour(onto, rail, isLit ? 2 : 1.2);
  if (isLit) fill(onto, intersection(rail, rectangle(0, TABLE_TOP, 2 * MIDDLE, 4)), "white");
  for (const inlay of [-2, -1, 0, 1, 2]) drawInlay(onto, MIDDLE + inlay * 21, TABLE_TOP + 6.5, isLit);
}

function drawLeg(onto: Bitmap, x: number, isLit: boolean): void {
  const leg = polygon(toPoints(x - 6, TABLE_TOP + 12, x + 6, TABLE_TOP + 12, x + 3, FLOOR, x - 3, FLOOR));
  if (isLit) fill(onto, leg, "white");
  else drawContour(onto, leg, 1.4);
}

function drawInlay(onto: Bitmap, x: number, y: number, isLit: boolean): void {
  const diamond = polygon(toPoints(x, y - 4, x + 4, y, x, y + 4, x - 4, y));
  if (isLit) fill(onto, diamond, "white");
  else fill(onto, ring(x, y, 2, 1), "white");
}
