import { createBitmap, inkAt, inOneRow, setInk, stamp, type Bitmap } from "../bitmap";
import { flattened, leaning, narrowed, stretched } from "../bend";
import { onFoot, SPRITES_OF, type Cell } from "./sprites";

/** How a fruit feels: it is seen by its face. */
type Mood = "awake" | "shut" | "happy" | "worried";

/** A sort of fruit: its picture, where its faces are on it, and from which row on mud covers it. */
interface Sort {
  readonly name: string;
  readonly face: "face" | "cherry";
  readonly at: readonly { readonly x: number; readonly y: number }[];
  readonly mudFrom: number;
}

const SORTS: Readonly<Record<Cell, readonly Sort[]>> = {
  32: [
    sort("cherries", "cherry", [at(4, 15), at(17, 15)], 18),
    sort("pear", "face", [at(7, 10)], 16),
    sort("banana", "face", [at(11, 17)], 21),
    sort("melon", "face", [at(10, 4)], 10),
  ],
  40: [
    sort("cherries", "cherry", [at(4, 18), at(23, 18)], 22),
    sort("pear", "face", [at(9, 13)], 20),
    sort("banana", "face", [at(16, 22)], 26),
    sort("melon", "face", [at(13, 5)], 13),
  ],
};

function sort(name: string, face: Sort["face"], places: Sort["at"], mudFrom: number): Sort {
  return { name, face, at: places, mudFrom };
}

function at(x: number, y: number): Sort["at"][number] {
  return { x, y };
}

/** How much a piece bends, in pixels. */
const LEAN: Readonly<Record<Cell, number>> = { 32: 3, 40: 4 };
const STRETCH = 2;
export const SQUASH: Readonly<Record<Cell, number>> = { 32: 4, 40: 5 };

/** Fruits standing, as `drawFruitsTable` has them, by their sorts. */
export function standingFruits(cell: Cell): Bitmap[] {
  return SORTS[cell].map((sort) => withFace(sort, "awake", cell));
}

/**
 * Cherries, pear, banana and melon, twelve frames each: awake; leaning up, right, down and left; squashed from above, from
 * the side; happy, the same leaning right and left; dirty; with its eyes shut.
 */
export function drawFruitsTable(cell: Cell): Bitmap {
  return inOneRow(SORTS[cell].flatMap((sort) => framesOf(sort, cell).map((frame) => onFoot(frame, cell))));
}

function framesOf(sort: Sort, cell: Cell): Bitmap[] {
  const awake = withFace(sort, "awake", cell);
  const shut = withFace(sort, "shut", cell);
  const happy = withFace(sort, "happy", cell);
  const lean = LEAN[cell];
  const squash = SQUASH[cell];
  return [
    awake,
    stretched(awake, STRETCH),
    leaning(awake, lean),
    flattened(awake, STRETCH),
    leaning(awake, -lean),
    flattened(shut, squash),
    narrowed(shut, squash),
    happy,
    leaning(happy, lean),
    leaning(happy, -lean),
    dirty(sort, cell),
    shut,
  ];
}

function withFace({ name, face, at }: Sort, mood: Mood, cell: Cell): Bitmap {
  const whole = copyOf(SPRITES_OF[cell][name]);
  for (const { x, y } of at) stamp(whole, SPRITES_OF[cell][`${face}-${mood}`], x, y);
  return whole;
}

/** Half tone from a wavy line down; the outline and the eyes are left clear. */
function dirty(sort: Sort, cell: Cell): Bitmap {
  const body = SPRITES_OF[cell][sort.name];
  const muddy = copyOf(body);
  for (let y = 0; y < body.height; y++) {
    for (let x = 0; x < body.width; x++) {
      if (y < sort.mudFrom + wave(x) || isEdge(body, x, y)) continue;
      setInk(muddy, x, y, y === sort.mudFrom + wave(x) || (x + y) % 2 === 0 ? "black" : "white");
    }
  }
  for (const { x, y } of sort.at) stamp(muddy, SPRITES_OF[cell][`${sort.face}-worried`], x, y);
  return muddy;
}

function wave(x: number): number {
  return Math.round(1.5 * Math.sin(x / 2.2));
}

function isEdge(body: Bitmap, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (inkAt(body, x + dx, y + dy) === "clear") return true;
  }
  return false;
}

function copyOf(sprite: Bitmap): Bitmap {
  const copy = createBitmap(sprite.width, sprite.height);
  stamp(copy, sprite, 0, 0);
  return copy;
}
