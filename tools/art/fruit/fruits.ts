/**
 * Draws the four fruits of the puzzle Fruit (cherries, pear, banana and melon) in all poses. things.ts draws the
 * puzzle's other pieces.
 */
import { createBitmap, inkAt, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { flatten, leanSideways, narrow, stretch } from "../deform";
import { placeInFrameWithHalo, SPRITES_BY_CELL_SIZE, type CellSize } from "./sprites";

type Mood = "awake" | "shut" | "happy" | "worried";

interface FruitKind {
  readonly name: string;
  readonly face: "face" | "cherry";
  readonly faceCorners: readonly { readonly x: number; readonly y: number }[];
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

function createFruitKind(
  name: string,
  face: FruitKind["face"],
  faces: FruitKind["faceCorners"],
  mudFrom: number,
): FruitKind {
  return { name, face, faceCorners: faces, mudFrom };
}

function point(x: number, y: number): FruitKind["faceCorners"][number] {
  return { x, y };
}

/** How far the top of a leaning fruit moves sideways, in pixels, by the size of a board cell. */
const LEAN: Readonly<Record<CellSize, number>> = { 32: 3, 40: 4 };
const STRETCH = 2;
export const SQUASH: Readonly<Record<CellSize, number>> = { 32: 4, 40: 5 };

export function drawStandingFruits(cellSize: CellSize): Bitmap[] {
  return FRUIT_KINDS[cellSize].map((kind) => withFace(kind, "awake", cellSize));
}

export function drawSleepingFruits(cellSize: CellSize): Bitmap[] {
  return FRUIT_KINDS[cellSize].map((kind) => withFace(kind, "shut", cellSize));
}

/**
 * Draws the cherries, the pear, the banana and the melon in twelve pictures each. They show the fruit awake; leaning
 * up, right, down and left; squashed from above and from the side; happy; happy and leaning right and left; muddy; and
 * with shut eyes.
 */
export function drawFruitsTable(cellSize: CellSize): Bitmap {
  return joinInRow(
    FRUIT_KINDS[cellSize].flatMap((kind) =>
      drawFrames(kind, cellSize).map((frame) => placeInFrameWithHalo(frame, cellSize)),
    ),
  );
}

function drawFrames(kind: FruitKind, cellSize: CellSize): Bitmap[] {
  const awake = withFace(kind, "awake", cellSize);
  const shut = withFace(kind, "shut", cellSize);
  const happy = withFace(kind, "happy", cellSize);
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
    drawMuddy(kind, cellSize),
    shut,
  ];
}

function withFace({ name, face, faceCorners }: FruitKind, mood: Mood, cellSize: CellSize): Bitmap {
  const whole = copySprite(SPRITES_BY_CELL_SIZE[cellSize][name]);
  for (const { x, y } of faceCorners) blit(whole, SPRITES_BY_CELL_SIZE[cellSize][`${face}-${mood}`], x, y);
  return whole;
}

function drawMuddy(kind: FruitKind, cellSize: CellSize): Bitmap {
  const body = SPRITES_BY_CELL_SIZE[cellSize][kind.name];
  const muddy = copySprite(body);
  for (let y = 0; y < body.height; y++) {
    for (let x = 0; x < body.width; x++) {
      if (y < kind.mudFrom + wave(x) || isEdge(body, x, y)) continue;
      setInk(muddy, x, y, y === kind.mudFrom + wave(x) || (x + y) % 2 === 0 ? "black" : "white");
    }
  }
  for (const { x, y } of kind.faceCorners) blit(muddy, SPRITES_BY_CELL_SIZE[cellSize][`${kind.face}-worried`], x, y);
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
