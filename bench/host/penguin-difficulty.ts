import { createRandom } from "../../src/kernel/random";
import { finishedTask, runToEnd } from "../../src/kernel/task";
import { penguin } from "../../src/puzzles/penguin/index";
import { compose } from "../../src/puzzles/penguin/make/compose";
import type { Target } from "../../src/puzzles/penguin/make/plan";
import { benchCurveSteps } from "./curve-step-difficulty";

const BASELINE_LEVELS = 50;

/** How hard the levels of each stage of Penguin's climb are: as they were asked for, and by luck. */
export function benchPenguinDifficulty(): void {
  const targetOf = (wish: Target) => ({ ...wish, difficultyCentibits: wish.difficultyCentibits ?? 0 });
  benchCurveSteps(penguin, { name: "Penguin", targetOf, baselineDifficulties });
}

/** Levels with the same moves and things. */
function baselineDifficulties(target: Target): number[] {
  const any = { ...target, difficultyCentibits: undefined, maxForcedMovesPercent: 100 };
  return Array.from({ length: BASELINE_LEVELS }, (_, at) => {
    const certified = runToEnd(compose(any, createRandom(at + 1), () => finishedTask(true)));
    if (certified === undefined) throw new Error(`no level comes of seed ${at + 1}`);
    return certified.certificate.analysis.verdict.difficultyCentibits;
  });
}
