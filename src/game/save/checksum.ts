/**
 * Checksums of texts, and the sections that a kept text is made of. Each section begins where a line begins with `# `,
 * and ends in a line with its own checksum: whatever happens to the others, it is known whether this one is whole.
 */
import { charCodesOf } from "../../device/char-codes";

/** A section of a text. */
export interface TextSection {
  /** The section with its last line, `= ` and seven digits: the checksum of the lines before it. */
  readonly text: string;
  readonly sum: number;
}

/** A text and the sections that it was joined of. */
export interface SectionedText {
  readonly text: string;
  readonly textSections: readonly TextSection[];
}

// A sum times FACTOR and another sum stays below 2^31.
const MODULUS = 8388593;
const FACTOR = 251;

const LINE_END = "\n";
const HEADING_PREFIX = "# ";
const SECTION_SEPARATOR = `${LINE_END}${HEADING_PREFIX}`;
const CHECKSUM_PREFIX = "= ";
const SUM_DIGITS = 7;
const CHECKSUM_LINE_LENGTH = LINE_END.length + CHECKSUM_PREFIX.length + SUM_DIGITS;

/** Closes a section: reads every letter of it. */
export function appendChecksum(body: string): TextSection {
  const sum = checksumOf(body);
  return { text: body + checksumLine(sum), sum };
}

/** The sections as one text, with a line's end between them; no letter is read. */
export function joinSections(textSections: readonly TextSection[]): SectionedText {
  // A function called for each of them takes longer than joining them.
  const texts: string[] = [];
  for (let index = 0; index < textSections.length; index++) texts.push(textSections[index].text);
  return { text: texts.join(LINE_END), textSections };
}

/** The sections of a text; undefined if any of them is not whole. */
export function parseSections(text: string): readonly TextSection[] | undefined {
  const sections: TextSection[] = [];
  if (text === "") return sections;
  const pieces = text.split(SECTION_SEPARATOR);
  for (let index = 0; index < pieces.length; index++) {
    const section = parseSection(index === 0 ? pieces[index] : HEADING_PREFIX + pieces[index]);
    if (section === undefined) return undefined;
    sections.push(section);
  }
  return sections;
}

/** The sections of a damaged text that are whole, wherever they stand in it. */
export function salvageSections(text: string): TextSection[] {
  const sections: TextSection[] = [];
  for (const piece of `${LINE_END}${text}`.split(SECTION_SEPARATOR)) {
    const end = piece.indexOf(LINE_END + CHECKSUM_PREFIX);
    const section = end < 0 ? undefined : parseSection(HEADING_PREFIX + piece.substring(0, end + CHECKSUM_LINE_LENGTH));
    if (section !== undefined) sections.push(section);
  }
  return sections;
}

/** A section with its closing line; undefined if it is not whole. */
function parseSection(text: string): TextSection | undefined {
  const end = text.length - CHECKSUM_LINE_LENGTH;
  if (end < 0) return undefined;
  const sum = checksumOf(text.substring(0, end));
  return text.substring(end) === checksumLine(sum) ? { text, sum } : undefined;
}

function checksumLine(sum: number): string {
  let digits = `${sum}`;
  while (digits.length < SUM_DIGITS) digits = `0${digits}`;
  return LINE_END + CHECKSUM_PREFIX + digits;
}

/**
 * The checksum of a text. Sixteen letters at a time, each with a weight of its own, because asking for the code of one
 * letter takes longer than everything else: the weighted codes of sixteen bytes add up to less than 2^31.
 */
export function checksumOf(text: string): number {
  // A function's own names are found sooner than the file's.
  const [factor, modulus] = [FACTOR, MODULUS];
  let sum = 0;
  let next = 1;
  for (; next + 15 <= text.length; next += 16) {
    const [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = charCodesOf(text, next, next + 15);
    const first = a * 524287 + b * 511942 + c * 499597 + d * 487252 + e * 474907 + f * 462562 + g * 450217 + h * 437872;
    const last = i * 425527 + j * 413182 + k * 400837 + l * 388492 + m * 376147 + n * 363802 + o * 351457 + p * 339112;
    sum = (sum * factor + ((first + last) % modulus)) % modulus;
  }
  for (; next <= text.length; next++) {
    const [code] = charCodesOf(text, next, next);
    sum = (sum * factor + code) % modulus;
  }
  return sum;
}

/** The checksum of a text that has `sum` and of the sections behind it: a whole number from 0 to 8388592. */
export function combineChecksums(sum: number, sections: readonly TextSection[]): number {
  let result = sum;
  for (let index = 0; index < sections.length; index++) result = (result * FACTOR + sections[index].sum) % MODULUS;
  return result;
}
