/** Draws the seal, the player's piece in Ice Path, in all its poses: sitting, squashed, sliding and diving. */
import type { Box } from "../../../src/device/screen";
import { createBitmap, crop, inkAt, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { passesDither } from "../dither";
import { mirror, withHalo } from "../sprite-text";
import { findSprite } from "./sprites";

const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const DIRECTION_NAMES = ["up", "right", "down", "left"];

const SMEAR_STEP = 5;
/** The three faint copies behind a fast seal, the nearest first: how many of every 64 pixels are black in each. */
const SMEARS = [34, 18, 8];

/** A seal that is drawn squashed loses this share of its pixel rows or columns. */
const SQUASH = 0.2;
/**
 * How much wider and higher than a cell the picture of a sitting seal is, in pixels. The seal's lower edge lies at the
 * y coordinate `foot` plus the height of a cell.
 */
const STANDING_FRAME = { wider: 24, higher: 20, foot: 19 };
/**
 * How much wider and higher than a cell each picture of the seal's dive is, in pixels. The lower edge of the hole in
 * the ice lies at the y coordinate `foot` plus the height of a cell.
 */
const DIVING_FRAME = { wider: 44, higher: 20, foot: 18 };

/**
 * Draws the seal in ten pictures: sitting and looking up, right, down and left; squashed in these four directions; and
 * with shut eyes to the right and to the left. Each picture is 24 pixels wider than a cell and 20 higher. The seal's
 * cell begins at (12, 18) of the picture.
 */
export function drawSealTable(cellSize: number): Bitmap {
  const sitting = DIRECTION_NAMES.map((direction) => spriteFacing("", direction, cellSize));
  const [up, right, down] = sitting;
  const squashed = [flatten(up), narrow(right), flatten(down), mirror(narrow(right))];
  const shut = withEyesShut(right, cellSize);
  return joinInRow(
    [...sitting, ...squashed, shut, mirror(shut)].map((sprite) =>
      inFrame(withWideHalo(sprite), cellSize, STANDING_FRAME),
    ),
  );
}

/**
 * Draws the seal's dive into the hole at the end of a level. The order is: three pictures of diving, the head above the
 * hole, the head with the fish, the empty hole, and the first picture of diving mirrored. Each picture is 44 pixels
 * wider than a cell and 20 higher. The hole's cell begins at (22, 18) of the picture.
 */
export function drawDiveTable(cellSize: number): Bitmap {
  const dives = ["dive-1", "dive-2", "dive-3"].map((name) => alignToHole(findSprite(name, cellSize), cellSize));
  const heads = ["peek", "catch", "hole"].map((name) => withHalo(findSprite(name, cellSize)));
  return joinInRow([...dives, ...heads.map((sprite) => inFrame(sprite, cellSize, DIVING_FRAME)), mirror(dives[0])]);
}

/**
 * Draws the seal sliding on its belly up, right, down and left, in square pictures. The same four pictures follow with
 * the faint copies that appear behind a fast seal.
 */
export function drawSlideTable(cellSize: number): Bitmap {
  const slides = DIRECTION_NAMES.map((direction) => spriteFacing("slide-", direction, cellSize));
  return joinInRow([
    ...slides.map((slide) => drawSliding(withHalo(slide), cellSize, { x: 0, y: 0 })),
    ...slides.map((slide, direction) => drawSliding(withHalo(slide), cellSize, STEPS[direction])),
  ]);
}

/**
 * Returns how far the picture of a sliding seal reaches beyond its cell on each side, in pixels. This is the space for
 * the faint copies behind a fast seal.
 */
export function slideMargin(cellSize: number): number {
  return Math.floor(cellSize / 2) + 14;
}

/** Adds a white rim of two pixels, without its lowest row. So the seal stands out among black rocks. */
function withWideHalo(sprite: Bitmap): Bitmap {
  const haloed = withHalo(withHalo(sprite));
  return crop(haloed, 0, 0, haloed.width, haloed.height - 1);
}

function spriteFacing(pose: string, direction: string, cellSize: number): Bitmap {
  return direction === "left"
    ? mirror(findSprite(`${pose}right`, cellSize))
    : findSprite(`${pose}${direction}`, cellSize);
}

/** The rectangle of the eye, in pixels, in the sprite of the seal that faces right, by the size of a cell. */
const EYES: Readonly<Record<number, Box>> = {
  19: { x: 12, y: 4, width: 4, height: 4 },
  22: { x: 14, y: 5, width: 4, height: 4 },
  28: { x: 17, y: 6, width: 5, height: 5 },
};

function withEyesShut(sprite: Bitmap, cellSize: number): Bitmap {
  const shut = { ...sprite, pixels: [...sprite.pixels] };
  const { x, y, width, height } = EYES[cellSize];
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++)
      setInk(shut, column, row, row === y + Math.floor(height / 2) ? "white" : "black");
  }
  return shut;
}

function inFrame(sprite: Bitmap, cellSize: number, { wider, higher, foot }: typeof STANDING_FRAME): Bitmap {
  const frame = createBitmap(cellSize + wider, cellSize + higher);
  blit(frame, sprite, Math.floor((frame.width - sprite.width) / 2), foot + cellSize - sprite.height);
  return frame;
}

function alignToHole(dive: Bitmap, cellSize: number): Bitmap {
  const frame = createBitmap(cellSize + DIVING_FRAME.wider, cellSize + DIVING_FRAME.higher);
  const left = (frame.width - holeMiddle(dive) * 2) / 2;
  blit(frame, dive, Math.floor(left), DIVING_FRAME.foot + cellSize - dive.height);
  return frame;
}

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
    for (let copy = SMEARS.length - 1; copy >= 0; copy--) {
      const back = SMEAR_STEP * (copy + 1);
      ditherOutline(frame, slide, left - step.x * back, top - step.y * back, SMEARS[copy]);
    }
  }
  blit(frame, slide, left, top);
  return frame;
}

function ditherOutline(onto: Bitmap, sprite: Bitmap, left: number, top: number, of64: number): void {
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      if (inkAt(sprite, x, y) === "clear") continue;
      setInk(onto, left + x, top + y, passesDither(left + x, top + y, of64) ? "black" : "clear");
    }
  }
}

function flatten(sprite: Bitmap): Bitmap {
  const rows = keepEvenly(sprite.height, Math.floor(sprite.height / 2), sprite.height);
  const onto = createBitmap(sprite.width, rows.length);
  rows.forEach((from, y) => {
    for (let x = 0; x < sprite.width; x++) setInk(onto, x, y, inkAt(sprite, x, from));
  });
  return onto;
}

/**
 * Returns a seal that is drawn squashed from the side: evenly spaced pixel columns behind its face are removed. The
 * face must be at the right.
 */
function narrow(sprite: Bitmap): Bitmap {
  const columns = keepEvenly(sprite.width, 0, Math.floor(sprite.width / 2));
  const onto = createBitmap(columns.length, sprite.height);
  columns.forEach((from, x) => {
    for (let y = 0; y < sprite.height; y++) setInk(onto, x, y, inkAt(sprite, from, y));
  });
  return onto;
}

function keepEvenly(length: number, from: number, to: number): number[] {
  const count = Math.round(length * SQUASH);
  const removed = Array.from({ length: count }, (_, index) => Math.floor(from + ((index + 0.5) * (to - from)) / count));
  return Array.from({ length }, (_, index) => index).filter((index) => !removed.includes(index));
}
