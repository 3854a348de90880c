/**
 * Decides how many seeds are used by tests that repeat a check for many seeds. The environment variable TEST_SEEDS sets
 * the number: it is not set in `make test`, "ci" in CI, "all" in `make test-all`, and "sweeps" for a long run by hand.
 */

const testSeeds = process.env["TEST_SEEDS"];

/** Whether the tests leave nothing out: only in `make test-all` and in long runs by hand. */
export const isComplete = testSeeds === "all" || testSeeds === "sweeps";

/**
 * The share of all seeds that is used. CI has twenty minutes on two cores for everything that it does, so it uses a
 * tenth.
 */
const SHARE = isComplete ? 1 : 0.1;

/** Whether the tests may take a long time: always except in `make test`. */
export const isThorough = testSeeds !== undefined;

/**
 * Whether tests that repeat a check for an hour run in full: `TEST_SEEDS=sweeps npx vitest run FILE`. CI and `make
 * test-all` do not have that much time.
 */
export const usesLongSweeps = testSeeds === "sweeps";

/** Returns how many seeds a test uses, of `full` seeds: all of them, or a tenth, but always at least `min`. */
export function seedCount(full: number, min = 3): number {
  return Math.min(full, Math.max(min, Math.ceil(full * SHARE)));
}
