/** Draws the map of Last Ball's campaign: a house of five storeys, from the club in the cellar to the roof. */
import { journey } from "../../../src/puzzles/last-ball/journey";
import { TOP_PICTURE_HEIGHT } from "../../../src/puzzles/looks/journey";
import { createBitmap, fill, type Bitmap } from "../bitmap";
import { rectangle, WIDTH } from "../drawing";
import { circle, difference, ellipse, intersection, offset, ring, roundedBox, union } from "../shapes";
import { createPencil, polygonOf } from "../journeys/pencil";
import type { JourneyArt } from "../journeys/chapter-art";
import { drawGround, createRowDrawing, type DrawThing } from "../journeys/things";

const WALL = { left: 8, right: 392, thickness: 3 };
/**
 * How far the floor of a chapter on Last Ball's campaign map lies above the lower edge of the chapter's picture, in
 * pixels. The things of the chapter stand on this floor.
 */
const FLOOR = 4;
const OPEN_FLOOR = journey.openHeight - FLOOR;
function put(onto: Bitmap, draw: DrawThing, x: number, foot = OPEN_FLOOR, scale = 1): void {
  draw(onto, { x, foot, scale });
}

const drawTable: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  black(rectangle(-42, -30, 84, 9), rectangle(-36, -22, 72, 6));
  black(polygonOf(-34, -20, -24, -20, -27, 0, -33, 0), polygonOf(24, -20, 34, -20, 33, 0, 27, 0));
  white(rectangle(-38, -28, 76, 2));
  stroke("black", 1, -26, -6, 26, -6);
};

const drawHangingLamp: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  stroke("black", 2, 0, -60, 0, -14);
  black(polygonOf(-6, -16, 6, -16, 20, -2, 20, 0, -20, 0, -20, -2));
  white(polygonOf(-14, -3, -8, -9, -6, -9, -11, -3));
  black(intersection(circle(0, 0, 5), rectangle(-6, 0, 12, 6)));
  for (const [fromX, fromY, toX, toY] of [[-18, 6, -23, 12], [-9, 9, -11, 16], [0, 10, 0, 17], [9, 9, 11, 16], [18, 6, 23, 12]]) stroke("black", 1.4, fromX, fromY, toX, toY); // prettier-ignore
};

const drawCues: DrawThing = (onto, spot) => {
  const { black, stroke } = createPencil(onto, spot);
  black(rectangle(-16, -34, 32, 3), rectangle(-16, -8, 32, 3));
  for (const x of [-10, 0, 10]) stroke("black", 1.6, x, -40, x, -4);
  for (const x of [-10, 0, 10]) black(rectangle(x - 1.5, -18, 3, 14));
};

const drawStool: DrawThing = (onto, spot) => {
  const { black, stroke } = createPencil(onto, spot);
  black(roundedBox(-11, -24, 11, -18, 3));
  stroke("black", 2, -8, -18, -10, -1);
  stroke("black", 2, 8, -18, 10, -1);
  stroke("black", 1, -9, -8, 9, -8);
};

function drawClub(onto: Bitmap): void {
  put(onto, drawHangingLamp, 60, 26);
  put(onto, drawTable, 60);
  const { black, outlined } = createPencil(onto, { x: 60, foot: OPEN_FLOOR - 30, scale: 1 });
  outlined(circle(-20, -5, 5), 1.2);
  outlined(circle(6, -5, 5), 1.2);
  black(circle(22, -5, 5));
  put(onto, drawCues, 120, OPEN_FLOOR - 2, 0.85);
  put(onto, drawStool, 149, OPEN_FLOOR, 0.85);
}

const drawStove: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  black(rectangle(-14, -84, 4, 46), rectangle(-16, -66, 8, 3));
  black(rectangle(-19, -40, 40, 4), rectangle(-17, -37, 36, 35), rectangle(-15, -3, 5, 3), rectangle(12, -3, 5, 3));
  for (const x of [-11, -4, 3]) white(circle(x, -31, 2));
  white(roundedBox(-11, -25, 13, -7, 2));
  black(roundedBox(-9, -23, 11, -9, 1));
  white(polygonOf(-7, -9, -6, -15, -3, -12, 0, -20, 3, -13, 6, -17, 9, -9));
  black(roundedBox(-2, -52, 16, -41, 4), rectangle(4, -55, 6, 3));
  stroke("black", 2, 15, -48, 21, -52);
};

const drawPots: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  stroke("black", 2, -27, -22, 27, -22);
  for (const [x, size] of [
    [-18, 7],
    [0, 9],
    [18, 6],
  ]) {
    stroke("black", 1.4, x, -22, x, -14);
    black(intersection(ellipse(x, -13, size, size * 1.2), rectangle(-40, -13, 80, 20)), rectangle(x - size - 1, -14, 2 * size + 2, 2)); // prettier-ignore
    white(ellipse(x - size / 3, -8, 1.4, 2.4));
  }
};

const drawOilLamp: DrawThing = (onto, spot) => {
  const { black, white, outlined } = createPencil(onto, spot);
  black(polygonOf(-8, 0, 8, 0, 5, -7, -5, -7));
  outlined(union(ellipse(0, -14, 6, 7), rectangle(-3, -25, 6, 8)), 1.4);
  white(rectangle(-1.6, -24, 3.2, 8));
  black(polygonOf(0, -20, 3, -13, 0, -9, -3, -13));
};

const drawKitchenTable: DrawThing = (onto, spot) => {
  const { black, white, outlined, stroke } = createPencil(onto, spot);
  black(rectangle(-40, -26, 80, 4), rectangle(-33, -22, 4, 22), rectangle(29, -22, 4, 22), rectangle(-33, -22, 66, 3));
  black(intersection(ellipse(-22, -26, 11, 8), rectangle(-40, -40, 60, 14)));
  for (const x of [-27, -22, -17]) stroke("white", 1, x, -32, x + 2, -28);
  black(rectangle(15, -34, 9, 8));
  outlined(ring(25, -30, 3, 2.4), 1);
  white(rectangle(17, -32, 5, 1));
};

function drawKitchen(onto: Bitmap): void {
  put(onto, drawStove, 36);
  put(onto, drawPots, 75, 27, 0.95);
  put(onto, drawKitchenTable, 112);
  put(onto, drawOilLamp, 112, OPEN_FLOOR - 26, 0.5);
}

const drawWheel: DrawThing = (onto, spot) => {
  const { black, stroke } = createPencil(onto, spot);
  for (let spoke = 0; spoke < 8; spoke++) {
    const [x, y] = [Math.cos((spoke * Math.PI) / 4), Math.sin((spoke * Math.PI) / 4)];
    stroke("black", 2, 4 * x, -24 + 4 * y, 24 * x, -24 + 24 * y);
  }
  black(ring(0, -24, 16, 4), circle(0, -24, 5));
};

const drawPortholes: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  for (const x of [-14, 14]) {
    black(circle(x, -11, 11));
    white(circle(x, -11, 8));
    stroke("black", 1.6, x - 6, -9, x - 3, -11, x, -9, x + 3, -11, x + 6, -9);
  }
};

const drawLantern: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  stroke("black", 1.6, 0, -40, 0, -24);
  black(polygonOf(-4, -24, 4, -24, 9, -17, -9, -17), rectangle(-9, -2, 18, 3));
  black(rectangle(-7, -17, 14, 16));
  white(rectangle(-5, -16, 10, 13));
  black(rectangle(-0.7, -17, 1.4, 16), polygonOf(-3, -4, 0, -12, 3, -4));
  for (const [fromX, toX, rise] of [[-13, -19, -3], [-13, -20, 3], [13, 19, -3], [13, 20, 3]]) stroke("black", 1.4, fromX, -10 + rise / 2, toX, -10 + 2 * rise); // prettier-ignore
};

const drawRail: DrawThing = (onto, spot) => {
  const { black, stroke } = createPencil(onto, spot);
  black(rectangle(-50, -26, 100, 3), rectangle(-50, -5, 100, 2));
  for (let x = -48; x <= 50; x += 14) black(rectangle(x, -26, 2, 26));
  for (let x = -46; x < 44; x += 14) stroke("black", 1, x, -18, x + 3, -15, x + 9, -15, x + 12, -18);
};

const drawGull: DrawThing = (onto, spot) => {
  const { black, white, outlined } = createPencil(onto, spot);
  outlined(union(ellipse(0, -9, 10, 5), circle(8, -14, 4.5), polygonOf(-8, -12, -18, -8, -8, -6)), 1.3);
  black(polygonOf(12, -15, 17, -13, 12, -12), circle(9, -15, 1), rectangle(-2, -4, 1.5, 4), rectangle(2, -4, 1.5, 4));
  black(polygonOf(-14, -9, -2, -11, 3, -7, -6, -7));
  white(rectangle(-8, -9.5, 6, 1));
};

function drawDeck(onto: Bitmap): void {
  put(onto, drawLantern, 84, 40);
  put(onto, drawRail, 114);
  const { white } = createPencil(onto, { x: 44, foot: OPEN_FLOOR, scale: 1 });
  white(circle(0, -36, 27));
  put(onto, drawWheel, 44, OPEN_FLOOR - 12);
  createPencil(onto, { x: 44, foot: OPEN_FLOOR, scale: 1 }).black(polygonOf(-4, -12, 4, -12, 7, 0, -7, 0));
  put(onto, drawGull, 136, OPEN_FLOOR - 26);
}

const drawArchedWindow: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  const pane = union(rectangle(-12, -44, 24, 44), circle(0, -44, 12));
  black(pane, rectangle(-15, -1, 30, 3));
  white(offset(pane, -2));
  black(offset(pane, -3.5));
  white(rectangle(-0.8, -56, 1.6, 55), rectangle(-12, -44, 24, 1.4), rectangle(-12, -22, 24, 1.4));
  for (const [x, y] of [[-6, -38], [5, -33], [-5, -28], [6, -16], [-7, -12], [4, -6], [-4, -49], [5, -49]]) white(circle(x, y, 1)); // prettier-ignore
};

const drawSmallWindow: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  const pane = union(rectangle(-6, -13, 12, 13), circle(0, -13, 6));
  black(pane);
  white(offset(pane, -1.5));
  black(rectangle(-0.5, -19, 1, 19), rectangle(-6, -10, 12, 1));
};

const drawBalls: DrawThing = (onto, spot) => {
  const { black, outlined } = createPencil(onto, spot);
  outlined(circle(-12, -3.5, 3.5), 1.1);
  outlined(circle(2, -3.5, 3.5), 1.1);
  black(circle(12, -3.5, 3.5));
};

const drawChandelier: DrawThing = (onto, spot) => {
  const { black, stroke } = createPencil(onto, spot);
  stroke("black", 2, 0, -40, 0, -10);
  black(polygonOf(-6, -12, 6, -12, 0, -2));
  for (const reach of [-24, -13, 13, 24]) {
    const side = Math.sign(reach);
    stroke("black", 1.6, 0, -8, reach * 0.6, -4, reach - side * 2, -7, reach, -12);
    black(rectangle(reach - 2, -19, 4, 7), polygonOf(reach - 1.6, -21, reach, -26, reach + 1.6, -21));
  }
};

const drawPiano: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  black(polygonOf(-32, -28, 30, -28, 32, -24, 32, -18, -32, -18), polygonOf(-14, -28, 26, -52, 32, -50, 28, -28));
  black(rectangle(-28, -18, 4, 18), rectangle(22, -18, 4, 18), rectangle(-4, -18, 3, 16), rectangle(-8, -3, 11, 2));
  white(polygonOf(-9, -29, 26, -50, 29, -49, 25, -29));
  black(polygonOf(-3, -29, 24, -45, 21, -29));
  white(rectangle(-30, -24, 20, 3));
  for (let key = -28; key < -11; key += 4) black(rectangle(key, -24, 1.4, 2));
};

function drawBallroom(onto: Bitmap): void {
  put(onto, drawArchedWindow, 32, 66);
  put(onto, drawChandelier, 76, 38);
  put(onto, drawPiano, 80, OPEN_FLOOR, 0.76);
  const { black, stroke } = createPencil(onto, { x: 132, foot: OPEN_FLOOR, scale: 0.9 });
  black(roundedBox(-10, -20, 10, -16, 2));
  for (const x of [-8, 8]) stroke("black", 2, x, -16, x, -1);
  for (const x of [-8, -3, 2, 7]) stroke("black", 1, x, -34, x, -20);
  black(roundedBox(-9, -38, 9, -34, 2));
}

const drawTelescope: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  for (const x of [-13, 0, 13]) stroke("black", 2, 0, -30, x, -1);
  black(polygonOf(-22, -26, -19, -20, 22, -42, 17, -51), polygonOf(15, -53, 21, -56, 27, -45, 22, -41));
  white(polygonOf(-14, -27, -13, -25, 14, -40, 13, -42));
  black(circle(0, -31, 4), rectangle(-24, -26, 4, 5));
};

const drawChimney: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  black(rectangle(-12, -42, 24, 42), rectangle(-15, -47, 30, 6), rectangle(-6, -54, 12, 8));
  for (let row = 0; row < 6; row++) {
    white(rectangle(-12, -36 + row * 7, 24, 1));
    for (const x of row % 2 === 0 ? [-5, 4] : [-9, 0, 8]) white(rectangle(x, -42 + row * 7, 1, 6));
  }
};

const drawStars: DrawThing = (onto, spot) => {
  const { black } = createPencil(onto, spot);
  for (const [x, y] of [[-20, -14], [-8, -6], [6, -17], [18, -8]]) black(rectangle(x - 0.5, y - 2.5, 1, 5), rectangle(x - 2.5, y - 0.5, 5, 1)); // prettier-ignore
};

const drawRisingSun: DrawThing = (onto, spot) => {
  const { black, outlined, stroke } = createPencil(onto, spot);
  outlined(intersection(circle(0, 0, 15), rectangle(-20, -20, 40, 20)));
  for (const angle of [-165, -140, -115, -90, -65, -40, -15]) {
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    stroke("black", 1.6, 19 * x, 19 * y, 25 * x, 25 * y);
  }
  black(rectangle(-20, -1, 40, 2));
};

function drawRoofTerrace(onto: Bitmap): void {
  put(onto, drawStars, 82, 26);
  put(onto, drawTelescope, 44);
  put(onto, drawChimney, 142, OPEN_FLOOR, 0.72);
  const { black } = createPencil(onto, { x: 89, foot: OPEN_FLOOR, scale: 1 });
  for (let x = -74; x <= 74; x += 8) black(difference(circle(x, 0, 5), rectangle(-90, 0, 180, 10)));
  put(onto, drawRisingSun, 96, OPEN_FLOOR - 5);
}

function drawShelves(onto: Bitmap): void {
  drawGround(onto, journey.levels, 2);
}

function withShelves(drawThings: (onto: Bitmap) => void): (onto: Bitmap) => void {
  return (onto) => {
    drawShelves(onto);
    drawThings(onto);
  };
}

function drawFrame(onto: Bitmap, isLit: boolean): void {
  const { left, right, thickness } = WALL;
  for (const x of [0, right]) fill(onto, rectangle(x, 0, WIDTH - right, onto.height), "black");
  for (const x of [left, right - thickness]) fill(onto, rectangle(x, 0, thickness, onto.height), "white");
  const floor = onto.height - FLOOR;
  if (isLit) {
    for (const x of [left + thickness, right - thickness - 1]) fill(onto, rectangle(x, 0, 1, onto.height), "black");
    fill(onto, rectangle(left + 3, floor, right - left - 6, 2), "black");
    fill(onto, rectangle(left, floor + 2, right - left, 2), "white");
  } else fill(onto, rectangle(left, floor + 1, right - left, 2), "white");
}

export const HOUSE: JourneyArt = {
  journey,
  chapters: [
    {
      drawRow: createRowDrawing([drawTable, -8, 0, 0.5], [drawBalls, -8, 15, 0.8], [drawCues, 24, 1, 0.46]),
      drawOpen: withShelves(drawClub),
    },
    {
      drawRow: createRowDrawing([drawPots, -10, 0, 0.85], [drawOilLamp, 24, 0, 0.8]),
      drawOpen: withShelves(drawKitchen),
    },
    {
      drawRow: createRowDrawing([drawWheel, -22, 0, 0.44], [drawPortholes, 14, 1, 0.8]),
      drawOpen: withShelves(drawDeck),
    },
    { drawRow: createRowDrawing([drawSmallWindow, -26, 1, 1], [drawChandelier, 0, 0, 0.75], [drawSmallWindow, 26, 1, 1]), drawOpen: withShelves(drawBallroom) }, // prettier-ignore
    {
      drawRow: createRowDrawing([drawTelescope, -16, 0, 0.42], [drawStars, 16, 0, 0.8]),
      drawOpen: withShelves(drawRoofTerrace),
    },
  ],
  drawFrame,
  drawLevelGround: drawShelves,
};

export function drawEaves(): Bitmap {
  const top = createBitmap(WIDTH, TOP_PICTURE_HEIGHT, "black");
  const foot = TOP_PICTURE_HEIGHT;
  fill(
    top,
    polygonOf(2, foot - 2, 9, foot - 8, WIDTH - 9, foot - 8, WIDTH - 2, foot - 2, WIDTH - 2, foot, 2, foot),
    "white",
  );
  return top;
}
