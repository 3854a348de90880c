import { createBitmap, inkAt, inOneRow, setInk, stamp, type Bitmap } from "../bitmap";
import { laySmear } from "../smear";
import { mirrored, withHalo } from "../sprite-text";
import { flattened, narrowed } from "../bend";
import { FRUITS } from "./fruits";
import { CELL, FRAME, onFoot, SPRITES, standing } from "./sprites";

const SQUASH = 4;
const ROLLING = [1, 2, 3, 4];

/**
 * What slides with the fruits: the stone, squashed from above, from the side; the car that goes across, stopped; the one
 * that goes up, stopped; four frames of the barrel that rolls across and four of the one that rolls up.
 */
export function drawThingsTable(): Bitmap {
  const { stone, "car-across": across, "car-up": up } = SPRITES;
  const lids = ROLLING.map((frame) => SPRITES[`barrel-lid-${frame}`]);
  const bellies = ROLLING.map((frame) => SPRITES[`barrel-belly-${frame}`]);
  const stones = [stone, flattened(stone, SQUASH), narrowed(stone, SQUASH)];
  return inOneRow(
    [...stones, across, narrowed(across, SQUASH), up, flattened(up, SQUASH), ...lids, ...bellies].map(onFoot),
  );
}

/** How far a hedgehog's frame reaches to the right of others, for what it eats and says. */
const BESIDE = 12;

/**
 * The hedgehog, frames of 52 by 40: asleep, one eye open, yawning, awake and startled, biting, chewing; and all of them
 * looking left, with their cell 12 pixels further right; asleep without a sign of it.
 */
export function drawHedgehogTable(): Bitmap {
  const [asleep, stirs, yawns, awake, bites, chews] = ["asleep", "stirs", "yawns", "awake", "bites", "chews"].map(
    (name) => beside(SPRITES[`hedgehog-${name}`]),
  );
  stamp(awake, withHalo(SPRITES.shout), 36, 8);
  const left = [asleep, stirs, yawns, awake, bites, chews].map(mirrored);
  stamp(asleep, withHalo(SPRITES["zz-small"]), 20, 12);
  stamp(asleep, withHalo(SPRITES["zz-large"]), 27, 2);
  return inOneRow([asleep, stirs, yawns, awake, bites, chews, ...left]);
}

/** On its feet at the left of its cell, whatever it has before it. */
function beside(sprite: Bitmap): Bitmap {
  const frame = createBitmap(FRAME + BESIDE, FRAME);
  const whole = withHalo(sprite);
  stamp(frame, whole, 5, FRAME - 4 - whole.height);
  return frame;
}

/** The anteater, looking up, right, down and left. */
export function drawAnteaterTable(): Bitmap {
  const side = SPRITES["anteater-right"];
  const all = [SPRITES["anteater-up"], side, SPRITES["anteater-down"], mirrored(side)];
  return inOneRow(all.map(onFoot));
}

/** The anteater's tongue, frames of 12 by 12: a piece across, a piece upright, and its curl up, right, down and left. */
export function drawTongueTable(): Bitmap {
  const { "tongue-across": across, "tongue-upright": upright, "tongue-curl": right } = SPRITES;
  const down = SPRITES["tongue-curl-upright"];
  const up = turnedOver(down);
  return inOneRow([across, upright, up, right, down, mirrored(right)].map((sprite) => inMiddle(sprite, 12)));
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
export function drawSplashTable(): Bitmap {
  return inOneRow([1, 2, 3].map((at) => standing(withHalo(SPRITES[`splash-${at}`]))));
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
export function drawShadowTable(): Bitmap {
  const loose = [SPRITES.stone, SPRITES["car-across"], SPRITES["car-up"], SPRITES["barrel-lid-1"]];
  const side = SPRITES["anteater-right"];
  const fixed = [SPRITES["anteater-up"], side, SPRITES["anteater-down"], mirrored(side)];
  return inOneRow([
    ...[...FRUITS, ...loose, SPRITES["barrel-belly-1"]].map((sprite) => shadowOf(sprite, SHADOW)),
    ...[SPRITES["hedgehog-asleep"], SPRITES["hedgehog-awake"], ...fixed].map((sprite) => shadowOf(sprite, LOW_SHADOW)),
  ]);
}

function shadowOf(sprite: Bitmap, { right, down }: typeof SHADOW): Bitmap {
  const frame = createBitmap(FRAME, FRAME);
  const placed = standing(sprite);
  for (let y = 0; y < FRAME; y++) {
    for (let x = 0; x < FRAME; x++) {
      if ((x + y) % 2 === 0 && inkAt(placed, x - right, y - down) !== "clear") setInk(frame, x, y, "black");
    }
  }
  return frame;
}

const SMEAR_FRAME = 72;
const WAYS = 4;

/**
 * What long slides leave behind, frames of 72 by 72 whose cell begins at (20, 20): of the fruits and the stone going up, right,
 * down and left; then of the car and the barrel that go across, right and left, and of those that go up, up and down.
 */
export function drawSmearTable(): Bitmap {
  const all = [...FRUITS, SPRITES.stone].flatMap((sprite) =>
    Array.from({ length: WAYS }, (_, way) => smearOf(sprite, way)),
  );
  const { "car-across": across, "car-up": up, "barrel-lid-1": lid, "barrel-belly-1": belly } = SPRITES;
  return inOneRow([
    ...all,
    ...[across, lid].flatMap((sprite) => [smearOf(sprite, 1), smearOf(sprite, 3)]),
    ...[up, belly].flatMap((sprite) => [smearOf(sprite, 0), smearOf(sprite, 2)]),
  ]);
}

function smearOf(sprite: Bitmap, way: number): Bitmap {
  const frame = createBitmap(SMEAR_FRAME, SMEAR_FRAME);
  const inset = (SMEAR_FRAME - CELL) / 2;
  const left = inset + Math.floor((CELL - sprite.width) / 2);
  const top = inset + CELL - 3 - sprite.height;
  laySmear(frame, sprite, left, top, way);
  return frame;
}
