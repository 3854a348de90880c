/** Draws the map of Penguin's campaign: each of the four chapters is an ice floe in the sea, one behind the other. */
import { journey } from "../../../src/puzzles/penguin/journey";
import { ROW_PICTURE_HEIGHT, TOP_PICTURE_HEIGHT } from "../../../src/puzzles/looks/journey";
import { blit, createBitmap, fill, inkAt, setInk, type Bitmap } from "../bitmap";
import { createDice, rectangle, WIDTH } from "../drawing";
import { circle, difference, ellipse, intersection, ring, union } from "../shapes";
import { SPRITES } from "../titles/sprites";
import { createPencil, polygonOf } from "../journeys/pencil";
import type { JourneyArt } from "../journeys/chapter-art";
import { drawGround, createRowDrawing, createSceneDrawing, type DrawThing } from "../journeys/things";

/** The height of the front of a floe, the side that faces the viewer, in the picture of an open chapter, in pixels. */
const FRONT = 6;
const FLOOR = journey.openHeight - FRONT - 3;

const drawSprite =
  (name: string): DrawThing =>
  (onto, { x, foot }) => {
    const sprite = SPRITES[name];
    blit(onto, sprite, Math.round(x - sprite.width / 2), Math.round(foot - sprite.height));
  };

const drawLighthouse: DrawThing = (onto, spot) => {
  const { black, white, outlined } = createPencil(onto, spot);
  black(polygonOf(-13, 0, 13, 0, 8, -54, -8, -54));
  const halfAt = (height: number): number => 11.2 - (height * 5) / 54;
  for (const [low, high] of [[4, 17], [30, 43]]) white(polygonOf(-halfAt(low), -low, halfAt(low), -low, halfAt(high), -high, -halfAt(high), -high)); // prettier-ignore
  black(rectangle(-14, -58, 28, 4), rectangle(-9, -72, 18, 15), polygonOf(-12, -71, 12, -71, 0, -82));
  white(rectangle(-6, -70, 12, 10));
  black(rectangle(-1, -70, 2, 10));
  outlined(ellipse(0, 0, 24, 4), 1.2);
};

const drawBeams: DrawThing = (onto, spot) => {
  const { shade, stroke } = createPencil(onto, spot);
  for (const side of [-1, 1]) {
    stroke("black", 1, side * 10, -68, side * 40, -74);
    stroke("black", 1, side * 10, -62, side * 40, -54);
    shade(polygonOf(side * 10, -68, side * 40, -74, side * 40, -54, side * 10, -62), 8);
  }
};

const drawHornHouse: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  black(rectangle(-13, -24, 26, 24), polygonOf(-18, -23, 18, -23, 0, -38), rectangle(-1.5, -46, 3, 10));
  white(rectangle(-4, -14, 8, 14));
  black(polygonOf(-13, -17, -13, -11, -26, -5, -26, -23), polygonOf(13, -17, 13, -11, 26, -5, 26, -23));
  for (const [reach, tall] of [
    [31, 9],
    [36, 13],
  ]) {
    for (const side of [-1, 1]) stroke("black", 1.6, side * reach, -14 - tall, side * (reach + 3), -14, side * reach, -14 + tall); // prettier-ignore
  }
};

const drawFogHeads: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  for (const [y, shift] of [
    [-13, 0],
    [-7, 7],
    [-1, 0],
  ]) {
    for (let x = -63 + shift; x < 60; x += 14) {
      const head = circle(x, y, 9);
      black(intersection(head, rectangle(-80, y - 10, 160, 10)));
      white(intersection(circle(x, y, 8), rectangle(-80, y - 10, 160, 12)));
    }
  }
};

const drawLightning: DrawThing = (onto, spot) => {
  const { black } = createPencil(onto, spot);
  black(polygonOf(4, -44, 10, -44, 3, -26, 10, -26, -6, 0, -1, -20, -7, -20));
};

const drawCloud: DrawThing = (onto, spot) => {
  const { black } = createPencil(onto, spot);
  black(union(circle(-14, -6, 7), circle(-2, -9, 9), circle(11, -6, 7), rectangle(-14, -6, 26, 7)));
};

const drawWaves: DrawThing = (onto, spot) => {
  const { black, white } = createPencil(onto, spot);
  for (const [y, shift] of [
    [-12, 0],
    [-5, 10],
  ]) {
    for (let x = -60 + shift; x < 56; x += 20) {
      black(intersection(circle(x, y + 4, 13), rectangle(-80, -30, 160, 30)));
      white(intersection(circle(x, y + 5, 11), rectangle(-80, -30, 160, 30)));
      black(intersection(circle(x, y + 7, 9), rectangle(-80, -30, 160, 30)));
    }
  }
};

const drawGarland: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  stroke("black", 1, -60, -26, -40, -19, -20, -16, 0, -18, 20, -24, 24, -26);
  for (const [x, y, radius] of [
    [-46, -20, 7],
    [-22, -16, 8],
    [2, -17, 7],
  ]) {
    black(
      rectangle(x - 3, y, 6, 3),
      ellipse(x, y + radius + 2, radius, radius),
      rectangle(x - 3, y + 2 * radius + 1, 6, 3),
    );
    white(ellipse(x, y + radius + 2, radius - 1.6, radius - 1.6));
    for (const dy of [-3, 1]) black(rectangle(x - radius + 1, y + radius + 2 + dy, 2 * radius - 2, 1));
  }
};

const drawPaperBoat: DrawThing = (onto, spot) => {
  const { outlined, black } = createPencil(onto, spot);
  outlined(polygonOf(-14, -9, 14, -9, 9, 0, -9, 0), 1.4);
  outlined(rectangle(-4, -21, 9, 13), 1.4);
  black(polygonOf(0.5, -18, 3, -14, 0.5, -11, -2, -14));
};

const drawFir = drawSprite("fir");
const drawSmallLighthouse: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  black(polygonOf(-6, 0, 6, 0, 4, -12, -4, -12), rectangle(-7, -13, 14, 1.5), rectangle(-5, -18, 10, 6), polygonOf(-6, -17.5, 6, -17.5, 0, -21)); // prettier-ignore
  white(rectangle(-4, -6, 8, 1.5), rectangle(-3, -17, 2.4, 3.4), rectangle(0.6, -17, 2.4, 3.4));
  for (const side of [-1, 1]) {
    stroke("black", 1, side * 9, -16, side * 28, -19);
    stroke("black", 1, side * 9, -14, side * 28, -10);
  }
};

/**
 * For each chapter of Penguin's campaign map, the least distance of the ice of its floe from the sides of the screen,
 * in pixels.
 */
const INSETS = [6, 10, 13, 16];

function drawFrame(onto: Bitmap, isLit: boolean, chapter: number): void {
  const inset = INSETS[chapter];
  const foot = onto.height - (onto.height > 28 ? 3 : 2);
  const roll = createDice(chapter + onto.height);
  const sides: number[] = [];
  for (let y = 0; y < onto.height; y++) {
    if (y % 5 === 0) sides[0] = roll(4);
    if (y % 7 === 0) sides[1] = roll(4);
    const round = Math.max(0, 5 - y, y - foot + 8);
    fill(onto, rectangle(0, y, inset + sides[0] + round, 1), "black");
    fill(onto, rectangle(WIDTH - inset - sides[1] - round, y, inset + 30, 1), "black");
    if (isLit) continue;
    for (const x of [inset + sides[0] + round, WIDTH - inset - sides[1] - round - 1]) setInk(onto, x, y, "white");
  }
  drawFront(onto, isLit, inset + 8, foot);
  fill(onto, rectangle(0, 0, WIDTH, 2), "black");
  if (!isLit) fill(onto, rectangle(inset + 8, 2, WIDTH - 2 * inset - 16, 1), "white");
  fill(onto, rectangle(0, foot, WIDTH, onto.height - foot), "black");
  if (onto.height <= ROW_PICTURE_HEIGHT) return;
  for (let x = roll(30); x < WIDTH; x += 30 + roll(40)) fill(onto, rectangle(x, foot + 1, 6 + roll(12), 1), "white");
}

function drawFront(onto: Bitmap, isLit: boolean, left: number, foot: number): void {
  const height = onto.height > 28 ? FRONT : 3;
  const top = foot - height;
  fill(onto, rectangle(left - 6, top, WIDTH - 2 * left + 12, 1), isLit ? "black" : "white");
  const roll = createDice(left);
  for (let x = left; x < WIDTH - left; x += 9 + roll(9)) {
    fill(onto, rectangle(x, top, isLit ? 3 + roll(4) : 1, height - roll(2)), isLit ? "black" : "white");
  }
  fill(onto, rectangle(left - 4, foot - 1, WIDTH - 2 * left + 8, 1), isLit ? "black" : "white");
}

function drawSteps(onto: Bitmap): void {
  drawGround(onto, journey.levels, 1, 8);
  const { left, right, top, bottom } = journey.levels;
  for (const y of [top, bottom]) {
    for (let x = left - 9; x < right + 10; x += 4) fill(onto, rectangle(x, y - 20, 2, 24), "white", (_x, pixelY) => inkAt(onto, x, pixelY) === "black"); // prettier-ignore
  }
}

function withSteps(drawThings: (onto: Bitmap) => void): (onto: Bitmap) => void {
  return (onto) => {
    drawSteps(onto);
    drawThings(onto);
  };
}

export const FLOES: JourneyArt = {
  journey,
  chapters: [
    {
      drawRow: createRowDrawing([drawSmallLighthouse, 0, 0]),
      drawOpen: withSteps(createSceneDrawing(FLOOR, [drawBeams, 42, 4, 0.85], [drawLighthouse, 42, 4], [drawFir, 84, 2], [drawSprite("watcher"), 112, 2], [drawSprite("watcher"), 138, 0])), // prettier-ignore
    },
    {
      drawRow: createRowDrawing([drawHornHouse, 0, 1, 0.46]),
      drawOpen: withSteps(createSceneDrawing(FLOOR, [drawHornHouse, 43, 30, 0.75], [drawFogHeads, 82, 4, 0.95])),
    },
    {
      drawRow: createRowDrawing([drawWaves, -8, 0, 0.5], [drawLightning, 24, 1, 0.46]),
      drawOpen: withSteps(
        createSceneDrawing(FLOOR, [drawCloud, 40, 82, 1.2], [drawLightning, 40, 42, 0.9], [drawWaves, 80, 2, 1.1]),
      ),
    },
    {
      drawRow: createRowDrawing([drawGarland, 4, -1, 0.6], [drawPaperBoat, 26, 1, 0.75]),
      drawOpen: withSteps(createSceneDrawing(FLOOR, [drawGarland, 66, 66, 0.9], [drawPaperBoat, 42, 4, 1.2], [drawPaperBoat, 96, 4], [drawPaperBoat, 138, 6, 0.8])), // prettier-ignore
    },
  ],
  drawFrame,
  drawLevelGround: drawSteps,
};

/** Draws the top of Penguin's campaign map: the horizon behind the floes, with a whale and the evening star. */
export function drawHorizon(): Bitmap {
  const top = createBitmap(WIDTH, TOP_PICTURE_HEIGHT, "black");
  const horizon = TOP_PICTURE_HEIGHT - 12;
  fill(top, rectangle(0, horizon, WIDTH, 1), "white");
  const roll = createDice(5);
  for (let y = horizon + 3; y < TOP_PICTURE_HEIGHT; y += 3) {
    for (let x = roll(20); x < WIDTH; x += 20 + roll(40)) fill(top, rectangle(x, y, 3 + roll(6), 1), "white");
  }
  const tail = union(ellipse(300, horizon + 1, 12, 6), difference(ring(324, horizon + 1, 4, 2), rectangle(300, horizon, 60, 30))); // prettier-ignore
  fill(top, intersection(tail, rectangle(0, 0, WIDTH, horizon)), "white");
  return top;
}
