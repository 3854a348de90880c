import type { Work } from "./work";

/**
 * Choices packed into one whole number that is as small as can be: each makes it larger by as much as it was unlikely. A
 * choice taken with `weight` of `total` chances makes `total` numbers of every `weight`, and the number says which of them
 * it is; so it is all told back, choice by choice, the last one first. (Asymmetric numeral systems, with a number of any
 * size in place of a stream.)
 *
 * Whoever writes and whoever reads makes the same calls in the same order: one function serves for both.
 */
export interface Scribe {
  /**
   * A choice among as many as there are weights, none of which is negative: the one that is written, or read. Nothing if
   * all of them are 0. The weights together are at most 8192.
   */
  readonly choose: (weights: readonly number[], written: number) => number | undefined;
  /** A choice among `count` that are equally likely. */
  readonly chooseEvenly: (count: number, written: number) => number;
}

/** A scribe that notes what it is told; `packed` is the number, see `Limbs`. */
export interface Writer extends Scribe {
  readonly packed: () => Work<Limbs>;
}

/** A scribe that reads choices out of a number; `isEmpty` says whether nothing is left of that. */
export interface Reader extends Scribe {
  readonly isEmpty: () => boolean;
}

/** A whole number of any size: its digits to the base `LIMB`, the least first, without zeros at the end. */
export type Limbs = number[];

/** A digit times all chances of a choice stays below 2^24, so that floats hold all that is reckoned here. */
const LIMB = 1024;

const CHOICES_PER_SLICE = 4;

/** A choice that was taken: `weight` of `total` chances, those from `first` on. */
interface Taken {
  readonly first: number;
  readonly weight: number;
  readonly total: number;
}

export function createWriter(): Writer {
  const all: Taken[] = [];
  return {
    choose: (weights, written) => {
      all.push({ first: sumOf(weights, written), weight: weights[written], total: sumOf(weights, weights.length) });
      return written;
    },
    chooseEvenly: (count, written) => {
      all.push({ first: written, weight: 1, total: count });
      return written;
    },
    packed: function* () {
      const limbs: Limbs = [];
      for (let at = all.length - 1; at >= 0; at--) {
        put(limbs, all[at]);
        if (at % CHOICES_PER_SLICE === 0) yield;
      }
      return limbs;
    },
  };
}

/** Reads from a copy of the number. */
export function createReader(number: Limbs): Reader {
  const limbs = [...number];
  return {
    choose: (weights) => {
      const total = sumOf(weights, weights.length);
      if (total === 0) return undefined;
      const chance = divide(limbs, total);
      let choice = 0;
      let first = 0;
      for (; first + weights[choice] <= chance; choice++) first += weights[choice];
      multiply(limbs, weights[choice], chance - first);
      return choice;
    },
    chooseEvenly: (count) => divide(limbs, count),
    isEmpty: () => limbs.length === 0,
  };
}

function put(limbs: Limbs, { first, weight, total }: Taken): void {
  const chance = divide(limbs, weight);
  multiply(limbs, total, first + chance);
}

/** Divides a number by `divisor`, which is below 16384, and gives what is left over. */
export function divide(limbs: Limbs, divisor: number): number {
  let left = 0;
  for (let at = limbs.length - 1; at >= 0; at--) {
    const part = left * LIMB + limbs[at];
    left = part % divisor;
    limbs[at] = Math.floor(part / divisor);
  }
  while (limbs.length > 0 && limbs[limbs.length - 1] === 0) limbs.pop();
  return left;
}

/** Multiplies a number by `factor`, which is below 16384, and adds `more` to it, which is less. */
export function multiply(limbs: Limbs, factor: number, more: number): void {
  let carry = more;
  for (let at = 0; at < limbs.length; at++) {
    const part = limbs[at] * factor + carry;
    limbs[at] = part % LIMB;
    carry = Math.floor(part / LIMB);
  }
  for (; carry > 0; carry = Math.floor(carry / LIMB)) limbs.push(carry % LIMB);
}

function sumOf(weights: readonly number[], end: number): number {
  let sum = 0;
  for (let at = 0; at < end; at++) sum += weights[at];
  return sum;
}
