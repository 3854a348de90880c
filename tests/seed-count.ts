/**
 * Decides how many seeds are used by tests that repeat a check for many seeds. The environment variable TEST_SEEDS sets
 * the number.
 */

const QUICK_SHARE = 0.1;

/** Whether the tests use all seeds, as `make test-all` does. `make test` uses fewer seeds. */
export const usesAllSeeds = process.env["TEST_SEEDS"] !== undefined;

/**
 * Whether tests that repeat a check for an hour run in full: `TEST_SEEDS=sweeps npx vitest run FILE`. CI and `make
 * test-all` do not have that much time.
 */
export const usesLongSweeps = process.env["TEST_SEEDS"] === "sweeps";

/**
 * Returns how many seeds a test uses: `full` if all seeds are tested, otherwise a tenth of them, but at least `min`.
 */
export function seedCount(full: number, min = 3): number {
  return usesAllSeeds ? full : Math.min(full, Math.max(min, Math.ceil(full * QUICK_SHARE)));
}
