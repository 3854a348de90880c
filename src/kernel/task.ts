/**
 * A computation in slices: it yields at least once per device millisecond, and at the end returns what it found.
 * A generator in TypeScript is a coroutine in Lua; a yield costs some 1,100 instructions of the processor (0.011 dms),
 * through however many `yield*`, and a generator of its own some 5,000 (tools/packaging/generators.lua).
 */
export type Task<T> = Generator<void, T, void>;

/** Runs a work, or what is like one, to its end at once and gives what it returns: for tools and tests, never inside a frame. */
export function runToEnd<T>(task: Generator<unknown, T, void>): T {
  let step = task.next();
  while (step.done !== true) step = task.next();
  return step.value;
}

/** A work that has nothing to do: it gives what is known already. */
export function* finishedTask<T>(result: T): Task<T> {
  return result;
}
