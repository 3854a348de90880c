/**
 * A computation in slices: it yields at least once per device millisecond, and at the end returns what it found.
 * A generator in TypeScript is a coroutine in Lua.
 */
export type Work<T> = Generator<void, T, void>;

/** Runs a work to its end at once and gives what it returns: for tools and tests, never inside a frame. */
export function finish<T>(work: Work<T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
