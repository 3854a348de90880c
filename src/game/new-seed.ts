/**
 * Creates random seeds, from which levels for this player alone are generated. Challenges and daily levels have other
 * seeds, which are the same for all players.
 */
import { readSecondsSince2000 } from "../device/clock";
import { SEED_LIMIT } from "../kernel/random";

/**
 * Returns a seed for random levels: the seconds since the start of the year 2000, modulo `SEED_LIMIT`. Two calls in the
 * same second return the same seed.
 */
export function createSeed(): number {
  return readSecondsSince2000() % SEED_LIMIT;
}
