/**
 * The difficulty curve of an endless run: which target each level has. The curves themselves are in the plan of each
 * puzzle.
 */

/** A step of a difficulty curve: some levels with the same target. */
interface CurveStep<Target> {
  /** The number of levels that the step lasts. */
  readonly levelCount: number;
  readonly target: Target;
}

/** The steps of an endless run. After the last step, those from index `repeatFrom` on repeat for ever. */
export interface DifficultyCurve<Target> {
  readonly steps: readonly CurveStep<Target>[];
  readonly repeatFrom: number;
}

/** Returns the target of level `number` of an endless run, counted from 1. */
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
