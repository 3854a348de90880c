/**
 * Shows how a level was generated, in three layers. The ground never changes. Above it lie the things on the board
 * after all finished steps of the generator. The top layer has the step that is half done while the player turns the
 * crank. The lower two layers are cached as pictures, and the top layer is drawn in each frame. The pictures are
 * painted part by part, over several frames. The things of the next step are painted while a step is half done.
 */
import { createBlackPicture, paintOnto, paintPicture, showPicture, type Picture } from "../../../device/screen";
import type { GenerationShow } from "./generation-show";

/**
 * The functions that draw, in three layers, how a level was generated: the ground, the things of earlier steps, and the
 * current step. @noSelf
 */
export interface GenerationLayers {
  readonly stepCount: number;
  /** Draws the whole screen without the things that the generator adds in its steps. */
  readonly drawGround: () => void;
  /**
   * Functions that together draw all things on the board after the first `stepIndex` steps, except the things that the
   * next step removes. Each function is called in a frame of its own, so each must take less than 9 milliseconds.
   */
  readonly drawThings: readonly ((this: void, stepIndex: number) => unknown)[];
  /**
   * Draws a half-done step of the generator over the ground and the things of earlier steps. These are the first
   * `stepIndex` steps. `share` is how much of the half-done step is done, from 0 to less than 1. Not called after the
   * last step.
   */
  readonly drawStep: (stepIndex: number, share: number) => void;
}

interface ThingsPicture {
  readonly picture: Picture;
  stepIndex: number;
  /**
   * How many parts of this picture of the board are already painted. The ground is the first part. Each function in
   * `drawThings` then paints one more part.
   */
  sliceCount: number;
}

/**
 * Returns the functions that paint and draw the three layers of the screen: the ground, the things of all finished
 * steps of the generator, and the step in progress.
 */
export function createLayerPainter(layers: GenerationLayers): Pick<GenerationShow, "paint" | "draw"> {
  const { stepCount, drawGround, drawThings, drawStep } = layers;
  let ground: Picture | undefined;
  /**
   * Two pictures of the things on the board: the picture on the screen, and the picture that is painted meanwhile for
   * the next step of the generator.
   */
  const pictures: ThingsPicture[] = [];
  let shownIndex = 0;
  let shownSteps = stepCount;

  /**
   * Paints one part of the picture that is prepared and not yet on the screen. This picture shows the things on the
   * board after the first `stepIndex` steps of the generator. Returns false if this picture is complete already.
   */
  const paintSlice = (stepIndex: number, beneath: Picture): boolean => {
    const target = pictures[1 - shownIndex];
    if (target.stepIndex !== stepIndex) {
      target.stepIndex = stepIndex;
      target.sliceCount = 0;
    }
    if (target.sliceCount > drawThings.length) return false;
    paintOnto(target.picture, () => {
      if (target.sliceCount === 0) showPicture(beneath);
      else drawThings[target.sliceCount - 1](stepIndex);
    });
    target.sliceCount++;
    return true;
  };

  return {
    paint: (stepIndex) => {
      if (ground === undefined) {
        ground = paintPicture(drawGround);
        for (let count = 0; count < 2; count++)
          pictures.push({ picture: createBlackPicture(), stepIndex: -1, sliceCount: 0 });
        return true;
      }
      if (pictures[shownIndex].stepIndex === stepIndex) return false;
      // Paints two parts (the ground, or some of the things) of the picture of the board that is prepared, because a
      // frame that shows nothing new has time for both.
      if (paintSlice(stepIndex, ground)) {
        paintSlice(stepIndex, ground);
        return true;
      }
      shownIndex = 1 - shownIndex;
      return false;
    },
    draw: (stepIndex, share) => {
      showPicture(pictures[shownIndex].picture);
      if (stepIndex < stepCount) drawStep(stepIndex, share);
      const steps = stepIndex + share;
      const next = steps < shownSteps ? stepIndex - 1 : stepIndex + 1;
      // Whether a step of the generator makes a sound in this frame. Such a frame has no time left to paint.
      const isSounding = Math.floor(steps + 0.5) !== Math.floor(shownSteps + 0.5);
      shownSteps = steps;
      if (ground !== undefined && !isSounding && next >= 0 && next <= stepCount) paintSlice(next, ground);
    },
  };
}
