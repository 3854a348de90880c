/**
 * Decides how many seeds are used by tests that repeat a check for many seeds. This depends on the environment variable
 * TEST_SEEDS: it is not set in `make test`, "ci" in CI, "all" in `make test-all`, and "sweeps" in long test runs by
 * hand.
 */

const testSeeds = process.env["TEST_SEEDS"];

/** Whether the tests leave nothing out. They do so only in `make test-all` and in long test runs by hand. */
export const isComplete = testSeeds === "all" || testSeeds === "sweeps";

/**
 * The share of all seeds that tests use. CI has twenty minutes on two cores for everything, so it uses only a tenth.
 */
const SHARE = isComplete ? 1 : 0.1;

/** Whether the tests may take long. They may, except in `make test`. */
export const isThorough = testSeeds !== undefined;

/**
 * Whether tests that take an hour run in full. They do so only when started with `TEST_SEEDS=sweeps npx vitest run
 * FILE`.
 */
export const usesLongSweeps = testSeeds === "sweeps";

/**
 * Returns how many of `full` seeds a test uses: all of them when the tests leave nothing out (see `isComplete`),
 * otherwise a tenth, but at least `min`. The number is never larger than `full`.
 */
export function seedCount(full: number, min = 3): number {
  return Math.min(full, Math.max(min, Math.ceil(full * SHARE)));
}
