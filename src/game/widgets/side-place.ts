import { clipped, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";

/** A frame of `images/ID/place`. */
export const enum PlaceLook {
  Lit = 1,
  /** The lamp burns alone. */
  LampAlone = 3,
}

/** Which part of the place is to be seen. */
const PLACE = { left: 42, width: 116 };

/** Draws a black page with a strip of the place of the puzzle `world` at its left, and a line beside that. */
export function drawSidePlace(world: string, look: PlaceLook): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  clipped(0, 0, PLACE.width, SCREEN_HEIGHT, () => {
    drawSprite(`images/${world}/place`, look, -PLACE.left, 0);
  });
  fillBox("white", PLACE.width, 0, 1, SCREEN_HEIGHT);
}
