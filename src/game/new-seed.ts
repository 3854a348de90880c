import { secondsSince2000 } from "../device/clock";
import { SEED_LIMIT } from "../kernel/random";

/** A seed that no run before had: it comes from the clock. */
export function newSeed(): number {
  return secondsSince2000() % SEED_LIMIT;
}
