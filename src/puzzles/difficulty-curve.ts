/**
 * The difficulty curve of the endless mode: the wanted size and difficulty of one level after another. Each puzzle
 * defines its own curves.
 */

/** One step of a difficulty curve: several levels that are generated for the same wanted size and difficulty. */
interface CurveStep<Target> {
  readonly levelCount: number;
  readonly target: Target;
}

/**
 * A difficulty curve for the endless mode, as a list of steps with several levels each. After the last step, the steps
 * from index `repeatFrom` on are repeated for ever.
 */
export interface DifficultyCurve<Target> {
  readonly steps: readonly CurveStep<Target>[];
  readonly repeatFrom: number;
}

export function curveStep<Target>(levelCount: number, target: Target): CurveStep<Target> {
  return { levelCount, target };
}

/** Returns the wanted size and difficulty of level `number` of the endless mode. Levels are counted from 1. */
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
