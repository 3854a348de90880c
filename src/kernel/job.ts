import type { Work } from "./work";

/** A work under way; `result` is there once it has ended. */
export interface Job<T> {
  readonly work: Work<T>;
  result: T | undefined;
  done: boolean;
}

export function startJob<T>(work: Work<T>): Job<T> {
  return { work, result: undefined, done: false };
}

/**
 * Runs slices until the job is done or the time is up; gives whether it is done. `nowMs` is any clock in milliseconds.
 * The work stops at the first slice that ends after `untilMs`, so it may pass it by one slice.
 */
export function runJob<T>(job: Job<T>, nowMs: () => number, untilMs: number): boolean {
  while (!job.done && nowMs() < untilMs) {
    const step = job.work.next();
    if (step.done === true) {
      job.done = true;
      job.result = step.value;
    }
  }
  return job.done;
}
