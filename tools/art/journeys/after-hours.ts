/**
 * Draws the row "After hours" of each campaign's map, closed and open. The row leads to the optional levels after the
 * campaign. It shows a scene at night, which differs from puzzle to puzzle: a billiard table under one lamp, a hut
 * behind the summit, the stairs of a cellar, a far rock, or the lane home.
 */
import { journey as fruitJourney } from "../../../src/puzzles/fruit/journey";
import { journey as iceJourney } from "../../../src/puzzles/ice-path/journey";
import { journey as ballJourney } from "../../../src/puzzles/last-ball/journey";
import { journey as penguinJourney } from "../../../src/puzzles/penguin/journey";
import { journey as skidJourney } from "../../../src/puzzles/skid/journey";
import type { Bitmap } from "../bitmap";
import { rectangle } from "../drawing";
import { circle, ellipse, offset, union } from "../shapes";
import type { NightDrawings } from "./chapter-art";
import { coneOf, drawCrescent, drawCrosses, drawLateClock, drawLight } from "./night-things";
import { createPencil, polygonOf } from "./pencil";
import { createRowDrawing, createSceneDrawing, type DrawThing } from "./things";

const drawCat: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  const cat = union(
    ellipse(0, -8, 7, 9),
    circle(0, -20, 6),
    polygonOf(-6, -21, -5, -30, 0, -25),
    polygonOf(6, -21, 5, -30, 0, -25),
  );
  white(offset(cat, 1.2));
  black(cat);
  white(rectangle(-3.5, -21, 2, 2), rectangle(1.5, -21, 2, 2));
};

const drawNightWindow: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  white(rectangle(-23, -56, 46, 53), rectangle(-27, -4, 54, 4));
  black(rectangle(-21, -54, 42, 50));
  white(rectangle(-1, -54, 2, 50), rectangle(-21, -30, 42, 2));
};

const drawLampAndTable: DrawThing = (onto, spot) => {
  const { x, foot, scale } = spot;
  const [top, table] = [foot - 52 * scale, foot - 18 * scale];
  drawLight(onto, coneOf(x, top, table, 22 * scale), top, table + 8);
  const { black, white, stroke } = createPencil(onto, spot);
  stroke("white", 1, 0, -66, 0, -62);
  white(polygonOf(-4, -62, 4, -62, 11, -53, -11, -53));
  white(rectangle(-22, -18, 44, 3), rectangle(-18, -15, 3, 15), rectangle(15, -15, 3, 15));
  for (const ball of [-11, 11]) {
    black(circle(ball, -22, 5));
    white(circle(ball, -22, 4));
  }
  white(circle(0, -22, 5));
  black(circle(0, -22, 4));
};

const drawSmallLamp: DrawThing = (onto, spot) => {
  drawLight(onto, coneOf(spot.x, spot.foot - 12, spot.foot, 14), spot.foot - 12, spot.foot + 4);
  const { white, stroke } = createPencil(onto, spot);
  stroke("white", 1, 0, -24, 0, -17);
  white(polygonOf(-3, -18, 3, -18, 9, -12, -9, -12));
};

const drawHut: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  white(polygonOf(-26, -21, 0, -42, 26, -21, 22, -17, 0, -35, -22, -17), rectangle(-19, -20, 2, 20));
  white(rectangle(17, -20, 2, 20), rectangle(-19, -2, 38, 2), rectangle(9, -46, 6, 11));
  for (const y of [-14, -8]) stroke("white", 1, -17, y, -11, y, -11, y);
  white(rectangle(-9, -18, 13, 12));
  black(rectangle(-3, -18, 1, 12), rectangle(-9, -13, 13, 1));
  white(rectangle(8, -16, 7, 16));
  black(rectangle(9.2, -14.8, 4.6, 14.8));
};

const drawPeak: DrawThing = (onto, spot) => {
  const { white, black } = createPencil(onto, spot);
  const peak = polygonOf(-42, 0, -6, -58, 8, -40, 18, -48, 46, 0);
  white(peak);
  black(offset(peak, -1.4));
};

const drawStairs: DrawThing = (onto, spot) => {
  const { x, foot } = spot;
  drawLight(
    onto,
    polygonOf(x - 22, foot - 44, x - 8, foot - 44, x + 34, foot - 2, x - 20, foot - 2),
    foot - 44,
    foot + 8,
  );
  const { white, black } = createPencil(onto, spot);
  white(rectangle(-24, -82, 18, 38));
  black(polygonOf(-15, -82, -6, -82, -6, -44, -15, -48));
  white(rectangle(-16, -66, 1.4, 3));
  for (let step = 0; step < 5; step++) {
    black(rectangle(-26 + step * 10, -44 + step * 9, 12, 44 - step * 9));
    white(rectangle(-26 + step * 10, -44 + step * 9, 11, 2), rectangle(-16 + step * 10, -44 + step * 9, 1, 9));
  }
};

const drawMouse: DrawThing = (onto, spot) => {
  const { white, black, stroke } = createPencil(onto, spot);
  white(ellipse(0, -5, 8, 5), circle(7, -8, 4), circle(5, -12, 2.6));
  black(rectangle(8, -9, 1.4, 1.4));
  stroke("white", 1, -7, -3, -13, -2, -16, -5);
};

const drawRock: DrawThing = (onto, spot) => {
  const { white, black, stroke } = createPencil(onto, spot);
  const rock = polygonOf(-26, 0, -20, -14, -9, -20, -4, -30, 9, -31, 14, -18, 22, -10, 27, 0);
  white(rock);
  black(offset(rock, -1.6));
  stroke("white", 1, -4, -29, 0, -18, -5, -8);
  stroke("white", 1, 10, -20, 6, -10);
};

const drawWatch: DrawThing = (onto, spot) => {
  const { white, black, stroke } = createPencil(onto, spot);
  const body = union(ellipse(-3, -9, 6, 9), circle(-3, -20, 5));
  white(offset(body, 1));
  black(body);
  white(ellipse(-2, -7, 3, 6), rectangle(-2, -22, 1.6, 1.6), polygonOf(2, -20, 6, -19, 2, -18));
  white(rectangle(7, -10, 6, 9), rectangle(8, -13, 4, 2));
  black(rectangle(9.4, -8, 1.2, 6));
  stroke("white", 1, 16, -6, 20, -6);
  stroke("white", 1, 15, -12, 18, -15);
  stroke("white", 1, 10, -16, 10, -20);
};

const drawSea: DrawThing = (onto, spot) => {
  const { white } = createPencil(onto, spot);
  white(rectangle(-30, 0, 64, 1), rectangle(-22, 4, 12, 1), rectangle(4, 5, 18, 1), rectangle(-10, 8, 16, 1));
};

const drawCottage: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  white(polygonOf(-22, -20, -12, -36, 14, -36, 24, -20), rectangle(-17, -20, 36, 20));
  black(rectangle(-15, -18, 32, 18), polygonOf(-19, -21.5, -11, -34.4, 13, -34.4, 21, -21.5));
  white(rectangle(-11, -15, 11, 9), rectangle(6, -14, 7, 14), rectangle(4, -43, 6, 8));
  black(rectangle(-6, -15, 1, 9), rectangle(-11, -11, 11, 1));
};

const drawLane: DrawThing = (onto, spot) => {
  const { stroke, white } = createPencil(onto, spot);
  stroke("white", 1.4, -26, 0, -16, -14, 2, -20, 4, -30);
  stroke("white", 1.4, 8, 0, 12, -10, 16, -18, 12, -30);
  for (const x of [18, 27, 36]) white(polygonOf(x - 2, 0, x - 2, -11, x, -14, x + 2, -11, x + 2, 0));
  white(rectangle(15, -9, 25, 1.4), rectangle(15, -4, 25, 1.4));
};

function floorOf({ openHeight }: { readonly openHeight: number }, above: number): number {
  return openHeight - above;
}

function withStars(
  draw: (onto: Bitmap) => void,
  ...stars: readonly (readonly [number, number])[]
): (onto: Bitmap) => void {
  return (onto) => {
    drawCrosses(onto, ...stars);
    draw(onto);
  };
}

const moonInRow = [drawCrescent, 26, 2, 0.8] as const;

export const BALL_NIGHT: NightDrawings = {
  drawRow: createRowDrawing([drawSmallLamp, -8, 0, 1], moonInRow),
  drawOpen: createSceneDrawing(floorOf(ballJourney, 4), [drawNightWindow, 44, 14], [drawCrescent, 56, 46, 0.7], [drawCat, 33, 18, 0.9], [drawLampAndTable, 134, 0, 0.6], [drawLateClock, 86, 44, 0.8]), // prettier-ignore
};

export const ICE_NIGHT: NightDrawings = {
  drawRow: createRowDrawing([drawHut, -8, 1, 0.5], moonInRow),
  drawOpen: withStars(
    createSceneDrawing(floorOf(iceJourney, 14), [drawPeak, 54, 8, 1], [drawHut, 62, 0, 0.8], [drawCrescent, 30, 62, 0.9]), // prettier-ignore
    [84, 14],
    [54, 12],
    [24, 52],
  ),
};

export const SKID_NIGHT: NightDrawings = {
  drawRow: createRowDrawing([drawMouse, -10, 1, 1], moonInRow),
  drawOpen: createSceneDrawing(floorOf(skidJourney, 8), [drawStairs, 50, 0, 1], [drawMouse, 122, 2, 1]),
};

export const PENGUIN_NIGHT: NightDrawings = {
  drawRow: createRowDrawing([drawRock, -8, 0, 0.6], moonInRow),
  drawOpen: withStars(
    createSceneDrawing(floorOf(penguinJourney, 24), [drawRock, 48, 0, 0.9], [drawSea, 46, 0, 0.8], [drawWatch, 47, 27, 1], [drawCrescent, 60, 66, 0.7]), // prettier-ignore
    [36, 14],
    [68, 40],
    [28, 40],
  ),
};

export const FRUIT_NIGHT: NightDrawings = {
  drawRow: createRowDrawing([drawCottage, -8, 1, 0.55], moonInRow),
  drawOpen: withStars(
    createSceneDrawing(floorOf(fruitJourney, 8), [drawCottage, 58, 28, 0.9], [drawLane, 52, 0, 1], [drawCrescent, 32, 76, 0.9]), // prettier-ignore
    [84, 16],
    [60, 12],
    [24, 58],
  ),
};
