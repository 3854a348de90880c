import { encode } from "fast-png";
import { describe, expect, test } from "vitest";
import { crop, inkAt, quarterTurn, type Bitmap, type Ink } from "../../tools/art/bitmap";
import { drawPictures } from "../../tools/art/pictures";
import { fromPng } from "../../tools/art/png";
import { listAssets, readAsset } from "./files";

const SIZES: Record<string, readonly [number, number]> = {
  "images/last-ball/black-table-32-32.png": [13 * 32, 32],
  "images/last-ball/white-table-32-32.png": [13 * 32, 32],
  "images/arrow-table-32-32.png": [4 * 32, 32],
  "images/lamp-table-20-20.png": [2 * 20, 20],
  "images/title.png": [304, 86],
  "images/cursor.png": [24, 24],
  "launcher/card.png": [350, 155],
  "launcher/card-pressed.png": [350, 155],
  "launcher/icon.png": [32, 32],
  "launcher/launchImage.png": [400, 240],
};

const paths = Object.keys(SIZES);
const tables = paths.filter((path) => path.includes("-table-"));
const balls = ["images/last-ball/black-table-32-32.png", "images/last-ball/white-table-32-32.png"];

function read(path: string): Bitmap {
  return fromPng(readAsset(path));
}

function framesOf(path: string): Bitmap[] {
  const table = read(path);
  const [width, height] = cellOf(path);
  return Array.from({ length: table.width / width }, (_, index) => crop(table, index * width, 0, width, height));
}

function cellOf(path: string): [number, number] {
  const [, width, height] = /-table-(\d+)-(\d+)\.png$/.exec(path) ?? [];
  return [Number(width), Number(height)];
}

/** The box round all pixels of the given inks. */
function boxOf(picture: Bitmap, ...inks: readonly Ink[]) {
  const inked = picture.pixels.flatMap((ink, index) =>
    inks.includes(ink) ? [{ x: index % picture.width, y: Math.floor(index / picture.width) }] : [],
  );
  const xs = inked.map(({ x }) => x);
  const ys = inked.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

function inksOf(picture: Bitmap): Ink[] {
  return [...new Set(picture.pixels)].sort();
}

test("the folders hold these pictures and no others", () => {
  expect(listAssets("images", "launcher")).toEqual([...paths].sort());
});

test("redrawing gives the committed pictures, byte for byte", () => {
  const drawn = drawPictures();
  expect([...drawn.keys()].sort()).toEqual([...paths].sort());
  for (const [path, bytes] of drawn) expect(Buffer.compare(bytes, readAsset(path)), path).toBe(0);
});

test.each(paths)("%s is 1 bit and of its exact size", (path) => {
  const { width, height } = read(path);
  expect([width, height]).toEqual(SIZES[path]);
});

test.each(tables)("%s divides evenly into frames, none of them empty", (path) => {
  const { width, height } = read(path);
  const [cellWidth, cellHeight] = cellOf(path);
  expect([width % cellWidth, height % cellHeight]).toEqual([0, 0]);
  for (const frame of framesOf(path)) expect(inksOf(frame).length).toBeGreaterThan(1);
});

test.each(paths.filter((path) => path.startsWith("launcher/")))("%s is opaque", (path) => {
  expect(inksOf(read(path))).toEqual(["black", "white"]);
});

test("a grey or half-clear pixel is not taken for 1 bit", () => {
  const png = (grey: number, alpha: number) =>
    encode({ width: 2, height: 1, data: new Uint8Array([0, 255, grey, alpha]), channels: 2, depth: 8 });
  expect(fromPng(png(255, 255)).pixels).toEqual(["black", "white"]);
  expect(() => fromPng(png(128, 255))).toThrow("pixel 1,0 is not 1 bit");
  expect(() => fromPng(png(255, 128))).toThrow("pixel 1,0 is not 1 bit");
});

describe("the balls", () => {
  test("are 28 pixels across and centred at rest", () => {
    const box = { left: 2, top: 2, width: 28, height: 28 };
    const [black, white] = balls.map((path) => framesOf(path)[0]);
    expect(boxOf(black, "black")).toEqual(box);
    expect(boxOf(white, "black", "white")).toEqual(box);
  });

  test.each(balls)("of %s are squashed ever more along x, then along y, and stay centred", (path) => {
    const [rest, x1, x2, y1, y2] = framesOf(path).map((frame) => boxOf(frame, "black"));
    expect(x1.width).toBeLessThan(rest.width);
    expect(x2.width).toBeLessThan(x1.width);
    expect(x2.height).toBeGreaterThan(rest.height);
    expect([y1.width, y1.height, y2.width, y2.height]).toEqual([x1.height, x1.width, x2.height, x2.width]);
    for (const { left, top, width, height } of [x1, x2, y1, y2]) {
      expect([2 * left + width, 2 * top + height]).toEqual([32, 32]);
    }
  });

  test.each(balls)("of %s shrink with every frame of their fall, and their light with them", (path) => {
    const falling = framesOf(path).slice(5);
    const widths = falling.map((frame) => boxOf(frame, "black").width);
    const light = falling.map((frame) => frame.pixels.filter((ink) => ink === "white").length);
    for (let index = 1; index < falling.length; index++) {
      expect(widths[index]).toBeLessThan(widths[index - 1]);
      expect(light[index]).toBeLessThan(light[index - 1]);
    }
    expect(light[light.length - 1]).toBeGreaterThan(0);
  });

  test("show on black: a white rim runs all round the black one at rest", () => {
    const black = framesOf(balls[0])[0];
    const edges = [
      [1, 16],
      [30, 16],
      [16, 1],
      [16, 30],
    ];
    for (const [x, y] of edges) expect(inkAt(black, x, y)).toBe("white");
  });
});

test("the arrows are one arrow, turned clockwise by a quarter each: up, right, down, left", () => {
  const [up, right, down, left] = framesOf("images/arrow-table-32-32.png");
  expect([quarterTurn(up), quarterTurn(right), quarterTurn(down)]).toEqual([right, down, left]);
  const { pixels } = up;
  const blackIn = (half: Ink[]) => half.filter((ink) => ink === "black").length;
  expect(blackIn(pixels.slice(0, pixels.length / 2))).toBeGreaterThan(blackIn(pixels.slice(pixels.length / 2)));
});

test("the arrow's white outline parts its black from everything round it", () => {
  for (const arrow of framesOf("images/arrow-table-32-32.png")) {
    arrow.pixels.forEach((ink, index) => {
      if (ink !== "black") return;
      const [x, y] = [index % arrow.width, Math.floor(index / arrow.width)];
      const around = [inkAt(arrow, x - 1, y), inkAt(arrow, x + 1, y), inkAt(arrow, x, y - 1), inkAt(arrow, x, y + 1)];
      expect(around).not.toContain("clear");
    });
  }
});

test.each(["images/lamp-table-20-20.png"])("%s is white alone, for the black round the board", (path) => {
  expect(inksOf(read(path))).toEqual(["clear", "white"]);
});
