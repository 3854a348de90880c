/**
 * Runs a background task (see task.ts) over several frames. A task can be cancelled if its result is no longer needed.
 */
import { release, trackLeases, type Lease } from "./pool";
import type { Task } from "./task";

/** A background task in progress. `result` is set when the task has ended. */
export interface TaskHandle<T> {
  readonly task: Task<T>;
  result: T | undefined;
  isDone: boolean;
  /** The leases (rights to use pooled memory) that the task has acquired. Some may already be released. */
  readonly leases: Lease[];
}

export function startTask<T>(task: Task<T>): TaskHandle<T> {
  return { task, result: undefined, isDone: false, leases: [] };
}

/**
 * Runs a background task slice by slice until the task ends or `nowMs`, a function that reads a clock, returns at least
 * `untilMs`. A slice is the work between two yields. Returns whether the task has ended.
 *
 * A slice is never interrupted, so this function may end later than `untilMs` by the time of one slice.
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
 * Cancels a background task, which may have ended already. The task never runs again, its result is dropped, and the
 * pooled memory that it acquired is released.
 */
export function cancelTask(handle: TaskHandle<unknown>): void {
  handle.isDone = true;
  handle.result = undefined;
  for (const lease of handle.leases) release(lease);
}
