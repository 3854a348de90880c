/** Draws a puzzle's scenery at the left of a black page, for the settings, questions and dials. */
import { drawClipped, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";

/** A frame of the image table `images/ID/place`. */
export const enum SceneFrame {
  Lit = 1,
  /** Only the lamp is lit. */
  LampAlone = 3,
}

/** The part of the picture that is shown, in pixels. */
const SCENE_STRIP = { left: 42, width: 116 };

/** Draws a black page with a strip of the puzzle's scene at the left, and a line beside the strip. */
export function drawSideScene(puzzleId: string, frame: SceneFrame): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawClipped(0, 0, SCENE_STRIP.width, SCREEN_HEIGHT, () => {
    drawSprite(`images/${puzzleId}/place`, frame, -SCENE_STRIP.left, 0);
  });
  fillBox("white", SCENE_STRIP.width, 0, 1, SCREEN_HEIGHT);
}
