import { describe, expect, test } from "vitest";
import { crop, inkAt, type Bitmap, type Ink } from "../../tools/art/bitmap";
import { createLauncherFiles } from "../../tools/art/launcher/files";
import { drawPictures } from "../../tools/art/pictures";
import { listAssets, readAsset } from "./files";
import { frameSizeOf, readPicture } from "../../tools/art/frames";
import { PICTURE_SIZES } from "./picture-sizes";

const paths = Object.keys(PICTURE_SIZES);
const launcherFiles = createLauncherFiles();
/**
 * All image tables except those with small pictures of levels. A separate test checks the small pictures, because one
 * of them may be empty, or all of one colour.
 */
const tables = paths.filter((path) => path.includes("-table-") && !/\/(small|large)\d/.test(path));
/**
 * For each image table with the billiard balls of Last Ball: its path, the width of a picture and the diameter of a
 * ball, in pixels.
 */
const balls = (
  [
    [32, 28],
    [44, 38],
  ] as const
).flatMap(([side, across]) =>
  ["black", "white"].map((ball) => ({
    path: `images/last-ball/${ball}${across}-table-${side}-${side}.png`,
    side,
    across,
  })),
);
const STANDING_BALLS = 5;

const readPictures = new Map<string, Bitmap>();

function pictureOf(path: string): Bitmap {
  const picture = readPictures.get(path) ?? readPicture(path);
  readPictures.set(path, picture);
  return picture;
}

/** Returns the single pictures of an image table in which all pictures stand in one row. */
function framesOf(path: string): Bitmap[] {
  const table = pictureOf(path);
  const [width, height] = frameSizeOf(path);
  return Array.from({ length: table.width / width }, (_, index) => crop(table, index * width, 0, width, height));
}

function inkBounds(picture: Bitmap, ...inks: readonly Ink[]) {
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
  const pictures = listAssets("images", "launcher").filter((path) => !launcherFiles.has(path));
  expect(pictures).toEqual([...paths].sort());
});

test("the launcher's sound and the order of its films are made anew, byte for byte", () => {
  for (const [path, bytes] of launcherFiles) expect(Buffer.compare(bytes, readAsset(path)), path).toBe(0);
});

test("redrawing gives the committed pictures, byte for byte", () => {
  const drawn = drawPictures();
  expect([...drawn.keys()].sort()).toEqual([...paths].sort());
  for (const [path, bytes] of drawn) expect(Buffer.compare(bytes, readAsset(path)), path).toBe(0);
});

test.each(paths)("%s is 1 bit and of its exact size", (path) => {
  const { width, height } = pictureOf(path);
  expect([width, height]).toEqual(PICTURE_SIZES[path]);
});

test.each(tables)("%s divides evenly into frames, none of them empty", (path) => {
  const { width, height } = pictureOf(path);
  const [cellWidth, cellHeight] = frameSizeOf(path);
  expect([width % cellWidth, height % cellHeight]).toEqual([0, 0]);
  for (const frame of framesOf(path)) expect(inksOf(frame).length).toBeGreaterThan(1);
});

test.each(paths.filter((path) => /^launcher\/(?!launchImages)/.test(path)))("%s is opaque", (path) => {
  expect(inksOf(pictureOf(path))).toEqual(["black", "white"]);
});

describe("the balls", () => {
  test.each(balls)("of $path are $across pixels across and centred at rest", ({ path, side, across }) => {
    const edge = (side - across) / 2;
    expect(inkBounds(framesOf(path)[0], "black")).toEqual({ left: edge, top: edge, width: across, height: across });
  });

  test.each(balls)("of $path are squashed ever more along x, then along y, and stay centred", ({ path, side }) => {
    const [rest, x1, x2, y1, y2] = framesOf(path).map((frame) => inkBounds(frame, "black"));
    expect(x1.width).toBeLessThan(rest.width);
    expect(x2.width).toBeLessThan(x1.width);
    expect(x2.height).toBeGreaterThan(rest.height);
    expect([y1.width, y1.height, y2.width, y2.height]).toEqual([x1.height, x1.width, x2.height, x2.width]);
    for (const { left, top, width, height } of [x1, x2, y1, y2]) {
      expect([2 * left + width, 2 * top + height]).toEqual([side, side]);
    }
  });

  test.each(balls)("of $path shrink with every frame of their fall, and their light with them", ({ path }) => {
    const falling = framesOf(path).slice(STANDING_BALLS);
    const widths = falling.map((frame) => inkBounds(frame, "black").width);
    const light = falling.map((frame) => frame.pixels.filter((ink) => ink === "white").length);
    for (let index = 1; index < falling.length; index++) {
      expect(widths[index]).toBeLessThan(widths[index - 1]);
      expect(light[index]).toBeLessThan(light[index - 1]);
    }
    expect(light[light.length - 1]).toBeGreaterThan(0);
  });
});

test("the felt is darker without the lamp and for a hint, and either half of the rays is as bright as the other", () => {
  for (const path of ["images/last-ball/felt-table-348-203.png", "images/last-ball/felt-small-table-348-203.png"]) {
    const [lit, dark, dimmed, rays, otherRays] = framesOf(path).map(
      ({ pixels }) => pixels.filter((ink) => ink === "black").length / pixels.length,
    );
    expect(lit).toBeLessThan(dimmed);
    expect(dimmed).toBeLessThan(dark);
    expect(Math.abs(rays - otherRays)).toBeLessThan(0.05);
  }
});

const seals = paths.filter((path) => path.startsWith("images/ice-path/seal"));
const slides = paths.filter((path) => path.startsWith("images/ice-path/slide"));
/**
 * The left edge of the seal's cell on the board in a picture of the sitting seal of Ice Path, in pixels from the
 * picture's left edge.
 */
const SEAL_CELL_LEFT = 12;
const FIRST_SHUT = 8;
const toyPaths = paths.filter((path) => /^images\/skid\/(red|yellow)/.test(path));
const things = paths.filter((path) => path.startsWith("images/skid/things"));
/**
 * The index, in a toy's image table, of the picture in which the toy lies in a pit. The edge of the pit hides a part of
 * this toy.
 */
const TOY_IN_PIT = 11;
const THING_IN_PIT_FRAME = 2;

const outlined = [
  ...balls.map(({ path }) => ({ path, frames: framesOf(path).slice(0, STANDING_BALLS) })),
  ...seals.map((path) => ({ path, frames: framesOf(path) })),
  ...toyPaths.map((path) => ({ path, frames: framesOf(path).filter((_, at) => at !== TOY_IN_PIT) })),
  ...things.map((path) => ({ path, frames: framesOf(path).slice(0, THING_IN_PIT_FRAME) })),
];

test.each(outlined)("a white outline parts the black of $path from everything round it", ({ frames }) => {
  for (const frame of frames) {
    frame.pixels.forEach((ink, index) => {
      if (ink !== "black") return;
      const [x, y] = [index % frame.width, Math.floor(index / frame.width)];
      const around = [inkAt(frame, x - 1, y), inkAt(frame, x + 1, y), inkAt(frame, x, y - 1), inkAt(frame, x, y + 1)];
      expect(around).not.toContain("clear");
    });
  }
});

test.each(seals)("the seal of %s sits in its cell, and reaches at most 4 pixels beyond either side", (path) => {
  const cellSize = Number(/seal(\d+)-/.exec(path)?.[1]);
  const frames = framesOf(path);
  for (const sitting of [frames[1], frames[3], ...frames.slice(FIRST_SHUT)]) {
    const { left, width } = inkBounds(sitting, "white");
    expect(left).toBeGreaterThanOrEqual(SEAL_CELL_LEFT - 4);
    expect(left + width).toBeLessThanOrEqual(SEAL_CELL_LEFT + cellSize + 4);
  }
});

test.each(slides)(
  "the seal of %s is longer on its belly than it is high, to the right and to the left alike",
  (path) => {
    const frames = framesOf(path);
    const [right, left] = [frames[1], frames[3]].map((frame) => inkBounds(frame, "black"));
    expect(right.width).toBeGreaterThan(2 * right.height);
    expect([left.width, left.height]).toEqual([right.width, right.height]);
  },
);

test.each(slides)("the seal of %s leaves its smear behind it", (path) => {
  const frames = framesOf(path);
  const [bare, smeared] = [frames.slice(0, 4), frames.slice(4)].map((half) =>
    half.map((frame) => inkBounds(frame, "black", "white")),
  );
  const right = ({ left, width }: { readonly left: number; readonly width: number }): number => left + width;
  expect([right(smeared[1]), smeared[3].left]).toEqual([right(bare[1]), bare[3].left]);
  expect(smeared[1].width).toBeGreaterThan(bare[1].width + 10);
  expect(smeared[0].height).toBeGreaterThan(bare[0].height + 10);
});

test.each(seals)("the seal of %s is squashed along its way where something stops it", (path) => {
  const frames = framesOf(path).map((frame) => inkBounds(frame, "black"));
  for (const way of [0, 2]) expect(frames[way + 4].height).toBeLessThan(frames[way].height);
  for (const way of [1, 3]) expect(frames[way + 4].width).toBeLessThan(frames[way].width);
});

function blackShare(frame: Bitmap): number {
  return frame.pixels.filter((ink) => ink === "black").length / frame.pixels.filter((ink) => ink !== "clear").length;
}

function blackCount(frame: Bitmap): number {
  return frame.pixels.filter((ink) => ink === "black").length;
}

test("the seal has more black than its crags, these are darker than snow, and no two things on its ice are alike", () => {
  const grounds = paths.filter((each) => each.startsWith("images/ice-path/things"));
  expect(grounds.length).toBe(seals.length);
  for (const [at, path] of grounds.entries()) {
    const frames = framesOf(path);
    const sitting = framesOf(seals[at]).slice(0, 4).map(blackCount);
    const [crag, crags, snow] = frames;
    for (const rock of [crag, crags]) {
      expect(blackShare(rock)).toBeGreaterThan(blackShare(snow));
      for (const seal of sitting) expect(blackCount(rock)).toBeLessThan(seal);
    }
    expect(new Set(frames.map(({ pixels }) => pixels.join())).size).toBe(frames.length);
  }
});

test("the shore, the ice and its front are darker without the lamp", () => {
  for (const [name, height] of [
    ["shore-table-400-240", 240],
    ["ice-table-240-240", 240],
    ["front-table-240-8", 8],
  ] as const) {
    const both = pictureOf(`images/ice-path/${name}.png`);
    const [lit, out] = [0, height].map((top) => blackShare(crop(both, 0, top, both.width, height)));
    expect(out).toBeGreaterThan(lit + 0.1);
  }
});

describe.each([
  [38, 50],
  [48, 60],
] as const)("the pieces of Skid in cells of %i pixels", (cell, side) => {
  const table = (name: string): Bitmap[] => framesOf(`images/skid/${name}${cell}-table-${side}-${side}.png`);
  const standing = (name: string): Bitmap[] => table(name).filter((_, at) => at !== TOY_IN_PIT);

  test("are toys that are black and others that are white, in every frame", () => {
    for (const frame of standing("red")) expect(blackShare(frame)).toBeGreaterThan(0.6);
    for (const frame of standing("yellow")) expect(blackShare(frame)).toBeLessThan(0.5);
  });

  test("look otherwise in each way that they look", () => {
    for (const name of ["red", "yellow"]) {
      const looks = table(name).slice(0, 5);
      expect(new Set(looks.map(({ pixels }) => pixels.join())).size).toBe(looks.length);
    }
  });

  test("leave their smear behind them", () => {
    const reach = side + 30;
    const smears = framesOf(`images/skid/smear${cell}-table-${reach}-${reach}.png`);
    for (const first of [0, 4, 8]) {
      const [up, right, down, left] = smears.slice(first).map((frame) => inkBounds(frame, "black", "white"));
      expect(up.top).toBeGreaterThan(down.top);
      expect(left.left).toBeGreaterThan(right.left);
    }
  });
});

test("the room of Skid, its floor and what is in it are darker without the lamp", () => {
  for (const [name, width, height] of [
    ["room-table-400-240", 400, 240],
    ["floor38-table-228-190", 228, 190],
    ["floor48-table-240-192", 240, 192],
  ] as const) {
    const both = pictureOf(`images/skid/${name}.png`);
    const [lit, out] = [0, height].map((top) => blackShare(crop(both, 0, top, width, height)));
    expect(out).toBeGreaterThan(lit + 0.05);
  }
});
