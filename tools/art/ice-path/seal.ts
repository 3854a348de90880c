import type { Box } from "../../../src/device/screen";
import { createBitmap, inkAt, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { passesDither } from "../dither";
import { mirror, withHalo } from "../sprite-text";
import { findSprite } from "./sprites";

/** Steps up, right, down and left. */
const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const DIRECTION_NAMES = ["up", "right", "down", "left"];

const SMEAR_STEP = 5;
/** How much of the smear's three steps is black, of 64, the nearest first. */
const SMEARS = [34, 18, 8];

/** How much of its length the seal loses where something stops it. */
const SQUASH = 0.2;
/** How wide and high the frames of the seal are beyond a cell, and how much lower than a cell's height a foot is in them. */
const STANDING_FRAME = { wider: 24, higher: 20, foot: 19 };
const DIVING_FRAME = { wider: 44, higher: 20, foot: 18 };

/**
 * The seal sitting and looking up, right, down and left; then run against something in those four ways; and sitting with its
 * eyes shut, to the right and to the left. Frames 24 pixels
 * wider than a cell and 20 higher; the cell begins 12 pixels from their left edge and 18 from the upper one.
 */
export function drawSealTable(cellSize: number): Bitmap {
  const sitting = DIRECTION_NAMES.map((direction) => spriteFacing("", direction, cellSize));
  const [up, right, down] = sitting;
  const squashed = [flatten(up), narrow(right), flatten(down), mirror(narrow(right))];
  const shut = withEyesShut(right, cellSize);
  return joinInRow(
    [...sitting, ...squashed, shut, mirror(shut)].map((sprite) => inFrame(withHalo(sprite), cellSize, STANDING_FRAME)),
  );
}

/**
 * Three frames of its dive, its head out of the hole, the same with the fish, the hole without one, and the first of the
 * dive to the left. Frames 44 pixels
 * wider than a cell and 20 higher; the cell begins 22 pixels from their left edge and 18 from the upper one.
 */
export function drawDiveTable(cellSize: number): Bitmap {
  const dives = ["dive-1", "dive-2", "dive-3"].map((name) => alignToHole(findSprite(name, cellSize), cellSize));
  const heads = ["peek", "catch", "hole"].map((name) => withHalo(findSprite(name, cellSize)));
  return joinInRow([...dives, ...heads.map((sprite) => inFrame(sprite, cellSize, DIVING_FRAME)), mirror(dives[0])]);
}

/** The seal on its belly, sliding up, right, down and left, and the same with its smear behind it, in square frames. */
export function drawSlideTable(cellSize: number): Bitmap {
  const slides = DIRECTION_NAMES.map((direction) => spriteFacing("slide-", direction, cellSize));
  return joinInRow([
    ...slides.map((slide) => drawSliding(withHalo(slide), cellSize, { x: 0, y: 0 })),
    ...slides.map((slide, direction) => drawSliding(withHalo(slide), cellSize, STEPS[direction])),
  ]);
}

/** How far a frame of the sliding seal reaches beyond its cell on each side: as far as the smear. */
export function slideMargin(cellSize: number): number {
  return Math.floor(cellSize / 2) + 14;
}

function spriteFacing(pose: string, direction: string, cellSize: number): Bitmap {
  return direction === "left"
    ? mirror(findSprite(`${pose}right`, cellSize))
    : findSprite(`${pose}${direction}`, cellSize);
}

/** Where the eye of the seal that looks to the right is, by its cell. */
const EYES: Readonly<Record<number, Box>> = {
  19: { x: 22, y: 4, width: 4, height: 4 },
  22: { x: 25, y: 5, width: 4, height: 4 },
  28: { x: 32, y: 6, width: 5, height: 5 },
};

/** With a white line where its eye was. */
function withEyesShut(sprite: Bitmap, cellSize: number): Bitmap {
  const shut = { ...sprite, pixels: [...sprite.pixels] };
  const { x, y, width, height } = EYES[cellSize];
  for (let row = y; row < y + height; row++) {
    for (let at = x; at < x + width; at++)
      setInk(shut, at, row, row === y + Math.floor(height / 2) ? "white" : "black");
  }
  return shut;
}

/** In the middle of its cell, on its foot. */
function inFrame(sprite: Bitmap, cellSize: number, { wider, higher, foot }: typeof STANDING_FRAME): Bitmap {
  const frame = createBitmap(cellSize + wider, cellSize + higher);
  blit(frame, sprite, Math.floor((frame.width - sprite.width) / 2), foot + cellSize - sprite.height);
  return frame;
}

/** A dive's hole lies where the level's is; its first picture has the seal's tail at the left of that. */
function alignToHole(dive: Bitmap, cellSize: number): Bitmap {
  const frame = createBitmap(cellSize + DIVING_FRAME.wider, cellSize + DIVING_FRAME.higher);
  const left = (frame.width - holeMiddle(dive) * 2) / 2;
  blit(frame, dive, Math.floor(left), DIVING_FRAME.foot + cellSize - dive.height);
  return frame;
}

/** Where the middle of the lowest row that is inked is: that is the hole's rim. */
function holeMiddle(dive: Bitmap): number {
  const inked: number[] = [];
  for (let x = 0; x < dive.width; x++) if (inkAt(dive, x, dive.height - 1) !== "clear") inked.push(x);
  return (Math.min(...inked) + Math.max(...inked) + 1) / 2;
}

function drawSliding(slide: Bitmap, cellSize: number, step: { readonly x: number; readonly y: number }): Bitmap {
  const margin = slideMargin(cellSize);
  const frame = createBitmap(cellSize + 2 * margin, cellSize + 2 * margin);
  const left = margin + Math.floor((cellSize - slide.width) / 2);
  const top = margin + Math.round((cellSize - slide.height) / 2);
  if (step.x !== 0 || step.y !== 0) {
    for (let at = SMEARS.length - 1; at >= 0; at--) {
      const back = SMEAR_STEP * (at + 1);
      ditherOutline(frame, slide, left - step.x * back, top - step.y * back, SMEARS[at]);
    }
  }
  blit(frame, slide, left, top);
  return frame;
}

/** Lays the dark of a sprite's outline over a picture, so many of 64 pixels of it; what stands behind is seen between them. */
function ditherOutline(onto: Bitmap, sprite: Bitmap, left: number, top: number, of64: number): void {
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      if (inkAt(sprite, x, y) === "clear") continue;
      setInk(onto, left + x, top + y, passesDither(left + x, top + y, of64) ? "black" : "clear");
    }
  }
}

/** Lower: rows are taken out evenly below its face. */
function flatten(sprite: Bitmap): Bitmap {
  const rows = keepEvenly(sprite.height, Math.floor(sprite.height / 2), sprite.height);
  const onto = createBitmap(sprite.width, rows.length);
  rows.forEach((from, y) => {
    for (let x = 0; x < sprite.width; x++) setInk(onto, x, y, inkAt(sprite, x, from));
  });
  return onto;
}

/** Narrower: columns are taken out evenly behind its face, which is at the right. */
function narrow(sprite: Bitmap): Bitmap {
  const columns = keepEvenly(sprite.width, 0, Math.floor(sprite.width / 2));
  const onto = createBitmap(columns.length, sprite.height);
  columns.forEach((from, x) => {
    for (let y = 0; y < sprite.height; y++) setInk(onto, x, y, inkAt(sprite, from, y));
  });
  return onto;
}

/** The places from 0 up to `length` without a fifth of them, all taken between `from` and `to`. */
function keepEvenly(length: number, from: number, to: number): number[] {
  const gone = Math.round(length * SQUASH);
  const lost = Array.from({ length: gone }, (_, at) => Math.floor(from + ((at + 0.5) * (to - from)) / gone));
  return Array.from({ length }, (_, at) => at).filter((at) => !lost.includes(at));
}
