import { release, trackLeases, type Lease } from "./pool";
import type { Task } from "./task";

/** A work under way; `result` is there once it has ended. */
export interface TaskHandle<T> {
  readonly task: Task<T>;
  result: T | undefined;
  isDone: boolean;
  /** What the work has borrowed; some of it may have been given back already. */
  readonly leases: Lease[];
}

export function startTask<T>(task: Task<T>): TaskHandle<T> {
  return { task, result: undefined, isDone: false, leases: [] };
}

/**
 * Runs slices until the job is done or the time is up; gives whether it is done. `nowMs` is any clock in milliseconds.
 * The work stops at the first slice that ends after `untilMs`, so it may pass it by one slice.
 */
export function runTask<T>(handle: TaskHandle<T>, nowMs: () => number, untilMs: number): boolean {
  trackLeases(handle.leases);
  while (!handle.isDone && nowMs() < untilMs) {
    const step = handle.task.next();
    if (step.done === true) {
      handle.isDone = true;
      handle.result = step.value;
    }
  }
  trackLeases(undefined);
  return handle.isDone;
}

/**
 * Ends a job that nobody waits for, done or not: it never runs again, has no result any more, and all that it borrowed is
 * given back.
 */
export function cancelTask(handle: TaskHandle<unknown>): void {
  handle.isDone = true;
  handle.result = undefined;
  for (const lease of handle.leases) release(lease);
}
