/** Seeds for the player's own runs. Challenges and daily levels have seeds of their own. */
import { secondsSince2000 } from "../device/clock";
import { SEED_LIMIT } from "../kernel/random";

/** Returns a seed from the clock in seconds, so that it differs from run to run. */
export function newSeed(): number {
  return secondsSince2000() % SEED_LIMIT;
}
