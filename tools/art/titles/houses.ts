/**
 * Draws the houses of the title screen, one for each puzzle: its front, its sign, and its window in four states.
 * cast.ts draws the main characters in the windows.
 */
import { HOUSE_HEIGHT, HOUSE_PICTURES, HOUSE_WIDTH, PANE, SILL_Y, UNDER_LAMP } from "../../../src/puzzles/looks/house";
import { createBitmap, fill, joinInRow, type Bitmap } from "../bitmap";
import { passesDither } from "../dither";
import { ditherFill, rectangle } from "../drawing";
import { circle, difference, ellipse, intersection, offset, polygon, roundedBox, union, type Shape } from "../shapes";
import { toPoints } from "./scenes";

const LEFT = 1;
const FRONT_WIDTH = 50;
const MIDDLE = LEFT + FRONT_WIDTH / 2;
const EAVES = 32;

interface House {
  readonly front: Shape;
  readonly drawSign: (onto: Bitmap, isWindowLit: boolean) => void;
  readonly paneLeft: number;
  readonly paneWidth: number;
  readonly drawInside: (onto: Bitmap, pane: Shape) => void;
}

/**
 * Draws a puzzle's house on the title screen in eight pictures. Four are without a lamp over the house, and show its
 * window dark, with a blind down, lit, and with curtains. The other four show the same windows under the lamp that
 * marks the selected puzzle.
 */
function drawHouse(house: House): Bitmap {
  const pictures = Array.from({ length: 2 * UNDER_LAMP }, (_, index) =>
    drawState(house, (index % UNDER_LAMP) + 1, index >= UNDER_LAMP),
  );
  return joinInRow(pictures);
}

function drawState(house: House, state: number, isUnderLamp: boolean): Bitmap {
  const onto = createBitmap(HOUSE_WIDTH, HOUSE_HEIGHT);
  const isLit = state === HOUSE_PICTURES.lit || state === HOUSE_PICTURES.curtains;
  fill(onto, offset(house.front, 1), "black");
  fill(onto, house.front, "white");
  fill(onto, offset(house.front, -1), "black");
  if (isUnderLamp) drawBricks(onto, house.front, (x, y) => lampLight(x, y));
  else if (isLit) drawBricks(onto, house.front, (x, y) => windowLight(x, y));
  house.drawSign(onto, isLit);
  drawWindow(onto, house, state, isUnderLamp);
  fill(onto, rectangle(house.paneLeft - 5, PANE.top + PANE.height + 3, house.paneWidth + 10, 3), "white");
  fill(onto, rectangle(house.paneLeft - 5, PANE.top + PANE.height + 6, house.paneWidth + 10, 1), "black");
  return onto;
}

/**
 * Returns how bright a brick of a house is at (x, y) in the light of the lamp over the roof: how many of every 64
 * pixels are white.
 */
function lampLight(x: number, y: number): number {
  const distance = Math.hypot((x - MIDDLE) / 30, (y - 4) / 44);
  return distance > 1 ? 0 : 64 - Math.max(0, (distance - 0.35) * 90);
}

/**
 * Returns how bright a brick of a house is at (x, y) in the light of the house's lit window: how many of every 64
 * pixels are white.
 */
function windowLight(x: number, y: number): number {
  const distance = Math.hypot((x - MIDDLE) / 34, (y - 54) / 40);
  return distance > 1.3 || y > 86 ? 0 : 64 - Math.max(0, (distance - 0.45) * 80);
}

function drawBricks(onto: Bitmap, front: Shape, lightAt: (x: number, y: number) => number): void {
  const wall = offset(front, -2);
  for (let course = 0; course < 20; course++) {
    for (let x = LEFT + (course % 2 === 0 ? 0 : 4); x < LEFT + FRONT_WIDTH; x += 9) {
      ditherFill(onto, intersection(wall, rectangle(x, 8 + course * 5, 7, 3)), "white", lightAt);
    }
  }
}

function drawWindow(onto: Bitmap, house: House, state: number, isUnderLamp: boolean): void {
  const { paneLeft, paneWidth, drawInside } = house;
  const pane = roundedBox(paneLeft, PANE.top, paneLeft + paneWidth, PANE.top + PANE.height, 2);
  const frame = isUnderLamp ? 3 : 2;
  fill(onto, offset(pane, frame + 1), "black");
  fill(onto, offset(pane, frame), "white");
  fill(onto, pane, "black");
  if (state === HOUSE_PICTURES.dark) return;
  if (state === HOUSE_PICTURES.blind) {
    for (let y = PANE.top + 3; y < PANE.top + PANE.height; y += 4) {
      fill(onto, rectangle(paneLeft + 2, y, paneWidth - 4, 1), "white");
    }
    return;
  }
  fill(onto, pane, "white");
  drawInside(onto, pane);
  if (state === HOUSE_PICTURES.curtains) drawCurtains(onto, paneLeft, paneLeft + paneWidth);
}

function drawCurtains(onto: Bitmap, left: number, right: number): void {
  for (let row = 0; row < PANE.height; row++) {
    const width = row < 26 ? 8 - Math.floor(5 * Math.sin((Math.PI / 2) * (row / 26))) : 3 + Math.floor((row - 26) / 6);
    for (let at = 0; at < width; at++) {
      const ink = at % 3 === 1 ? "white" : "black";
      fill(onto, rectangle(left + at, PANE.top + row, 1, 1), ink);
      fill(onto, rectangle(right - 1 - at, PANE.top + row, 1, 1), ink);
    }
  }
}

const walls = rectangle(LEFT, EAVES, FRONT_WIDTH, HOUSE_HEIGHT - EAVES);

/** Draws Last Ball's house, a billiard club: a stepped gable with a target as its sign. */
export const drawClub = () =>
  drawHouse({
    front: union(
      walls,
      rectangle(LEFT, 22, FRONT_WIDTH, 12),
      rectangle(LEFT + 6, 16, FRONT_WIDTH - 12, 8),
      intersection(circle(MIDDLE, 16, 10), rectangle(LEFT, 4, FRONT_WIDTH, 14)),
    ),
    drawSign: (onto) => {
      fill(onto, circle(MIDDLE, 16, 7), "black");
      fill(onto, circle(MIDDLE, 16, 6), "white");
      fill(onto, circle(MIDDLE, 16, 4.5), "black");
      fill(onto, circle(MIDDLE, 16, 2), "white");
    },
    paneLeft: LEFT + 5,
    paneWidth: 40,
    drawInside: (onto, pane) => {
      fill(onto, intersection(pane, rectangle(0, SILL_Y - 6, HOUSE_WIDTH, 1)), "black");
      ditherFill(onto, intersection(pane, rectangle(0, SILL_Y - 5, HOUSE_WIDTH, 10)), "black", () => 14);
    },
  });

/** Draws Ice Path's house, a snow house: a dome with snow on it. */
export const drawSnowHouse = () => {
  const front = union(walls, intersection(ellipse(MIDDLE, EAVES, 25, 24), rectangle(LEFT, 4, FRONT_WIDTH, 30)));
  return drawHouse({
    front,
    drawSign: (onto) => {
      const roof = intersection(front, rectangle(0, 0, HOUSE_WIDTH, 28));
      const bare: Shape = (x, y) => front(x, y - 5 - (Math.floor(x / 3) % 2));
      fill(onto, difference(roof, bare), "white");
    },
    paneLeft: LEFT + 6,
    paneWidth: 38,
    drawInside: (onto, pane) => {
      fill(onto, intersection(pane, rectangle(0, SILL_Y - 5, HOUSE_WIDTH, 1)), "black");
    },
  });
};

/** Draws Skid's house, a toyshop: a stepped gable with a star. */
export const drawToyshop = () =>
  drawHouse({
    front: union(
      walls,
      ...[0, 1, 2, 3].map((step) => rectangle(LEFT + 6 * step, 28 - 7 * step, FRONT_WIDTH - 12 * step, 10)),
    ),
    drawSign: (onto) => {
      for (let step = 0; step < 4; step++) {
        fill(onto, rectangle(LEFT + 6 * step + 2, 29 - 7 * step, FRONT_WIDTH - 12 * step - 4, 2), "white");
      }
      fill(onto, offset(star(MIDDLE, 20, 8), 2), "black");
      fill(onto, star(MIDDLE, 20, 8), "white");
    },
    paneLeft: LEFT + 5,
    paneWidth: 40,
    drawInside: (onto, pane) => {
      for (let x = 0; x < HOUSE_WIDTH; x += 8) {
        ditherFill(onto, intersection(pane, rectangle(x, SILL_Y - 5, 4, 10)), "black", () => 26);
      }
      fill(onto, intersection(pane, rectangle(0, SILL_Y - 6, HOUSE_WIDTH, 1)), "black");
    },
  });

function star(x: number, y: number, radius: number): Shape {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.42;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
  });
  return polygon(corners);
}

/** Draws Penguin's house, a lighthouse: a tower with a lantern. The lantern is lit when the window is lit. */
export const drawLighthouse = () => {
  const roof = polygon(toPoints(MIDDLE - 15, 12, MIDDLE, 1, MIDDLE + 15, 12));
  return drawHouse({
    front: union(
      polygon(toPoints(LEFT + 5, HOUSE_HEIGHT, LEFT + 10, 26, LEFT + 40, 26, LEFT + 45, HOUSE_HEIGHT)),
      rectangle(LEFT + 3, 22, FRONT_WIDTH - 6, 4),
      rectangle(LEFT + 14, 10, FRONT_WIDTH - 28, 13),
      roof,
    ),
    drawSign: (onto, isWindowLit) => {
      fill(onto, roof, "white");
      fill(onto, rectangle(LEFT + 17, 13, 16, 8), "white");
      if (!isWindowLit) fill(onto, rectangle(LEFT + 18, 14, 14, 6), "black");
      for (const x of [22, 27]) fill(onto, rectangle(LEFT + x, 13, 1, 8), isWindowLit ? "black" : "white");
      fill(onto, rectangle(LEFT + 11, 28, 28, 3), "white");
    },
    paneLeft: LEFT + 10,
    paneWidth: 30,
    drawInside: (onto, pane) => {
      fill(onto, intersection(pane, rectangle(0, SILL_Y - 4, HOUSE_WIDTH, 1)), "black");
      ditherFill(onto, intersection(pane, rectangle(0, SILL_Y - 3, HOUSE_WIDTH, 8)), "black", () => 10);
    },
  });
};

/** Draws Fruit's house, a garden house: a steep gable under leaves, with a lantern. */
export const drawGardenHouse = () =>
  drawHouse({
    front: union(walls, polygon(toPoints(LEFT, EAVES, MIDDLE, 7, LEFT + FRONT_WIDTH, EAVES))),
    drawSign: (onto) => {
      for (let at = 0; at < 6; at++) {
        for (const side of [-1, 1]) {
          fill(onto, ellipse(MIDDLE + side * (1 + 4 * at), 9 + 4 * at, 2.2, 1.4), "white");
          fill(onto, ellipse(MIDDLE + side * (3 + 4 * at), 13 + 4 * at, 1.2, 1.6), "white");
        }
      }
      fill(onto, rectangle(MIDDLE - 0.5, 20, 1, 3), "white");
      fill(onto, circle(MIDDLE, 26, 4), "white");
      fill(onto, circle(MIDDLE, 26, 2.6), "black");
    },
    paneLeft: LEFT + 6,
    paneWidth: 38,
    drawInside: (onto, pane) => {
      fill(onto, intersection(pane, rectangle(0, SILL_Y - 3, HOUSE_WIDTH, 1)), "black");
      fill(
        onto,
        intersection(pane, rectangle(0, SILL_Y - 2, HOUSE_WIDTH, 6)),
        "black",
        (x, y) => (x + y) % 9 === 0 || passesDither(x, y, 6),
      );
    },
  });
