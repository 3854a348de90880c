/**
 * Formats similarity sketches (numbers that are nearly equal for similar levels) as text and parses the text. Sketches
 * are kept as text, because there is no time to format them right after a win.
 */
import { charCodesOf } from "../../device/char-codes";
import { NUMBERS_PER_SKETCH } from "../../kernel/similarity-sketch";
import { createLettersCodec, type Codec } from "./fields";

/** The letters that stand for the digits 0 to 63, with which the numbers of similarity sketches are written. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BASE = 64;
/**
 * The number of letters for one number of a similarity sketch: three digits of base 64 are enough for numbers up to
 * 262143.
 */
const LETTERS_PER_NUMBER = 3;

const LETTERS_PER_SKETCH = NUMBERS_PER_SKETCH * LETTERS_PER_NUMBER;

/**
 * The digit (0 to 63) for which a letter stands, by the letter's character code. The table is filled when a text is
 * first read.
 */
const digitOfCode: Record<number, number | undefined> = {};
let areDigitsKnown = false;

export function formatSketches(numbers: readonly number[]): string {
  const texts: string[] = [];
  for (const number of numbers) {
    const last = number % BASE;
    const rest = Math.floor(number / BASE);
    const middle = rest % BASE;
    texts.push(letterOf(Math.floor(rest / BASE)) + letterOf(middle) + letterOf(last));
  }
  return texts.join("");
}

function letterOf(digit: number): string {
  return ALPHABET.charAt(digit);
}

/**
 * Returns the numbers of the similarity sketches (numbers that are nearly equal for similar levels) in a text that
 * `formatSketches` wrote.
 */
export function parseSketches(text: string): number[] {
  fillDigits();
  const numbers: number[] = [];
  for (let start = 1; start <= text.length; start += LETTERS_PER_NUMBER) {
    const [first, middle, last] = charCodesOf(text, start, start + LETTERS_PER_NUMBER - 1);
    numbers.push((digitOf(first) * BASE + digitOf(middle)) * BASE + digitOf(last));
  }
  return numbers;
}

function fillDigits(): void {
  if (areDigitsKnown) return;
  areDigitsKnown = true;
  for (let digit = 0; digit < BASE; digit++) {
    const [code] = charCodesOf(ALPHABET, digit + 1, digit + 1);
    digitOfCode[code] = digit;
  }
}

function digitOf(code: number): number {
  return digitOfCode[code] ?? 0;
}

/**
 * Returns the codec for saved texts of at most `maxSketches` similarity sketches (numbers that are nearly equal for
 * similar levels).
 */
export function createSketchesCodec(maxSketches: number): Codec<string> {
  const lettersCodec = createLettersCodec(ALPHABET, maxSketches * LETTERS_PER_SKETCH);
  return {
    write: (value) => value,
    read: (text) => (text.length % LETTERS_PER_SKETCH > 0 ? undefined : lettersCodec.read(text)),
  };
}

/**
 * Appends a similarity sketch (numbers that are nearly equal for similar levels) to a text. Removes the oldest sketches
 * if there are more than `maxSketches`.
 */
export function withSketch(text: string, sketch: readonly number[], maxSketches: number): string {
  const all = text + formatSketches(sketch);
  return all.substring(Math.max(0, all.length - maxSketches * LETTERS_PER_SKETCH));
}

/** Returns a text of similarity sketches (numbers that are nearly equal for similar levels) without its last sketch. */
export function withoutLastSketch(text: string): string {
  return text.substring(0, Math.max(0, text.length - LETTERS_PER_SKETCH));
}
