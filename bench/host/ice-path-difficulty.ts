/** Compares the difficulty of generated levels of the puzzle Ice Path with the wanted difficulty. */
import { createRandom } from "../../src/kernel/random";
import type { Verdict } from "../../src/kernel/verdict";
import { createFinishedTask, runToEnd } from "../../src/kernel/task";
import { icePath } from "../../src/puzzles/ice-path/index";
import type { Target } from "../../src/puzzles/ice-path/make/target";
import { isWithinTolerance } from "../../tools/difficulty-tolerance";
import { printFigure, printRow } from "./figures";
import { computePercentile } from "./summary";

const LEVELS = 200;

/**
 * The number of measured levels of the endless mode: more than one cycle of the difficulties, which repeat for ever.
 */
const CURVE_LEVELS = 60;

/**
 * Prints how difficult the generated levels of Ice Path are, for each wanted difficulty of the endless mode. Compares
 * them with levels that are generated without a wanted difficulty.
 */
export function benchIcePathDifficulty(): void {
  const targets = Array.from({ length: CURVE_LEVELS }, (_, index) => icePath.plan.rising(index + 1));
  const steps = [...new Set(targets)];
  const shares = steps.map(benchCurveStep);
  printFigure(
    "difficulty of Ice Path: as asked, percent, least of its steps",
    Math.min(...shares.map(([bits]) => bits)),
  );
  printFigure(
    "moves of Ice Path: as asked, percent, least of its steps",
    Math.min(...shares.map(([, moves]) => moves)),
  );
}

function benchCurveStep(target: Target): [number, number] {
  const { width, height, minMoves, maxMoves, difficultyCentibits: wanted = 0 } = target;
  const isAsHard = ({ difficultyCentibits }: Verdict) => isWithinTolerance(difficultyCentibits, wanted);
  const got = generateVerdicts(target);
  const asAsked = percent(got, isAsHard);
  const asAskedByLuck = percent(generateVerdicts({ ...target, difficultyCentibits: undefined }), isAsHard);
  const quantile = (share: number) =>
    computePercentile(
      got.map(({ difficultyCentibits }) => difficultyCentibits),
      share,
    ) / 100;
  printRow(`${width}×${height}, ${minMoves} to ${maxMoves} moves, ${(wanted / 100).toFixed(2)} bits asked`, {
    p10: quantile(0.1),
    p50: quantile(0.5),
    p90: quantile(0.9),
    asAsked,
    asAskedByLuck,
  });
  return [asAsked, percent(got, ({ par }) => par >= minMoves && par <= maxMoves)];
}

function generateVerdicts(target: Target): Verdict[] {
  return Array.from({ length: LEVELS }, (_, index) => {
    const from = { x: index % target.width, y: Math.floor(index / target.width) % target.height };
    const certified = runToEnd(icePath.compose(target, from, createRandom(index + 1), () => createFinishedTask(true)));
    if (certified === undefined) throw new Error(`Ice Path composed no level with seed ${index + 1}`);
    return certified.certificate.analysis.verdict;
  });
}

function percent(verdicts: readonly Verdict[], has: (verdict: Verdict) => boolean): number {
  return (100 * verdicts.filter(has).length) / verdicts.length;
}
