/** Draws the map of Skid's campaign: a cupboard with toys, in which each of the four chapters is a shelf. */
import { journey } from "../../../src/puzzles/skid/journey";
import { TOP_PICTURE_HEIGHT } from "../../../src/puzzles/looks/journey";
import { createBitmap, fill, type Bitmap } from "../bitmap";
import { rectangle, WIDTH } from "../drawing";
import { circle, ellipse, intersection, offset, ring, roundedBox, union } from "../shapes";
import { createPencil, polygonOf } from "../journeys/pencil";
import type { JourneyArt } from "../journeys/chapter-art";
import { drawGround, createRowDrawing, createSceneDrawing, type DrawThing } from "../journeys/things";

const SHELF = 5;
const FLOOR = journey.openHeight - SHELF;

const drawChest: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  black(roundedBox(-26, -34, 26, -20, 5), rectangle(-26, -22, 52, 22));
  for (const x of [-18, 14]) white(rectangle(x, -33, 2, 32));
  white(rectangle(-24, -20, 48, 1.4), circle(0, -16, 3.4));
  black(rectangle(-1, -17, 2, 4));
};

const drawToyLamp: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  black(polygonOf(-7, -36, 7, -36, 15, -16, -15, -16), rectangle(-1.5, -16, 3, 14), ellipse(0, -1, 9, 3));
  white(polygonOf(0, -33, 2, -28, 7, -27, 3, -24, 4, -19, 0, -22, -4, -19, -3, -24, -7, -27, -2, -28));
  for (const [fromX, fromY, toX, toY] of [[-18, -12, -24, -7], [18, -12, 24, -7]]) stroke("black", 1.4, fromX, fromY, toX, toY); // prettier-ignore
};

const LETTERS = [polygonOf(-4, 5, -1, -5, 1, -5, 4, 5, 2, 5, 1, 2, -1, 2, -2, 5), union(rectangle(-3, -5, 2, 10), ring(0, -2.4, 2, 1.6), ring(0, 2.4, 2, 1.6))]; // prettier-ignore

const drawBlock =
  (letter: number): DrawThing =>
  (onto, { x, foot, scale }) => {
    const { outlined } = createPencil(onto, { x, foot, scale });
    outlined(roundedBox(-9, -18, 9, 0, 2), 1.6);
    createPencil(onto, { x, foot: foot - 9 * scale, scale }).black(LETTERS[letter]);
  };

const drawToyBall: DrawThing = (onto, spot) => {
  const { black, outlined } = createPencil(onto, spot);
  outlined(circle(0, -10, 10), 1.6);
  black(intersection(circle(0, -10, 10), rectangle(-10, -14, 20, 7)));
};

const drawHorse: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  black(ellipse(-1, -24, 16, 8), polygonOf(6, -28, 12, -46, 19, -42, 14, -22), polygonOf(11, -46, 20, -48, 28, -38, 25, -34, 16, -38), polygonOf(12, -52, 16, -46, 12, -45)); // prettier-ignore
  for (const [hip, hoof] of [
    [-11, -16],
    [-5, -8],
    [6, 8],
    [11, 15],
  ])
    stroke("black", 3, hip, -22, hoof, -8);
  stroke("black", 3, -15, -27, -21, -20, -22, -14);
  stroke("black", 2.4, -28, -10, -18, -5, 0, -3, 18, -5, 28, -10);
  white(circle(19, -43, 1.2), polygonOf(-6, -31, 5, -31, 3, -24, -4, -24));
};

const drawTrunk: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  black(roundedBox(-24, -28, 24, -14, 4), rectangle(-24, -17, 48, 17));
  white(rectangle(-22, -16, 44, 1.4), rectangle(-15, -26, 2, 25), rectangle(13, -26, 2, 25), rectangle(-3, -16, 6, 6));
  black(rectangle(-1, -14, 2, 3));
};

const drawRoundWindow: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  black(circle(0, 0, 19));
  white(circle(0, 0, 16.4));
  black(circle(0, 0, 14.6));
  white(rectangle(-15, -0.8, 30, 1.6), rectangle(-0.8, -15, 1.6, 30));
  for (const [x, y] of [[-8, -8], [-4, 6], [6, -6], [9, 5], [-11, 3], [3, 10]]) stroke("white", 1, x, y, x - 2, y + 4); // prettier-ignore
};

const drawRafter: DrawThing = (onto, spot) => {
  createPencil(onto, spot).stroke("black", 4, -60, -58, -8, -112);
};

const drawOwl: DrawThing = (onto, spot) => {
  const { black, white, outlined } = createPencil(onto, spot);
  outlined(
    union(ellipse(0, -12, 10, 12), polygonOf(-9, -26, -3, -20, -9, -16), polygonOf(9, -26, 3, -20, 9, -16)),
    1.6,
  );
  for (const x of [-4, 4]) {
    black(circle(x, -17, 3.6));
    white(circle(x, -17, 1.8));
    black(circle(x, -17, 0.9));
  }
  black(polygonOf(-1.6, -14, 1.6, -14, 0, -10));
  for (const [x, y] of [
    [-4, -7],
    [0, -7],
    [4, -7],
    [-2, -3],
    [2, -3],
  ])
    black(rectangle(x - 1, y, 2, 1));
};

const drawOak: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  black(polygonOf(-16, 0, -11, -30, -13, -70, 13, -70, 11, -30, 17, 0), rectangle(8, -42, 34, 5));
  white(ellipse(0, -38, 9, 13));
  for (const [x, y] of [
    [-8, -14],
    [4, -20],
    [8, -8],
  ])
    white(rectangle(x, y, 1, 8));
  const crown = union(circle(-14, -74, 15), circle(4, -82, 17), circle(22, -74, 13));
  black(crown);
  for (const [x, y] of [[-18, -78], [-6, -86], [8, -90], [20, -78], [2, -74], [-10, -68]]) white(polygonOf(x, y, x + 4, y + 2, x + 8, y, x + 4, y + 3)); // prettier-ignore
};

const drawJar: DrawThing = (onto, spot) => {
  const { black, outlined, stroke } = createPencil(onto, spot);
  stroke("black", 1.4, 0, -42, 0, -34);
  black(roundedBox(-9, -34, 9, -28, 1));
  outlined(roundedBox(-12, -28, 12, 0, 4), 1.6);
  for (const [x, y] of [
    [-5, -20],
    [5, -22],
    [0, -13],
    [-5, -7],
    [6, -8],
  ]) {
    black(circle(x, y, 1.8));
    stroke("black", 0.8, x - 3, y - 3, x + 3, y - 3);
  }
};

const drawLadder: DrawThing = (onto, spot) => {
  const { stroke } = createPencil(onto, spot);
  for (const x of [-7, 7]) stroke("black", 2, x, -58, x, -1);
  for (let y = -52; y < -2; y += 9) stroke("black", 2, -7, y, 7, y);
};

const drawKite: DrawThing = (onto, spot) => {
  const { black, outlined, stroke } = createPencil(onto, spot);
  outlined(polygonOf(0, -46, 15, -30, 0, -8, -15, -30), 1.6);
  stroke("black", 1.5, 0, -46, 0, -8);
  stroke("black", 1.5, -15, -30, 15, -30);
  stroke("black", 1, 0, -8, 6, -4, 12, -7, 18, -2, 25, -5);
  for (const [x, y] of [[6, -4], [18, -2]]) black(polygonOf(x - 3, y - 3, x, y, x + 3, y - 3), polygonOf(x - 3, y + 2, x, y, x + 3, y + 2)); // prettier-ignore
};

const drawTree: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  for (const [y, half] of [
    [-20, 25],
    [-36, 20],
    [-50, 14],
  ])
    black(polygonOf(-half, y + 14, half, y + 14, 0, y - 14));
  black(
    rectangle(-4, -8, 8, 8),
    polygonOf(0, -76, 2, -70, 8, -69, 4, -65, 5, -60, 0, -63, -5, -60, -4, -65, -8, -69, -2, -70),
  );
  for (const [x, y] of [[-12, -10], [4, -14], [14, -9], [-6, -26], [8, -28], [0, -42], [-2, -54]]) white(circle(x, y, 1.9)); // prettier-ignore
};

const drawPresents: DrawThing = (onto, spot) => {
  const { black, outlined } = createPencil(onto, spot);
  outlined(rectangle(-18, -16, 18, 16), 1.5);
  black(rectangle(-11, -16, 4, 16), rectangle(2, -12, 17, 12), polygonOf(-9, -16, -15, -21, -9, -20, -3, -21));
  const { white } = createPencil(onto, spot);
  white(rectangle(9, -12, 3, 12), rectangle(2, -8, 17, 1.4));
};

const drawTrain: DrawThing = (onto, spot) => {
  const { black, white, outlined } = createPencil(onto, spot);
  black(
    rectangle(4, -16, 20, 11),
    rectangle(-4, -22, 10, 17),
    rectangle(-6, -24, 14, 3),
    rectangle(17, -22, 4, 7),
    rectangle(24, -8, 3, 4),
  );
  white(rectangle(-1, -19, 4, 5));
  black(rectangle(-30, -13, 20, 8), rectangle(-11, -8, 8, 2));
  for (const x of [-25, -15, 0, 11, 20]) {
    black(circle(x, -3.5, 3.6));
    white(circle(x, -3.5, 1.2));
  }
  outlined(circle(20, -28, 3), 1.2);
};

const drawRails: DrawThing = (onto, spot) => {
  const { black } = createPencil(onto, spot);
  black(rectangle(-40, -1, 80, 1));
};

function drawRailway(onto: Bitmap): void {
  drawGround(onto, journey.levels, 1);
  const { left, right, top, bottom } = journey.levels;
  for (const y of [top, bottom]) {
    fill(onto, rectangle(left - 12, y + 3, right - left + 24, 1), "black");
    for (let x = left - 10; x < right + 10; x += 5) fill(onto, rectangle(x, y + 1, 2, 3), "black");
  }
}

function withRailway(drawThings: (onto: Bitmap) => void): (onto: Bitmap) => void {
  return (onto) => {
    drawRailway(onto);
    drawThings(onto);
  };
}

const POST = { left: 6, width: 9 };

function drawFrame(onto: Bitmap, isLit: boolean): void {
  const { left, width } = POST;
  const board = onto.height - SHELF;
  for (const x of [0, WIDTH - left - width]) fill(onto, rectangle(x, 0, left + width, onto.height), "black");
  fill(onto, rectangle(left, board, WIDTH - 2 * left, SHELF), "black");
  fill(onto, rectangle(left, board + 1, WIDTH - 2 * left, 3), "white");
  if (isLit) fill(onto, rectangle(left + width, board - 1, WIDTH - 2 * (left + width), 1), "white");
  for (const x of [left + 4, WIDTH - left - 4]) {
    for (let y = board - 6; y > -8; y -= 11) {
      fill(onto, circle(x, y, 4.6), "white");
      if (!isLit) fill(onto, circle(x, y, 3.2), "black");
    }
  }
}

export const CUPBOARD: JourneyArt = {
  journey,
  chapters: [
    {
      drawRow: createRowDrawing([drawChest, -14, 1, 0.55], [drawBlock(0), 12, 1, 0.72], [drawToyBall, 27, 1, 0.6]),
      drawOpen: withRailway(createSceneDrawing(FLOOR, [drawChest, 48, 1, 1.1], [drawToyLamp, 48, 38], [drawBlock(0), 100, 1], [drawBlock(1), 120, 1], [drawBlock(1), 110, 19], [drawToyBall, 146, 1])), // prettier-ignore
    },
    {
      drawRow: createRowDrawing([drawRoundWindow, -16, 11, 0.52], [drawTrunk, 16, 1, 0.6]),
      drawOpen: withRailway(createSceneDrawing(FLOOR, [drawRafter, 74, 0], [drawRoundWindow, 70, 84, 0.95], [drawHorse, 46, 1], [drawTrunk, 124, 1])), // prettier-ignore
    },
    {
      drawRow: createRowDrawing([drawOwl, -12, 1, 0.75], [drawJar, 16, 1, 0.6]),
      drawOpen: withRailway(createSceneDrawing(FLOOR, [drawOak, 46, 1], [drawOwl, 46, 28, 0.66], [drawJar, 67, 11, 0.62], [drawLadder, 84, 1, 0.82], [drawKite, 128, 1])), // prettier-ignore
    },
    {
      drawRow: createRowDrawing([drawTrain, -8, 1, 0.72], [drawTree, 24, 1, 0.26]),
      drawOpen: withRailway(createSceneDrawing(FLOOR, [drawTree, 48, 1, 1.1], [drawPresents, 92, 1], [drawRails, 134, 0, 0.7], [drawTrain, 134, 1, 0.95])), // prettier-ignore
    },
  ],
  drawFrame,
  drawLevelGround: drawRailway,
};

/** Draws the top of Skid's campaign map: the carved board on top of the cupboard. */
export function drawCrown(): Bitmap {
  const top = createBitmap(WIDTH, TOP_PICTURE_HEIGHT, "black");
  const foot = TOP_PICTURE_HEIGHT;
  fill(top, roundedBox(2, foot - 9, WIDTH - 2, foot - 3, 3), "white");
  fill(top, rectangle(8, foot - 3, WIDTH - 16, 3), "white");
  const arches = Array.from({ length: 24 }, (_, index) => circle(16 + index * 16, foot + 1, 5));
  fill(top, union(...arches), "black");
  fill(top, offset(roundedBox(2, foot - 9, WIDTH - 2, foot - 3, 3), -2), "black");
  return top;
}
