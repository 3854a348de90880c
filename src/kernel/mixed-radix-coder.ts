import type { Task } from "./task";

/**
 * Choices packed into one whole number that is as small as can be: each makes it larger by as much as it was unlikely. A
 * choice taken with `weight` of `total` chances makes `total` numbers of every `weight`, and the number says which of them
 * it is; so it is all told back, choice by choice, the last one first. (Asymmetric numeral systems, with a number of any
 * size in place of a stream.)
 *
 * Whoever writes and whoever reads makes the same calls in the same order: one function serves for both.
 */
export interface MixedRadixCoder {
  /**
   * A choice among as many as there are weights, none of which is negative: the one that is written, or read. Nothing if
   * all of them are 0. The weights together are at most 8192.
   */
  readonly codeWeighted: (weights: readonly number[], written: number) => number | undefined;
  /** A choice among `count` that are equally likely. */
  readonly codeUniform: (count: number, written: number) => number;
}

/** A scribe that notes what it is told; `packed` is the number, see `Limbs`. */
export interface MixedRadixWriter extends MixedRadixCoder {
  readonly encode: () => Task<BigNumber>;
}

/** A scribe that reads choices out of a number; `isEmpty` says whether nothing is left of that. */
export interface MixedRadixReader extends MixedRadixCoder {
  readonly isEmpty: () => boolean;
}

/** A whole number of any size: its digits to the base `LIMB`, the least first, without zeros at the end. */
export type BigNumber = number[];

/** A digit times all chances of a choice stays below 2^24, so that floats hold all that is reckoned here. */
const DIGIT_BASE = 1024;

const CHOICES_PER_SLICE = 4;

/** A choice that was taken: `weight` of `total` chances, those from `first` on. */
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
      for (let at = choices.length - 1; at >= 0; at--) {
        pushChoice(digits, choices[at]);
        if (at % CHOICES_PER_SLICE === 0) yield;
      }
      return digits;
    },
  };
}

/** Reads from a copy of the number. */
export function createMixedRadixReader(number: BigNumber): MixedRadixReader {
  const digits = [...number];
  return {
    codeWeighted: (weights) => {
      const total = sumOf(weights, weights.length);
      if (total === 0) return undefined;
      const chance = divide(digits, total);
      let choice = 0;
      let first = 0;
      for (; first + weights[choice] <= chance; choice++) first += weights[choice];
      multiplyAdd(digits, weights[choice], chance - first);
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

/** Divides a number by `divisor`, which is below 16384, and gives what is left over. */
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

/** Multiplies a number by `factor`, which is below 16384, and adds `more` to it, which is less. */
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
