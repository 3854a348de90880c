import type { Task } from "../../../kernel/task";

// The field of 256 elements in which QR codes are checked. An element is a byte, and all but zero are powers of 2. The
// console's Lua has no bit operators to rely on: sums are found by logarithms, too (Zech's: that of 1 + 2^n for each n).

const SIZE = 256;
const POWERS = SIZE - 1;
/** What stands for 2^8: x⁴ + x³ + x² + 1. */
const REDUCING_BITS = [1, 4, 8, 16];
/** The logarithm of zero, which has none. */
const NO_POWER = -1;

const POWERS_PER_SLICE = 24;

const powers: number[] = [];
const logarithms: number[] = [];
/** For each n the logarithm of 1 + 2^n. */
const zech: number[] = [];

/** Prepares the field; needed once, before anything is checked. */
export function* prepareGf256(): Task<void> {
  if (zech.length === POWERS) return;
  for (let byte = 0; byte < SIZE; byte++) logarithms[byte] = NO_POWER;
  yield;
  let power = 1;
  for (let at = 0; at < POWERS; at++) {
    if (at % POWERS_PER_SLICE === 0) yield;
    powers[at] = power;
    logarithms[power] = at;
    power = twice(power);
  }
  for (let at = 0; at < POWERS; at++) {
    if (at % POWERS_PER_SLICE === 0) yield;
    zech[at] = logarithms[flipped(powers[at], 1)];
  }
}

/**
 * The bytes that check others: what is left over when these, and as many zeros behind them, are divided by the generator
 * of so many check bytes.
 */
export function* computeCheckBytes(bytes: readonly number[], generator: readonly number[]): Task<number[]> {
  const last = generator.length - 1;
  // All of it in logarithms.
  const remainder = generator.map(() => NO_POWER);
  for (const byte of bytes) {
    const factor = addLogarithms(logarithms[byte], remainder[0]);
    for (let at = 0; at < last; at++)
      remainder[at] = addLogarithms(remainder[at + 1], multiplyLogarithms(factor, generator[at]));
    remainder[last] = multiplyLogarithms(factor, generator[last]);
    yield;
  }
  return remainder.map((logarithm) => (logarithm === NO_POWER ? 0 : powers[logarithm]));
}

/**
 * The polynomial whose zeros are the first `count` powers of 2: the logarithms of its coefficients, the highest first,
 * without that of its first, which is 1.
 */
export function* generatorPolynomial(count: number): Task<readonly number[]> {
  let generator = [0];
  for (let zero = 0; zero < count; zero++) {
    const factor = generator;
    generator = [...factor, NO_POWER].map((one, at) =>
      at === 0 ? one : addLogarithms(one, multiplyLogarithms(factor[at - 1], zero)),
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

function twice(byte: number): number {
  if (2 * byte < SIZE) return 2 * byte;
  let reduced = 2 * byte - SIZE;
  for (const bit of REDUCING_BITS) reduced = flipped(reduced, bit);
  return reduced;
}

function flipped(byte: number, bit: number): number {
  return byte % (2 * bit) < bit ? byte + bit : byte - bit;
}
