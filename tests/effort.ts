const A_TENTH = 0.1;

/** Whether all is to be proved, as `make prove` asks; `make test` is content with fewer seeds. */
export const provesAll = process.env["PROVE"] !== undefined;

/** Whether sweeps of an hour run whole, too: `PROVE=sweeps npx vitest run FILE`. Neither CI nor `make prove` has that time. */
export const sweepsAll = process.env["PROVE"] === "sweeps";

/** How many seeds a sweep takes that takes `full` of them where all is proved: else a tenth, and no fewer than `least`. */
export function seeds(full: number, least = 3): number {
  return provesAll ? full : Math.min(full, Math.max(least, Math.ceil(full * A_TENTH)));
}
