/** Draws the characters of each puzzle that move on the title screen, as one image table for each puzzle. */
import { createBitmap, joinInRow, blit, type Bitmap } from "../bitmap";
import { mirror, withHalo } from "../sprite-text";
import { CAST_HEIGHT, CAST_WIDTH } from "../../../src/puzzles/looks/title-animation";
import { SPRITES } from "./sprites";

/**
 * Draws characters of the title screen as an image table (pictures of one size in one file).
 * Each character has a white rim and stands in the middle of the lower edge of its picture.
 */
function drawCast(sprites: readonly Bitmap[]): Bitmap {
  return joinInRow(
    sprites.map((sprite) => {
      const frame = createBitmap(CAST_WIDTH, CAST_HEIGHT);
      const haloed = withHalo(sprite);
      blit(frame, haloed, Math.floor((CAST_WIDTH - haloed.width) / 2), CAST_HEIGHT - haloed.height);
      return frame;
    }),
  );
}

function spritesNamed(...names: readonly string[]): Bitmap[] {
  return names.map((name) => SPRITES[name]);
}

function mirroredSpritesNamed(...names: readonly string[]): Bitmap[] {
  return names.map((name) => mirror(SPRITES[name]));
}

export const drawBalls = () => drawCast(spritesNamed("black", "white"));

export const drawSeal = () =>
  drawCast([SPRITES.seal, mirror(SPRITES.seal), SPRITES["seal-slide"], mirror(SPRITES["seal-slide"])]);

export const drawToys = () =>
  drawCast(spritesNamed("dark", "dark-left", "dark-right", "light", "light-left", "light-right"));

export const drawPenguin = () =>
  drawCast([
    ...spritesNamed("front"),
    ...mirroredSpritesNamed("side", "slide"),
    ...spritesNamed("side", "slide", "flag"),
  ]);

export const drawFruit = () =>
  drawCast([
    SPRITES.pear,
    mirror(SPRITES.pear),
    ...spritesNamed("pear-happy", "cherry", "cherry-happy", "hedgehog", "heart"),
  ]);
