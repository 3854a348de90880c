/**
 * Creates random seeds for levels that only this player plays. A seed is the number from which a level is generated.
 * Challenges and daily levels have seeds of their own, which are the same for all players.
 */
import { readSecondsSince2000 } from "../device/clock";
import { SEED_LIMIT } from "../kernel/random";

/**
 * Returns a seed for random levels: the seconds since the start of the year 2000, modulo `SEED_LIMIT`. Two calls
 * therefore return different seeds, unless both are made within the same second.
 */
export function createSeed(): number {
  return readSecondsSince2000() % SEED_LIMIT;
}
