import { giveBack, noteLoans, type Loan } from "./loan";
import type { Work } from "./work";

/** A work under way; `result` is there once it has ended. */
export interface Job<T> {
  readonly work: Work<T>;
  result: T | undefined;
  done: boolean;
  /** What the work has borrowed; some of it may have been given back already. */
  readonly loans: Loan[];
}

export function startJob<T>(work: Work<T>): Job<T> {
  return { work, result: undefined, done: false, loans: [] };
}

/**
 * Runs slices until the job is done or the time is up; gives whether it is done. `nowMs` is any clock in milliseconds.
 * The work stops at the first slice that ends after `untilMs`, so it may pass it by one slice.
 */
export function runJob<T>(job: Job<T>, nowMs: () => number, untilMs: number): boolean {
  noteLoans(job.loans);
  while (!job.done && nowMs() < untilMs) {
    const step = job.work.next();
    if (step.done === true) {
      job.done = true;
      job.result = step.value;
    }
  }
  noteLoans(undefined);
  return job.done;
}

/**
 * Ends a job that nobody waits for, done or not: it never runs again, has no result any more, and all that it borrowed is
 * given back.
 */
export function dropJob(job: Job<unknown>): void {
  job.done = true;
  job.result = undefined;
  for (const loan of job.loans) giveBack(loan);
}
