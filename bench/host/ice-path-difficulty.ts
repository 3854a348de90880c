import { createRandom } from "../../src/kernel/random";
import type { Verdict } from "../../src/kernel/verdict";
import { finishedTask, runToEnd } from "../../src/kernel/task";
import { icePath } from "../../src/puzzles/ice-path/index";
import type { Target } from "../../src/puzzles/ice-path/make/target";
import { isWithinTolerance } from "../../tools/difficulty-tolerance";
import { printFigure, printRow } from "./figures";
import { percentile } from "./summary";

const LEVELS = 200;

/** As many levels as the climb has before it repeats itself, and more. */
const CURVE_LEVELS = 60;

/** How hard the levels of each stage of Ice Path's climb are: as they were asked for, and by luck. */
export function benchIcePathDifficulty(): void {
  const targets = Array.from({ length: CURVE_LEVELS }, (_, at) => icePath.plan.endless(at + 1));
  const steps = [...new Set(targets)];
  const shares = steps.map(benchCurveStep);
  printFigure(
    "difficulty of Ice Path: as asked, percent, least of its stages",
    Math.min(...shares.map(([bits]) => bits)),
  );
  printFigure(
    "moves of Ice Path: as asked, percent, least of its stages",
    Math.min(...shares.map(([, moves]) => moves)),
  );
}

/** Asks for the levels of a stage; gives the percentages of those that are as hard and as long as that. */
function benchCurveStep(target: Target): [number, number] {
  const { width, height, minMoves, maxMoves, difficultyCentibits: wanted = 0 } = target;
  const isAsHard = ({ difficultyCentibits }: Verdict) => isWithinTolerance(difficultyCentibits, wanted);
  const got = verdictsOf(target);
  const asAsked = percent(got, isAsHard);
  const asAskedByLuck = percent(verdictsOf({ ...target, difficultyCentibits: undefined }), isAsHard);
  const quantile = (share: number) =>
    percentile(
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

/** The verdicts on levels that start from all over the board. */
function verdictsOf(target: Target): Verdict[] {
  return Array.from({ length: LEVELS }, (_, at) => {
    const from = { x: at % target.width, y: Math.floor(at / target.width) % target.height };
    const certified = runToEnd(icePath.compose(target, from, createRandom(at + 1), () => finishedTask(true)));
    if (certified === undefined) throw new Error(`no level comes of seed ${at + 1}`);
    return certified.certificate.analysis.verdict;
  });
}

function percent(verdicts: readonly Verdict[], has: (verdict: Verdict) => boolean): number {
  return (100 * verdicts.filter(has).length) / verdicts.length;
}
