/** Draws the figure that travels over each campaign map to the selected level. */
import { TRAVELLER_SIZE, TRAVELLER_SPOT_Y } from "../../../src/puzzles/looks/journey";
import { createBitmap, inkAt, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { mirror, withHalo } from "../sprite-text";
import { SPRITES } from "../titles/sprites";

/**
 * Draws the figure that travels over a campaign map, looking right and left, with a white rim and a black rim around
 * it. `down` is how many pixels the figure reaches below the position of its level.
 */
function drawTraveller(right: Bitmap, down: number): Bitmap {
  return joinInRow([drawFrame(right, down), drawFrame(mirror(right), down)]);
}

function drawFrame(sprite: Bitmap, down: number): Bitmap {
  const frame = createBitmap(TRAVELLER_SIZE, TRAVELLER_SIZE);
  const rimmed = withDarkRim(withHalo(sprite));
  blit(frame, rimmed, Math.floor((TRAVELLER_SIZE - rimmed.width) / 2), TRAVELLER_SPOT_Y + down - rimmed.height);
  return frame;
}

/** Returns a sprite with a rim of one black pixel. The result is two pixels wider and higher than the sprite. */
function withDarkRim(sprite: Bitmap): Bitmap {
  const rim = withHalo(sprite);
  for (let y = 0; y < rim.height; y++) {
    for (let x = 0; x < rim.width; x++) if (inkAt(rim, x, y) !== "clear") setInk(rim, x, y, "black");
  }
  blit(rim, sprite, 1, 1);
  return rim;
}

export const drawBallTraveller = () => drawTraveller(SPRITES.black, 16);
export const drawSealTraveller = () => drawTraveller(SPRITES.seal, 8);
export const drawToyTraveller = () => drawTraveller(SPRITES.dark, 13);
export const drawPenguinTraveller = () => drawTraveller(SPRITES.front, 10);
export const drawPearTraveller = () => drawTraveller(SPRITES.pear, 11);
