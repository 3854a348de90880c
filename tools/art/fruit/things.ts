import { createBitmap, inkAt, inOneRow, setInk, stamp, type Bitmap } from "../bitmap";
import { laySmear } from "../smear";
import { mirrored, withHalo } from "../sprite-text";
import { flattened, narrowed } from "../bend";
import { SQUASH, standingFruits } from "./fruits";
import { frameSide, LIFT, onFoot, SPRITES, SPRITES_OF, standing, type Cell } from "./sprites";

const ROLLING = [1, 2, 3, 4];

/**
 * What slides with the fruits: the stone, squashed from above, from the side; the car that goes across, stopped; the one
 * that goes up, stopped; four frames of the barrel that rolls across and four of the one that rolls up.
 */
export function drawThingsTable(cell: Cell): Bitmap {
  const sprites = SPRITES_OF[cell];
  const squash = SQUASH[cell];
  const { stone, "car-across": across, "car-up": up } = sprites;
  const lids = ROLLING.map((frame) => sprites[`barrel-lid-${frame}`]);
  const bellies = ROLLING.map((frame) => sprites[`barrel-belly-${frame}`]);
  const stones = [stone, flattened(stone, squash), narrowed(stone, squash)];
  const cars = [across, narrowed(across, squash), up, flattened(up, squash)];
  return inOneRow([...stones, ...cars, ...lids, ...bellies].map((sprite) => onFoot(sprite, cell)));
}

/** How far a hedgehog's frame reaches to the right of others, for what it eats and says. */
export const BESIDE: Readonly<Record<Cell, number>> = { 32: 12, 40: 16 };

/** Where the signs of what it feels stand in its frame. */
const SIGNS: Readonly<Record<Cell, { readonly shout: Place; readonly small: Place; readonly large: Place }>> = {
  32: { shout: { x: 36, y: 8 }, small: { x: 20, y: 12 }, large: { x: 27, y: 2 } },
  40: { shout: { x: 44, y: 11 }, small: { x: 25, y: 15 }, large: { x: 33, y: 4 } },
};

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * The hedgehog, in frames as high as others: asleep, one eye open, yawning, awake and startled, biting, chewing; and all of them
 * looking left, with their cell so much further right; asleep without a sign of it.
 */
export function drawHedgehogTable(cell: Cell): Bitmap {
  const { shout, small, large } = SIGNS[cell];
  const [asleep, stirs, yawns, awake, bites, chews] = ["asleep", "stirs", "yawns", "awake", "bites", "chews"].map(
    (name) => beside(SPRITES_OF[cell][`hedgehog-${name}`], cell),
  );
  stamp(awake, withHalo(SPRITES.shout), shout.x, shout.y);
  const left = [asleep, stirs, yawns, awake, bites, chews].map(mirrored);
  stamp(asleep, withHalo(SPRITES["zz-small"]), small.x, small.y);
  stamp(asleep, withHalo(SPRITES["zz-large"]), large.x, large.y);
  return inOneRow([asleep, stirs, yawns, awake, bites, chews, ...left]);
}

/** On its feet at the left of its cell, whatever it has before it. */
function beside(sprite: Bitmap, cell: Cell): Bitmap {
  const height = frameSide(cell);
  const frame = createBitmap(height + BESIDE[cell], height);
  const whole = withHalo(sprite);
  stamp(frame, whole, 5, height - 1 - LIFT[cell] - whole.height);
  return frame;
}

/** The anteater, looking up, right, down and left. */
export function drawAnteaterTable(cell: Cell): Bitmap {
  return inOneRow(anteaters(cell).map((sprite) => onFoot(sprite, cell)));
}

function anteaters(cell: Cell): Bitmap[] {
  const { "anteater-up": up, "anteater-right": side, "anteater-down": down } = SPRITES_OF[cell];
  return [up, side, down, mirrored(side)];
}

export const TONGUE_FRAME: Readonly<Record<Cell, number>> = { 32: 12, 40: 16 };

/** The anteater's tongue, in square frames: a piece across, a piece upright, and its curl up, right, down and left. */
export function drawTongueTable(cell: Cell): Bitmap {
  const { "tongue-across": across, "tongue-upright": upright, "tongue-curl": right } = SPRITES_OF[cell];
  const down = SPRITES_OF[cell]["tongue-curl-upright"];
  const up = turnedOver(down);
  return inOneRow(
    [across, upright, up, right, down, mirrored(right)].map((sprite) => inMiddle(sprite, TONGUE_FRAME[cell])),
  );
}

/** Hearts, frames of 16 by 16: a small one and a large one. */
export function drawHeartsTable(): Bitmap {
  return inOneRow([SPRITES["heart-small"], SPRITES["heart-large"]].map((heart) => inMiddle(withHalo(heart), 16)));
}

/** Fruits that have found each other, small, frames of 20 by 16: by their sorts. */
export function drawSmallTable(): Bitmap {
  const all = ["cherries", "pear", "banana", "melon"].map((name) => withHalo(SPRITES[`${name}-small`]));
  return inOneRow(
    all.map((sprite) => {
      const frame = createBitmap(20, 16);
      stamp(frame, sprite, Math.floor((20 - sprite.width) / 2), 16 - sprite.height);
      return frame;
    }),
  );
}

/** Mud that splashes, three frames. */
export function drawSplashTable(cell: Cell): Bitmap {
  return inOneRow([1, 2, 3].map((at) => onFoot(SPRITES_OF[cell][`splash-${at}`], cell)));
}

function inMiddle(sprite: Bitmap, size: number): Bitmap {
  const frame = createBitmap(size, size);
  stamp(frame, sprite, Math.floor((size - sprite.width) / 2), Math.floor((size - sprite.height) / 2));
  return frame;
}

function turnedOver(sprite: Bitmap): Bitmap {
  const onto = createBitmap(sprite.width, sprite.height);
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) setInk(onto, x, sprite.height - 1 - y, inkAt(sprite, x, y));
  }
  return onto;
}

const SHADOW = { right: 3, down: 3 };
const LOW_SHADOW = { right: 2, down: 1 };

/**
 * The shadows of the fruits, the stone, the car across and up, the barrel across and up, of the hedgehog asleep and awake,
 * and of the anteater looking up, right, down and left. Half tone, to be drawn where x + y is even.
 */
export function drawShadowTable(cell: Cell): Bitmap {
  const sprites = SPRITES_OF[cell];
  const loose = ["stone", "car-across", "car-up", "barrel-lid-1", "barrel-belly-1"].map((name) => sprites[name]);
  const fixed = [sprites["hedgehog-asleep"], sprites["hedgehog-awake"], ...anteaters(cell)];
  return inOneRow([
    ...[...standingFruits(cell), ...loose].map((sprite) => shadowOf(sprite, cell, SHADOW)),
    ...fixed.map((sprite) => shadowOf(sprite, cell, LOW_SHADOW)),
  ]);
}

function shadowOf(sprite: Bitmap, cell: Cell, { right, down }: typeof SHADOW): Bitmap {
  const placed = standing(sprite, cell);
  const frame = createBitmap(placed.width, placed.height);
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      if ((x + y) % 2 === 0 && inkAt(placed, x - right, y - down) !== "clear") setInk(frame, x, y, "black");
    }
  }
  return frame;
}

/** How far a smear's frame reaches beyond its cell. */
export const SMEAR_INSET = 20;
const WAYS = 4;

/**
 * What long slides leave behind, frames whose cell begins at (20, 20): of the fruits and the stone going up, right,
 * down and left; then of the car and the barrel that go across, right and left, and of those that go up, up and down.
 */
export function drawSmearTable(cell: Cell): Bitmap {
  const sprites = SPRITES_OF[cell];
  const all = [...standingFruits(cell), sprites.stone].flatMap((sprite) =>
    Array.from({ length: WAYS }, (_, way) => smearOf(sprite, cell, way)),
  );
  const { "car-across": across, "car-up": up, "barrel-lid-1": lid, "barrel-belly-1": belly } = sprites;
  return inOneRow([
    ...all,
    ...[across, lid].flatMap((sprite) => [smearOf(sprite, cell, 1), smearOf(sprite, cell, 3)]),
    ...[up, belly].flatMap((sprite) => [smearOf(sprite, cell, 0), smearOf(sprite, cell, 2)]),
  ]);
}

function smearOf(sprite: Bitmap, cell: Cell, way: number): Bitmap {
  const side = cell + 2 * SMEAR_INSET;
  const frame = createBitmap(side, side);
  const left = SMEAR_INSET + Math.floor((cell - sprite.width) / 2);
  const top = SMEAR_INSET + cell - LIFT[cell] - sprite.height;
  laySmear(frame, sprite, left, top, way);
  return frame;
}
