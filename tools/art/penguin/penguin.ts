import { createBitmap, joinInRow, inkAt, setInk, blit, type Bitmap } from "../bitmap";
import { drawSmear } from "../smear";
import { mirror, withHalo } from "../sprite-text";
import { SPRITES_BY_CELL_SIZE, type CellSize } from "./sprites";

/** How a penguin is drawn in cells of a size. */
interface PenguinSizes {
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

const SIZES: Readonly<Record<CellSize, PenguinSizes>> = {
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
export function penguinFrame(cellSize: CellSize): PenguinSizes["frame"] {
  return SIZES[cellSize].frame;
}

export function slideFrame(cellSize: CellSize): number {
  return SIZES[cellSize].slide;
}

/**
 * The penguin: looking at us, the same with its eyes shut; seen from behind, from the left, from the front and from the
 * right, as it looks up, right, down and left; squashed in those four ways; four of a spin; two of its end on picks; three
 * of going into a door and three of coming out.
 */
export function drawPenguinTable(cellSize: CellSize): Bitmap {
  const sprites = SPRITES_BY_CELL_SIZE[cellSize];
  const { front, back, side } = sprites;
  const { rowsGone, columnsGone } = SIZES[cellSize];
  const flattened = (sprite: Bitmap): Bitmap => removeRows(sprite, rowsGone);
  const narrowed = removeColumns(side, columnsGone);
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

/** The penguin on its belly in square frames, sliding up, right, down and left, and the same with its smear behind it. */
export function drawSlideTable(cellSize: CellSize): Bitmap {
  const { "slide-up": up, "slide-right": right, "slide-down": down } = SPRITES_BY_CELL_SIZE[cellSize];
  const slides = [up, right, down, mirror(right)].map(withHalo);
  return joinInRow([
    ...slides.map((slide) => drawSliding(slide, cellSize)),
    ...slides.map((slide, direction) => drawSliding(slide, cellSize, direction)),
  ]);
}

function inFrame(sprite: Bitmap, cellSize: CellSize): Bitmap {
  const { frame, cellLeft, cellTop } = SIZES[cellSize];
  const onto = createBitmap(frame.width, frame.height);
  const whole = withHalo(sprite);
  blit(onto, whole, cellLeft + centreOffset(whole.width, cellSize), cellTop + cellSize - whole.height);
  return onto;
}

function inDoor(sprite: Bitmap, cellSize: CellSize): Bitmap {
  const { frame, cellLeft, cellTop, doorway } = SIZES[cellSize];
  const onto = createBitmap(frame.width, frame.height);
  blit(onto, sprite, cellLeft - doorway, cellTop - 2);
  return onto;
}

/** With a smear where a way is given. */
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

/** The same face with its eyes shut: a line where they were. */
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

/** Some rows lower: it has run into something above or below. */
function removeRows(sprite: Bitmap, removed: readonly number[]): Bitmap {
  const rows = Array.from({ length: sprite.height }, (_, y) => y).filter((y) => !removed.includes(y));
  const onto = createBitmap(sprite.width, rows.length);
  rows.forEach((from, y) => {
    for (let x = 0; x < sprite.width; x++) setInk(onto, x, y, inkAt(sprite, x, from));
  });
  return onto;
}

/** Some columns narrower: it has run into something beside it. */
function removeColumns(sprite: Bitmap, removed: readonly number[]): Bitmap {
  const columns = Array.from({ length: sprite.width }, (_, x) => x).filter((x) => !removed.includes(x));
  const onto = createBitmap(columns.length, sprite.height);
  columns.forEach((from, x) => {
    for (let y = 0; y < sprite.height; y++) setInk(onto, x, y, inkAt(sprite, from, y));
  });
  return onto;
}
