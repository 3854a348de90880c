/**
 * Checksums of texts, and the sections that a kept text is made of. Each section begins where a line begins with `# `,
 * and ends in a line with its own checksum: whatever happens to the others, it is known whether this one is whole.
 */
import { codesOf } from "../../device/letters";

/** A section of a text. */
export interface Summed {
  /** The section with its last line, `= ` and seven digits: the checksum of the lines before it. */
  readonly text: string;
  readonly sum: number;
}

/** A text and the sections that it was joined of. */
export interface Joined {
  readonly text: string;
  readonly parts: readonly Summed[];
}

// A sum times FACTOR and another sum stays below 2^31.
const MODULUS = 8388593;
const FACTOR = 251;

const LINE_END = "\n";
const HEADING_BEGINS = "# ";
const PART_BEGINS = `${LINE_END}${HEADING_BEGINS}`;
const CLOSING_BEGINS = "= ";
const SUM_DIGITS = 7;
const CLOSING_LENGTH = LINE_END.length + CLOSING_BEGINS.length + SUM_DIGITS;

/** Closes a section: reads every letter of it. */
export function summed(body: string): Summed {
  const sum = sumOf(body);
  return { text: body + closingOf(sum), sum };
}

/** The sections as one text, with a line's end between them; no letter is read. */
export function joined(parts: readonly Summed[]): Joined {
  // A function called for each of them takes longer than joining them.
  const texts: string[] = [];
  for (let at = 0; at < parts.length; at++) texts.push(parts[at].text);
  return { text: texts.join(LINE_END), parts };
}

/** The sections of a text; undefined if any of them is not whole. */
export function wholeParts(text: string): readonly Summed[] | undefined {
  const parts: Summed[] = [];
  if (text === "") return parts;
  const pieces = text.split(PART_BEGINS);
  for (let at = 0; at < pieces.length; at++) {
    const part = wholePart(at === 0 ? pieces[at] : HEADING_BEGINS + pieces[at]);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return parts;
}

/** The sections of a damaged text that are whole, wherever they stand in it. */
export function salvagedParts(text: string): Summed[] {
  const parts: Summed[] = [];
  for (const piece of `${LINE_END}${text}`.split(PART_BEGINS)) {
    const end = piece.indexOf(LINE_END + CLOSING_BEGINS);
    const part = end < 0 ? undefined : wholePart(HEADING_BEGINS + piece.substring(0, end + CLOSING_LENGTH));
    if (part !== undefined) parts.push(part);
  }
  return parts;
}

/** A section with its closing line; undefined if it is not whole. */
function wholePart(text: string): Summed | undefined {
  const end = text.length - CLOSING_LENGTH;
  if (end < 0) return undefined;
  const sum = sumOf(text.substring(0, end));
  return text.substring(end) === closingOf(sum) ? { text, sum } : undefined;
}

function closingOf(sum: number): string {
  let digits = `${sum}`;
  while (digits.length < SUM_DIGITS) digits = `0${digits}`;
  return LINE_END + CLOSING_BEGINS + digits;
}

/**
 * The checksum of a text. Sixteen letters at a time, each with a weight of its own, because asking for the code of one
 * letter takes longer than everything else: the weighted codes of sixteen bytes add up to less than 2^31.
 */
export function sumOf(text: string): number {
  // A function's own names are found sooner than the file's.
  const [factor, modulus] = [FACTOR, MODULUS];
  let sum = 0;
  let next = 1;
  for (; next + 15 <= text.length; next += 16) {
    const [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = codesOf(text, next, next + 15);
    const first = a * 524287 + b * 511942 + c * 499597 + d * 487252 + e * 474907 + f * 462562 + g * 450217 + h * 437872;
    const last = i * 425527 + j * 413182 + k * 400837 + l * 388492 + m * 376147 + n * 363802 + o * 351457 + p * 339112;
    sum = (sum * factor + ((first + last) % modulus)) % modulus;
  }
  for (; next <= text.length; next++) {
    const [code] = codesOf(text, next, next);
    sum = (sum * factor + code) % modulus;
  }
  return sum;
}

/** The checksum of a text that has `sum` and of the sections behind it: a whole number from 0 to 8388592. */
export function sumThrough(sum: number, parts: readonly Summed[]): number {
  let result = sum;
  for (let at = 0; at < parts.length; at++) result = (result * FACTOR + parts[at].sum) % MODULUS;
  return result;
}
