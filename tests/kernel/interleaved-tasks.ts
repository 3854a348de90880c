import { drawBelow, type Random } from "../../src/kernel/random";
import type { Task } from "../../src/kernel/task";

/** The most slices that a work has which is dropped half way. */
const MAX_SLICES_OF_CANCELLED = 60;

/** No works of the tests need as many together. */
const MAX_SLICES = 300_000;

/**
 * Runs works by turns, a slice of any of them at a time; some are dropped half way. Gives what each has returned:
 * undefined for one that was dropped. Throws where they do not seem to end.
 */
export function runInterleaved<T>(tasks: readonly Task<T>[], random: Random): (T | undefined)[] {
  const results = tasks.map((): T | undefined => undefined);
  const slicesLeft = tasks.map(() =>
    drawBelow(random, 3) === 0 ? 1 + drawBelow(random, MAX_SLICES_OF_CANCELLED) : Infinity,
  );
  const runningTasks = tasks.map((_, taskIndex) => taskIndex);
  for (let slice = 0; runningTasks.length > 0; slice++) {
    if (slice === MAX_SLICES) throw new Error("the works do not end");
    const index = drawBelow(random, runningTasks.length);
    const taskIndex = runningTasks[index];
    const step = tasks[taskIndex].next();
    slicesLeft[taskIndex]--;
    if (step.done === true) results[taskIndex] = step.value;
    if (step.done === true || slicesLeft[taskIndex] === 0) runningTasks.splice(index, 1);
  }
  return results;
}
