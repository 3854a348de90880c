import { createBitmap, inOneRow, inkAt, setInk, stamp, type Bitmap } from "../bitmap";
import { laySmear } from "../smear";
import { mirrored, withHalo } from "../sprite-text";
import { SPRITES_OF, type Cell } from "./sprites";

/** How a penguin is drawn in cells of a size. */
interface Size {
  readonly frame: { readonly width: number; readonly height: number };
  /** Where its cell begins in its frame, and how far those in a doorway reach beyond theirs at the left. */
  readonly cellLeft: number;
  readonly cellTop: number;
  readonly doorway: number;
  /** A sliding penguin's frame leaves room for the smear on each side. */
  readonly slide: number;
  readonly slideCell: number;
  /** Which rows and columns go when it is squashed. */
  readonly rowsGone: readonly number[];
  readonly columnsGone: readonly number[];
  /** Its eyes from the front: their first row and their last, the line that each is when shut, and how far they keep off the face's edges. */
  readonly eyes: {
    readonly top: number;
    readonly bottom: number;
    readonly lids: readonly number[];
    readonly lid: number;
    readonly y: number;
    readonly inset: number;
  };
}

const SIZES: Readonly<Record<Cell, Size>> = {
  22: {
    frame: { width: 32, height: 42 },
    cellLeft: 5,
    cellTop: 16,
    doorway: 2,
    slide: 64,
    slideCell: 21,
    rowsGone: [1, 8, 13, 18],
    columnsGone: [3, 7, 10, 16],
    eyes: { top: 3, bottom: 7, lids: [5, 13], lid: 4, y: 6, inset: 4 },
  },
  30: {
    frame: { width: 42, height: 58 },
    cellLeft: 5,
    cellTop: 22,
    doorway: 3,
    slide: 74,
    slideCell: 22,
    rowsGone: [1, 5, 15, 20, 24],
    columnsGone: [5, 8, 12, 16, 21],
    eyes: { top: 3, bottom: 9, lids: [7, 18], lid: 5, y: 8, inset: 5 },
  },
};

/** How wide and high the penguin's frames are, and the square ones of it on its belly. */
export function penguinFrame(cell: Cell): Size["frame"] {
  return SIZES[cell].frame;
}

export function slideFrame(cell: Cell): number {
  return SIZES[cell].slide;
}

/**
 * The penguin: looking at us, the same with its eyes shut; seen from behind, from the left, from the front and from the
 * right, as it looks up, right, down and left; squashed in those four ways; four of a spin; two of its end on picks; three
 * of going into a door and three of coming out.
 */
export function drawPenguinTable(cell: Cell): Bitmap {
  const sprites = SPRITES_OF[cell];
  const { front, back, side } = sprites;
  const { rowsGone, columnsGone } = SIZES[cell];
  const flattened = (sprite: Bitmap): Bitmap => withoutRows(sprite, rowsGone);
  const narrowed = withoutColumns(side, columnsGone);
  const standing = [front, blinking(front, cell), back, side, front, mirrored(side)];
  const squashed = [flattened(back), narrowed, flattened(front), mirrored(narrowed)];
  const spinning = ["spin-1", "spin-2", "spin-3", "spin-4"].map((name) => sprites[name]);
  const ending = ["fall-1", "fall-2"].map((name) => sprites[name]);
  const passing = ["in-1", "in-2", "in-3", "out-1", "out-2", "out-3"].map((name) => sprites[name]);
  return inOneRow([
    ...[...standing, ...squashed, ...spinning, ...ending].map((sprite) => onFoot(sprite, cell)),
    ...passing.map((sprite) => inDoor(sprite, cell)),
  ]);
}

/** The penguin on its belly in square frames, sliding up, right, down and left, and the same with its smear behind it. */
export function drawSlideTable(cell: Cell): Bitmap {
  const { "slide-up": up, "slide-right": right, "slide-down": down } = SPRITES_OF[cell];
  const slides = [up, right, down, mirrored(right)].map(withHalo);
  return inOneRow([
    ...slides.map((slide) => sliding(slide, cell)),
    ...slides.map((slide, way) => sliding(slide, cell, way)),
  ]);
}

function onFoot(sprite: Bitmap, cell: Cell): Bitmap {
  const { frame, cellLeft, cellTop } = SIZES[cell];
  const onto = createBitmap(frame.width, frame.height);
  const whole = withHalo(sprite);
  stamp(onto, whole, cellLeft + middle(whole.width, cell), cellTop + cell - whole.height);
  return onto;
}

function inDoor(sprite: Bitmap, cell: Cell): Bitmap {
  const { frame, cellLeft, cellTop, doorway } = SIZES[cell];
  const onto = createBitmap(frame.width, frame.height);
  stamp(onto, sprite, cellLeft - doorway, cellTop - 2);
  return onto;
}

/** With a smear where a way is given. */
function sliding(sprite: Bitmap, cell: Cell, way?: number): Bitmap {
  const { slide, slideCell } = SIZES[cell];
  const frame = createBitmap(slide, slide);
  const left = slideCell + middle(sprite.width, cell);
  const top = slideCell + Math.round((cell - sprite.height) / 2);
  if (way !== undefined) laySmear(frame, sprite, left, top, way);
  stamp(frame, sprite, left, top);
  return frame;
}

function middle(width: number, cell: Cell): number {
  return Math.floor((cell - width) / 2);
}

/** The same face with its eyes shut: a line where they were. */
function blinking(face: Bitmap, cell: Cell): Bitmap {
  const { top, bottom, lids, lid, y: lidY, inset } = SIZES[cell].eyes;
  const shut = { ...face, pixels: [...face.pixels] };
  for (let y = top; y <= bottom; y++) {
    for (let x = inset; x < face.width - inset; x++) {
      if (inkAt(face, x, y) !== "clear") setInk(shut, x, y, "black");
    }
  }
  for (const left of lids) for (let x = left; x < left + lid; x++) setInk(shut, x, lidY, "white");
  return shut;
}

/** Some rows lower: it has run into something above or below. */
function withoutRows(sprite: Bitmap, gone: readonly number[]): Bitmap {
  const rows = Array.from({ length: sprite.height }, (_, y) => y).filter((y) => !gone.includes(y));
  const onto = createBitmap(sprite.width, rows.length);
  rows.forEach((from, y) => {
    for (let x = 0; x < sprite.width; x++) setInk(onto, x, y, inkAt(sprite, x, from));
  });
  return onto;
}

/** Some columns narrower: it has run into something beside it. */
function withoutColumns(sprite: Bitmap, gone: readonly number[]): Bitmap {
  const columns = Array.from({ length: sprite.width }, (_, x) => x).filter((x) => !gone.includes(x));
  const onto = createBitmap(columns.length, sprite.height);
  columns.forEach((from, x) => {
    for (let y = 0; y < sprite.height; y++) setInk(onto, x, y, inkAt(sprite, from, y));
  });
  return onto;
}
