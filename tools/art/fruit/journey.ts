/** Draws the map of Fruit's campaign: a garden of four terraces, from noon in summer to the first snow. */
import { journey } from "../../../src/puzzles/fruit/journey";
import { TOP_PICTURE_HEIGHT } from "../../../src/puzzles/looks/journey";
import { createBitmap, fill, setInk, type Bitmap } from "../bitmap";
import { createDice, rectangle, WIDTH } from "../drawing";
import { circle, ellipse, intersection, offset, roundedBox, union } from "../shapes";
import { drawHill } from "../titles/scenes";
import { createPencil, polygonOf } from "../journeys/pencil";
import type { JourneyArt } from "../journeys/chapter-art";
import { drawGround, createRowDrawing, createSceneDrawing, type DrawThing } from "../journeys/things";

const WALL = 7;
const FLOOR = journey.openHeight - WALL - 1;

const drawTrunk: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  black(polygonOf(-8, 0, -5, -8, -5, -36, 5, -36, 5, -8, 9, 0, 3, -3));
  white(rectangle(1, -26, 1, 16), rectangle(-2, -18, 1, 10));
};

const CROWN = union(circle(-16, -44, 14), circle(0, -58, 17), circle(17, -46, 14), circle(0, -40, 14));

const drawAppleTree: DrawThing = (onto, spot) => {
  drawTrunk(onto, spot);
  const { black, white } = createPencil(onto, spot);
  black(CROWN);
  for (const [x, y] of [[-20, -44], [-8, -38], [-10, -56], [2, -66], [6, -48], [14, -54], [20, -42], [-2, -47]]) white(circle(x, y, 2.8)); // prettier-ignore
};

const drawSmallTree: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  black(rectangle(-1.5, -9, 3, 9), circle(-5, -10, 5), circle(5, -10, 5), circle(0, -14, 6.5));
  for (const [x, y] of [
    [-5, -10],
    [0, -15],
    [5, -11],
  ])
    white(circle(x, y, 1.3));
};

const drawBlossomTree: DrawThing = (onto, spot) => {
  drawTrunk(onto, spot);
  const { black, white } = createPencil(onto, spot);
  black(CROWN);
  for (const [x, y] of [
    [-22, -42],
    [-12, -36],
    [-10, -54],
    [0, -66],
    [4, -50],
    [13, -58],
    [22, -44],
    [10, -38],
    [-1, -43],
  ]) {
    white(circle(x - 2, y, 1.7), circle(x + 2, y, 1.7), circle(x, y - 2, 1.7), circle(x, y + 2, 1.7));
    black(circle(x, y, 0.9));
  }
};

const drawBareTree: DrawThing = (onto, spot) => {
  const { black, stroke } = createPencil(onto, spot);
  black(polygonOf(-7, 0, -4, -8, -4, -34, 4, -34, 4, -8, 8, 0, 2, -3));
  stroke("black", 4, 0, -32, -12, -48, -16, -62);
  stroke("black", 4, 0, -32, 10, -50, 12, -66);
  for (const [fromX, fromY, toX, toY] of [[-12, -48, -24, -54], [-14, -56, -6, -66], [9, -47, 22, -52], [11, -56, 20, -66], [0, -34, -2, -54]]) stroke("black", 2, fromX, fromY, toX, toY); // prettier-ignore
};

const drawLanternTree: DrawThing = (onto, spot) => {
  drawTrunk(onto, spot);
  const { black, white, outlined } = createPencil(onto, spot);
  black(CROWN);
  for (const [x, y] of [[-18, -54], [-8, -62], [6, -66], [16, -54], [0, -52], [10, -44], [-12, -42]]) white(polygonOf(x, y, x + 4, y + 2, x + 8, y, x + 4, y + 3)); // prettier-ignore
  for (const [x, y] of [
    [-21, -30],
    [-9, -24],
    [17, -28],
  ]) {
    outlined(roundedBox(x - 5, y - 3, x + 5, y + 9, 4), 1.4);
    black(rectangle(x - 3, y - 5, 6, 2), rectangle(x - 0.5, y - 1, 1, 8));
  }
};

const drawSun: DrawThing = (onto, spot) => {
  const { outlined, stroke } = createPencil(onto, spot);
  outlined(circle(0, 0, 10));
  for (let ray = 0; ray < 10; ray++) {
    const [x, y] = [Math.cos((ray * Math.PI) / 5), Math.sin((ray * Math.PI) / 5)];
    stroke("black", 1.6, 14 * x, 14 * y, 18 * x, 18 * y);
  }
};

const drawBasket: DrawThing = (onto, spot) => {
  const { black, white, outlined } = createPencil(onto, spot);
  for (const x of [-9, 0, 9]) outlined(circle(x, -18, 6), 1.4);
  black(polygonOf(-20, -16, 20, -16, 16, 0, -16, 0));
  for (const [y, shift] of [[-13, 0], [-9, 4], [-5, 0]]) for (let x = -14 + shift; x < 14; x += 8) white(rectangle(x, y, 5, 1.6)); // prettier-ignore
};

const drawCloud: DrawThing = (onto, spot) => {
  const { outlined, stroke } = createPencil(onto, spot);
  outlined(union(circle(-12, -6, 7), circle(0, -10, 9), circle(12, -6, 7), rectangle(-12, -6, 24, 7)), 1.6);
  for (const [x, y] of [[-12, 5], [-4, 8], [4, 5], [12, 8], [-8, 14], [0, 17], [8, 14]]) stroke("black", 1.2, x, y, x - 2, y + 5); // prettier-ignore
};

const drawUmbrella: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  black(intersection(circle(0, -16, 20), rectangle(-30, -40, 60, 24)), rectangle(-1, -39, 2, 5));
  for (const x of [-14, -4.7, 4.7, 14]) white(circle(x, -15, 4.6));
  for (const x of [-7, 7]) stroke("white", 1, x, -20, x * 0.4, -34);
  stroke("black", 2, 0, -20, 0, -3, 3, -1, 6, -3);
};

const drawDuck: DrawThing = (onto, spot) => {
  const { black, outlined } = createPencil(onto, spot);
  outlined(union(ellipse(0, -6, 9, 6), circle(6, -13, 5), polygonOf(-7, -10, -13, -14, -8, -5)), 1.4);
  black(circle(7, -14, 1), polygonOf(10, -14, 16, -12, 10, -11));
};

const drawSheaf: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  for (const [top, foot] of [
    [-16, -11],
    [-10, -7],
    [-4, -3],
    [4, 3],
    [10, 7],
    [16, 11],
  ]) {
    stroke("black", 1.6, top, -34, top * 0.25, -16, foot, -1);
    black(ellipse(top, -36, 2.4, 5));
  }
  black(rectangle(-6, -19, 12, 5));
  white(rectangle(-4, -17, 8, 1.2));
};

const drawPumpkin: DrawThing = (onto, spot) => {
  const { black, outlined, stroke } = createPencil(onto, spot);
  for (const x of [-8, 8, 0]) outlined(ellipse(x, -9, 8, 9), 1.5);
  stroke("black", 2.4, 0, -17, 3, -23);
  black(rectangle(-0.5, -15, 1, 12));
};

const drawSnowman: DrawThing = (onto, spot) => {
  const { black, outlined, stroke } = createPencil(onto, spot);
  outlined(circle(0, -10, 11), 1.6);
  outlined(circle(0, -26, 8), 1.6);
  black(rectangle(-9, -35, 18, 2.4), rectangle(-6, -44, 12, 10), circle(-3, -28, 1.2), circle(3, -28, 1.2), polygonOf(0, -26, 8, -24, 0, -23.6)); // prettier-ignore
  for (const y of [-14, -8]) black(circle(0, y, 1.2));
  stroke("black", 1.6, -10, -14, -20, -22);
  stroke("black", 1.6, 10, -14, 19, -20);
};

const drawBirdHouse: DrawThing = (onto, spot) => {
  const { black, outlined, stroke } = createPencil(onto, spot);
  stroke("black", 1.4, 0, -28, 0, -20);
  outlined(rectangle(-9, -14, 18, 14), 1.6);
  black(polygonOf(-13, -12, 13, -12, 0, -24), circle(0, -7, 3.6));
};

const drawFlakes: DrawThing = (onto, spot) => {
  const { black } = createPencil(onto, spot);
  for (const [x, y] of [[-34, -84], [-8, -92], [20, -86], [-38, -58], [36, -70], [32, -40], [-36, -28], [-20, -74], [28, -56], [-28, -42]]) black(rectangle(x, y - 2, 1, 5), rectangle(x - 2, y, 5, 1)); // prettier-ignore
};

const drawFence: DrawThing = (onto, spot) => {
  const { black } = createPencil(onto, spot);
  black(rectangle(-26, -14, 52, 2), rectangle(-26, -7, 52, 2));
  for (const x of [-22, -11, 0, 11, 22]) black(polygonOf(x - 2.5, 0, x - 2.5, -17, x, -20, x + 2.5, -17, x + 2.5, 0));
};

function drawLeaves(onto: Bitmap): void {
  drawGround(onto, journey.levels, 1);
  const { left, right, top, bottom } = journey.levels;
  const roll = createDice(9);
  for (const y of [top, bottom]) {
    for (let x = left - 8; x < right + 8; x += 8 + roll(12)) {
      for (const [dx, dy] of [
        [0, 1],
        [1, 2],
        [3, 2],
        [4, 1],
      ])
        setInk(onto, x + dx, y + dy, "black");
    }
  }
}

function withLeaves(drawThings: (onto: Bitmap) => void): (onto: Bitmap) => void {
  return (onto) => {
    drawLeaves(onto);
    drawThings(onto);
  };
}

function drawFrame(onto: Bitmap, isLit: boolean): void {
  const isOpen = onto.height > 28;
  const height = isOpen ? WALL : 5;
  const top = onto.height - height;
  fill(onto, rectangle(0, top, WIDTH, height), "black");
  const roll = createDice(onto.height);
  for (let y = top + 1; y < onto.height - 1; y += 3) {
    for (let x = -roll(10); x < WIDTH;) {
      const width = 7 + roll(9);
      fill(onto, rectangle(x, y, width - 1, 2), "white");
      x += width;
    }
  }
  drawHedgeEnds(onto, top, isLit);
}

function drawHedgeEnds(onto: Bitmap, foot: number, isLit: boolean): void {
  const bushes = [];
  for (let y = -2; y < foot; y += 7) bushes.push(circle(3 + (y % 2), y, 7), circle(WIDTH - 3 - (y % 2), y, 7));
  const hedge = intersection(union(...bushes), rectangle(0, 0, WIDTH, foot));
  fill(onto, offset(hedge, 1), isLit ? "white" : "black");
  fill(onto, hedge, "black");
  if (!isLit) fill(onto, (x, y) => Math.abs(hedge(x, y) - 0.5) - 0.6, "white");
  for (let y = 4; y < foot - 3; y += 9) for (const x of [2, WIDTH - 6]) for (const [dx, dy] of [[0, 1], [1, 0], [2, 0], [3, 1]]) setInk(onto, x + dx, y + dy, "white"); // prettier-ignore
}

export const TERRACES: JourneyArt = {
  journey,
  chapters: [
    {
      drawRow: createRowDrawing([drawSmallTree, -18, 1], [drawBasket, 14, 1, 0.7]),
      drawOpen: withLeaves(
        createSceneDrawing(FLOOR, [drawSun, 82, 82, 0.9], [drawAppleTree, 46, 0, 1.15], [drawBasket, 120, 0]),
      ),
    },
    {
      drawRow: createRowDrawing([drawUmbrella, -14, 1, 0.48], [drawDuck, 18, 1, 0.9]),
      drawOpen: withLeaves(createSceneDrawing(FLOOR, [drawCloud, 78, 84, 0.9], [drawBlossomTree, 44, 0, 1.1], [drawUmbrella, 112, 0, 0.78], [drawDuck, 144, 0])), // prettier-ignore
    },
    {
      drawRow: createRowDrawing([drawSheaf, -16, 1, 0.46], [drawPumpkin, 12, 1, 0.7]),
      drawOpen: withLeaves(
        createSceneDrawing(FLOOR, [drawLanternTree, 48, 0, 1.15], [drawSheaf, 108, 0, 0.74], [drawPumpkin, 142, 0]),
      ),
    },
    {
      drawRow: createRowDrawing([drawSnowman, -16, 1, 0.44], [drawFence, 16, 1, 0.7]),
      drawOpen: withLeaves(createSceneDrawing(FLOOR, [drawFlakes, 52, 0], [drawBareTree, 44, 0, 1.15], [drawBirdHouse, 72, 38, 0.8], [drawFence, 136, 0, 0.85], [drawSnowman, 112, 0, 0.66])), // prettier-ignore
    },
  ],
  drawFrame,
  drawLevelGround: drawLeaves,
};

/** Draws the top of Fruit's campaign map: the hill and the hedge behind the four terraces of the garden. */
export function drawHills(): Bitmap {
  const top = createBitmap(WIDTH, TOP_PICTURE_HEIGHT, "white");
  const foot = TOP_PICTURE_HEIGHT;
  drawHill(top, (x) => foot - 4 - 3 * Math.exp(-(((x - 280) / 110) ** 2)), 10);
  fill(top, rectangle(0, foot - 3, WIDTH, 3), "black");
  const bushes = Array.from({ length: 40 }, (_, index) => circle(5 + index * 10, foot - 1, 5));
  fill(top, union(...bushes), "black");
  return top;
}
