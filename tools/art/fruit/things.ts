/**
 * Draws all pieces of the puzzle Fruit that are no fruits, such as hedgehogs and anteaters. Also draws what belongs to
 * pieces of all kinds: shadows, hearts, splashes, and motion smears (faint copies behind a fast piece).
 */
import { createBitmap, inkAt, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { drawSmear } from "../smear";
import { mirror, withHalo } from "../sprite-text";
import { flatten, narrow } from "../deform";
import { SQUASH, drawStandingFruits } from "./fruits";
import {
  frameSide,
  FOOT_LIFT,
  placeInFrameWithHalo,
  SPRITES,
  SPRITES_BY_CELL_SIZE,
  placeInFrame,
  type CellSize,
} from "./sprites";

const ROLLING = [1, 2, 3, 4];

/**
 * Draws the sliding pieces of Fruit that are no fruits. First comes the stone: at rest, squashed from above and
 * squashed from the side. Then come four pictures of cars: driving sideways, stopped, driving up, and stopped again.
 * Last come four pictures of the barrel that rolls sideways, and four of the barrel that rolls up.
 */
export function drawThingsTable(cellSize: CellSize): Bitmap {
  const sprites = SPRITES_BY_CELL_SIZE[cellSize];
  const squash = SQUASH[cellSize];
  const { stone, "car-across": across, "car-up": up } = sprites;
  const lids = ROLLING.map((frame) => sprites[`barrel-lid-${frame}`]);
  const bellies = ROLLING.map((frame) => sprites[`barrel-belly-${frame}`]);
  const stones = [stone, flatten(stone, squash), narrow(stone, squash)];
  const cars = [across, narrow(across, squash), up, flatten(up, squash)];
  return joinInRow([...stones, ...cars, ...lids, ...bellies].map((sprite) => placeInFrameWithHalo(sprite, cellSize)));
}

/**
 * How many pixels wider than a fruit's picture a hedgehog's picture is. The additional space at the right is for food
 * and for signs such as a shout.
 */
export const EXTRA_WIDTH: Readonly<Record<CellSize, number>> = { 32: 12, 40: 16 };

/**
 * Where the signs beside a hedgehog stand in its picture, in pixels: the shout, and the small and the large "Z" of
 * sleep.
 */
const SIGNS: Readonly<
  Record<CellSize, { readonly shout: SignCorner; readonly small: SignCorner; readonly large: SignCorner }>
> = {
  32: { shout: { x: 36, y: 8 }, small: { x: 20, y: 12 }, large: { x: 27, y: 2 } },
  40: { shout: { x: 44, y: 11 }, small: { x: 25, y: 15 }, large: { x: 33, y: 4 } },
};

interface SignCorner {
  readonly x: number;
  readonly y: number;
}

/**
 * Draws the hedgehog in twelve pictures. The first six look right: asleep, with one eye open, yawning, awake with a
 * shout, biting, and chewing. The last six are the same pictures mirrored, except that the sleeping hedgehog has no "Z"
 * signs.
 */
export function drawHedgehogTable(cellSize: CellSize): Bitmap {
  const { shout, small, large } = SIGNS[cellSize];
  const [asleep, stirs, yawns, awake, bites, chews] = ["asleep", "stirs", "yawns", "awake", "bites", "chews"].map(
    (name) => inWideFrame(SPRITES_BY_CELL_SIZE[cellSize][`hedgehog-${name}`], cellSize),
  );
  blit(awake, withHalo(SPRITES.shout), shout.x, shout.y);
  const left = [asleep, stirs, yawns, awake, bites, chews].map(mirror);
  blit(asleep, withHalo(SPRITES["zz-small"]), small.x, small.y);
  blit(asleep, withHalo(SPRITES["zz-large"]), large.x, large.y);
  return joinInRow([asleep, stirs, yawns, awake, bites, chews, ...left]);
}

function inWideFrame(sprite: Bitmap, cellSize: CellSize): Bitmap {
  const height = frameSide(cellSize);
  const frame = createBitmap(height + EXTRA_WIDTH[cellSize], height);
  const whole = withHalo(sprite);
  blit(frame, whole, 5, height - 1 - FOOT_LIFT[cellSize] - whole.height);
  return frame;
}

/** Draws the anteater of the puzzle Fruit looking up, right, down and left. */
export function drawAnteaterTable(cellSize: CellSize): Bitmap {
  return joinInRow(anteaters(cellSize).map((sprite) => placeInFrameWithHalo(sprite, cellSize)));
}

function anteaters(cellSize: CellSize): Bitmap[] {
  const { "anteater-up": up, "anteater-right": side, "anteater-down": down } = SPRITES_BY_CELL_SIZE[cellSize];
  return [up, side, down, mirror(side)];
}

export const TONGUE_FRAME: Readonly<Record<CellSize, number>> = { 32: 12, 40: 16 };

/**
 * Draws the tongue with which Fruit's anteater pulls a fruit, in square pictures: a horizontal part, a vertical part,
 * and the curled tip that points up, right, down and left.
 */
export function drawTongueTable(cellSize: CellSize): Bitmap {
  const { "tongue-across": across, "tongue-upright": upright, "tongue-curl": right } = SPRITES_BY_CELL_SIZE[cellSize];
  const down = SPRITES_BY_CELL_SIZE[cellSize]["tongue-curl-upright"];
  const up = flipUpsideDown(down);
  return joinInRow(
    [across, upright, up, right, down, mirror(right)].map((sprite) => centreInPicture(sprite, TONGUE_FRAME[cellSize])),
  );
}

/** Draws the hearts that rise from the pairs of fruits when a level is won: small and large, 16 by 16 pixels. */
export function drawHeartsTable(): Bitmap {
  return joinInRow(
    [SPRITES["heart-small"], SPRITES["heart-large"]].map((heart) => centreInPicture(withHalo(heart), 16)),
  );
}

/**
 * Draws small pictures of the four fruits, 20 by 16 pixels. The game shows with them which pairs the player has already
 * joined.
 */
export function drawSmallTable(): Bitmap {
  const all = ["cherries", "pear", "banana", "melon"].map((name) => withHalo(SPRITES[`${name}-small`]));
  return joinInRow(
    all.map((sprite) => {
      const frame = createBitmap(20, 16);
      blit(frame, sprite, Math.floor((20 - sprite.width) / 2), 16 - sprite.height);
      return frame;
    }),
  );
}

export function drawSplashTable(cellSize: CellSize): Bitmap {
  return joinInRow(
    [1, 2, 3].map((frame) => placeInFrameWithHalo(SPRITES_BY_CELL_SIZE[cellSize][`splash-${frame}`], cellSize)),
  );
}

function centreInPicture(sprite: Bitmap, size: number): Bitmap {
  const frame = createBitmap(size, size);
  blit(frame, sprite, Math.floor((size - sprite.width) / 2), Math.floor((size - sprite.height) / 2));
  return frame;
}

function flipUpsideDown(sprite: Bitmap): Bitmap {
  const onto = createBitmap(sprite.width, sprite.height);
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) setInk(onto, x, sprite.height - 1 - y, inkAt(sprite, x, y));
  }
  return onto;
}

const SHADOW = { right: 3, down: 3 };
const LOW_SHADOW = { right: 2, down: 1 };

/**
 * Draws the shadows of all pieces of the puzzle Fruit. A shadow is grey, because only pixels where x + y is even are
 * black. The order is: the fruits, the stone, the car sideways and up, the barrel sideways and up, the hedgehog asleep
 * and awake, and the anteater looking up, right, down and left.
 */
export function drawShadowTable(cellSize: CellSize): Bitmap {
  const sprites = SPRITES_BY_CELL_SIZE[cellSize];
  const loose = ["stone", "car-across", "car-up", "barrel-lid-1", "barrel-belly-1"].map((name) => sprites[name]);
  const fixed = [sprites["hedgehog-asleep"], sprites["hedgehog-awake"], ...anteaters(cellSize)];
  return joinInRow([
    ...[...drawStandingFruits(cellSize), ...loose].map((sprite) => drawShadowOf(sprite, cellSize, SHADOW)),
    ...fixed.map((sprite) => drawShadowOf(sprite, cellSize, LOW_SHADOW)),
  ]);
}

function drawShadowOf(sprite: Bitmap, cellSize: CellSize, { right, down }: typeof SHADOW): Bitmap {
  const placed = placeInFrame(sprite, cellSize);
  const frame = createBitmap(placed.width, placed.height);
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      if ((x + y) % 2 === 0 && inkAt(placed, x - right, y - down) !== "clear") setInk(frame, x, y, "black");
    }
  }
  return frame;
}

/**
 * How far the picture of a motion smear (a faint copy behind a fast piece) reaches beyond its cell on each side, in
 * pixels.
 */
export const SMEAR_INSET = 20;
const DIRECTION_COUNT = 4;

/**
 * Draws the motion smears of long slides: the faint copies behind a fast piece. In each picture, the piece's cell
 * begins at (20, 20). The order is: the fruits and the stone going up, right, down and left; the car and the barrel
 * that go right and left; the car and the barrel that go up and down.
 */
export function drawSmearTable(cellSize: CellSize): Bitmap {
  const sprites = SPRITES_BY_CELL_SIZE[cellSize];
  const all = [...drawStandingFruits(cellSize), sprites.stone].flatMap((sprite) =>
    Array.from({ length: DIRECTION_COUNT }, (_, direction) => drawSmearOf(sprite, cellSize, direction)),
  );
  const { "car-across": across, "car-up": up, "barrel-lid-1": lid, "barrel-belly-1": belly } = sprites;
  return joinInRow([
    ...all,
    ...[across, lid].flatMap((sprite) => [drawSmearOf(sprite, cellSize, 1), drawSmearOf(sprite, cellSize, 3)]),
    ...[up, belly].flatMap((sprite) => [drawSmearOf(sprite, cellSize, 0), drawSmearOf(sprite, cellSize, 2)]),
  ]);
}

function drawSmearOf(sprite: Bitmap, cellSize: CellSize, direction: number): Bitmap {
  const side = cellSize + 2 * SMEAR_INSET;
  const frame = createBitmap(side, side);
  const left = SMEAR_INSET + Math.floor((cellSize - sprite.width) / 2);
  const top = SMEAR_INSET + cellSize - FOOT_LIFT[cellSize] - sprite.height;
  drawSmear(frame, sprite, left, top, direction);
  return frame;
}
