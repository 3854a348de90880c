/**
 * Formats the values of the save as text and parses the text. Each value has one line: its label, a space and the
 * value. The same save always gives the same text.
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
export interface Codec<Value> {
  readonly write: (value: Value) => string;
  readonly read: (text: string) => Value | undefined;
}

/**
 * A value of the save that is stored on a line of its own, with the functions that format and parse it. `Data` is the
 * part of the save that has this value.
 *
 * @noSelf
 */
export interface Field<Data> {
  readonly name: keyof Data & string;
  readonly label: string;
  readonly write: (data: Data) => string;
  /**
   * Returns whether the value is omitted from the save, because `data` has the value of a new player. Undefined if the
   * value is always saved.
   */
  readonly isLeftOut?: (data: Data) => boolean;
  /** Parses the text of a saved value and sets the value in `data`. An invalid text leaves the value unchanged. */
  readonly read: (data: Data, text: string) => void;
}

/** The largest count that a save stores. A larger count is saved as this number. */
export const MAX_COUNT = 16777215;

const CODE_OF_0 = 48;
const CODE_OF_9 = 57;
const CODE_OF_COMMA = 44;
const MAX_DIGITS = 8;

/** Creates the saved field of the property `name`. Its line in the save begins with `label`. */
export function field<Data, Name extends keyof Data & string>(
  name: Name,
  codec: Codec<Data[Name]>,
  label: string = name,
): Field<Data> {
  return {
    name,
    label,
    write: (data) => codec.write(data[name]),
    read: (data, text) => {
      const value = codec.read(text);
      if (value !== undefined) data[name] = value;
    },
  };
}

/**
 * Returns a saved field like `saved` that is left out of the save if its value is `initial`, the value of a new player.
 */
export function leaveOutIf<Data, Name extends keyof Data & string>(
  initial: Data[Name],
  saved: Field<Data>,
): Field<Data> {
  return { ...saved, isLeftOut: (data) => data[saved.name] === initial };
}

/** Formats the fields of a part of the save as lines, one for each field that is not left out. */
export function formatFields<Data>(fields: readonly Field<Data>[], data: Data): string[] {
  return fields.map((field) => formatField(field, data)).filter((line) => line !== "");
}

/**
 * Formats one field of a part of the save as a line: its label, a space and its value. The line is empty if the value
 * is not saved.
 */
export function formatField<Data>({ label, write, isLeftOut }: Field<Data>, data: Data): string {
  return isLeftOut?.(data) === true ? "" : `${label} ${write(data)}`;
}

/**
 * Parses the lines of one section of a save: each line sets the field of `data` with the same label. Returns one line
 * for each field of `fields`, an empty one for a field that `text` lacks.
 */
export function parseFields<Data>(fields: readonly Field<Data>[], data: Data, text: string): string[] {
  const lines = text.split("\n");
  const fieldLines: string[] = [];
  for (let index = 0; index < fields.length; index++) fieldLines.push("");
  let likelyIndex = 0;
  for (let lineIndex = 0; lineIndex < lines.length; lineIndex++) {
    const line = lines[lineIndex];
    const space = line.indexOf(" ");
    if (space < 0) continue;
    const index = indexOfLabel(fields, line.substring(0, space), likelyIndex);
    if (index < 0) continue;
    fields[index].read(data, line.substring(space + 1));
    fieldLines[index] = line;
    likelyIndex = index + 1;
  }
  return fieldLines;
}

/**
 * Returns -1 if no field has this label. The search starts at `likelyIndex`, because the lines of a save have the order
 * of the fields.
 */
function indexOfLabel<Data>(fields: readonly Field<Data>[], label: string, likelyIndex: number): number {
  for (let step = 0; step < fields.length; step++) {
    const index = (likelyIndex + step) % fields.length;
    if (fields[index].label === label) return index;
  }
  return -1;
}

export const YES_OR_NO_CODEC: Codec<boolean> = {
  write: (value) => (value ? "yes" : "no"),
  read: (text) => (text === "yes" ? true : text === "no" ? false : undefined),
};

/**
 * Returns a codec for whole numbers from `least` to `most`, where `most` is at most `MAX_COUNT`. A number outside these
 * limits is written as the nearer limit.
 */
export function createWholeNumberCodec(least: number, most: number): Codec<number> {
  return {
    write: (value) => `${clampWhole(value, least, most)}`,
    read: (text) => parseWhole(text, least, most),
  };
}

/** Returns a codec for lists of at most `maxLength` whole numbers. */
export function createCountsCodec(maxLength: number): Codec<readonly number[]> {
  return {
    write: (values) => {
      // A plain loop is used, because a list can be long, and a function call for each number would take more time than
      // writing it.
      const clamped: number[] = [];
      for (let index = 0; index < values.length; index++) {
        const value = values[index];
        clamped.push(clampWhole(value, 0, MAX_COUNT));
      }
      return clamped.join(",");
    },
    read: (text) => {
      const values = text === "" ? [] : parseNumbers(text);
      return values === undefined || values.length > maxLength ? undefined : values;
    },
  };
}

function parseNumbers(text: string): number[] | undefined {
  const values: number[] = [];
  let value = 0;
  let digits = 0;
  // Reads the text letter by letter, because splitting it would allocate a string for each number.
  for (let next = 1; next <= text.length; next++) {
    const [code] = charCodesOf(text, next, next);
    if (code === CODE_OF_COMMA) {
      if (digits === 0 || value > MAX_COUNT) return undefined;
      values.push(value);
      value = 0;
      digits = 0;
    } else {
      if (code < CODE_OF_0 || code > CODE_OF_9 || digits === MAX_DIGITS) return undefined;
      value = value * 10 + code - CODE_OF_0;
      digits++;
    }
  }
  if (digits === 0 || value > MAX_COUNT) return undefined;
  values.push(value);
  return values;
}

export function createChoiceCodec<Value extends string>(values: readonly Value[]): Codec<Value> {
  return {
    write: (value) => value,
    read: (text) => {
      for (let index = 0; index < values.length; index++) if (values[index] === text) return values[index];
      return undefined;
    },
  };
}

/** Returns a codec for texts of at most `maxLength` letters, all of them from `alphabet`. */
export function createLettersCodec(alphabet: string, maxLength = MAX_COUNT): Codec<string> {
  // The table of the alphabet's letters is made only when a text is first parsed, because the game creates many codecs
  // when it starts.
  let isLetter: LetterTable | undefined;
  return {
    write: (value) => value,
    read: (text) => {
      isLetter = isLetter ?? createLetterTable(alphabet);
      return text.length <= maxLength && hasOnly(isLetter, text) ? text : undefined;
    },
  };
}

type LetterTable = Record<number, boolean | undefined>;

function createLetterTable(alphabet: string): LetterTable {
  const isLetter: LetterTable = {};
  for (let index = 1; index <= alphabet.length; index++) {
    const [code] = charCodesOf(alphabet, index, index);
    isLetter[code] = true;
  }
  return isLetter;
}

function hasOnly(isLetter: Readonly<LetterTable>, text: string): boolean {
  let next = 1;
  // Fetches the codes of eight letters in one call, because a call for each letter would take more time than looking it
  // up.
  for (; next + 7 <= text.length; next += 8) {
    const [a, b, c, d, e, f, g, h] = charCodesOf(text, next, next + 7);
    if (isLetter[a] === undefined || isLetter[b] === undefined) return false;
    if (isLetter[c] === undefined || isLetter[d] === undefined) return false;
    if (isLetter[e] === undefined || isLetter[f] === undefined) return false;
    if (isLetter[g] === undefined || isLetter[h] === undefined) return false;
  }
  for (; next <= text.length; next++) {
    const [code] = charCodesOf(text, next, next);
    if (isLetter[code] === undefined) return false;
  }
  return true;
}

/** The codec for puzzle ids, such as `ice-path`. An empty text stands for no puzzle. */
export const PUZZLE_ID_CODEC = createLettersCodec("abcdefghijklmnopqrstuvwxyz-");

export const COUNT_CODEC = createWholeNumberCodec(0, MAX_COUNT);

export const MOVES_CODEC: Codec<readonly Direction[]> = {
  write: (value) => formatMoves(value),
  read: (text) => {
    const directions = parseMoves(text);
    return isFault(directions) ? undefined : directions;
  },
};

/** The character between two rows of a saved map. No row contains this character. */
const ROW_END = "/";

/**
 * The codec for level maps, written as the length of the rows, a space, and all rows joined. If the rows have different
 * lengths, they are separated by `ROW_END`, and the length is written as 0.
 */
export const MAP_CODEC: Codec<string> = {
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

/** Limits a value to the range from `least` to `most`, and rounds it down to a whole number. @inline */
function clampWhole(value: number, least: number, most: number): number {
  return Math.floor(value < least ? least : value > most ? most : value);
}

/** Parses a whole number digit by digit, because Number() would also accept "", "0x10" and "1e3". */
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
