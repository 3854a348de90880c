/**
 * Computes checksums, and splits a saved text into sections. Each section begins with `# ` and ends with its own
 * checksum line, so that it can be verified even if other sections are damaged.
 */
import { charCodesOf } from "../../device/char-codes";

/** One section of a saved text, with its checksum. */
export interface TextSection {
  /** The text of the section. Its last line is `= ` and seven digits: the checksum of the lines before that line. */
  readonly text: string;
  readonly sum: number;
}

export interface SectionedText {
  readonly text: string;
  readonly textSections: readonly TextSection[];
}

// The modulus of the checksums. It is so small that a checksum times `FACTOR` plus another checksum stays below 2^31.
const MODULUS = 8388593;
const FACTOR = 251;

const LINE_END = "\n";
const HEADING_PREFIX = "# ";
const SECTION_SEPARATOR = `${LINE_END}${HEADING_PREFIX}`;
const CHECKSUM_PREFIX = "= ";
const SUM_DIGITS = 7;
const CHECKSUM_LINE_LENGTH = LINE_END.length + CHECKSUM_PREFIX.length + SUM_DIGITS;

/**
 * Appends the checksum line to the text of a save section. This reads every letter, so its time grows with the length
 * of the section.
 */
export function appendChecksum(body: string): TextSection {
  const sum = computeChecksum(body);
  return { text: body + formatChecksumLine(sum), sum };
}

/** Returns the text of a section of the save without the checksum line at its end. */
export function bodyOf({ text }: Pick<TextSection, "text">): string {
  return text.substring(0, text.length - CHECKSUM_LINE_LENGTH);
}

/** Joins save sections into one text, separated by line ends. This takes little time, because no letter is read. */
export function joinSections(textSections: readonly TextSection[]): SectionedText {
  // A plain loop is used, because calling a function for each section would take more time than joining the texts.
  const texts: string[] = [];
  for (let index = 0; index < textSections.length; index++) texts.push(textSections[index].text);
  return { text: texts.join(LINE_END), textSections };
}

/** Parses a saved text into its sections. Returns undefined if any section is damaged. */
export function parseSections(text: string): readonly TextSection[] | undefined {
  const sections: TextSection[] = [];
  for (let start = 0; start < text.length;) {
    // Sections are cut out of the text one by one, because splitting the whole text at once would copy each section
    // twice.
    const separator = text.indexOf(SECTION_SEPARATOR, start);
    const end = separator < 0 ? text.length : separator;
    const section = parseSection(text.substring(start, end));
    if (section === undefined) return undefined;
    sections.push(section);
    start = end + LINE_END.length;
  }
  return sections;
}

/** Returns the undamaged sections of a damaged saved text, wherever they are in the text. */
export function salvageSections(text: string): TextSection[] {
  const sections: TextSection[] = [];
  for (const piece of `${LINE_END}${text}`.split(SECTION_SEPARATOR)) {
    const end = piece.indexOf(LINE_END + CHECKSUM_PREFIX);
    const section = end < 0 ? undefined : parseSection(HEADING_PREFIX + piece.substring(0, end + CHECKSUM_LINE_LENGTH));
    if (section !== undefined) sections.push(section);
  }
  return sections;
}

function parseSection(text: string): TextSection | undefined {
  const end = text.length - CHECKSUM_LINE_LENGTH;
  if (end < 0) return undefined;
  const sum = computeChecksum(text, end);
  return text.substring(end) === formatChecksumLine(sum) ? { text, sum } : undefined;
}

function formatChecksumLine(sum: number): string {
  let digits = `${sum}`;
  while (digits.length < SUM_DIGITS) digits = `0${digits}`;
  return LINE_END + CHECKSUM_PREFIX + digits;
}

/**
 * Returns the checksum of the first `length` letters of a text, a whole number from 0 to 8388592.
 *
 * Sixteen letters are processed at a time, because fetching the code of each letter alone takes more time than the
 * arithmetic. Their weighted codes add up to less than 2^31.
 */
export function computeChecksum(text: string, length = text.length): number {
  // Copies the two constants into local variables, which Lua reads faster than variables of the file.
  const [factor, modulus] = [FACTOR, MODULUS];
  let sum = 0;
  let next = 1;
  for (; next + 15 <= length; next += 16) {
    const [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = charCodesOf(text, next, next + 15);
    const first = a * 524287 + b * 511942 + c * 499597 + d * 487252 + e * 474907 + f * 462562 + g * 450217 + h * 437872;
    const last = i * 425527 + j * 413182 + k * 400837 + l * 388492 + m * 376147 + n * 363802 + o * 351457 + p * 339112;
    sum = (sum * factor + ((first + last) % modulus)) % modulus;
  }
  for (; next <= length; next++) {
    const [code] = charCodesOf(text, next, next);
    sum = (sum * factor + code) % modulus;
  }
  return sum;
}

/**
 * Computes the checksum of a saved text, from 0 to 8388592, without reading the text. `sum` is the checksum of the text
 * before the first section; `sections` carry their own checksums.
 */
export function combineChecksums(sum: number, sections: readonly TextSection[]): number {
  let result = sum;
  for (let index = 0; index < sections.length; index++) result = (result * FACTOR + sections[index].sum) % MODULUS;
  return result;
}
