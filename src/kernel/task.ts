/**
 * Defines tasks for cooperative multitasking: a long computation is a generator that yields often, so that it can run
 * in the free time of many frames. task-handle.ts runs such generators.
 */

/**
 * A cooperative task: a generator that yields often and returns its result at the end. It must yield at least once per
 * device millisecond (100,000 instructions of the console's processor).
 *
 * In Lua, a generator is a coroutine. A yield costs about 1,100 instructions (0.011 device milliseconds), however many
 * `yield*` it passes through. Creating a generator costs about 5,000 instructions (tools/packaging/generators.lua).
 */
export type Task<T> = Generator<void, T, void>;

/**
 * Runs a task to its end without a pause and returns its result. The game may call this function only for tasks that
 * take less than a frame, because a longer task would block the frame.
 */
export function runToEnd<T>(task: Generator<unknown, T, void>): T {
  let step = task.next();
  while (step.done !== true) step = task.next();
  return step.value;
}

export function* createFinishedTask<T>(result: T): Task<T> {
  return result;
}
