/** Runs several tasks at once, as frames do, so that tests find state that tasks share by mistake. */
import { drawBelow, type Random } from "../../src/kernel/random";
import type { Task } from "../../src/kernel/task";

/** The most slices of a task before it is cancelled. */
const MAX_SLICES_OF_CANCELLED = 60;

/** More slices than the tasks of all tests need together. */
const MAX_SLICES = 300_000;

/**
 * Runs tasks interleaved, one slice of a random task at a time. Some tasks are cancelled part-way. Returns the result
 * of each task, undefined for a cancelled one. Throws if the tasks do not seem to end.
 */
export function runInterleaved<T>(tasks: readonly Task<T>[], random: Random): (T | undefined)[] {
  const results = tasks.map((): T | undefined => undefined);
  const slicesLeft = tasks.map(() =>
    drawBelow(random, 3) === 0 ? 1 + drawBelow(random, MAX_SLICES_OF_CANCELLED) : Infinity,
  );
  const runningTasks = tasks.map((_, taskIndex) => taskIndex);
  for (let slice = 0; runningTasks.length > 0; slice++) {
    if (slice === MAX_SLICES) throw new Error(`the tasks did not end after ${MAX_SLICES} slices`);
    const index = drawBelow(random, runningTasks.length);
    const taskIndex = runningTasks[index];
    const step = tasks[taskIndex].next();
    slicesLeft[taskIndex]--;
    if (step.done === true) results[taskIndex] = step.value;
    if (step.done === true || slicesLeft[taskIndex] === 0) runningTasks.splice(index, 1);
  }
  return results;
}
