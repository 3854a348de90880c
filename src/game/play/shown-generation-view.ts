/**
 * Draws the generation steps of a cleared level (the steps in which the generator made the level), and the transitions
 * between two steps. The pictures of a step are first painted into memory. While they are painted, the screen does not
 * change.
 */
import type { Preparation } from "../screen";
import type { ShownGeneration } from "./shown-generation";

/**
 * Paints a missing picture for the present generation step (one of the steps in which the generator made the level).
 * Painting takes a whole frame, in which the player may turn the crank to another step. The painted step is then shown
 * anyway, so that the picture changes.
 */
export function prepareGeneration(shown: ShownGeneration): Preparation {
  const stepIndex = Math.floor(madeStepsOf(shown));
  if (!shown.isPainting && stepIndex !== shown.paintedIndex) {
    shown.paintedIndex = stepIndex;
    shown.isPainting = true;
  }
  shown.isPainting = shown.isPainting && shown.show.paint(shown.paintedIndex);
  if (shown.isPainting) return "painting";
  return stepIndex === shown.paintedIndex ? "ready" : "outdated";
}

/**
 * Draws the board at the generation step (one of the steps in which the generator made the level) that was painted
 * last.
 */
export function drawGeneration(shown: ShownGeneration): void {
  const { show, paintedIndex } = shown;
  show.draw(paintedIndex, shareOf(madeStepsOf(shown) - paintedIndex));
}

function madeStepsOf({ generation, undoneSteps }: ShownGeneration): number {
  return generation.steps.length - undoneSteps;
}

/**
 * If a generation step (one of the steps in which the generator made the level) is still in motion, at most this share
 * of it is drawn. A share of 1 would count as a finished step.
 */
const ALMOST_WHOLE = 0.99;

function shareOf(steps: number): number {
  return Math.max(0, Math.min(ALMOST_WHOLE, steps));
}
