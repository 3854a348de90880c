/** Draws a strip of a puzzle's scenery at the left of a black page, for screens such as the settings and questions. */
import { drawClipped, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawPuzzlePicture } from "./puzzle-picture";

/**
 * The numbers of the pictures in `images/ID/place`, the image table with the scenery of the puzzle whose id is `ID`.
 */
export const enum SceneFrame {
  Lit = 1,
  /** The number of the picture in which the lamp is lit, but the scenery below the lamp is dark. */
  LampAlone = 3,
}

/**
 * The part of the scenery's picture that is drawn, in pixels. `left` is the part's left edge in a dark picture.
 * `litLeft` is the left edge in a picture with lit scenery; this edge cuts no figure of any puzzle. `foot` is the
 * height of a picture with lit scenery.
 */
const SCENE_STRIP = { left: 42, litLeft: 64, width: 116, foot: 174 };

/**
 * Draws a black page with a strip of the puzzle's scenery at the left, and a white line at the right edge of the strip.
 */
export function drawSideScene(puzzleId: string, frame: SceneFrame): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawClipped(0, 0, SCENE_STRIP.width, SCREEN_HEIGHT, () => {
    drawPuzzlePicture(puzzleId, "place", frame, frame === SceneFrame.Lit ? -SCENE_STRIP.litLeft : -SCENE_STRIP.left, 0);
  });
  fillBox("white", SCENE_STRIP.width, 0, 1, SCREEN_HEIGHT);
  if (frame === SceneFrame.Lit) fillBox("white", 0, SCENE_STRIP.foot, SCENE_STRIP.width, 1);
}
