const QUICK_SHARE = 0.1;

/** Whether all is to be proved, as `make test-all` asks; `make test` is content with fewer seeds. */
export const usesAllSeeds = process.env["TEST_SEEDS"] !== undefined;

/** Whether sweeps of an hour run whole, too: `TEST_SEEDS=sweeps npx vitest run FILE`. Neither CI nor `make test-all` has that time. */
export const usesLongSweeps = process.env["TEST_SEEDS"] === "sweeps";

/** How many seeds a sweep takes that takes `full` of them where all is proved: else a tenth, and no fewer than `least`. */
export function seedCount(full: number, min = 3): number {
  return usesAllSeeds ? full : Math.min(full, Math.max(min, Math.ceil(full * QUICK_SHARE)));
}
