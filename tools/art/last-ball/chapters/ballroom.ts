/**
 * Draws the scenery of the fourth chapter of Last Ball's campaign: a ballroom below its chandelier, with snow outside
 * the windows.
 */
import {
  clamp,
  intersectAreas,
  curve,
  ellipseArea,
  growArea,
  joinAreas,
  paintArea,
  paintTone,
  polygonArea,
  rectangleArea,
  rimOf,
  areaOfStroke,
  areaOfStrokes,
  subtractAreas,
  type Spot,
} from "../../areas";
import { createBitmap, crop, joinInColumn, joinInRow, setInk, type Bitmap } from "../../bitmap";
import { passesDither } from "../../dither";
import { createDice, HEIGHT, WIDTH } from "../../drawing";
import { CELL, type ChapterFloor, type FloorBoard } from "./floor";
import { darken, paintGlow, paintHaloed } from "./strokes";

export const CHANDELIER = { x: 176, y: 0, width: 48, height: 26, pictures: 2 };
export const LEFT_WINDOWS = { x: 0, y: 33, width: 20, height: 200, pictures: 6 };
export const RIGHT_WINDOWS = { x: 380, y: 33, width: 20, height: 200, pictures: 6 };

/** The floor below the board in Last Ball's ballroom: parquet, on which bars of pale light from the windows lie. */
export const BALLROOM_FLOOR: ChapterFloor = {
  pool: { x: 200, y: 118, radiusX: 206, radiusY: 124 },
  fadesFrom: 0.62,
  slope: 90,
  most: 38,
  dark: 48,
  drawLines: drawParquet,
};

/**
 * The upper edges of the three windows at each side of the ballroom. Each is given by its distance below the upper edge
 * of the uppermost window, in pixels.
 */
const WINDOW_STEPS = [0, 68, 136];
/**
 * The most black pixels, of every 64, where a window throws pale light on the ballroom's floor: while the candles are
 * lit, and while they are out.
 */
const PALE = { lit: 6, dark: 30 };
/**
 * The bar of light that a window throws on the ballroom's floor: its length, its depth, and how far below the window's
 * upper edge it begins, in pixels. `fall` is how many pixels it falls with each pixel of its length.
 */
const BAR = { length: 48, depth: 26, down: 10, fall: 1 / 3 };

function drawParquet(onto: Bitmap, board: FloorBoard, isDark: boolean): void {
  const { left, top, columns, rows } = board;
  const [width, height] = [columns * CELL, rows * CELL];
  drawBars(onto, board, isDark ? PALE.dark : PALE.lit);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isRising = (x + y + 1) % (2 * CELL) === 0 && Math.floor(x / 3) % 3 < 2;
      const isFalling = (x - y + 20 * CELL) % (2 * CELL) === 0 && Math.floor(x / 3) % 3 < 2;
      if (isRising || isFalling) setInk(onto, left + x, top + y, "black");
    }
  }
}

function drawBars(onto: Bitmap, { left, top, columns, rows }: FloorBoard, pale: number): void {
  const width = columns * CELL;
  for (const step of WINDOW_STEPS) {
    for (let aside = 0; aside < BAR.length; aside++) {
      const first = step + BAR.down + Math.floor(aside * BAR.fall);
      for (let y = first; y < Math.min(first + BAR.depth, rows * CELL); y++) {
        for (const x of [left + aside, left + width - 1 - aside]) {
          if (!passesDither(26 + x, 28 + top + y, pale)) setInk(onto, x, top + y, "white");
        }
      }
    }
  }
}

/**
 * Draws the walls of Last Ball's ballroom with their windows in two pictures: with light while the level can be won,
 * and without light.
 */
export function drawBallrooms(): Bitmap {
  const dark = drawBallroom(0);
  darken(dark, 22);
  return joinInColumn([drawBallroom(0), dark]);
}

/**
 * Draws the windows at one side of Last Ball's ballroom in several pictures. Behind the windows, snow falls without a
 * jump between pictures.
 */
export function drawWindows({ x, y, width, height, pictures }: typeof LEFT_WINDOWS): Bitmap {
  return joinInRow(Array.from({ length: pictures }, (_, picture) => crop(drawBallroom(picture), x, y, width, height)));
}

function drawBallroom(fallen: number): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  for (let y = 40; y < HEIGHT; y += 29) {
    for (let x = 0; x < WIDTH; x += 29) {
      const lozenge = polygonArea([[x, y - 9], [x + 9, y], [x, y + 9], [x - 9, y]]); // prettier-ignore
      paintTone(scene, subtractAreas(lozenge, rectangleArea(0, 0, WIDTH, 30)), "white", () => 7);
    }
  }
  for (const x of [1, 381]) {
    paintArea(scene, rectangleArea(x - 5, 28, 28, HEIGHT), "black");
    for (const step of WINDOW_STEPS) drawWindow(scene, { x, y: 34 + step, width: 18, height: 60 }, fallen);
  }
  return scene;
}

interface WindowBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FALL = 3;
const FALL_PERIOD = 18;

function drawWindow(scene: Bitmap, { x, y, width, height }: WindowBox, fallen: number): void {
  const arch = joinAreas(rectangleArea(x, y + width / 2, width, height - width / 2), ellipseArea(x + width / 2, y + width / 2, width / 2)); // prettier-ignore
  const pane = subtractAreas(arch, rimOf(arch, 2));
  paintArea(scene, arch, "white");
  paintArea(scene, pane, "black");
  const roll = createDice(x + y);
  for (let flake = 0; flake < 4; flake++) {
    const [right, start] = [3 + roll(width - 7), roll(FALL_PERIOD)];
    for (
      let down = start + ((fallen * FALL) % FALL_PERIOD) - FALL_PERIOD;
      down < height;
      down += 2 * FALL_PERIOD - 18
    ) {
      if ((flake + Math.floor((down - start - fallen * FALL) / FALL_PERIOD)) % 2 !== 0) continue;
      paintArea(scene, intersectAreas(rectangleArea(x + right, y + down, 2, 2), pane), "white");
    }
  }
  const drift = polygonArea([...curve([[x, y + height - 8], [x + width * 0.35, y + height - 11], [x + width * 0.65, y + height - 7], [x + width, y + height - 10]]), [x + width, y + height], [x, y + height]]); // prettier-ignore
  paintArea(scene, intersectAreas(drift, arch), "white");
  const bar = Math.max(2, Math.round(width / 20));
  paintArea(scene, intersectAreas(joinAreas(rectangleArea(x + width / 2 - bar / 2, y, bar, height), rectangleArea(x, y + height * 0.4, width, bar)), arch), "white"); // prettier-ignore
}

/** Draws the chandelier of Last Ball's ballroom in two pictures: with its candles lit, and with its candles out. */
export function drawChandeliers(): Bitmap {
  return joinInRow(
    [true, false].map((isLit) => {
      const scene = createBitmap(WIDTH, HEIGHT);
      drawChandelier(scene, { x: 200, y: 0, arms: [[11, 17], [20, 14]], isLit }); // prettier-ignore
      return crop(scene, CHANDELIER.x, CHANDELIER.y, CHANDELIER.width, CHANDELIER.height);
    }),
  );
}

/**
 * A chandelier of the ballroom, in pixels: where it hangs, how far its arms reach, and how far below the ceiling its
 * candles stand.
 */
interface Chandelier {
  readonly x: number;
  readonly y: number;
  readonly arms: readonly Spot[];
  readonly isLit: boolean;
}

function drawChandelier(scene: Bitmap, { x, y, arms, isLit }: Chandelier): void {
  const deepest = Math.max(...arms.map(([, down]) => down));
  const bowl = polygonArea([[x - 8, y + deepest], [x + 8, y + deepest], [x + 4, y + deepest + 6], [x, y + deepest + 9], [x - 4, y + deepest + 6]]); // prettier-ignore
  const stem = rectangleArea(x - 1, y, 2, deepest);
  const sides = [-1, 1].flatMap((side) => arms.map(([reach, down]): Spot => [side * reach, down]));
  const curves = areaOfStrokes(sides.map(([reach, down]) => curve([[x, y + deepest - 6], [x + reach * 0.5, y + down + 4], [x + reach, y + down + 1]]))); // prettier-ignore
  const candles = joinAreas(...sides.map(([reach, down]) => rectangleArea(x + reach - 1, y + down - 5, 3, 5)));
  const plates = joinAreas(...sides.map(([reach, down]) => rectangleArea(x + reach - 3, y + down, 7, 1)));
  const flames = joinAreas(...sides.map(([reach, down]) => ellipseArea(x + reach + 0.5, y + down - 8.5, 1.8, 3)));
  paintArea(scene, growArea(joinAreas(bowl, stem, curves, candles, plates, flames), 2), "black");
  paintArea(scene, joinAreas(stem, curves, plates, rimOf(bowl)), "white");
  if (!isLit) {
    paintArea(scene, rimOf(candles), "white");
    return;
  }
  paintArea(scene, joinAreas(bowl, candles, flames), "white");
  for (const aside of [-4, 0, 4]) paintArea(scene, intersectAreas(areaOfStroke([[x + aside, y + deepest + 2], [x + aside / 3, y + deepest + 8]]), bowl), "black"); // prettier-ignore
}

const FLOOR_TOP = 168;

/**
 * Draws the opening picture of Last Ball's ballroom, before the chapter's first level: the hall with two windows, a
 * chandelier and a grand piano.
 */
export function drawBallroomOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  paintGlow(scene, rectangleArea(0, 0, WIDTH, FLOOR_TOP), 274, 40, 128, 40);
  for (const x of [176, 340]) {
    paintArea(scene, growArea(rectangleArea(x, 40, 44, 108), 3), "black");
    drawWindow(scene, { x, y: 36, width: 44, height: 112 }, 0);
    paintHaloed(scene, rectangleArea(x - 4, 148, 52, 4), "white");
  }
  paintArea(scene, rectangleArea(0, FLOOR_TOP - 8, WIDTH, 1), "white");
  paintArea(scene, rectangleArea(0, FLOOR_TOP - 5, WIDTH, 3), "white");
  drawOpeningFloor(scene);
  drawChandelier(scene, { x: 274, y: 0, arms: [[18, 62], [40, 56], [58, 46]], isLit: true }); // prettier-ignore
  drawPiano(scene, 274, 190);
  return scene;
}

function drawOpeningFloor(scene: Bitmap): void {
  const floor = rectangleArea(0, FLOOR_TOP, WIDTH, HEIGHT);
  paintArea(scene, floor, "white");
  paintTone(scene, floor, "black", (x, y) => clamp((Math.hypot((x - 274) / 1.8, (y - 204) * 1.4) - 88) * 0.5, 0, 32));
  const [eyeX, eyeY] = [274, 96];
  for (let line = -14; line <= 14; line++) {
    for (const lean of [-1, 1]) {
      const from: Spot = [eyeX + line * 40 + lean * 60, FLOOR_TOP];
      const to: Spot = [eyeX + (line * 40 * (HEIGHT - eyeY)) / (FLOOR_TOP - eyeY) - lean * 90, HEIGHT];
      paintArea(scene, intersectAreas(areaOfStroke([from, to]), floor), "black");
    }
  }
}

function drawPiano(scene: Bitmap, x: number, foot: number): void {
  paintTone(scene, ellipseArea(x + 6, foot + 2, 58, 7), "black", () => 30);
  const lid = polygonArea([[x - 30, foot - 38], [x + 44, foot - 38], [x + 50, foot - 72], [x + 6, foot - 78]]); // prettier-ignore
  const prop = areaOfStroke([[x + 22, foot - 38], [x + 30, foot - 58]], 2); // prettier-ignore
  const body = polygonArea(curve([[x - 48, foot - 34], [x - 40, foot - 40], [x + 40, foot - 40], [x + 50, foot - 36], [x + 48, foot - 24], [x - 46, foot - 22]], true)); // prettier-ignore
  const legs = joinAreas(...[-36, 4, 38].map((aside) => polygonArea([[x + aside - 3, foot - 26], [x + aside + 3, foot - 26], [x + aside + 1, foot], [x + aside - 1, foot]]))); // prettier-ignore
  paintHaloed(scene, joinAreas(lid, body, legs), "black");
  paintArea(scene, subtractAreas(rimOf(growArea(lid, 1)), body), "white");
  paintHaloed(scene, prop, "white", 0);
  paintArea(scene, rectangleArea(x - 46, foot - 33, 18, 3), "white");
  for (let key = -44; key < -28; key += 3) paintArea(scene, rectangleArea(x + key, foot - 33, 1, 2), "black");
  paintArea(scene, areaOfStroke(curve([[x - 20, foot - 28], [x + 12, foot - 28], [x + 40, foot - 30]])), "white"); // prettier-ignore
}
