import { describe, expect, test } from "vitest";
import { crop, inkAt, type Bitmap, type Ink } from "../../tools/art/bitmap";
import { drawPictures } from "../../tools/art/pictures";
import { readPng } from "../../tools/pdx/png";
import { listAssets, readAsset } from "./files";

const SIZES: Record<string, readonly [number, number]> = {
  "images/last-ball/felt-table-348-203.png": [5 * 348, 203],
  "images/last-ball/felt-small-table-348-203.png": [5 * 348, 203],
  "images/last-ball/lamp-table-40-23.png": [2 * 40, 23],
  "images/last-ball/inlay-table-7-7.png": [2 * 7, 7],
  "images/last-ball/black28-table-32-32.png": [8 * 32, 32],
  "images/last-ball/white28-table-32-32.png": [8 * 32, 32],
  "images/last-ball/black38-table-44-44.png": [8 * 44, 44],
  "images/last-ball/white38-table-44-44.png": [8 * 44, 44],
  "images/last-ball/shadow28-table-28-28.png": [2 * 28, 28],
  "images/last-ball/shadow38-table-38-38.png": [2 * 38, 38],
  "images/last-ball/smear28-table-80-80.png": [4 * 80, 80],
  "images/last-ball/smear38-table-100-100.png": [4 * 100, 100],
  "images/last-ball/marks28-table-35-35.png": [2 * 35, 35],
  "images/last-ball/marks38-table-46-46.png": [2 * 46, 46],
  "images/last-ball/chevron-table-11-11.png": [4 * 11, 11],
  "images/last-ball/ticks-table-48-48.png": [2 * 48, 48],
  "images/last-ball/row-table-12-12.png": [4 * 12, 12],
  "images/last-ball/star-table-11-11.png": [2 * 11, 11],
  "images/ice-path/shore-table-400-240.png": [400, 2 * 240],
  "images/ice-path/ice-table-240-240.png": [240, 2 * 240],
  "images/ice-path/front-table-240-8.png": [240, 2 * 8],
  "images/ice-path/level-grooves-table-240-8.png": [240, 4 * 8],
  "images/ice-path/upright-grooves-table-8-240.png": [4 * 8, 240],
  "images/ice-path/marks-table-14-14.png": [6 * 14, 14],
  "images/ice-path/beads-table-15-15.png": [4 * 15, 15],
  "images/ice-path/rings-table-120-78.png": [8 * 120, 78],
  "images/ice-path/seal19-table-43-39.png": [8 * 43, 39],
  "images/ice-path/slide19-table-65-65.png": [8 * 65, 65],
  "images/ice-path/dive19-table-63-39.png": [7 * 63, 39],
  "images/ice-path/things19-table-29-28.png": [4 * 29, 28],
  "images/ice-path/shadows19-table-65-19.png": [5 * 65, 19],
  "images/ice-path/seal22-table-46-42.png": [8 * 46, 42],
  "images/ice-path/slide22-table-72-72.png": [8 * 72, 72],
  "images/ice-path/dive22-table-66-42.png": [7 * 66, 42],
  "images/ice-path/things22-table-32-31.png": [4 * 32, 31],
  "images/ice-path/shadows22-table-68-22.png": [5 * 68, 22],
  "images/ice-path/seal28-table-52-48.png": [8 * 52, 48],
  "images/ice-path/slide28-table-84-84.png": [8 * 84, 84],
  "images/ice-path/dive28-table-72-48.png": [7 * 72, 48],
  "images/ice-path/things28-table-38-37.png": [4 * 38, 37],
  "images/ice-path/shadows28-table-74-28.png": [5 * 74, 28],
  "images/skid/room-table-400-240.png": [400, 2 * 240],
  "images/skid/dusk-table-240-192.png": [240, 5 * 192],
  "images/skid/posts-table-20-20.png": [2 * 20, 20],
  "images/skid/signs-table-22-20.png": [2 * 22, 20],
  "images/skid/floor38-table-228-190.png": [228, 2 * 190],
  "images/skid/floor48-table-240-192.png": [240, 2 * 192],
  "images/skid/beads38-table-38-38.png": [6 * 38, 38],
  "images/skid/doors38-table-44-44.png": [16 * 44, 44],
  "images/skid/shine38-table-114-114.png": [4 * 114, 114],
  "images/skid/built38-table-50-50.png": [4 * 50, 50],
  "images/skid/dark38-table-50-50.png": [14 * 50, 50],
  "images/skid/light38-table-50-50.png": [14 * 50, 50],
  "images/skid/things38-table-50-50.png": [3 * 50, 50],
  "images/skid/shadow38-table-50-50.png": [4 * 50, 50],
  "images/skid/smear38-table-80-80.png": [12 * 80, 80],
  "images/skid/pop38-table-50-50.png": [4 * 50, 50],
  "images/skid/beads48-table-48-48.png": [6 * 48, 48],
  "images/skid/doors48-table-54-54.png": [16 * 54, 54],
  "images/skid/shine48-table-144-144.png": [4 * 144, 144],
  "images/skid/built48-table-60-60.png": [4 * 60, 60],
  "images/skid/dark48-table-60-60.png": [14 * 60, 60],
  "images/skid/light48-table-60-60.png": [14 * 60, 60],
  "images/skid/things48-table-60-60.png": [3 * 60, 60],
  "images/skid/shadow48-table-60-60.png": [4 * 60, 60],
  "images/skid/smear48-table-90-90.png": [12 * 90, 90],
  "images/skid/pop48-table-60-60.png": [4 * 60, 60],
  "images/penguin/penguin-table-32-42.png": [22 * 32, 42],
  "images/penguin/slide-table-64-64.png": [4 * 64, 64],
  "images/penguin/things-table-26-34.png": [11 * 26, 34],
  "images/penguin/belts-table-22-22.png": [44 * 22, 22],
  "images/penguin/shadow-penguin-table-94-26.png": [17 * 94, 26],
  "images/penguin/shadow-wall-table-94-26.png": [17 * 94, 26],
  "images/penguin/shadow-tree-table-94-26.png": [17 * 94, 26],
  "images/penguin/shadow-picks-table-94-26.png": [17 * 94, 26],
  "images/penguin/shadow-door-table-94-26.png": [17 * 94, 26],
  "images/penguin/shadow-flag-table-94-26.png": [17 * 94, 26],
  "images/penguin/sea.png": [400, 240],
  "images/penguin/lamp-table-400-40.png": [400, 2 * 40],
  "images/penguin/ice-table-400-240.png": [400, 2 * 240],
  "images/penguin/edges-table-18-240.png": [2 * 18, 240],
  "images/penguin/front.png": [400, 10],
  "images/penguin/watchers-table-22-16.png": [4 * 22, 16],
  "images/fruit/orchard-table-164-240.png": [164, 2 * 240],
  "images/fruit/hedge-table-240-240.png": [240, 3 * 240],
  "images/fruit/lawn-table-32-32.png": [12 * 32, 32],
  "images/fruit/edges-table-48-48.png": [8 * 48, 48],
  "images/fruit/hedge-shadow-table-32-32.png": [3 * 32, 32],
  "images/fruit/dusk-table-32-32.png": [5 * 32, 32],
  "images/fruit/blossom-table-9-9.png": [2 * 9, 9],
  "images/fruit/passes-table-40-40.png": [4 * 40, 40],
  "images/fruit/puddle.png": [40, 40],
  "images/fruit/fruits-table-40-40.png": [48 * 40, 40],
  "images/fruit/things-table-40-40.png": [15 * 40, 40],
  "images/fruit/hedgehog-table-52-40.png": [12 * 52, 40],
  "images/fruit/anteater-table-40-40.png": [4 * 40, 40],
  "images/fruit/tongue-table-12-12.png": [6 * 12, 12],
  "images/fruit/hearts-table-16-16.png": [2 * 16, 16],
  "images/fruit/small-table-20-16.png": [4 * 20, 16],
  "images/fruit/splash-table-40-40.png": [3 * 40, 40],
  "images/fruit/shadow-table-40-40.png": [15 * 40, 40],
  "images/fruit/smear-table-72-72.png": [28 * 72, 72],
  "images/last-ball/cast-table-34-32.png": [2 * 34, 32],
  "images/last-ball/title.png": [400, 240],
  "images/last-ball/window-table-80-52.png": [2 * 80, 52],
  "images/ice-path/cast-table-34-32.png": [4 * 34, 32],
  "images/ice-path/title.png": [400, 240],
  "images/ice-path/window-table-80-52.png": [2 * 80, 52],
  "images/skid/cast-table-34-32.png": [6 * 34, 32],
  "images/skid/title.png": [400, 240],
  "images/skid/window-table-80-52.png": [2 * 80, 52],
  "images/penguin/cast-table-34-32.png": [6 * 34, 32],
  "images/penguin/title.png": [400, 240],
  "images/penguin/window-table-80-52.png": [2 * 80, 52],
  "images/fruit/cast-table-34-32.png": [7 * 34, 32],
  "images/fruit/title.png": [400, 240],
  "images/fruit/window-table-80-52.png": [2 * 80, 52],
  "images/last-ball/journey-table-400-240.png": [400, 2 * 240],
  "images/last-ball/journey-marks-table-26-26.png": [8 * 26, 26],
  "images/last-ball/traveller-table-40-40.png": [2 * 40, 40],
  "images/ice-path/journey-table-400-240.png": [400, 240],
  "images/ice-path/journey-marks-table-26-26.png": [4 * 26, 26],
  "images/ice-path/traveller-table-40-40.png": [2 * 40, 40],
  "images/skid/journey-table-400-240.png": [400, 2 * 240],
  "images/skid/journey-marks-table-26-26.png": [8 * 26, 26],
  "images/skid/traveller-table-40-40.png": [2 * 40, 40],
  "images/penguin/journey-table-400-240.png": [400, 2 * 240],
  "images/penguin/journey-marks-table-26-26.png": [8 * 26, 26],
  "images/penguin/traveller-table-40-40.png": [2 * 40, 40],
  "images/fruit/journey-table-400-240.png": [400, 2 * 240],
  "images/fruit/journey-marks-table-26-26.png": [8 * 26, 26],
  "images/fruit/traveller-table-40-40.png": [2 * 40, 40],
  "images/last-ball/place-table-200-240.png": [200, 3 * 240],
  "images/ice-path/place-table-200-240.png": [200, 3 * 240],
  "images/skid/place-table-200-240.png": [200, 3 * 240],
  "images/penguin/place-table-200-240.png": [200, 3 * 240],
  "images/fruit/place-table-200-240.png": [200, 3 * 240],
  "images/pane-table-38-56.png": [2 * 38, 56],
  "images/drum.png": [62, 142],
  "images/cursor.png": [24, 24],
  "launcher/card.png": [350, 155],
  "launcher/card-pressed.png": [350, 155],
  "launcher/icon.png": [32, 32],
  "launcher/launchImage.png": [400, 240],
};

const paths = Object.keys(SIZES);
const tables = paths.filter((path) => path.includes("-table-"));
/** The balls of each size, by the frames' sides and the diameters. */
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

function read(path: string): Bitmap {
  return readPng(path, readAsset(path));
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

describe("the balls", () => {
  test.each(balls)("of $path are $across pixels across and centred at rest", ({ path, side, across }) => {
    const edge = (side - across) / 2;
    expect(boxOf(framesOf(path)[0], "black")).toEqual({ left: edge, top: edge, width: across, height: across });
  });

  test.each(balls)("of $path are squashed ever more along x, then along y, and stay centred", ({ path, side }) => {
    const [rest, x1, x2, y1, y2] = framesOf(path).map((frame) => boxOf(frame, "black"));
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
    const widths = falling.map((frame) => boxOf(frame, "black").width);
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
const skiddies = paths.filter((path) => /^images\/skid\/(dark|light)/.test(path));
const things = paths.filter((path) => path.startsWith("images/skid/things"));
/** What is in a pit is cut off by the pit's edge. */
const SKIDDY_IN_PIT = 11;
const THING_IN_PIT = 2;

const outlined = [
  ...balls.map(({ path }) => ({ path, frames: framesOf(path).slice(0, STANDING_BALLS) })),
  ...seals.map((path) => ({ path, frames: framesOf(path) })),
  ...skiddies.map((path) => ({ path, frames: framesOf(path).filter((_, at) => at !== SKIDDY_IN_PIT) })),
  ...things.map((path) => ({ path, frames: framesOf(path).slice(0, THING_IN_PIT) })),
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

test.each(slides)(
  "the seal of %s is longer on its belly than it is high, to the right and to the left alike",
  (path) => {
    const frames = framesOf(path);
    const [right, left] = [frames[1], frames[3]].map((frame) => boxOf(frame, "black"));
    expect(right.width).toBeGreaterThan(2 * right.height);
    expect([left.width, left.height]).toEqual([right.width, right.height]);
  },
);

test.each(slides)("the seal of %s leaves its smear behind it", (path) => {
  const frames = framesOf(path);
  const [bare, smeared] = [frames.slice(0, 4), frames.slice(4)].map((half) =>
    half.map((frame) => boxOf(frame, "black", "white")),
  );
  const right = ({ left, width }: { readonly left: number; readonly width: number }): number => left + width;
  expect([right(smeared[1]), smeared[3].left]).toEqual([right(bare[1]), bare[3].left]);
  expect(smeared[1].width).toBeGreaterThan(bare[1].width + 10);
  expect(smeared[0].height).toBeGreaterThan(bare[0].height + 10);
});

test.each(seals)("the seal of %s is squashed along its way where something stops it", (path) => {
  const frames = framesOf(path).map((frame) => boxOf(frame, "black"));
  for (const way of [0, 2]) expect(frames[way + 4].height).toBeLessThan(frames[way].height);
  for (const way of [1, 3]) expect(frames[way + 4].width).toBeLessThan(frames[way].width);
});

function blackShare(frame: Bitmap): number {
  return frame.pixels.filter((ink) => ink === "black").length / frame.pixels.filter((ink) => ink !== "clear").length;
}

test("the seal is darker than its crags, these are darker than snow, and no two things on its ice are alike", () => {
  const grounds = paths.filter((each) => each.startsWith("images/ice-path/things"));
  expect(grounds.length).toBe(seals.length);
  for (const [at, path] of grounds.entries()) {
    const frames = framesOf(path);
    const sitting = framesOf(seals[at]).slice(0, 4).map(blackShare);
    const [crag, crags, snow] = frames.map(blackShare);
    for (const rock of [crag, crags]) {
      expect(rock).toBeGreaterThan(snow);
      for (const seal of sitting) expect(rock).toBeLessThan(seal);
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
    const both = read(`images/ice-path/${name}.png`);
    const [lit, out] = [0, height].map((top) => blackShare(crop(both, 0, top, both.width, height)));
    expect(out).toBeGreaterThan(lit + 0.1);
  }
});

describe.each([
  [38, 50],
  [48, 60],
] as const)("the pieces of Skid in cells of %i pixels", (cell, side) => {
  const table = (name: string): Bitmap[] => framesOf(`images/skid/${name}${cell}-table-${side}-${side}.png`);
  /** Without what is in a pit. */
  const standing = (name: string): Bitmap[] => table(name).filter((_, at) => at !== SKIDDY_IN_PIT);
  const at = { crate: 0, ice: 1 };

  test("are skiddies that are black and others that are white, in every frame", () => {
    for (const frame of standing("dark")) expect(blackShare(frame)).toBeGreaterThan(0.6);
    for (const frame of standing("light")) expect(blackShare(frame)).toBeLessThan(0.5);
  });

  test("are no two of one silhouette", () => {
    const pieces = [table("dark")[0], table("light")[0], table("things")[at.crate], table("things")[at.ice]];
    for (const [number, one] of pieces.entries()) {
      for (const other of pieces.slice(number + 1)) expect(silhouettesDiffer(one, other)).toBeGreaterThan(0.07);
    }
  });

  test("look otherwise in each way that they look", () => {
    for (const name of ["dark", "light"]) {
      const looks = table(name).slice(0, 5);
      expect(new Set(looks.map(({ pixels }) => pixels.join())).size).toBe(looks.length);
    }
  });

  test("leave their smear behind them", () => {
    const reach = side + 30;
    const smears = framesOf(`images/skid/smear${cell}-table-${reach}-${reach}.png`);
    for (const first of [0, 4, 8]) {
      const [up, right, down, left] = smears.slice(first).map((frame) => boxOf(frame, "black", "white"));
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
    const both = read(`images/skid/${name}.png`);
    const [lit, out] = [0, height].map((top) => blackShare(crop(both, 0, top, width, height)));
    expect(out).toBeGreaterThan(lit + 0.05);
  }
});

/** What stands on Fruit's lawn at rest, by name: its frame's table and number, from 0. */
const ON_THE_LAWN: Readonly<Record<string, readonly [string, number]>> = {
  cherries: ["fruits-table-40-40", 0],
  pear: ["fruits-table-40-40", 12],
  banana: ["fruits-table-40-40", 24],
  melon: ["fruits-table-40-40", 36],
  stone: ["things-table-40-40", 0],
  "car across": ["things-table-40-40", 3],
  "car up": ["things-table-40-40", 5],
  "barrel across": ["things-table-40-40", 7],
  "barrel up": ["things-table-40-40", 11],
  hedgehog: ["hedgehog-table-52-40", 0],
  "anteater up": ["anteater-table-40-40", 0],
  "anteater right": ["anteater-table-40-40", 1],
  "anteater down": ["anteater-table-40-40", 2],
  "anteater left": ["anteater-table-40-40", 3],
};

/** The share of all that two pictures cover, laid on each other, that only one of them covers. */
function silhouettesDiffer(one: Bitmap, other: Bitmap): number {
  const [a, b] = [one, other].map((frame) => crop(frame, 0, 0, 40, 40).pixels.map((ink) => ink !== "clear"));
  const covered = a.filter((isInked, at) => isInked || b[at]).length;
  return a.filter((isInked, at) => isInked !== b[at]).length / covered;
}

test("no two things on Fruit's lawn are of one silhouette", () => {
  const frames = Object.entries(ON_THE_LAWN).map(([name, [table, at]]) => ({
    name,
    frame: framesOf(`images/fruit/${table}.png`)[at],
  }));
  for (const one of frames) {
    for (const other of frames) {
      if (one.name < other.name)
        expect(silhouettesDiffer(one.frame, other.frame), `${one.name}, ${other.name}`).toBeGreaterThan(0.12);
    }
  }
});
