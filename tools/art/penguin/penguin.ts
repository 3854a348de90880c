/**
 * Draws the penguin, the player's piece, in all its poses: standing, squashed, spinning, sliding, falling, and in
 * doorways.
 */
import { createBitmap, joinInRow, inkAt, setInk, blit, type Bitmap } from "../bitmap";
import { drawSmear } from "../smear";
import { mirror, withHalo } from "../sprite-text";
import { SPRITES_BY_CELL_SIZE, type CellSize } from "./sprites";

interface PenguinSizes {
  readonly frame: { readonly width: number; readonly height: number };
  readonly cellLeft: number;
  readonly cellTop: number;
  /**
   * How many pixels farther to the left the penguin's pictures in a doorway reach, compared with its other pictures.
   */
  readonly doorway: number;
  /**
   * The side of the square picture of the sliding penguin, in pixels. It has space on each side for faint copies behind
   * the penguin.
   */
  readonly slide: number;
  /** The distance from the left and upper edges of the sliding penguin's picture to the penguin's cell, in pixels. */
  readonly slideCell: number;
  readonly removedRows: readonly number[];
  readonly removedColumns: readonly number[];
  /** The positions of the eyes in the picture of the penguin from the front, in pixels. */
  readonly eyes: {
    readonly top: number;
    readonly bottom: number;
    readonly lids: readonly number[];
    readonly lid: number;
    readonly y: number;
    readonly inset: number;
  };
}

const SIZES: Readonly<Record<CellSize, PenguinSizes>> = {
  22: {
    frame: { width: 32, height: 42 },
    cellLeft: 5,
    cellTop: 16,
    doorway: 2,
    slide: 64,
    slideCell: 21,
    removedRows: [1, 8, 13, 18],
    removedColumns: [3, 7, 10, 16],
    eyes: { top: 3, bottom: 7, lids: [5, 13], lid: 4, y: 6, inset: 4 },
  },
  30: {
    frame: { width: 42, height: 58 },
    cellLeft: 5,
    cellTop: 22,
    doorway: 3,
    slide: 74,
    slideCell: 22,
    removedRows: [1, 5, 15, 20, 24],
    removedColumns: [5, 8, 12, 16, 21],
    eyes: { top: 3, bottom: 9, lids: [7, 18], lid: 5, y: 8, inset: 5 },
  },
};

/** Returns the width and height, in pixels, of each of the penguin's pictures, except those in which it slides. */
export function penguinFrame(cellSize: CellSize): PenguinSizes["frame"] {
  return SIZES[cellSize].frame;
}

export function slideFrame(cellSize: CellSize): number {
  return SIZES[cellSize].slide;
}

/**
 * Draws all pictures of the penguin except the sliding penguin. The order is: looking at the viewer, the same with shut
 * eyes, looking up, right, down and left, squashed while looking up, right, down and left, four pictures of a spin, two
 * of its fall on picks (pointed things that hurt it), three of entering a doorway and three of leaving it.
 */
export function drawPenguinTable(cellSize: CellSize): Bitmap {
  const sprites = SPRITES_BY_CELL_SIZE[cellSize];
  const { front, back, side } = sprites;
  const { removedRows, removedColumns } = SIZES[cellSize];
  const flattened = (sprite: Bitmap): Bitmap => removeRows(sprite, removedRows);
  const narrowed = removeColumns(side, removedColumns);
  const standing = [front, withEyesShut(front, cellSize), back, side, front, mirror(side)];
  const squashed = [flattened(back), narrowed, flattened(front), mirror(narrowed)];
  const spinning = ["spin-1", "spin-2", "spin-3", "spin-4"].map((name) => sprites[name]);
  const ending = ["fall-1", "fall-2"].map((name) => sprites[name]);
  const passing = ["in-1", "in-2", "in-3", "out-1", "out-2", "out-3"].map((name) => sprites[name]);
  return joinInRow([
    ...[...standing, ...squashed, ...spinning, ...ending].map((sprite) => inFrame(sprite, cellSize)),
    ...passing.map((sprite) => inDoor(sprite, cellSize)),
  ]);
}

/**
 * Draws the penguin sliding on its belly up, right, down and left, in square pictures. The same four follow with faint
 * copies behind the penguin, for a fast slide.
 */
export function drawSlideTable(cellSize: CellSize): Bitmap {
  const { "slide-up": up, "slide-right": right, "slide-down": down } = SPRITES_BY_CELL_SIZE[cellSize];
  const slides = [up, right, down, mirror(right)].map(withWideHalo);
  return joinInRow([
    ...slides.map((slide) => drawSliding(slide, cellSize)),
    ...slides.map((slide, direction) => drawSliding(slide, cellSize, direction)),
  ]);
}

function inFrame(sprite: Bitmap, cellSize: CellSize): Bitmap {
  const { frame, cellLeft, cellTop } = SIZES[cellSize];
  const onto = createBitmap(frame.width, frame.height);
  const whole = withWideHalo(sprite);
  blit(onto, whole, cellLeft + centreOffset(whole.width, cellSize), cellTop + cellSize + 1 - whole.height);
  return onto;
}

/**
 * Returns a sprite with a white rim two pixels wide. A rim of one pixel is hard to see between the black penguin and a
 * black treadmill.
 */
function withWideHalo(sprite: Bitmap): Bitmap {
  return withHalo(withHalo(sprite));
}

function inDoor(sprite: Bitmap, cellSize: CellSize): Bitmap {
  const { frame, cellLeft, cellTop, doorway } = SIZES[cellSize];
  const onto = createBitmap(frame.width, frame.height);
  blit(onto, sprite, cellLeft - doorway, cellTop - 2);
  return onto;
}

function drawSliding(sprite: Bitmap, cellSize: CellSize, direction?: number): Bitmap {
  const { slide, slideCell } = SIZES[cellSize];
  const frame = createBitmap(slide, slide);
  const left = slideCell + centreOffset(sprite.width, cellSize);
  const top = slideCell + Math.round((cellSize - sprite.height) / 2);
  if (direction !== undefined) drawSmear(frame, sprite, left, top, direction);
  blit(frame, sprite, left, top);
  return frame;
}

function centreOffset(width: number, cellSize: CellSize): number {
  return Math.floor((cellSize - width) / 2);
}

function withEyesShut(face: Bitmap, cellSize: CellSize): Bitmap {
  const { top, bottom, lids, lid, y: lidY, inset } = SIZES[cellSize].eyes;
  const shut = { ...face, pixels: [...face.pixels] };
  for (let y = top; y <= bottom; y++) {
    for (let x = inset; x < face.width - inset; x++) {
      if (inkAt(face, x, y) !== "clear") setInk(shut, x, y, "black");
    }
  }
  for (const left of lids) for (let x = left; x < left + lid; x++) setInk(shut, x, lidY, "white");
  return shut;
}

/**
 * Returns a sprite without the given pixel rows. The game shows the penguin squashed in this way when it hits an
 * obstacle above or below it. `removeColumns` does the same for an obstacle at its side.
 */
function removeRows(sprite: Bitmap, removed: readonly number[]): Bitmap {
  const rows = Array.from({ length: sprite.height }, (_, y) => y).filter((y) => !removed.includes(y));
  const onto = createBitmap(sprite.width, rows.length);
  rows.forEach((from, y) => {
    for (let x = 0; x < sprite.width; x++) setInk(onto, x, y, inkAt(sprite, x, from));
  });
  return onto;
}

function removeColumns(sprite: Bitmap, removed: readonly number[]): Bitmap {
  const columns = Array.from({ length: sprite.width }, (_, x) => x).filter((x) => !removed.includes(x));
  const onto = createBitmap(columns.length, sprite.height);
  columns.forEach((from, x) => {
    for (let y = 0; y < sprite.height; y++) setInk(onto, x, y, inkAt(sprite, from, y));
  });
  return onto;
}
