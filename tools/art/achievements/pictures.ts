/**
 * Draws the icons of the achievements, 32×32 pixels each: four of each puzzle, four of the whole game, and one for
 * achievements that the player has not earned yet. Other programs of the console show them, on black or on white.
 */
import { join } from "node:path";
import { createBitmap, fill, type Bitmap, type Ink } from "../bitmap";
import { blitWithHalo, ditherFill, rectangle } from "../drawing";
import { drawSign } from "../end-cards/signs";
import { readSprites } from "../sprite-text";
import { SPRITES as TOYS } from "../skid/sprites";
import { SPRITES as CAST } from "../titles/sprites";
import {
  box,
  capsule,
  circle,
  difference,
  ellipse,
  intersection,
  polygon,
  ring,
  roundedBox,
  sector,
  union,
  type Shape,
} from "../shapes";

const SIDE = 32;
const MIDDLE = SIDE / 2;
const TILE = roundedBox(0, 0, SIDE, SIDE, 5);
const RAY_COUNT = 12;

const readOf = (puzzleId: string) => readSprites(join(import.meta.dirname, "..", puzzleId, "sprites.txt"));
const [BALLS, ICE, PENGUINS, FRUITS] = ["last-ball", "ice-path", "penguin", "fruit"].map(readOf);

/**
 * The sprites on the four achievement icons of each puzzle. The achievements are for its first level, its first
 * chapter, its feats (extra tasks) and its campaign.
 */
const PUZZLE_SPRITES: Readonly<Record<string, readonly [Bitmap, Bitmap, Bitmap, Bitmap]>> = {
  "last-ball": [CAST.black, BALLS["rush-lamp"], CAST.white, CAST["black-gleams"]],
  "ice-path": [ICE["goal-19"], CAST.seal, ICE["crag-19"], ICE["catch-19"]],
  skid: [TOYS["red-small-38"], TOYS["yellow-small-38"], TOYS["ice-small-38"], CAST.light],
  penguin: [PENGUINS.flag, PENGUINS.front, PENGUINS["slide-right"], PENGUINS.side],
  fruit: [FRUITS.cherries, FRUITS.pear, FRUITS.banana, CAST["pear-happy"]],
};

const BACKGROUNDS = { first: drawSpotlight, chapter: drawGround, feats: drawStarred, campaign: drawRays };

function puzzleIcons(): Record<string, () => Bitmap> {
  const icons: Record<string, () => Bitmap> = {};
  for (const [puzzleId, [first, chapter, feats, campaign]] of Object.entries(PUZZLE_SPRITES)) {
    const sprites = { first, chapter, feats, campaign };
    for (const kind of ["first", "chapter", "feats", "campaign"] as const)
      icons[`images/achievements/${puzzleId}-${kind}.png`] = () => BACKGROUNDS[kind](sprites[kind]);
  }
  return icons;
}

export const ACHIEVEMENT_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  ...puzzleIcons(),
  "images/achievements/puzzles.png": drawLamps,
  "images/achievements/rush.png": drawClock,
  "images/achievements/workshop.png": drawPencil,
  "images/achievements/challenges.png": drawFlags,
  "images/achievements/locked.png": drawPadlock,
};

function createTile(ink: Ink): Bitmap {
  const icon = createBitmap(SIDE, SIDE);
  fill(icon, TILE, "black");
  if (ink === "white") fill(icon, roundedBox(2, 2, SIDE - 2, SIDE - 2, 4), "white");
  return icon;
}

function place(icon: Bitmap, sprite: Bitmap, x: number, y: number): void {
  const layer = createBitmap(SIDE, SIDE);
  blitWithHalo(layer, sprite, Math.round(x - sprite.width / 2), Math.round(y - sprite.height / 2));
  for (const ink of ["white", "black"] as const)
    fill(icon, TILE, ink, (column, row) => layer.pixels[row * SIDE + column] === ink);
}

function drawSpotlight(sprite: Bitmap): Bitmap {
  const icon = createTile("black");
  fill(icon, circle(MIDDLE, MIDDLE, 14.5), "white");
  place(icon, sprite, MIDDLE, MIDDLE);
  return icon;
}

function drawGround(sprite: Bitmap): Bitmap {
  const icon = createTile("black");
  fill(icon, intersection(TILE, rectangle(2, 21, SIDE - 4, 9)), "white");
  ditherFill(icon, rectangle(2, 25, SIDE - 4, 5), "black", (_, y) => (y - 22) * 5);
  place(icon, sprite, MIDDLE, 25 - sprite.height / 2);
  return icon;
}

function drawStarred(sprite: Bitmap): Bitmap {
  const icon = createTile("white");
  place(icon, sprite, MIDDLE - 2, MIDDLE - 2);
  fill(icon, intersection(TILE, circle(24, 24, 10)), "white");
  fill(icon, intersection(TILE, circle(24, 24, 9)), "black");
  drawSign(icon, "star", true, 24, 24, "white");
  return icon;
}

function drawRays(sprite: Bitmap): Bitmap {
  const icon = createTile("black");
  const degrees = 360 / RAY_COUNT;
  for (let ray = 0; ray < RAY_COUNT; ray++) {
    const from = ray * degrees - degrees / 4;
    const inside = roundedBox(1, 1, SIDE - 1, SIDE - 1, 4);
    fill(icon, intersection(sector(MIDDLE, MIDDLE, from, from + degrees / 2), inside), "white");
  }
  place(icon, sprite, MIDDLE, MIDDLE);
  return icon;
}

function drawLamps(): Bitmap {
  const icon = createTile("black");
  fill(icon, intersection(TILE, polygon([{ x: 12, y: 16 }, { x: 20, y: 16 }, { x: 27, y: 30 }, { x: 5, y: 30 }])), "white"); // prettier-ignore
  for (const [x, y] of [
    [5, 6],
    [10.5, 9],
    [16, 12],
    [21.5, 9],
    [27, 6],
  ]) {
    // prettier-ignore
    fill(icon, box(x - 0.5, 0, x + 0.5, y), "white");
    fill(icon, circle(x, y + 2, 3.4), "black");
    fill(icon, circle(x, y + 2, 2.4), "white");
  }
  return icon;
}

function drawClock(): Bitmap {
  const icon = createTile("white");
  fill(icon, union(box(13, 3, 19, 6), box(15, 5, 17, 9), capsule({ x: 24, y: 8 }, { x: 26, y: 10 }, 3)), "black");
  fill(icon, circle(MIDDLE, 18, 11), "black");
  fill(icon, circle(MIDDLE, 18, 8.5), "white");
  fill(icon, intersection(circle(MIDDLE, 18, 7), sector(MIDDLE, 18, -90, 30)), "black");
  return icon;
}

function drawPencil(): Bitmap {
  const icon = createTile("white");
  for (const at of [8, 14, 20, 26]) {
    fill(icon, union(box(5, at - 3, 27, at - 2), box(at - 3, 5, at - 2, 27)), "black", (x, y) => (x + y) % 2 === 0);
  }
  const along: Shape = capsule({ x: 12, y: 20 }, { x: 24, y: 8 }, 7);
  const tip = polygon([
    { x: 6.5, y: 25.5 },
    { x: 8.5, y: 18 },
    { x: 14, y: 23.5 },
  ]);
  fill(
    icon,
    union(capsule({ x: 12, y: 20 }, { x: 24, y: 8 }, 11), capsule({ x: 6, y: 26 }, { x: 12, y: 20 }, 7)),
    "white",
  );
  fill(icon, along, "black");
  fill(icon, capsule({ x: 13, y: 19 }, { x: 21, y: 11 }, 2), "white");
  fill(icon, tip, "black");
  return icon;
}

function drawFlags(): Bitmap {
  const icon = createTile("black");
  fill(
    icon,
    union(capsule({ x: 8, y: 28 }, { x: 23, y: 6 }, 2), capsule({ x: 24, y: 28 }, { x: 9, y: 6 }, 2)),
    "white",
  );
  const right = polygon([
    { x: 22, y: 4 },
    { x: 29, y: 9 },
    { x: 26, y: 17 },
    { x: 18, y: 12 },
  ]);
  const left = polygon([
    { x: 10, y: 4 },
    { x: 3, y: 9 },
    { x: 6, y: 17 },
    { x: 14, y: 12 },
  ]);
  fill(icon, union(left, right), "white");
  fill(
    icon,
    polygon([
      { x: 10, y: 6.5 },
      { x: 5, y: 10 },
      { x: 7, y: 14.5 },
      { x: 12, y: 11.5 },
    ]),
    "black",
  );
  return icon;
}

function drawPadlock(): Bitmap {
  const icon = createTile("white");
  ditherFill(icon, roundedBox(2, 2, SIDE - 2, SIDE - 2, 4), "black", () => 12);
  const bow = difference(ring(MIDDLE, 13, 5.5, 3), box(0, 15, SIDE, SIDE));
  const body = roundedBox(8, 14, 24, 26, 2);
  fill(icon, union(ring(MIDDLE, 13, 5.5, 6), roundedBox(6.5, 12.5, 25.5, 27.5, 3)), "white");
  fill(icon, union(bow, body), "black");
  fill(icon, union(ellipse(MIDDLE, 19, 2, 2), box(15, 19, 17, 23)), "white");
  return icon;
}
