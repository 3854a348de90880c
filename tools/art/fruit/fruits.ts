import { createBitmap, inkAt, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { flatten, leanSideways, narrow, stretch } from "../deform";
import { inFrameWithHalo, SPRITES_BY_CELL_SIZE, type CellSize } from "./sprites";

/** How a fruit feels: it is seen by its face. */
type Mood = "awake" | "shut" | "happy" | "worried";

/** A sort of fruit: its picture, where its faces are on it, and from which row on mud covers it. */
interface FruitKind {
  readonly name: string;
  readonly face: "face" | "cherry";
  readonly at: readonly { readonly x: number; readonly y: number }[];
  readonly mudFrom: number;
}

const FRUIT_KINDS: Readonly<Record<CellSize, readonly FruitKind[]>> = {
  32: [
    createFruitKind("cherries", "cherry", [point(4, 15), point(17, 15)], 18),
    createFruitKind("pear", "face", [point(7, 10)], 16),
    createFruitKind("banana", "face", [point(11, 17)], 21),
    createFruitKind("melon", "face", [point(10, 4)], 10),
  ],
  40: [
    createFruitKind("cherries", "cherry", [point(4, 18), point(23, 18)], 22),
    createFruitKind("pear", "face", [point(9, 13)], 20),
    createFruitKind("banana", "face", [point(16, 22)], 26),
    createFruitKind("melon", "face", [point(13, 5)], 13),
  ],
};

function createFruitKind(name: string, face: FruitKind["face"], places: FruitKind["at"], mudFrom: number): FruitKind {
  return { name, face, at: places, mudFrom };
}

function point(x: number, y: number): FruitKind["at"][number] {
  return { x, y };
}

/** How much a piece bends, in pixels. */
const LEAN: Readonly<Record<CellSize, number>> = { 32: 3, 40: 4 };
const STRETCH = 2;
export const SQUASH: Readonly<Record<CellSize, number>> = { 32: 4, 40: 5 };

/** Fruits standing, as `drawFruitsTable` has them, by their sorts. */
export function drawStandingFruits(cellSize: CellSize): Bitmap[] {
  return FRUIT_KINDS[cellSize].map((sort) => withFace(sort, "awake", cellSize));
}

/**
 * Cherries, pear, banana and melon, twelve frames each: awake; leaning up, right, down and left; squashed from above, from
 * the side; happy, the same leaning right and left; dirty; with its eyes shut.
 */
export function drawFruitsTable(cellSize: CellSize): Bitmap {
  return joinInRow(
    FRUIT_KINDS[cellSize].flatMap((sort) =>
      drawFrames(sort, cellSize).map((frame) => inFrameWithHalo(frame, cellSize)),
    ),
  );
}

function drawFrames(sort: FruitKind, cellSize: CellSize): Bitmap[] {
  const awake = withFace(sort, "awake", cellSize);
  const shut = withFace(sort, "shut", cellSize);
  const happy = withFace(sort, "happy", cellSize);
  const lean = LEAN[cellSize];
  const squash = SQUASH[cellSize];
  return [
    awake,
    stretch(awake, STRETCH),
    leanSideways(awake, lean),
    flatten(awake, STRETCH),
    leanSideways(awake, -lean),
    flatten(shut, squash),
    narrow(shut, squash),
    happy,
    leanSideways(happy, lean),
    leanSideways(happy, -lean),
    drawMuddy(sort, cellSize),
    shut,
  ];
}

function withFace({ name, face, at }: FruitKind, mood: Mood, cellSize: CellSize): Bitmap {
  const whole = copySprite(SPRITES_BY_CELL_SIZE[cellSize][name]);
  for (const { x, y } of at) blit(whole, SPRITES_BY_CELL_SIZE[cellSize][`${face}-${mood}`], x, y);
  return whole;
}

/** Half tone from a wavy line down; the outline and the eyes are left clear. */
function drawMuddy(sort: FruitKind, cellSize: CellSize): Bitmap {
  const body = SPRITES_BY_CELL_SIZE[cellSize][sort.name];
  const muddy = copySprite(body);
  for (let y = 0; y < body.height; y++) {
    for (let x = 0; x < body.width; x++) {
      if (y < sort.mudFrom + wave(x) || isEdge(body, x, y)) continue;
      setInk(muddy, x, y, y === sort.mudFrom + wave(x) || (x + y) % 2 === 0 ? "black" : "white");
    }
  }
  for (const { x, y } of sort.at) blit(muddy, SPRITES_BY_CELL_SIZE[cellSize][`${sort.face}-worried`], x, y);
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

function copySprite(sprite: Bitmap): Bitmap {
  const copy = createBitmap(sprite.width, sprite.height);
  blit(copy, sprite, 0, 0);
  return copy;
}
