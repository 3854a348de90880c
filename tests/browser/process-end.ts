/** Cleans up when a process of the test runner ends: what its test files shared, such as a browser, ends with it. */

const cleanUps: (() => void)[] = [];

function cleanUp(): void {
  for (const each of cleanUps.splice(0)) each();
}

/**
 * Calls `work` when this process ends, also if the test runner Vitest ends it with a signal. `work` must not wait for
 * anything.
 */
export function atProcessEnd(work: () => void): void {
  if (cleanUps.length === 0) {
    process.once("exit", cleanUp);
    process.once("SIGTERM", () => {
      cleanUp();
      process.exit();
    });
  }
  cleanUps.push(work);
}
