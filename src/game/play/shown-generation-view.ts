/**
 * Draws the generation steps of a cleared level (in which the generator made it), and the transitions between them. The
 * pictures of a step are first painted into memory.
 */
import type { Preparation } from "../screen";
import type { ShownGeneration } from "./shown-generation";

/**
 * Paints a missing picture for the present generation step (one of the steps in which the generator made the level).
 * Returns how far the picture is prepared.
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
 * The largest share of a generation step (in which the generator made the level) that is drawn while the step is in
 * motion. A share of 1 would count as a finished step.
 */
const ALMOST_WHOLE = 0.99;

function shareOf(steps: number): number {
  return Math.max(0, Math.min(ALMOST_WHOLE, steps));
}
