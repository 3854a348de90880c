/**
 * Runs a cooperative task over several frames, and cancels it if its result is no longer needed. What a task is stands
 * in task.ts.
 */
import { release, trackLeases, type Lease } from "./pool";
import type { Task } from "./task";

/** A task in progress. `result` is set once the task has ended. */
export interface TaskHandle<T> {
  readonly task: Task<T>;
  result: T | undefined;
  isDone: boolean;
  /** The leases that the task has acquired. Some of them may be released already. */
  readonly leases: Lease[];
}

/** Creates the handle of a task. The task runs only when `runTask` is called. */
export function startTask<T>(task: Task<T>): TaskHandle<T> {
  return { task, result: undefined, isDone: false, leases: [] };
}

/**
 * Runs slices of a task until it ends or the time is up. Returns whether it has ended. `nowMs` is any clock in
 * milliseconds.
 *
 * It stops after the first slice that ends at or after `untilMs`, so it may exceed the time by one slice.
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

/** Cancels a task, finished or not. It never runs again, its result is dropped, and its leases are released. */
export function cancelTask(handle: TaskHandle<unknown>): void {
  handle.isDone = true;
  handle.result = undefined;
  for (const lease of handle.leases) release(lease);
}
