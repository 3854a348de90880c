/** A stretch of an endless run. */
interface CurveStep<Wish> {
  /** How many levels it lasts. */
  readonly levelCount: number;
  readonly target: Wish;
}

/** The climb of an endless run: when it is over, the stages from `repeatFrom` on come again and again. */
export interface DifficultyCurve<Wish> {
  readonly steps: readonly CurveStep<Wish>[];
  readonly repeatFrom: number;
}

/** What is wished for as level `number`, from 1. */
export function targetAt<Wish>({ steps, repeatFrom }: DifficultyCurve<Wish>, number: number): Wish {
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
