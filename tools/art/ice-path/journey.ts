/** Draws the map of Ice Path's campaign: a glacier with four camps, from the shore up to the dawn. */
import { journey } from "../../../src/puzzles/ice-path/journey";
import { TOP_PICTURE_HEIGHT } from "../../../src/puzzles/looks/journey";
import { createBitmap, fill, setInk, type Bitmap } from "../bitmap";
import { createDice, drawStars, rectangle, WIDTH } from "../drawing";
import { circle, difference, ellipse, intersection, offset, union } from "../shapes";
import { createPencil, polygonOf } from "../journeys/pencil";
import type { JourneyArt } from "../journeys/chapter-art";
import { drawGround, createRowDrawing, createSceneDrawing, type DrawThing } from "../journeys/things";

const FLOOR = journey.openHeight - 8;

const drawIgloo: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  const above = rectangle(-60, -60, 120, 60);
  const dome = intersection(ellipse(0, 0, 30, 32), above);
  black(dome);
  white(intersection(ellipse(0, 0, 28.3, 30.3), above));
  for (const [y, half] of [
    [-9, 27],
    [-18, 22],
    [-26, 14],
  ])
    stroke("black", 1, -half, y, half, y);
  for (const [y, ...joints] of [[-9, -18, -6, 6], [-18, -12, 0, 12], [-26, -5, 6]]) for (const x of joints) stroke("black", 1, x, y, x, y + 8); // prettier-ignore
  const porch = intersection(ellipse(20, 0, 14, 19), above);
  black(offset(porch, 1.5));
  white(intersection(ellipse(20, 0, 13, 18), above));
  black(intersection(ellipse(22, 0, 9, 14), above));
};

const drawFlag: DrawThing = (onto, spot) => {
  const { black, stroke } = createPencil(onto, spot);
  stroke("black", 2, 0, -46, 0, -1);
  black(polygonOf(1, -46, 18, -41, 1, -34));
};

const drawFish: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  stroke("black", 1, -22, -18, 22, -18);
  for (const x of [-13, 0, 13]) {
    stroke("black", 1, x, -18, x, -14);
    black(ellipse(x, -8, 2.6, 6), polygonOf(x - 3.5, 1, x, -4, x + 3.5, 1));
    white(rectangle(x - 1, -11, 1.2, 1.2));
  }
  for (const x of [-22, 22]) stroke("black", 1.6, x, -22, x, -0.5);
};

const drawSock: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  stroke("black", 2, 0, -62, 0, -1);
  black(polygonOf(1, -62, 34, -54, 34, -46, 1, -46));
  white(polygonOf(9, -58, 15, -57, 15, -48, 9, -47.5), polygonOf(22, -55, 28, -54, 28, -48.5, 22, -48));
};

const drawSmallSock: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  stroke("black", 2, 0, -20, 0, -1);
  black(polygonOf(1, -20, 21, -17, 21, -13, 1, -11));
  white(polygonOf(6, -18, 10, -17.5, 10, -13, 6, -12.5), polygonOf(14, -17, 18, -16.5, 18, -14, 14, -13.5));
  for (const [x, y] of [
    [24, -20],
    [-26, -14],
    [26, -8],
    [6, -5],
    [-20, -6],
  ])
    stroke("black", 1, x, y, x + 10, y + 2);
};

const drawStreaks: DrawThing = (onto, spot) => {
  const { stroke } = createPencil(onto, spot);
  for (const [x, y, length] of [[-30, -80, 26], [8, -86, 20], [-26, -60, 14], [12, -70, 22], [-30, -34, 18], [20, -30, 22], [-8, -22, 16], [30, -14, 24], [-34, -12, 12]]) stroke("black", 1, x, y, x + length, y + length * 0.2); // prettier-ignore
};

const drawDrift: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  const drift = union(ellipse(-20, 2, 30, 14), ellipse(14, 3, 34, 20), ellipse(44, 3, 24, 10));
  black(intersection(drift, rectangle(-80, -40, 160, 40)));
  white(intersection(offset(drift, -1.6), rectangle(-80, -40, 160, 42)));
};

const drawShip: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  black(polygonOf(-38, -22, -30, -16, 26, -18, 42, -28, 36, -4, 20, 2, -26, 2, -36, -10), polygonOf(-40, -30, -26, -27, -26, -16, -38, -20)); // prettier-ignore
  for (const x of [-35, -30]) white(rectangle(x, -26, 3, 3));
  for (const y of [-12, -6]) stroke("white", 1, -30, y, 30, y - 1);
  stroke("black", 3, -12, -18, -18, -62);
  stroke("black", 3, 14, -18, 10, -54);
  stroke("black", 1.4, -30, -50, -2, -54);
  stroke("black", 1, -18, -62, -38, -24);
  stroke("black", 1, 10, -54, 40, -28);
  stroke("black", 1, -18, -60, 10, -54);
  white(polygonOf(-4, -14, 14, -15, 16, -4, 0, -3));
  for (const x of [0, 6, 12]) stroke("black", 2, x - 1, -15, x + 2, -3);
};

const drawMoon: DrawThing = (onto, spot) => {
  const { black, white, shade } = createPencil(onto, spot);
  black(circle(0, 0, 26));
  white(circle(0, 0, 24.6));
  for (const [x, y, radius] of [
    [-10, -8, 6],
    [8, -12, 4],
    [10, 4, 7],
  ])
    shade(circle(x, y, radius), 16);
};

const drawSun: DrawThing = (onto, spot) => {
  const { black, outlined, stroke } = createPencil(onto, spot);
  outlined(intersection(circle(0, 0, 22), rectangle(-30, -30, 60, 30)), 2);
  for (const angle of [-168, -144, -120, -96, -72, -48, -24]) {
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    stroke("black", 2, 27 * x, 27 * y, 35 * x, 35 * y);
  }
  black(rectangle(-40, -1, 80, 2));
  for (const [x, y, length] of [
    [-18, 4, 20],
    [-6, 8, 22],
    [-14, 12, 14],
  ])
    black(rectangle(x, y, length, 1.4));
};

const drawBoat: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  black(polygonOf(-26, -12, 26, -14, 20, 0, -20, 0), rectangle(-16, -26, 18, 14), rectangle(-18, -28, 22, 3));
  for (const x of [-13, -5]) white(rectangle(x, -23, 5, 5));
  stroke("black", 2, 10, -44, 10, -12);
  stroke("black", 1, 10, -43, 25, -14);
  stroke("white", 1, -20, -7, 20, -8);
};

const drawGulls: DrawThing = (onto, spot) => {
  const { stroke } = createPencil(onto, spot);
  for (const [x, y] of [[-14, 0], [4, -8], [18, 2]]) stroke("black", 1.4, x - 6, y - 3, x - 3, y - 4, x, y, x + 3, y - 4, x + 6, y - 3); // prettier-ignore
};

const drawCrags: DrawThing = (onto, spot) => {
  const { black, outlined } = createPencil(onto, spot);
  for (const [x, height, half] of [
    [-14, 22, 9],
    [4, 14, 7],
    [20, 19, 8],
  ]) {
    outlined(polygonOf(x - half, 0, x - 1, -height, x + half, 0), 1.6);
    black(polygonOf(x - 1, -height, x + half, 0, x + 1, 0));
  }
};

const drawWater: DrawThing = (onto, spot) => {
  const { black } = createPencil(onto, spot);
  for (const [x, y, length] of [[-76, -2, 30], [-38, 1, 22], [-8, -1, 8], [28, -1, 30], [-60, -8, 16], [6, 2, 26]]) black(rectangle(x, y, length, 1.2)); // prettier-ignore
};

const drawSmallMoon: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  black(circle(0, -10, 9));
  white(circle(0, -10, 7.8));
};

function drawSlopes(onto: Bitmap): void {
  drawGround(onto, journey.levels, 1);
}

function withSlopes(drawThings: (onto: Bitmap) => void): (onto: Bitmap) => void {
  return (onto) => {
    drawSlopes(onto);
    drawThings(onto);
  };
}

/**
 * For each chapter of Ice Path's campaign map, the least distance of its ledge of ice from the sides of the screen, in
 * pixels.
 */
const INSETS = [4, 8, 12, 16];
const ICICLES = 7;

function drawFrame(onto: Bitmap, isLit: boolean, chapter: number): void {
  const inset = INSETS[chapter];
  const roll = createDice(2 * chapter + onto.height);
  const foot = onto.height - (onto.height > 28 ? ICICLES : 5);
  let [left, right] = [0, 0];
  for (let y = 0; y < onto.height; y++) {
    if (y % 6 === 0) [left, right] = [roll(4), roll(4)];
    const [from, to] = [inset + left, WIDTH - inset - right];
    fill(onto, rectangle(0, y, from, 1), "black");
    fill(onto, rectangle(to, y, WIDTH - to, 1), "black");
    if (!isLit && y < foot) for (const x of [from, to - 1]) setInk(onto, x, y, "white");
  }
  drawIcicles(onto, isLit, inset + 2, foot);
}

function drawIcicles(onto: Bitmap, isLit: boolean, left: number, foot: number): void {
  fill(onto, rectangle(0, foot, WIDTH, onto.height - foot), "black");
  const roll = createDice(left);
  const most = onto.height - foot - 1;
  let x = left;
  while (x < WIDTH - left) {
    const width = 5 + roll(8);
    const length = Math.min(most, 2 + roll(most));
    const tooth = polygonOf(x, foot - 0.5, Math.min(WIDTH - left, x + width), foot - 0.5, x + width / 2, foot + length);
    fill(onto, tooth, "white");
    if (!isLit) fill(onto, offset(tooth, -1), "black");
    x += width;
  }
  if (!isLit) fill(onto, rectangle(left, foot - 1, WIDTH - 2 * left, 1), "white");
}

export const GLACIER: JourneyArt = {
  journey,
  chapters: [
    {
      drawRow: createRowDrawing([drawIgloo, -8, 1, 0.52], [drawFlag, 20, 1, 0.38]),
      drawOpen: withSlopes(
        createSceneDrawing(FLOOR, [drawFlag, 24, 4, 1.6], [drawIgloo, 58, 4, 1.05], [drawFish, 130, 2]),
      ),
    },
    {
      drawRow: createRowDrawing([drawSmallSock, -6, 1]),
      drawOpen: withSlopes(
        createSceneDrawing(
          FLOOR,
          [drawStreaks, 50, 0],
          [drawSock, 42, 6, 0.95],
          [drawDrift, 78, 0, 0.95],
          [drawCrags, 138, 2, 0.8],
        ),
      ),
    },
    {
      drawRow: createRowDrawing([drawSmallMoon, 24, 1, 1], [drawShip, -8, 2, 0.36]),
      drawOpen: withSlopes(createSceneDrawing(FLOOR, [drawMoon, 56, 62], [drawShip, 56, 4, 0.95], [drawCrags, 132, 2])),
    },
    {
      drawRow: createRowDrawing([drawSun, -16, 1, 0.5], [drawBoat, 18, 1, 0.44]),
      drawOpen: withSlopes(
        createSceneDrawing(
          FLOOR,
          [drawGulls, 66, 84],
          [drawSun, 50, 42, 0.9],
          [drawBoat, 116, 6, 0.7],
          [drawWater, 96, 5],
        ),
      ),
    },
  ],
  drawFrame,
  drawLevelGround: drawSlopes,
};

/** Draws the top of Ice Path's campaign map: the mountain peaks behind the glacier, below the stars. */
export function drawPeaks(): Bitmap {
  const top = createBitmap(WIDTH, TOP_PICTURE_HEIGHT, "black");
  const foot = TOP_PICTURE_HEIGHT;
  drawStars(top, 20, foot - 18, WIDTH - 40, 10, 10);
  for (const [x, height, width] of [
    [70, 12, 60],
    [150, 9, 46],
    [238, 16, 70],
    [330, 11, 60],
  ]) {
    const peak = polygonOf(x - width, foot, x, foot - height, x + width, foot);
    fill(top, offset(peak, 1.5), "black");
    fill(top, peak, "white");
    fill(top, difference(peak, polygonOf(x - width, foot, x, foot - height, x + width * 0.2, foot)), "black", (pixelX, y) => (pixelX + y) % 2 === 0); // prettier-ignore
  }
  return top;
}
