/**
 * The text form of saved values. Each value is a field with one line: its label, a space and the value. The lines
 * follow the order of the fields in the code, so the same save gives the same text on every machine.
 */
import { charCodesOf } from "../../device/char-codes";
import type { Direction } from "../../kernel/direction";
import { isFault } from "../../kernel/fault";
import { MAX_CAVE_SIDE } from "../../kernel/caves/room-grid";
import { parseMoves, formatMoves } from "../../kernel/moves-text";

/**
 * A codec: a pair of functions that format and parse one kind of value on one line. Parsing returns undefined if the
 * text is not a valid value.
 * @noSelf
 */
interface Codec<Value> {
  readonly write: (value: Value) => string;
  readonly read: (text: string) => Value | undefined;
}

/**
 * A value of the save that is stored on a line of its own. `Part` is the part of the save that has this value.
 * @noSelf
 */
export interface Field<Part> {
  readonly name: keyof Part & string;
  readonly label: string;
  readonly write: (part: Part) => string;
  /**
   * Returns whether the value is omitted from the save, because `part` has the value of a new player. Left out if the
   * value is always saved.
   */
  readonly isLeftOut?: (part: Part) => boolean;
  /** Parses the text of a saved value and sets the value in `part`. An invalid text leaves the value unchanged. */
  readonly read: (part: Part, text: string) => void;
}

/** The largest count that a save stores. A larger count is saved as this number. */
export const MAX_COUNT = 16777215;

const CODE_OF_0 = 48;
const CODE_OF_9 = 57;
const MAX_DIGITS = 8;

/** Creates the saved field of the property `name`. Its line in the save begins with `label`. */
export function field<Part, Name extends keyof Part & string>(
  name: Name,
  codec: Codec<Part[Name]>,
  label: string = name,
): Field<Part> {
  return {
    name,
    label,
    write: (part) => codec.write(part[name]),
    read: (part, text) => {
      const value = codec.read(text);
      if (value !== undefined) part[name] = value;
    },
  };
}

/** Returns a field that is saved only if its value differs from `initial`, the value of a new player. */
export function unless<Part, Name extends keyof Part & string>(initial: Part[Name], saved: Field<Part>): Field<Part> {
  return { ...saved, isLeftOut: (part) => part[saved.name] === initial };
}

/** Formats the fields of a part of the save, with one line for each field that is saved. */
export function formatFields<Part>(fields: readonly Field<Part>[], part: Part): string[] {
  return fields.map((field) => formatField(field, part)).filter((line) => line !== "");
}

/**
 * Formats one field of a part of the save as a line: its label, a space and its value. The line is empty if the value
 * is not saved.
 */
export function formatField<Part>({ label, write, isLeftOut }: Field<Part>, part: Part): string {
  return isLeftOut?.(part) === true ? "" : `${label} ${write(part)}`;
}

/**
 * Parses one line of a saved text and sets the field of `part` that has the line's label. A line without a known label
 * changes nothing.
 */
export function parseField<Part>(fields: readonly Field<Part>[], part: Part, line: string): void {
  const space = line.indexOf(" ");
  if (space < 0) return;
  const label = line.substring(0, space);
  for (let index = 0; index < fields.length; index++) {
    const candidate = fields[index];
    if (candidate.label !== label) continue;
    candidate.read(part, line.substring(space + 1));
    return;
  }
}

/**
 * Parses only the given fields in a section of a saved text, and skips all other lines. The section's first line is its
 * heading, which is skipped too.
 */
export function parseFieldsOnly<Part>(fields: readonly Field<Part>[], part: Part, text: string): void {
  for (const { label, read } of fields) {
    const prefix = `\n${label} `;
    let index = text.indexOf(prefix);
    while (index >= 0) {
      const start = index + prefix.length;
      const end = text.indexOf("\n", start);
      read(part, text.substring(start, end < 0 ? text.length : end));
      index = text.indexOf(prefix, start);
    }
  }
}

export const yesOrNo: Codec<boolean> = {
  write: (value) => (value ? "yes" : "no"),
  read: (text) => (text === "yes" ? true : text === "no" ? false : undefined),
};

/**
 * Returns a codec for whole numbers from `least` to `most`, where `most` is at most `MAX_COUNT`. A number outside these
 * limits is written as the nearer limit.
 */
export function wholeNumber(least: number, most: number): Codec<number> {
  return {
    write: (value) => `${clampWhole(value, least, most)}`,
    read: (text) => parseWhole(text, least, most),
  };
}

/** Returns a codec for lists of at most `maxLength` whole numbers. */
export function counts(maxLength: number): Codec<readonly number[]> {
  return {
    write: (values) => {
      // This is a plain loop. The lists are long, and a callback for each number would cost more than writing it.
      const clamped: number[] = [];
      for (let index = 0; index < values.length; index++) {
        const value = values[index];
        clamped.push(clampWhole(value, 0, MAX_COUNT));
      }
      return clamped.join(",");
    },
    read: (text) => {
      const values: number[] = [];
      if (text === "") return values;
      for (const part of text.split(",")) {
        const value = count.read(part);
        if (value === undefined || values.length === maxLength) return undefined;
        values.push(value);
      }
      return values;
    },
  };
}

const LETTERS_OF_NUMBERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LETTER_COUNT = 64;
/** The number of codes that a character of one byte may have. */
const CODE_COUNT = 256;
/** The value of a character that is not in `LETTERS_OF_NUMBERS`. */
const NO_NUMBER = -1;
const LETTERS_PER_NUMBER = 3;
const MAX_LETTERED_NUMBER = LETTER_COUNT ** LETTERS_PER_NUMBER - 1;
const letterOfNumber = LETTERS_OF_NUMBERS.split("");

/**
 * Returns a codec (formatter and parser) for long lists of at most `maxLength` whole numbers up to 262143, such as
 * similarity sketches. Each number takes three letters, which are half as many as its digits and a comma. So a save is
 * written and verified faster.
 */
export function letteredNumbers(maxLength: number): Codec<readonly number[]> {
  const numberOfCode: number[] = [];
  for (let code = 0; code < CODE_COUNT; code++) numberOfCode.push(NO_NUMBER);
  for (let index = 1; index <= LETTER_COUNT; index++) {
    const [code] = charCodesOf(LETTERS_OF_NUMBERS, index, index);
    numberOfCode[code] = index - 1;
  }
  return {
    write: (values) => {
      const parts: string[] = [];
      for (let index = 0; index < values.length; index++) {
        const number = clampWhole(values[index], 0, MAX_LETTERED_NUMBER);
        const last = number % LETTER_COUNT;
        const rest = (number - last) / LETTER_COUNT;
        const middle = rest % LETTER_COUNT;
        const first = (rest - middle) / LETTER_COUNT;
        parts.push(letterOfNumber[first] + letterOfNumber[middle] + letterOfNumber[last]);
      }
      return parts.join("");
    },
    read: (text) => {
      if (text.length % LETTERS_PER_NUMBER > 0 || text.length > LETTERS_PER_NUMBER * maxLength) return undefined;
      const values: number[] = [];
      for (let start = 1; start <= text.length; start += LETTERS_PER_NUMBER) {
        const [first, middle, last] = charCodesOf(text, start, start + LETTERS_PER_NUMBER - 1);
        const [high, mid, low] = [numberOfCode[first], numberOfCode[middle], numberOfCode[last]];
        if (high === NO_NUMBER || mid === NO_NUMBER || low === NO_NUMBER) return undefined;
        values.push((high * LETTER_COUNT + mid) * LETTER_COUNT + low);
      }
      return values;
    },
  };
}

export function oneOf<Value extends string>(values: readonly Value[]): Codec<Value> {
  return {
    write: (value) => value,
    read: (text) => values.find((value) => value === text),
  };
}

/** Returns a codec for texts of at most `maxLength` letters, all of them from `alphabet`. */
export function letters(alphabet: string, maxLength = MAX_COUNT): Codec<string> {
  const isInAlphabet: boolean[] = [];
  for (let index = 1; index <= alphabet.length; index++) {
    const [code] = charCodesOf(alphabet, index, index);
    while (isInAlphabet.length <= code) isInAlphabet.push(false);
    isInAlphabet[code] = true;
  }
  const hasOnlyItsLetters = (text: string): boolean => {
    for (let index = 1; index <= text.length; index++) {
      const [code] = charCodesOf(text, index, index);
      if (code >= isInAlphabet.length || !isInAlphabet[code]) return false;
    }
    return true;
  };
  return {
    write: (value) => value,
    read: (text) => (text.length <= maxLength && hasOnlyItsLetters(text) ? text : undefined),
  };
}

/** The codec for puzzle ids, such as `ice-path`. An empty text stands for no puzzle. */
export const puzzleId = letters("abcdefghijklmnopqrstuvwxyz-");

export const count = wholeNumber(0, MAX_COUNT);

export const moves: Codec<readonly Direction[]> = {
  write: (value) => formatMoves(value),
  read: (text) => {
    const directions = parseMoves(text);
    return isFault(directions) ? undefined : directions;
  },
};

/** The character between two rows of a saved map. No row contains this character. */
const ROW_END = "/";

/**
 * The codec for level maps. A map is written as the length of its rows, a space, and all rows joined. If rows have
 * different lengths, because something is listed below the board, the length is written as 0, and the rows are
 * separated by `ROW_END`.
 */
export const map: Codec<string> = {
  write: (value) => {
    const rows = value.split("\n");
    const width = rows[0].length;
    for (let y = 1; y < rows.length; y++) if (rows[y].length !== width) return `0 ${rows.join(ROW_END)}`;
    return `${width} ${rows.join("")}`;
  },
  read: (text) => {
    const space = text.indexOf(" ");
    const width = space < 0 ? undefined : parseWhole(text.substring(0, space), 0, MAX_CAVE_SIDE);
    if (width === undefined) return undefined;
    if (width === 0)
      return text
        .substring(space + 1)
        .split(ROW_END)
        .join("\n");
    const rows: string[] = [];
    for (let start = space + 1; start < text.length; start += width) rows.push(text.substring(start, start + width));
    return rows.join("\n");
  },
};

/** Returns a value limited to the range from `least` to `most`, and rounded down to a whole number. @inline */
function clampWhole(value: number, least: number, most: number): number {
  return Math.floor(value < least ? least : value > most ? most : value);
}

/** Digits are parsed one by one, because Number() would also accept "", "0x10" and "1e3". */
function parseWhole(text: string, least: number, most: number): number | undefined {
  if (text === "" || text.length > MAX_DIGITS) return undefined;
  let value = 0;
  for (let index = 0; index < text.length; index++) {
    const [code] = charCodesOf(text, index + 1, index + 1);
    if (code < CODE_OF_0 || code > CODE_OF_9) return undefined;
    value = value * 10 + code - CODE_OF_0;
  }
  return value < least || value > most ? undefined : value;
}
