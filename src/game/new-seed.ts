/**
 * Random seeds for levels that only this player plays. Challenges and daily levels have seeds of their own, which are
 * the same for all players.
 */
import { readSecondsSince2000 } from "../device/clock";
import { SEED_LIMIT } from "../kernel/random";

/** Returns a random seed: the clock in seconds, so that the seed is different each time. */
export function createSeed(): number {
  return readSecondsSince2000() % SEED_LIMIT;
}
