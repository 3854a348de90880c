import { createBitmap, inkAt, inOneRow, setInk, stamp, type Bitmap } from "../bitmap";
import { flattened, leaning, narrowed, stretched } from "../bend";
import { onFoot, SPRITES } from "./sprites";

/** How a fruit feels: it is seen by its face. */
type Mood = "awake" | "shut" | "happy" | "worried";

/** A sort of fruit: its picture, where its faces are on it, and from which row on mud covers it. */
interface Sort {
  readonly name: string;
  readonly face: "face" | "cherry";
  readonly at: readonly { readonly x: number; readonly y: number }[];
  readonly mudFrom: number;
}

const SORTS: readonly Sort[] = [
  {
    name: "cherries",
    face: "cherry",
    at: [
      { x: 4, y: 15 },
      { x: 17, y: 15 },
    ],
    mudFrom: 18,
  },
  { name: "pear", face: "face", at: [{ x: 7, y: 10 }], mudFrom: 16 },
  { name: "banana", face: "face", at: [{ x: 11, y: 17 }], mudFrom: 21 },
  { name: "melon", face: "face", at: [{ x: 10, y: 4 }], mudFrom: 10 },
];

const LEAN = 3;
const STRETCH = 2;
const SQUASH = 4;

/** A fruit standing, as `drawFruitsTable` has it, by its sort. */
export const FRUITS: readonly Bitmap[] = SORTS.map((sort) => withFace(sort, "awake"));

/**
 * Cherries, pear, banana and melon, twelve frames each: awake; leaning up, right, down and left; squashed from above, from
 * the side; happy, the same leaning right and left; dirty; with its eyes shut.
 */
export function drawFruitsTable(): Bitmap {
  return inOneRow(SORTS.flatMap((sort) => framesOf(sort).map(onFoot)));
}

function framesOf(sort: Sort): Bitmap[] {
  const awake = withFace(sort, "awake");
  const shut = withFace(sort, "shut");
  const happy = withFace(sort, "happy");
  return [
    awake,
    stretched(awake, STRETCH),
    leaning(awake, LEAN),
    flattened(awake, STRETCH),
    leaning(awake, -LEAN),
    flattened(shut, SQUASH),
    narrowed(shut, SQUASH),
    happy,
    leaning(happy, LEAN),
    leaning(happy, -LEAN),
    dirty(sort),
    shut,
  ];
}

function withFace({ name, face, at }: Sort, mood: Mood): Bitmap {
  const whole = copyOf(SPRITES[name]);
  for (const { x, y } of at) stamp(whole, SPRITES[`${face}-${mood}`], x, y);
  return whole;
}

/** Half tone from a wavy line down; the outline and the eyes are left clear. */
function dirty(sort: Sort): Bitmap {
  const body = SPRITES[sort.name];
  const muddy = copyOf(body);
  for (let y = 0; y < body.height; y++) {
    for (let x = 0; x < body.width; x++) {
      if (y < sort.mudFrom + wave(x) || isEdge(body, x, y)) continue;
      setInk(muddy, x, y, y === sort.mudFrom + wave(x) || (x + y) % 2 === 0 ? "black" : "white");
    }
  }
  for (const { x, y } of sort.at) stamp(muddy, SPRITES[`${sort.face}-worried`], x, y);
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
