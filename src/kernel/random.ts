/**
 * Generates the random numbers of the game. The same seed gives the same random numbers on every machine, and therefore
 * the same levels.
 */

/**
 * The state of the random number generator: L'Ecuyer's combined generator for 16-bit machines ("Efficient and Portable
 * Combined Random Number Generators", Communications of the ACM 31, 1988).
 *
 * This generator combines three small multiplicative generators and has a period of about 8·10^12. Every product stays
 * below 2^23, so doubles, 32-bit floats and 32-bit integers give the same numbers.
 */
export interface Random {
  a: number;
  b: number;
  c: number;
}

/**
 * The moduli of the three small generators that form the random number generator. TypeScript replaces the names of a
 * constant enumeration by numbers, which saves table look-ups.
 */
const enum Modulus {
  A = 32363,
  B = 31727,
  C = 31657,
}

const enum Draw {
  Max = Modulus.A - 1,
}

/** The limit for the seed and for the stream of a random number generator; both must be smaller than this number. */
export const SEED_LIMIT = 16777216;

const SCRAMBLE_ROUNDS = 4;

/**
 * Creates a random number generator. Each `stream` of a seed gives a separate sequence of numbers, for instance one for
 * each level of a game. `seed` and `stream` are whole numbers from 0 to `SEED_LIMIT` − 1.
 */
export function createRandom(seed: number, stream = 0): Random {
  const random = { a: 1, b: 1, c: 1 };
  mixNumber(random, seed);
  mixNumber(random, stream);
  return random;
}

/**
 * Returns a random whole number from 1 to `Draw.Max`, each equally likely. The number is (a − b + c) mod `Draw.Max`,
 * where a, b and c are the states of the three small generators; a result of 0 becomes `Draw.Max`.
 *
 * The steps follow L'Ecuyer's article (see `Random`). The function first subtracts `Draw.Max` from a − b if the sum
 * with c could otherwise exceed `Draw.Max`. Then it adds c. If the sum is below 1, it adds `Draw.Max`.
 */
export function drawRandom(random: Random): number {
  const a = (157 * random.a) % Modulus.A;
  const b = (146 * random.b) % Modulus.B;
  const c = (142 * random.c) % Modulus.C;
  random.a = a;
  random.b = b;
  random.c = c;
  let z = a - b;
  if (z > Modulus.A - Modulus.C) z -= Draw.Max;
  z += c;
  return z < 1 ? z + Draw.Max : z;
}

/**
 * Returns a random whole number from 0 to `limit` − 1, each equally likely. `limit` must be between 1 and `Draw.Max`.
 */
export function drawRandomBelow(random: Random, limit: number): number {
  const unbiasedLimit = Draw.Max - (Draw.Max % limit);
  let number = drawRandom(random) - 1;
  while (number >= unbiasedLimit) number = drawRandom(random) - 1;
  return number % limit;
}

/**
 * Mixes `value`, such as the seed, into the state of the generator. Then mixes in several random numbers that the
 * generator itself makes, because neighbouring seeds would otherwise give similar random numbers.
 */
function mixNumber(random: Random, value: number): void {
  const high = Math.floor(value / 4096);
  const low = value % 4096;
  mixIn(random, low, high);
  for (let round = 0; round < SCRAMBLE_ROUNDS; round++) mixIn(random, drawRandom(random), drawRandom(random));
}

function mixIn(random: Random, first: number, second: number): void {
  random.a = 1 + ((random.a + first) % (Modulus.A - 1));
  random.b = 1 + ((random.b + second) % (Modulus.B - 1));
  random.c = 1 + ((random.c + first + second) % (Modulus.C - 1));
}
