import { drawClipped, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";

/** A frame of `images/ID/place`. */
export const enum SceneFrame {
  Lit = 1,
  /** The lamp burns alone. */
  LampAlone = 3,
}

/** Which part of the place is to be seen. */
const SCENE_STRIP = { left: 42, width: 116 };

/** Draws a black page with a strip of the place of the puzzle `world` at its left, and a line beside that. */
export function drawSideScene(puzzleId: string, frame: SceneFrame): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawClipped(0, 0, SCENE_STRIP.width, SCREEN_HEIGHT, () => {
    drawSprite(`images/${puzzleId}/place`, frame, -SCENE_STRIP.left, 0);
  });
  fillBox("white", SCENE_STRIP.width, 0, 1, SCREEN_HEIGHT);
}
