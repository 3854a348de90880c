/**
 * Cooperative multitasking: long computations as generators, so that they can run between frames. Handles for tasks in
 * progress are in task-handle.ts.
 */

/**
 * A cooperative task: a generator that yields at least once per device millisecond and returns its result.
 *
 * In Lua, a generator is a coroutine. A yield costs about 1,100 instructions of the processor (0.011 device
 * milliseconds) through any depth of `yield*`. Creating a generator costs about 5,000 (tools/packaging/generators.lua).
 */
export type Task<T> = Generator<void, T, void>;

/**
 * Runs a task, or a similar generator, to its end and returns its result. For tools and tests only, because inside a
 * frame it would block the game.
 */
export function runToEnd<T>(task: Generator<unknown, T, void>): T {
  let step = task.next();
  while (step.done !== true) step = task.next();
  return step.value;
}

/** Creates a task that ends at once with a known result. */
export function* finishedTask<T>(result: T): Task<T> {
  return result;
}
