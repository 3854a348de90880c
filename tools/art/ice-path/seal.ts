import type { Box } from "../../../src/device/screen";
import { createBitmap, inkAt, inOneRow, setInk, stamp, type Bitmap } from "../bitmap";
import { isThrough } from "../dither";
import { mirrored, withHalo } from "../sprite-text";
import { spriteFor } from "./sprites";

/** Steps up, right, down and left. */
const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const WAYS = ["up", "right", "down", "left"];

const SMEAR_STEP = 5;
/** How much of the smear's three steps is black, of 64, the nearest first. */
const SMEARS = [34, 18, 8];

/** How much of its length the seal loses where something stops it. */
const SQUASH = 0.2;
/** How wide and high the frames of the seal are beyond a cell, and how much lower than a cell's height a foot is in them. */
const STANDING = { wider: 24, higher: 20, foot: 19 };
const DIVING = { wider: 44, higher: 20, foot: 18 };

/**
 * The seal sitting and looking up, right, down and left; then run against something in those four ways; and sitting with its
 * eyes shut, to the right and to the left. Frames 24 pixels
 * wider than a cell and 20 higher; the cell begins 12 pixels from their left edge and 18 from the upper one.
 */
export function drawSealTable(cell: number): Bitmap {
  const sitting = WAYS.map((way) => looking("", way, cell));
  const [up, right, down] = sitting;
  const squashed = [flattened(up), narrowed(right), flattened(down), mirrored(narrowed(right))];
  const shut = blinking(right, cell);
  return inOneRow(
    [...sitting, ...squashed, shut, mirrored(shut)].map((sprite) => onFoot(withHalo(sprite), cell, STANDING)),
  );
}

/**
 * Three frames of its dive, its head out of the hole, the same with the fish, the hole without one, and the first of the
 * dive to the left. Frames 44 pixels
 * wider than a cell and 20 higher; the cell begins 22 pixels from their left edge and 18 from the upper one.
 */
export function drawDiveTable(cell: number): Bitmap {
  const dives = ["dive-1", "dive-2", "dive-3"].map((name) => inHole(spriteFor(name, cell), cell));
  const heads = ["peek", "catch", "hole"].map((name) => withHalo(spriteFor(name, cell)));
  return inOneRow([...dives, ...heads.map((sprite) => onFoot(sprite, cell, DIVING)), mirrored(dives[0])]);
}

/** The seal on its belly, sliding up, right, down and left, and the same with its smear behind it, in square frames. */
export function drawSlideTable(cell: number): Bitmap {
  const slides = WAYS.map((way) => looking("slide-", way, cell));
  return inOneRow([
    ...slides.map((slide) => sliding(withHalo(slide), cell, { x: 0, y: 0 })),
    ...slides.map((slide, way) => sliding(withHalo(slide), cell, STEPS[way])),
  ]);
}

/** How far a frame of the sliding seal reaches beyond its cell on each side: as far as the smear. */
export function slideMargin(cell: number): number {
  return Math.floor(cell / 2) + 14;
}

function looking(pose: string, way: string, cell: number): Bitmap {
  return way === "left" ? mirrored(spriteFor(`${pose}right`, cell)) : spriteFor(`${pose}${way}`, cell);
}

/** Where the eye of the seal that looks to the right is, by its cell. */
const EYES: Readonly<Record<number, Box>> = {
  19: { x: 22, y: 4, width: 4, height: 4 },
  22: { x: 25, y: 5, width: 4, height: 4 },
  28: { x: 32, y: 6, width: 5, height: 5 },
};

/** With a white line where its eye was. */
function blinking(sprite: Bitmap, cell: number): Bitmap {
  const shut = { ...sprite, pixels: [...sprite.pixels] };
  const { x, y, width, height } = EYES[cell];
  for (let row = y; row < y + height; row++) {
    for (let at = x; at < x + width; at++)
      setInk(shut, at, row, row === y + Math.floor(height / 2) ? "white" : "black");
  }
  return shut;
}

/** In the middle of its cell, on its foot. */
function onFoot(sprite: Bitmap, cell: number, { wider, higher, foot }: typeof STANDING): Bitmap {
  const frame = createBitmap(cell + wider, cell + higher);
  stamp(frame, sprite, Math.floor((frame.width - sprite.width) / 2), foot + cell - sprite.height);
  return frame;
}

/** A dive's hole lies where the level's is; its first picture has the seal's tail at the left of that. */
function inHole(dive: Bitmap, cell: number): Bitmap {
  const frame = createBitmap(cell + DIVING.wider, cell + DIVING.higher);
  const left = (frame.width - holeMiddle(dive) * 2) / 2;
  stamp(frame, dive, Math.floor(left), DIVING.foot + cell - dive.height);
  return frame;
}

/** Where the middle of the lowest row that is inked is: that is the hole's rim. */
function holeMiddle(dive: Bitmap): number {
  const inked: number[] = [];
  for (let x = 0; x < dive.width; x++) if (inkAt(dive, x, dive.height - 1) !== "clear") inked.push(x);
  return (Math.min(...inked) + Math.max(...inked) + 1) / 2;
}

function sliding(slide: Bitmap, cell: number, step: { readonly x: number; readonly y: number }): Bitmap {
  const margin = slideMargin(cell);
  const frame = createBitmap(cell + 2 * margin, cell + 2 * margin);
  const left = margin + Math.floor((cell - slide.width) / 2);
  const top = margin + Math.round((cell - slide.height) / 2);
  if (step.x !== 0 || step.y !== 0) {
    for (let at = SMEARS.length - 1; at >= 0; at--) {
      const back = SMEAR_STEP * (at + 1);
      shade(frame, slide, left - step.x * back, top - step.y * back, SMEARS[at]);
    }
  }
  stamp(frame, slide, left, top);
  return frame;
}

/** Lays the dark of a sprite's outline over a picture, so many of 64 pixels of it; what stands behind is seen between them. */
function shade(onto: Bitmap, sprite: Bitmap, left: number, top: number, of64: number): void {
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      if (inkAt(sprite, x, y) === "clear") continue;
      setInk(onto, left + x, top + y, isThrough(left + x, top + y, of64) ? "black" : "clear");
    }
  }
}

/** Lower: rows are taken out evenly below its face. */
function flattened(sprite: Bitmap): Bitmap {
  const rows = thinned(sprite.height, Math.floor(sprite.height / 2), sprite.height);
  const onto = createBitmap(sprite.width, rows.length);
  rows.forEach((from, y) => {
    for (let x = 0; x < sprite.width; x++) setInk(onto, x, y, inkAt(sprite, x, from));
  });
  return onto;
}

/** Narrower: columns are taken out evenly behind its face, which is at the right. */
function narrowed(sprite: Bitmap): Bitmap {
  const columns = thinned(sprite.width, 0, Math.floor(sprite.width / 2));
  const onto = createBitmap(columns.length, sprite.height);
  columns.forEach((from, x) => {
    for (let y = 0; y < sprite.height; y++) setInk(onto, x, y, inkAt(sprite, from, y));
  });
  return onto;
}

/** The places from 0 up to `length` without a fifth of them, all taken between `from` and `to`. */
function thinned(length: number, from: number, to: number): number[] {
  const gone = Math.round(length * SQUASH);
  const lost = Array.from({ length: gone }, (_, at) => Math.floor(from + ((at + 0.5) * (to - from)) / gone));
  return Array.from({ length }, (_, at) => at).filter((at) => !lost.includes(at));
}
