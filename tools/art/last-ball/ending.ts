/**
 * Draws the ending of Last Ball's campaign in two scenes: a hall whose last lamp is lit, and all balls in their
 * triangular rack.
 */
import { drawBlackBall } from "../balls";
import { blit, createBitmap, fill, joinInRow, type Bitmap } from "../bitmap";
import { ditherFill, HEIGHT, rectangle, WIDTH } from "../drawing";
import { SPRITES } from "./sprites";
import { box, capsule, circle, difference, ellipse, intersection, offset, polygon, roundedBox, union } from "../shapes";
import { toPoints } from "../titles/scenes";
import { drawLightCone } from "../endings/light";

const BAYS = 5;
const BAY_WIDTH = 80;
const CEILING = 14;
const FLOOR = 178;
const TABLE = { top: 136, reach: 33 };
const LAMP_RIM = 64;
const RIM_IN_SPRITE = 15;
/**
 * The upper and lower edge, in pixels, of the channel below the hall in Last Ball's ending. Sunk balls roll through
 * this channel.
 */
const CHANNEL = { top: 188, bottom: 210 };

type Brightness = 0 | 1 | 2 | 3;

export function drawBackgrounds(): Bitmap {
  return joinInRow([drawHall(), drawRackTable()]);
}

/** Draws the last of the hall's five parts in Last Ball's ending in four pictures, from dark to lit. */
export function drawLastBay(): Bitmap {
  return joinInRow(
    ([0, 1, 2, 3] as const).map((brightness) => {
      const bay = createBitmap(BAY_WIDTH, FLOOR - CEILING, "black");
      blit(bay, drawBay(brightness), 0, -CEILING);
      return bay;
    }),
  );
}

function drawHall(): Bitmap {
  const hall = createBitmap(WIDTH, HEIGHT, "black");
  for (let bay = 0; bay < BAYS; bay++) blit(hall, drawBay(bay + 1 < BAYS ? 3 : 0), bay * BAY_WIDTH, 0);
  drawCornice(hall);
  fill(hall, rectangle(0, FLOOR, WIDTH, 2), "white");
  drawChannel(hall);
  return hall;
}

function drawCornice(onto: Bitmap): void {
  fill(onto, rectangle(0, CEILING - 6, WIDTH, 2), "white");
  fill(onto, rectangle(0, CEILING - 2, WIDTH, 1), "white");
  for (let x = 3; x < WIDTH; x += 8) fill(onto, rectangle(x, CEILING - 4, 4, 2), "white");
}

function drawBay(brightness: Brightness): Bitmap {
  const bay = createBitmap(BAY_WIDTH, HEIGHT, "black");
  const middle = BAY_WIDTH / 2;
  const tone = 16 * brightness;
  if (brightness > 0) {
    drawLightCone(bay, { x: middle, top: LAMP_RIM, foot: TABLE.top + 2, topReach: 14, footReach: 42 }, tone, 0.55);
    ditherFill(bay, rectangle(0, TABLE.top, BAY_WIDTH, FLOOR - TABLE.top), "white", (x, y) => {
      return (0.62 - Math.hypot((x + 0.5 - middle) / 66, (y - FLOOR) / 30)) * tone * 0.9;
    });
  }
  drawPillars(bay, brightness);
  drawTable(bay, brightness);
  drawLamp(bay, middle, LAMP_RIM - RIM_IN_SPRITE, brightness > 0);
  return bay;
}

function drawPillars(onto: Bitmap, brightness: Brightness): void {
  for (const [left, edge] of [
    [0, 4],
    [BAY_WIDTH - 5, BAY_WIDTH - 5],
  ]) {
    fill(onto, rectangle(left, CEILING, 5, FLOOR - CEILING), "black");
    fill(onto, rectangle(edge, CEILING + 8, 1, FLOOR - CEILING - 8), "white");
    if (brightness > 1) ditherFill(onto, rectangle(left, CEILING + 8, 5, FLOOR - CEILING - 8), "white", () => 14);
  }
  for (const left of [0, BAY_WIDTH - 8]) {
    fill(onto, rectangle(left, CEILING, 8, 9), "black");
    fill(onto, rectangle(left, CEILING + 2, 8, 2), "white");
    fill(onto, rectangle(left === 0 ? 0 : left + 2, CEILING + 6, 6, 2), "white");
  }
}

function drawLamp(onto: Bitmap, middle: number, top: number, isLit: boolean): void {
  fill(onto, rectangle(middle - 1, CEILING, 2, top - CEILING + 1), "white");
  const lamp = isLit ? SPRITES.lamp : SPRITES["lamp-out"];
  if (isLit) fill(onto, circle(middle, top + 18, 9), "white");
  blit(onto, lamp, middle - lamp.width / 2, top);
}

function drawTable(onto: Bitmap, brightness: Brightness): void {
  const middle = BAY_WIDTH / 2;
  const { top, reach } = TABLE;
  const felt = polygon(toPoints(middle - reach + 7, top, middle + reach - 7, top, middle + reach, top + 13, middle - reach, top + 13)); // prettier-ignore
  const rail = roundedBox(middle - reach - 1, top + 13, middle + reach + 1, top + 22, 3);
  const legs = [-1, 1].map((side) => {
    const x = middle + side * (reach - 8);
    return polygon(toPoints(x - 5, top + 22, x + 5, top + 22, x + 3, FLOOR, x - 3, FLOOR));
  });
  for (const part of [felt, rail, ...legs]) fill(onto, offset(part, 1.4), "black");
  if (brightness === 0) {
    for (const part of [felt, rail, ...legs]) fill(onto, difference(part, offset(part, -1.1)), "white");
    return;
  }
  fill(onto, felt, "white", (x, y) => brightness === 3 || (x + y) % 2 === 0);
  fill(onto, difference(rail, offset(rail, -1.6)), "white");
  for (const inlay of [-2, -1, 0, 1, 2]) fill(onto, rectangle(middle + inlay * 13 - 1, top + 16, 2, 3), "white");
  for (const leg of legs) fill(onto, leg, "white");
  if (brightness === 3) drawBallsOnTable(onto);
}

function drawBallsOnTable(onto: Bitmap): void {
  for (const [x, y] of [
    [28, 6],
    [44, 4],
    [55, 8],
  ]) {
    ditherFill(onto, ellipse(x + 2, TABLE.top + y + 3, 5, 2), "black", () => 32);
    fill(onto, circle(x, TABLE.top + y, 4.6), "black");
    fill(onto, circle(x, TABLE.top + y, 3.4), "white");
  }
}

function drawChannel(onto: Bitmap): void {
  const { top, bottom } = CHANNEL;
  fill(onto, rectangle(0, top, WIDTH, 2), "white");
  fill(onto, rectangle(0, bottom, WIDTH, 2), "white");
  for (let x = 4; x < WIDTH; x += 12) fill(onto, rectangle(x, bottom + 3, 6, 1), "white");
}

/**
 * Draws the balls that lie in the channel of Last Ball's ending, and the black ball that rolls behind them, each in a
 * picture of 24 by 24 pixels.
 */
export function drawRollingBalls(): Bitmap {
  const black = createBitmap(24, 24);
  drawBlackBall(black, { x: 12, y: 12, radiusX: 9, radiusY: 9 });
  const white = createBitmap(24, 24);
  drawShadedBall(white, 12, 12, 9);
  return joinInRow([black, white]);
}

function drawShadedBall(onto: Bitmap, x: number, y: number, radius: number): void {
  fill(onto, circle(x, y, radius + 0.5), "black");
  fill(onto, circle(x, y, radius - 1), "white");
  ditherFill(onto, circle(x, y, radius - 1), "black", (pixelX, pixelY) => {
    const fromGlint = Math.hypot(pixelX + 0.5 - x + radius * 0.4, pixelY + 0.5 - y + radius * 0.4) / radius;
    return Math.min(30, (fromGlint - 0.75) * 52);
  });
}

export function drawLampRays(): Bitmap {
  const rays = createBitmap(80, 48);
  for (let ray = 0; ray < 9; ray++) {
    const angle = ((ray + 0.5) / 9) * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const line = capsule(
      { x: 40 + dx * 20, y: 2 + dy * 20 },
      { x: 40 + dx * (ray % 2 === 0 ? 38 : 32), y: 2 + dy * (ray % 2 === 0 ? 38 : 32) },
      2.6,
    );
    fill(rays, offset(line, 1), "black");
    fill(rays, line, "white");
  }
  return rays;
}

/**
 * The triangular rack of balls in Last Ball's ending. `x` and `y` are the middle of its first ball, `across` the
 * distance between neighbouring balls, `down` the distance between rows, in pixels. `rows` is the number of rows, and
 * `radius` the radius of a ball in pixels.
 */
const RACK = { x: 200, y: 78, across: 30, down: 26, rows: 5, radius: 14 };
const FELT = { top: 54, bottom: 212 };

function drawRackTable(): Bitmap {
  const table = createBitmap(WIDTH, HEIGHT, "black");
  for (const x of [36, 100, 300, 364]) {
    const size = Math.abs(x - 200) > 120 ? 0 : 1;
    drawLightCone(table, { x, top: 30 + 2 * size, foot: FELT.top - 2, topReach: 8, footReach: 30 }, 40, 0.3);
    drawSmallLamp(table, x, 18 + 2 * size, 9 + 2 * size);
  }
  const felt = rectangle(0, FELT.top, WIDTH, FELT.bottom - FELT.top);
  fill(table, felt, "white");
  ditherFill(table, felt, "black", (x, y) => {
    return Math.min(58, (Math.hypot((x + 0.5 - 200) / 190, (y + 0.5 - 136) / 92) - 0.62) * 96);
  });
  fill(table, rectangle(0, FELT.top - 3, WIDTH, 2), "white");
  fill(table, rectangle(0, FELT.bottom, WIDTH, 2), "white");
  return table;
}

function drawSmallLamp(onto: Bitmap, x: number, rim: number, reach: number): void {
  fill(onto, rectangle(x, 0, 1, rim - reach + 2), "white");
  const shade = intersection(ellipse(x + 0.5, rim, reach, reach - 1), box(0, 0, WIDTH, rim));
  fill(onto, offset(shade, 1), "black");
  fill(onto, shade, "white");
  fill(onto, intersection(circle(x + 0.5, rim, reach * 0.45), box(0, rim + 1, WIDTH, HEIGHT)), "white");
}

export const drawRackLamp = (): Bitmap => drawLargeLamp(true);

/**
 * Draws the large lamp of Last Ball's ending in two pictures, unlit and lit. The finale shows this lamp. The finale
 * follows when the player has seen the endings of all campaigns.
 */
export const drawLargeLamps = (): Bitmap => joinInRow([false, true].map(drawLargeLamp));

function drawLargeLamp(isLit: boolean): Bitmap {
  const lamp = createBitmap(96, 50);
  const shade = union(
    intersection(ellipse(48, 36, 46, 26), box(0, 0, 96, 36)),
    roundedBox(40, 6, 56, 16, 3),
    rectangle(1, 34, 94, 4),
  );
  fill(lamp, rectangle(47, 0, 2, 8), "white");
  fill(lamp, offset(shade, 2), "black");
  fill(lamp, shade, "white");
  if (!isLit) {
    fill(lamp, offset(shade, -1.5), "black");
    return lamp;
  }
  for (const aside of [-32, -20, -8, 8, 20, 32]) {
    const rib = polygon(toPoints(48 + aside * 0.34, 17, 48 + aside * 0.34 + 1.5, 17, 48 + aside + 1, 33, 48 + aside - 2, 33)); // prettier-ignore
    fill(lamp, rib, "black");
  }
  fill(lamp, rectangle(2, 33, 92, 1), "black");
  fill(lamp, intersection(ellipse(48, 37, 18, 11), box(0, 38, 96, 50)), "white");
  return lamp;
}

/**
 * Draws the rows of the rack of balls in Last Ball's ending: five pictures with one to five balls side by side. The
 * third row has a gap in its middle, for the black ball.
 */
export function drawRackRows(): Bitmap {
  const { across, rows, radius } = RACK;
  return joinInRow(
    Array.from({ length: rows }, (_, row) => {
      const frame = createBitmap(across * rows, 40);
      for (let ball = 0; ball <= row; ball++) {
        const isBlackBall = row === 2 && ball === 1;
        const x = (across * rows) / 2 + (ball - row / 2) * across;
        if (isBlackBall) continue;
        ditherFill(frame, circle(x + (x - 75) / 20, 24, radius), "black", () => 34);
        drawShadedBall(frame, x, 18, radius);
      }
      return frame;
    }),
  );
}

export function drawRackBlackBall(): Bitmap {
  const frame = createBitmap(34, 40);
  ditherFill(frame, circle(17, 24, RACK.radius), "black", () => 34);
  drawBlackBall(frame, { x: 17, y: 18, radiusX: RACK.radius - 1, radiusY: RACK.radius - 1 });
  return frame;
}

export function drawTriangle(): Bitmap {
  const frame = createBitmap(216, 172);
  const inner = polygon(toPoints(108, 10, 194, 158, 22, 158));
  const wood = difference(offset(inner, 8), offset(inner, 0));
  ditherFill(frame, difference(offset(inner, 13), offset(inner, 7)), "black", (_x, y) => (y > 20 ? 30 : 0));
  fill(frame, offset(wood, 1), "black");
  fill(frame, intersection(difference(offset(inner, 5.2), offset(inner, 3.2)), box(0, 0, 216, 172)), "white");
  return frame;
}
