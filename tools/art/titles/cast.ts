/**
 * Draws the small figures of each puzzle, such as its main character, as one image table (pictures side by side) for
 * each puzzle. The list of these figures is in src/puzzles/looks/cast.ts.
 */
import { createBitmap, joinInRow, blit, type Bitmap } from "../bitmap";
import { mirror, withHalo } from "../sprite-text";
import { CAST_HEIGHT, CAST_WIDTH } from "../../../src/puzzles/looks/cast";
import { SPRITES } from "./sprites";

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

export const drawBalls = () => drawCast([SPRITES.black, SPRITES.white, SPRITES["black-gleams"]]);

export const drawSeal = () => drawCast([SPRITES.seal, mirror(SPRITES.seal), SPRITES["seal-shut"]]);

export const drawToys = () => drawCast([SPRITES.dark, SPRITES["dark-left"], SPRITES["dark-shut"]]);

export const drawPenguin = () => drawCast([SPRITES.front, mirror(SPRITES.side), SPRITES["front-shut"]]);

export const drawFruit = () => drawCast([SPRITES.pear, mirror(SPRITES.pear), SPRITES["pear-shut"]]);
