/**
 * Computes the order in which a participant of the study plays its levels. It is random, but the same seed always gives
 * the same order.
 */

/**
 * The modulus of a Lehmer random number generator: the next number is the previous one times FACTOR, modulo MODULUS.
 */
const MODULUS = 2147483647;
const FACTOR = 48271;
/** How many random numbers are skipped at first, because the first numbers of small seeds are alike. */
const SKIPPED = 10;

/** The largest seed from which a random order of the study's levels is computed. */
export const MAX_SEED = 999_999_999;

/**
 * Returns the whole numbers from 0 to `count` - 1 in a random order that depends only on `seed`, from 1 to `MAX_SEED`.
 */
export function shuffledOrder(seed: number, count: number): readonly number[] {
  let last = seed;
  const next = (): number => {
    last = (last * FACTOR) % MODULUS;
    return last;
  };
  for (let skipped = 0; skipped < SKIPPED; skipped++) next();
  const order = Array.from({ length: count }, (_, index) => index);
  for (let left = count; left > 1; left--) {
    const other = next() % left;
    [order[left - 1], order[other]] = [order[other], order[left - 1]];
  }
  return order;
}
