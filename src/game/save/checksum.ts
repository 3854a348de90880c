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
  readonly shift: number;
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
  return { text, sum: sumOf(text), shift: powerOfFactor(text.length) };
}

/** The text in parts, each of which begins where a line begins with `# `; `joinLines` makes the text of them again. */
export function summedParts(text: string): Summed[] {
  const parts: Summed[] = [];
  text.split(PART_BEGINS).forEach((part, at) => parts.push(summed(at === 0 ? part : HEADING_BEGINS + part)));
  return parts;
}

/** Eight letters at a time: to ask for the code of one takes longer than all that is done with it. */
function sumOf(text: string): number {
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

/** The texts as one, with a line's end between them; no letter is read. */
export function joinLines(parts: readonly Summed[]): Summed {
  let sum = 0;
  const texts: string[] = [];
  for (const part of parts) {
    if (texts.length > 0) sum = (sum * FACTOR + LINE_END_CODE) % MODULUS;
    sum = sumThrough(sum, part);
    texts.push(part.text);
  }
  const text = texts.join(LINE_END);
  return { text, sum, shift: powerOfFactor(text.length) };
}

/** The checksum of a text that has `sum` and of `next` behind it: a whole number from 0 to 8388592. */
export function sumThrough(sum: number, next: Summed): number {
  return (product(sum, next.shift) + next.sum) % MODULUS;
}

function powerOfFactor(exponent: number): number {
  if (exponent === 0) return 1;
  const root = powerOfFactor(Math.floor(exponent / 2));
  const square = product(root, root);
  return exponent % 2 === 0 ? square : (square * FACTOR) % MODULUS;
}

/** The product of two sums, as a sum: digit by digit of the second one, as the whole product would pass 2^31. */
function product(one: number, other: number): number {
  const high = Math.floor(other / BASE);
  let result = (one * Math.floor(high / BASE)) % MODULUS;
  result = (((result * BASE) % MODULUS) + one * (high % BASE)) % MODULUS;
  return (((result * BASE) % MODULUS) + one * (other % BASE)) % MODULUS;
}
