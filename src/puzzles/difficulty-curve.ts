/**
 * Defines difficulty curves: the wanted size and difficulty of one level after another. Each puzzle defines its own
 * curves, for endless runs and for rushes (timed runs).
 */

interface CurveStep<Target> {
  readonly levelCount: number;
  readonly target: Target;
}

/**
 * A difficulty curve: a list of steps, each for one or more levels. After the last step, the curve repeats the steps
 * from index `repeatFrom` on, again and again.
 */
export interface DifficultyCurve<Target> {
  readonly steps: readonly CurveStep<Target>[];
  readonly repeatFrom: number;
}

export function createCurveStep<Target>(levelCount: number, target: Target): CurveStep<Target> {
  return { levelCount, target };
}

/**
 * Returns the wanted size and difficulty of a level. `number` counts the levels of a run (a sequence of levels) from 1.
 */
export function targetAt<Target>({ steps, repeatFrom }: DifficultyCurve<Target>, number: number): Target {
  let levelsLeft = number - 1;
  let stepIndex = 0;
  while (levelsLeft >= steps[stepIndex].levelCount) {
    levelsLeft -= steps[stepIndex].levelCount;
    stepIndex++;
    if (stepIndex === steps.length) {
      stepIndex = repeatFrom;
      levelsLeft %= countLevelsFrom(steps, stepIndex);
    }
  }
  return steps[stepIndex].target;
}

function countLevelsFrom(steps: readonly CurveStep<unknown>[], first: number): number {
  let levelCount = 0;
  for (let stepIndex = first; stepIndex < steps.length; stepIndex++) levelCount += steps[stepIndex].levelCount;
  return levelCount;
}
