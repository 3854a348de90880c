/**
 * Draws the generation steps of a cleared level, also between two steps. The pictures for them are painted in frames of
 * their own.
 */
import { requestRedraw } from "../redraw";
import type { ShownGeneration } from "./shown-generation";

/**
 * Draws the board at the present generation step. Painting a picture takes a whole frame, in which the previous picture
 * stays on the screen; then this function returns false.
 */
export function drawGeneration(shown: ShownGeneration): boolean {
  const { show, generation, undoneSteps } = shown;
  const madeSteps = generation.steps.length - undoneSteps;
  const stepIndex = Math.floor(madeSteps);
  if (!shown.isPainting && stepIndex !== shown.paintedIndex) {
    shown.paintedIndex = stepIndex;
    shown.isPainting = true;
  }
  shown.isPainting = shown.isPainting && show.paint(shown.paintedIndex);
  // If the crank turns fast, it may be at another step by now. The painted step is shown first, so that something
  // moves.
  if (shown.isPainting || stepIndex !== shown.paintedIndex) requestRedraw();
  if (shown.isPainting) return false;
  show.draw(shown.paintedIndex, shareOf(madeSteps - shown.paintedIndex));
  return true;
}

/** The share of a generation step up to which the step is drawn as unfinished. */
const ALMOST_WHOLE = 0.99;

function shareOf(steps: number): number {
  return Math.max(0, Math.min(ALMOST_WHOLE, steps));
}
