/** Decides how many seeds the tests that sweep over seeds use. The environment variable TEST_SEEDS sets it. */

const QUICK_SHARE = 0.1;

/** Whether the tests use all seeds, as `make test-all` does. `make test` uses fewer seeds. */
export const usesAllSeeds = process.env["TEST_SEEDS"] !== undefined;

/**
 * Whether sweeps of an hour run in full, too: `TEST_SEEDS=sweeps npx vitest run FILE`. CI and `make test-all` do not
 * have that time.
 */
export const usesLongSweeps = process.env["TEST_SEEDS"] === "sweeps";

/** Returns how many seeds a sweep uses: `full` if all seeds are used, otherwise a tenth of them, but at least `min`. */
export function seedCount(full: number, min = 3): number {
  return usesAllSeeds ? full : Math.min(full, Math.max(min, Math.ceil(full * QUICK_SHARE)));
}
