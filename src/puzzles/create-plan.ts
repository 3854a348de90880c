/** Makes the plan of a puzzle (the wanted levels of all game modes) out of its difficulty curves. */
import { targetAt, type DifficultyCurve } from "./difficulty-curve";
import type { Plan } from "./puzzle";

/**
 * The difficulty curves of a puzzle (for rising and calm endless runs, and for rushes and challenges), and its wanted
 * daily levels.
 */
interface PlanCurves<Target> {
  readonly rising: DifficultyCurve<Target>;
  readonly calm: DifficultyCurve<Target>;
  /**
   * The wanted levels of rushes (timed runs) and challenges (runs that players share): one for each rung, a step of
   * rising difficulty.
   */
  readonly ladder: DifficultyCurve<Target>;
  /**
   * The wanted daily levels (one level a day), from the easiest to the hardest. The date decides which of them is the
   * puzzle's.
   */
  readonly daily: readonly Target[];
}

/** Returns a plan (the wanted levels of all game modes) that uses these difficulty curves. */
export function createPlan<Target>({ rising, calm, ladder, daily }: PlanCurves<Target>): Plan<Target> {
  return {
    rising: (number) => targetAt(rising, number),
    calm: (number) => targetAt(calm, number),
    daily: (place) => daily[place - 1],
    rush: (clearedCount) => targetAt(ladder, clearedCount + 1),
    challenge: (rung) => targetAt(ladder, rung),
  };
}
