/**
 * Creates the plan of a puzzle from the puzzle's difficulty curves. The plan has the targets (the wanted size and
 * difficulty) of the levels in each mode.
 */
import { targetAt, type DifficultyCurve } from "./difficulty-curve";
import type { Plan } from "./puzzle";

interface PlanCurves<Target> {
  readonly rising: DifficultyCurve<Target>;
  readonly calm: DifficultyCurve<Target>;
  /**
   * The targets (the wanted sizes and difficulties) of successive levels, which become harder step by step. They are
   * for rushes (timed runs) and for challenges against a friend.
   */
  readonly ladder: DifficultyCurve<Target>;
  /**
   * The targets (the wanted sizes and difficulties) of daily levels, from the easiest to the hardest. The date decides
   * which of these targets the puzzle has on a day.
   */
  readonly daily: readonly Target[];
}

export function createPlan<Target>({ rising, calm, ladder, daily }: PlanCurves<Target>): Plan<Target> {
  return {
    rising: (number) => targetAt(rising, number),
    calm: (number) => targetAt(calm, number),
    daily: (rank) => daily[rank - 1],
    rush: (clearedCount) => targetAt(ladder, clearedCount + 1),
    challenge: (rung) => targetAt(ladder, rung),
  };
}
