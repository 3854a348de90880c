import { createBitmap, inOneRow, stamp, type Bitmap } from "../bitmap";
import { mirrored, withHalo } from "../sprite-text";
import { CAST_HEIGHT, CAST_WIDTH } from "../../../src/puzzles/looks/title-play";
import { SPRITES } from "./sprites";

/** Who plays on the title, as an image table: all stand in the middle of the lower edge, with a halo. */
function drawCast(sprites: readonly Bitmap[]): Bitmap {
  return inOneRow(
    sprites.map((sprite) => {
      const frame = createBitmap(CAST_WIDTH, CAST_HEIGHT);
      const haloed = withHalo(sprite);
      stamp(frame, haloed, Math.floor((CAST_WIDTH - haloed.width) / 2), CAST_HEIGHT - haloed.height);
      return frame;
    }),
  );
}

function facing(...names: readonly string[]): Bitmap[] {
  return names.map((name) => SPRITES[name]);
}

function facingBack(...names: readonly string[]): Bitmap[] {
  return names.map((name) => mirrored(SPRITES[name]));
}

export const drawBalls = () => drawCast(facing("black", "white"));

export const drawSeal = () =>
  drawCast([SPRITES.seal, mirrored(SPRITES.seal), SPRITES["seal-slide"], mirrored(SPRITES["seal-slide"])]);

export const drawSkiddies = () =>
  drawCast(facing("dark", "dark-left", "dark-right", "light", "light-left", "light-right"));

export const drawPenguin = () =>
  drawCast([...facing("front"), ...facingBack("side", "slide"), ...facing("side", "slide", "flag")]);

export const drawFruit = () =>
  drawCast([
    SPRITES.pear,
    mirrored(SPRITES.pear),
    ...facing("pear-happy", "cherry", "cherry-happy", "hedgehog", "heart"),
  ]);
