/**
 * Checksums of texts. That of a long text follows from those of its parts: what is known of a part spares another look at
 * its letters.
 */
import { codesOf } from "../../device/letters";

/** A text and what a checksum needs to know of it. */
export interface Summed {
  readonly text: string;
  /** The checksum of the text by itself: each letter's code on top of `FACTOR` times the sum before it. */
  readonly sum: number;
  /** By how much the sum of what comes before the text is multiplied: a `FACTOR` for each letter. */
  readonly shift: Digits;
}

/** A text and the parts that it was joined of. */
export interface Joined {
  readonly text: string;
  readonly parts: readonly Summed[];
}

/** A sum to the base `BASE`: the product of two whole ones would pass 2^31. */
interface Digits {
  readonly high: number;
  readonly middle: number;
  readonly low: number;
}

// A sum times FACTOR and a letter's code stays below 2^31, and so does a sum times BASE.
const MODULUS = 8388593;
const FACTOR = 251;
const BASE = 256;

const LINE_END = "\n";
const LINE_END_CODE = 10;

const HEADING_BEGINS = "# ";
const PART_BEGINS = `${LINE_END}${HEADING_BEGINS}`;

/** Reads every letter of the text. */
export function summed(text: string): Summed {
  return { text, sum: sumOf(text), shift: digitsOf(powerOfFactor(text.length)) };
}

/** The text in parts, each of which begins where a line begins with `# `; `joined` makes the text of them again. */
export function summedParts(text: string): Summed[] {
  const parts: Summed[] = [];
  text.split(PART_BEGINS).forEach((part, at) => parts.push(summed(at === 0 ? part : HEADING_BEGINS + part)));
  return parts;
}

/** The checksum of a text by itself. Eight letters at a time: to ask for the code of one takes longer than all that is done with it. */
export function sumOf(text: string): number {
  // A function's own names are found sooner than the file's.
  const [factor, modulus] = [FACTOR, MODULUS];
  let sum = 0;
  let next = 1;
  for (; next + 7 <= text.length; next += 8) {
    const [a, b, c, d, e, f, g, h] = codesOf(text, next, next + 7);
    sum = (sum * factor + a) % modulus;
    sum = (sum * factor + b) % modulus;
    sum = (sum * factor + c) % modulus;
    sum = (sum * factor + d) % modulus;
    sum = (sum * factor + e) % modulus;
    sum = (sum * factor + f) % modulus;
    sum = (sum * factor + g) % modulus;
    sum = (sum * factor + h) % modulus;
  }
  for (; next <= text.length; next++) {
    const [code] = codesOf(text, next, next);
    sum = (sum * factor + code) % modulus;
  }
  return sum;
}

/** The parts as one text, with a line's end between them; no letter is read. */
export function joined(parts: readonly Summed[]): Joined {
  return { text: parts.map(({ text }) => text).join(LINE_END), parts };
}

/** The checksum of a text that has `sum` and of the joined parts behind it: a whole number from 0 to 8388592. */
export function sumThrough(sum: number, parts: readonly Summed[]): number {
  let result = sum;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if (at > 0) result = (result * FACTOR + LINE_END_CODE) % MODULUS;
    result = (product(result, part.shift) + part.sum) % MODULUS;
  }
  return result;
}

/** By place n the power of `FACTOR` whose exponent is 2 to the n, as far as one was needed. */
const squares: Digits[] = [digitsOf(FACTOR)];

function powerOfFactor(exponent: number): number {
  let power = 1;
  let rest = exponent;
  for (let place = 0; rest > 0; place++) {
    if (rest % 2 === 1) power = product(power, squareAt(place));
    rest = Math.floor(rest / 2);
  }
  return power;
}

function squareAt(place: number): Digits {
  while (squares.length <= place) {
    const root = squares[squares.length - 1];
    squares.push(digitsOf(product(sumWith(root), root)));
  }
  return squares[place];
}

function sumWith({ high, middle, low }: Digits): number {
  return (high * BASE + middle) * BASE + low;
}

function digitsOf(sum: number): Digits {
  const rest = Math.floor(sum / BASE);
  return { high: Math.floor(rest / BASE), middle: rest % BASE, low: sum % BASE };
}

/** The product of two sums, as a sum: digit by digit of the second one. */
function product(one: number, { high, middle, low }: Digits): number {
  const upper = (((one * high) % MODULUS) * BASE) % MODULUS;
  return (((((upper + one * middle) % MODULUS) * BASE) % MODULUS) + one * low) % MODULUS;
}
