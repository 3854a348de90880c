/**
 * Packs a sequence of weighted choices into one whole number, and reads them back. The method is that of asymmetric
 * numeral systems (Duda, 2009), with a number of any size instead of a stream.
 */
import type { Task } from "./task";

/**
 * Encodes or decodes choices, such that an unlikely choice makes the number larger than a likely one.
 *
 * The writer and the reader take the same calls in the same order, so one function serves both. To encode a choice of
 * weight w out of a total t, the writer maps the number n to ⌊n / w⌋ · t + f + n mod w, where f is the sum of the
 * weights before the choice. The reader inverts this, so the writer starts with the last choice.
 */
export interface MixedRadixCoder {
  /**
   * Encodes the choice `written`, or decodes a choice and returns it. There is one choice for each weight. Weights are
   * not negative and have a sum of at most 8192. The reader returns undefined if all weights are 0.
   */
  readonly codeWeighted: (weights: readonly number[], written: number) => number | undefined;
  /** Encodes or decodes one of `count` equally likely choices, counted from 0. */
  readonly codeUniform: (count: number, written: number) => number;
}

/** A coder that collects choices; `encode` packs them into a number. */
export interface MixedRadixWriter extends MixedRadixCoder {
  readonly encode: () => Task<BigNumber>;
}

/** A coder that decodes choices from a number; `isEmpty` returns whether the rest of the number is 0. */
export interface MixedRadixReader extends MixedRadixCoder {
  readonly isEmpty: () => boolean;
}

/**
 * A whole number of any size, as digits to the base `DIGIT_BASE`. The least significant digit comes first, and the last
 * digit is not zero.
 */
export type BigNumber = number[];

/** A digit times a total weight stays below 2^24, so that 32-bit floats are exact in all of these computations. */
const DIGIT_BASE = 1024;

const CHOICES_PER_SLICE = 4;

/** A choice that the writer collected: `weight` out of `total` chances, from `firstChance` on. */
interface WeightedChoice {
  readonly firstChance: number;
  readonly weight: number;
  readonly total: number;
}

/** Creates a writer without choices. */
export function createMixedRadixWriter(): MixedRadixWriter {
  const choices: WeightedChoice[] = [];
  return {
    codeWeighted: (weights, written) => {
      choices.push({
        firstChance: sumOf(weights, written),
        weight: weights[written],
        total: sumOf(weights, weights.length),
      });
      return written;
    },
    codeUniform: (count, written) => {
      choices.push({ firstChance: written, weight: 1, total: count });
      return written;
    },
    encode: function* () {
      const digits: BigNumber = [];
      for (let index = choices.length - 1; index >= 0; index--) {
        pushChoice(digits, choices[index]);
        if (index % CHOICES_PER_SLICE === 0) yield;
      }
      return digits;
    },
  };
}

/** Creates a reader. It works on a copy of the number. */
export function createMixedRadixReader(number: BigNumber): MixedRadixReader {
  const digits = [...number];
  return {
    codeWeighted: (weights) => {
      const total = sumOf(weights, weights.length);
      if (total === 0) return undefined;
      const chance = divide(digits, total);
      let choice = 0;
      let firstChance = 0;
      for (; firstChance + weights[choice] <= chance; choice++) firstChance += weights[choice];
      multiplyAdd(digits, weights[choice], chance - firstChance);
      return choice;
    },
    codeUniform: (count) => divide(digits, count),
    isEmpty: () => digits.length === 0,
  };
}

function pushChoice(digits: BigNumber, { firstChance, weight, total }: WeightedChoice): void {
  const chance = divide(digits, weight);
  multiplyAdd(digits, total, firstChance + chance);
}

/** Divides a number in place by `divisor`, which must be below 16384, and returns the remainder. */
export function divide(digits: BigNumber, divisor: number): number {
  let remainder = 0;
  for (let index = digits.length - 1; index >= 0; index--) {
    const part = remainder * DIGIT_BASE + digits[index];
    remainder = part % divisor;
    digits[index] = Math.floor(part / divisor);
  }
  while (digits.length > 0 && digits[digits.length - 1] === 0) digits.pop();
  return remainder;
}

/**
 * Multiplies a number in place by `factor`, which must be below 16384, and adds `addend`, which must be below `factor`.
 */
export function multiplyAdd(digits: BigNumber, factor: number, addend: number): void {
  let carry = addend;
  for (let index = 0; index < digits.length; index++) {
    const part = digits[index] * factor + carry;
    digits[index] = part % DIGIT_BASE;
    carry = Math.floor(part / DIGIT_BASE);
  }
  for (; carry > 0; carry = Math.floor(carry / DIGIT_BASE)) digits.push(carry % DIGIT_BASE);
}

function sumOf(weights: readonly number[], end: number): number {
  let sum = 0;
  for (let index = 0; index < end; index++) sum += weights[index];
  return sum;
}
