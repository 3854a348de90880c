/** Compares the difficulty of generated levels of the puzzle Penguin with the wanted difficulty. */
import { createRandom } from "../../src/kernel/random";
import { createFinishedTask, runToEnd } from "../../src/kernel/task";
import { penguin } from "../../src/puzzles/penguin/index";
import { compose } from "../../src/puzzles/penguin/make/compose";
import type { Target } from "../../src/puzzles/penguin/make/plan";
import { benchCurveSteps } from "./curve-step-difficulty";

const BASELINE_LEVELS = 50;

/**
 * Prints how difficult the generated levels of Penguin are, for each wanted difficulty of the endless mode. Compares
 * them with levels that are generated without a wanted difficulty.
 */
export function benchPenguinDifficulty(): void {
  const targetOf = (target: Target) => ({ ...target, difficultyCentibits: target.difficultyCentibits ?? 0 });
  benchCurveSteps(penguin, { name: "Penguin", targetOf, baselineDifficulties });
}

function baselineDifficulties(target: Target): number[] {
  const anyDifficulty = { ...target, difficultyCentibits: undefined, maxForcedMovesPercent: 100 };
  return Array.from({ length: BASELINE_LEVELS }, (_, index) => {
    const certified = runToEnd(compose(anyDifficulty, createRandom(index + 1), () => createFinishedTask(true)));
    if (certified === undefined) throw new Error(`Penguin composed no level with seed ${index + 1}`);
    return certified.certificate.analysis.verdict.difficultyCentibits;
  });
}
