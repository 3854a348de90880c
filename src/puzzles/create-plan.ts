/** Makes the plan of a puzzle (the wanted levels of all game modes) out of its curves. */
import { targetAt, type DifficultyCurve } from "./difficulty-curve";
import type { Plan } from "./puzzle";

/** The difficulty curves of a puzzle, and the wanted levels of a day. */
interface PlanCurves<Target> {
  readonly rising: DifficultyCurve<Target>;
  readonly calm: DifficultyCurve<Target>;
  /** The rungs of the ladder, one level each, on which the levels of a rush and of a challenge climb. */
  readonly ladder: DifficultyCurve<Target>;
  /** The wanted daily levels, one for each place among the levels of a day. */
  readonly daily: readonly Target[];
}

/** Returns the plan with these curves. */
export function createPlan<Target>({ rising, calm, ladder, daily }: PlanCurves<Target>): Plan<Target> {
  return {
    rising: (number) => targetAt(rising, number),
    calm: (number) => targetAt(calm, number),
    daily: (place) => daily[place - 1],
    rush: (clearedCount) => targetAt(ladder, clearedCount + 1),
    challenge: (rung) => targetAt(ladder, rung),
  };
}
