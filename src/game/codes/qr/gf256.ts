/**
 * Arithmetic in the finite field GF(256), for the Reed-Solomon check bytes of QR codes. An element is a byte, and every
 * element except zero is a power of 2.
 *
 * Sums are computed with Zech's logarithms, because the game's Lua does not use bit operators. Zech's logarithm of n is
 * the logarithm of 1 + 2^n.
 */
import type { Task } from "../../../kernel/task";

const SIZE = 256;
const POWERS = SIZE - 1;
/** The bits of the element of GF(256) that equals 2^8 modulo the field's polynomial: x⁴ + x³ + x² + 1. */
const REDUCING_BITS = [1, 4, 8, 16];
/** Stands for the logarithm of zero in GF(256), which does not exist. */
const NO_POWER = -1;

const POWERS_PER_SLICE = 24;

const powers: number[] = [];
const logarithms: number[] = [];
/** Zech's logarithms in GF(256): for each n, the logarithm of 1 + 2^n. */
const zech: number[] = [];

/**
 * Fills the tables of powers and logarithms in GF(256) on the first call. The other functions of this file need these
 * tables.
 */
export function* prepareGf256(): Task<void> {
  if (zech.length === POWERS) return;
  for (let byte = 0; byte < SIZE; byte++) logarithms[byte] = NO_POWER;
  yield;
  let power = 1;
  for (let index = 0; index < POWERS; index++) {
    if (index % POWERS_PER_SLICE === 0) yield;
    powers[index] = power;
    logarithms[power] = index;
    power = timesTwo(power);
  }
  for (let index = 0; index < POWERS; index++) {
    if (index % POWERS_PER_SLICE === 0) yield;
    zech[index] = logarithms[flipBit(powers[index], 1)];
  }
}

/**
 * Computes the Reed-Solomon check bytes of data bytes. They are the remainder of dividing the data, followed by zeros,
 * by the generator polynomial.
 */
export function* computeCheckBytes(bytes: readonly number[], generator: readonly number[]): Task<number[]> {
  const last = generator.length - 1;
  // The remainder of the polynomial division, as logarithms in GF(256).
  const remainder = generator.map(() => NO_POWER);
  for (const byte of bytes) {
    const factor = addLogarithms(logarithms[byte], remainder[0]);
    for (let index = 0; index < last; index++)
      remainder[index] = addLogarithms(remainder[index + 1], multiplyLogarithms(factor, generator[index]));
    remainder[last] = multiplyLogarithms(factor, generator[last]);
    yield;
  }
  return remainder.map((logarithm) => (logarithm === NO_POWER ? 0 : powers[logarithm]));
}

/**
 * Computes the polynomial whose zeros are the first `count` powers of 2 in GF(256). Returns the logarithms of its
 * coefficients, that of the highest power first, without the leading 1.
 */
export function* computeGeneratorPolynomial(count: number): Task<readonly number[]> {
  let generator = [0];
  for (let zero = 0; zero < count; zero++) {
    const factor = generator;
    generator = [...factor, NO_POWER].map((coefficient, index) =>
      index === 0 ? coefficient : addLogarithms(coefficient, multiplyLogarithms(factor[index - 1], zero)),
    );
    yield;
  }
  return generator.slice(1);
}

function multiplyLogarithms(one: number, other: number): number {
  return one === NO_POWER || other === NO_POWER ? NO_POWER : (one + other) % POWERS;
}

function addLogarithms(one: number, other: number): number {
  if (one === NO_POWER) return other;
  if (other === NO_POWER) return one;
  const ratio = zech[(other + POWERS - one) % POWERS];
  return ratio === NO_POWER ? NO_POWER : (one + ratio) % POWERS;
}

function timesTwo(byte: number): number {
  if (2 * byte < SIZE) return 2 * byte;
  let reduced = 2 * byte - SIZE;
  for (const bit of REDUCING_BITS) reduced = flipBit(reduced, bit);
  return reduced;
}

/** Inverts the bit whose value is `bit`, such as 8. */
function flipBit(byte: number, bit: number): number {
  return byte % (2 * bit) < bit ? byte + bit : byte - bit;
}
