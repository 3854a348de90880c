import { createBitmap, inOneRow, inkAt, setInk, stamp, type Bitmap } from "../bitmap";
import { laySmear } from "../smear";
import { mirrored, withHalo } from "../sprite-text";
import { CELL, SPRITES } from "./sprites";

/** A frame of the penguin, and where its cell lies in it. */
const FRAME_WIDTH = 32;
const FRAME_HEIGHT = 42;
const CELL_LEFT = 5;
const CELL_TOP = 16;

/** A sliding penguin's frame leaves room for the smear on each side. */
const SLIDE_SIZE = 64;
const SLIDE_CELL = 21;

const { front, back, side } = SPRITES;
const SLIDES: readonly Bitmap[] = [
  SPRITES["slide-up"],
  SPRITES["slide-right"],
  SPRITES["slide-down"],
  mirrored(SPRITES["slide-right"]),
];

/**
 * The penguin in frames of 32 by 42 pixels whose cell begins at (5, 16): looking at us, the same with its eyes shut; seen
 * from behind, from the left, from the front and from the right, as it looks up, right, down and left; squashed in
 * those four ways; four of a spin; two of its end on picks; three of going into a door and three of coming out.
 */
export function drawPenguinTable(): Bitmap {
  const standing = [front, blinking(front), back, side, front, mirrored(side)];
  const squashed = [flattened(back), narrowed(side), flattened(front), mirrored(narrowed(side))];
  const spinning = ["spin-1", "spin-2", "spin-3", "spin-4"].map((name) => SPRITES[name]);
  const ending = ["fall-1", "fall-2"].map((name) => SPRITES[name]);
  const passing = ["in-1", "in-2", "in-3", "out-1", "out-2", "out-3"].map((name) => SPRITES[name]);
  return inOneRow([...[...standing, ...squashed, ...spinning, ...ending].map(onFoot), ...passing.map(inDoor)]);
}

/**
 * The penguin on its belly, sliding up, right, down and left, and the same with its smear behind it: frames of 64 by 64 whose
 * cell begins at (21, 21).
 */
export function drawSlideTable(): Bitmap {
  const slides = SLIDES.map(withHalo);
  return inOneRow([...slides.map((slide) => sliding(slide)), ...slides.map((slide, way) => sliding(slide, way))]);
}

function onFoot(sprite: Bitmap): Bitmap {
  const frame = createBitmap(FRAME_WIDTH, FRAME_HEIGHT);
  const whole = withHalo(sprite);
  stamp(frame, whole, CELL_LEFT + middle(whole.width), CELL_TOP + CELL - whole.height);
  return frame;
}

function inDoor(sprite: Bitmap): Bitmap {
  const frame = createBitmap(FRAME_WIDTH, FRAME_HEIGHT);
  stamp(frame, sprite, CELL_LEFT - 2, CELL_TOP - 2);
  return frame;
}

/** With a smear where a way is given. */
function sliding(slide: Bitmap, way?: number): Bitmap {
  const frame = createBitmap(SLIDE_SIZE, SLIDE_SIZE);
  const left = SLIDE_CELL + middle(slide.width);
  const top = SLIDE_CELL + Math.round((CELL - slide.height) / 2);
  if (way !== undefined) laySmear(frame, slide, left, top, way);
  stamp(frame, slide, left, top);
  return frame;
}

function middle(width: number): number {
  return Math.floor((CELL - width) / 2);
}

/** The same face with its eyes shut: a line where they were. */
function blinking(face: Bitmap): Bitmap {
  const shut = { ...face, pixels: [...face.pixels] };
  for (let y = 3; y <= 7; y++) {
    for (let x = 0; x < face.width; x++) {
      if (inkAt(face, x, y) !== "clear" && x > 3 && x < face.width - 4) setInk(shut, x, y, "black");
    }
  }
  for (const eye of [5, 13]) for (let x = eye; x < eye + 4; x++) setInk(shut, x, 6, "white");
  return shut;
}

/** Four rows lower: it has run into something above or below. */
function flattened(sprite: Bitmap): Bitmap {
  const gone = [1, 8, 13, 18];
  const rows = Array.from({ length: sprite.height }, (_, y) => y).filter((y) => !gone.includes(y));
  const onto = createBitmap(sprite.width, rows.length);
  rows.forEach((from, y) => {
    for (let x = 0; x < sprite.width; x++) setInk(onto, x, y, inkAt(sprite, x, from));
  });
  return onto;
}

/** Four columns narrower: it has run into something beside it. */
function narrowed(sprite: Bitmap): Bitmap {
  const gone = [3, 7, 10, 16];
  const columns = Array.from({ length: sprite.width }, (_, x) => x).filter((x) => !gone.includes(x));
  const onto = createBitmap(columns.length, sprite.height);
  columns.forEach((from, x) => {
    for (let y = 0; y < sprite.height; y++) setInk(onto, x, y, inkAt(sprite, from, y));
  });
  return onto;
}
