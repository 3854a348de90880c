/** Runs several background tasks at once, as the game does, so that tests find data that tasks share by mistake. */
import { drawRandomBelow, type Random } from "../../src/kernel/random";
import type { Task } from "../../src/kernel/task";

/**
 * The largest number of steps that a task makes before the test cancels it. A step lasts from one yield to the next.
 */
const MAX_SLICES_OF_CANCELLED = 60;

/**
 * The largest number of steps that the tasks of a test may take together. If they take more, the test fails, because
 * one of the tasks seems never to end.
 */
const MAX_SLICES = 300_000;

/**
 * Runs background tasks by turns: each turn runs one step of a random task. Some tasks are cancelled part-way. Returns
 * the result of each task, or undefined for a cancelled task. Throws if the tasks do not seem to end.
 */
export function runInterleaved<T>(tasks: readonly Task<T>[], random: Random): (T | undefined)[] {
  const results = tasks.map((): T | undefined => undefined);
  const slicesLeft = tasks.map(() =>
    drawRandomBelow(random, 3) === 0 ? 1 + drawRandomBelow(random, MAX_SLICES_OF_CANCELLED) : Infinity,
  );
  const runningTasks = tasks.map((_, taskIndex) => taskIndex);
  for (let slice = 0; runningTasks.length > 0; slice++) {
    if (slice === MAX_SLICES) throw new Error(`the tasks did not end after ${MAX_SLICES} slices`);
    const index = drawRandomBelow(random, runningTasks.length);
    const taskIndex = runningTasks[index];
    const step = tasks[taskIndex].next();
    slicesLeft[taskIndex]--;
    if (step.done === true) results[taskIndex] = step.value;
    if (step.done === true || slicesLeft[taskIndex] === 0) runningTasks.splice(index, 1);
  }
  return results;
}
