/**
 * Packs a sequence of choices into one whole number and reads the choices back. Likely choices need less space. The
 * method is asymmetric numeral systems (Duda, 2009), with one large number instead of a stream.
 */
import type { Task } from "./task";

/**
 * Encodes or decodes choices, for instance which thing stands on a cell of a board. All choices are packed into one
 * number; an unlikely choice makes this number larger than a likely choice does.
 *
 * A writer and a reader receive the same calls in the same order, so one function can both encode and decode. To encode
 * a choice of weight w out of a total t, the writer maps the number n to ⌊n / w⌋ · t + f + n mod w, where f is the sum
 * of the weights before the choice. The reader undoes this step, so the writer must start with the last choice.
 */
export interface MixedRadixCoder {
  /**
   * Encodes the choice `written`, or decodes a choice and returns it. Choices are numbered from 0. `weights` has one
   * entry for each possible choice, larger for a more likely one. Weights must not be negative, and their sum must be
   * at most 8192. Returns undefined if all weights are 0 while decoding.
   */
  readonly codeWeighted: (weights: readonly number[], written: number) => number | undefined;
  /**
   * Encodes the choice `written`, or decodes a choice and returns it. There are `count` equally likely choices,
   * numbered from 0.
   */
  readonly codeUniform: (count: number, written: number) => number;
}

/**
 * An encoder of choices, for instance which thing stands on a cell of a board. `encode` packs all choices that were
 * given to the encoder into one number.
 */
export interface MixedRadixWriter extends MixedRadixCoder {
  readonly encode: () => Task<BigNumber>;
}

/**
 * A decoder of choices. `isEmpty` returns whether the part of the number that is still to be decoded is 0, as it must
 * be after the last choice.
 */
export interface MixedRadixReader extends MixedRadixCoder {
  readonly isEmpty: () => boolean;
}

/**
 * A whole number of any size, stored as a list of digits in base `DIGIT_BASE`. The least significant digit comes first,
 * and the last digit in the list is not zero.
 */
export type BigNumber = number[];

/**
 * The base of the digits of large numbers. A digit times the largest factor or divisor (below 16384) stays below 2^24,
 * so that 32-bit floats represent all products exactly.
 */
const DIGIT_BASE = 1024;

const CHOICES_PER_SLICE = 4;

/**
 * One choice that an encoder has collected, such as which thing stands on a cell. Its probability is `weight` /
 * `total`, where `total` is the sum of the weights of all possible choices. `firstChance` is the sum of the weights
 * before this choice.
 */
interface WeightedChoice {
  readonly firstChance: number;
  readonly weight: number;
  readonly total: number;
}

export function createMixedRadixWriter(): MixedRadixWriter {
  const choices: WeightedChoice[] = [];
  return {
    codeWeighted: (weights, written) => {
      choices.push({
        firstChance: sumWeights(weights, written),
        weight: weights[written],
        total: sumWeights(weights, weights.length),
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

/**
 * Creates a decoder of the choices that are packed into a large number. The decoder works on a copy, so the given
 * number does not change.
 */
export function createMixedRadixReader(number: BigNumber): MixedRadixReader {
  const digits = [...number];
  return {
    codeWeighted: (weights) => {
      const total = sumWeights(weights, weights.length);
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

/** Divides a large number in place by `divisor` and returns the remainder. `divisor` must be below 16384. */
export function divide(digits: BigNumber, divisor: number): number {
  let remainder = 0;
  for (let index = digits.length - 1; index >= 0; index--) {
    const value = remainder * DIGIT_BASE + digits[index];
    remainder = value % divisor;
    digits[index] = Math.floor(value / divisor);
  }
  while (digits.length > 0 && digits[digits.length - 1] === 0) digits.pop();
  return remainder;
}

/**
 * Multiplies a large number in place by `factor` and adds `addend`. `factor` must be below 16384, and `addend` below
 * `factor`.
 */
export function multiplyAdd(digits: BigNumber, factor: number, addend: number): void {
  let carry = addend;
  for (let index = 0; index < digits.length; index++) {
    const value = digits[index] * factor + carry;
    digits[index] = value % DIGIT_BASE;
    carry = Math.floor(value / DIGIT_BASE);
  }
  for (; carry > 0; carry = Math.floor(carry / DIGIT_BASE)) digits.push(carry % DIGIT_BASE);
}

function sumWeights(weights: readonly number[], end: number): number {
  let sum = 0;
  for (let index = 0; index < end; index++) sum += weights[index];
  return sum;
}
