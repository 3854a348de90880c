/**
 * The text form of what is kept: a line for each field, its name, a space and its value. The order of the lines is the
 * order of the fields in the code, so the same save is the same text on every machine and at every launch.
 */
import { charCodesOf } from "../../device/char-codes";
import type { Direction } from "../../kernel/direction";
import { isFault } from "../../kernel/fault";
import { MAX_MAP_SIDE } from "../../kernel/map-text";
import { parseMoves, formatMoves } from "../../kernel/moves-text";

/**
 * How a value is written in one line, and read: undefined if the text is none of its values.
 * @noSelf
 */
interface Codec<Value> {
  readonly write: (value: Value) => string;
  readonly read: (text: string) => Value | undefined;
}

/**
 * A field of a part of the save.
 * @noSelf
 */
export interface Field<Part> {
  readonly name: keyof Part & string;
  /** What its line begins with. */
  readonly label: string;
  readonly write: (part: Part) => string;
  /** Sets the field; leaves it as it is if the text is none of its values. */
  readonly read: (part: Part, text: string) => void;
}

/** The largest count that is kept; a count that outgrows it stays there. */
export const MAX_COUNT = 16777215;

const CODE_OF_0 = 48;
const CODE_OF_9 = 57;
const MAX_DIGITS = 8;

/** A field of that name; its line begins with `label`, which saves go by. */
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

/** The lines of a part of the save. */
export function formatFields<Part>(fields: readonly Field<Part>[], part: Part): string[] {
  return fields.map((field) => formatField(field, part));
}

/** The line of a field. */
export function formatField<Part>({ label, write }: Field<Part>, part: Part): string {
  return `${label} ${write(part)}`;
}

/** Takes one line over into the part; a line that is none of its fields changes nothing. */
export function parseField<Part>(fields: readonly Field<Part>[], part: Part, line: string): void {
  const space = line.indexOf(" ");
  if (space < 0) return;
  const label = line.substring(0, space);
  fields.find((candidate) => candidate.label === label)?.read(part, line.substring(space + 1));
}

/** Takes over these fields alone, as reading every line behind the first would; the other lines are not looked at. */
export function parseFieldsOnly<Part>(fields: readonly Field<Part>[], part: Part, text: string): void {
  for (const { label, read } of fields) {
    const begins = `\n${label} `;
    let index = text.indexOf(begins);
    while (index >= 0) {
      const [line] = text.substring(index + begins.length).split("\n", 1);
      read(part, line);
      index = text.indexOf(begins, index + begins.length);
    }
  }
}

export const yesOrNo: Codec<boolean> = {
  write: (value) => (value ? "yes" : "no"),
  read: (text) => (text === "yes" ? true : text === "no" ? false : undefined),
};

/** Whole numbers from `least` to `most`, which is at most `MAX_COUNT`; others are brought to the nearest of them. */
export function wholeNumber(least: number, most: number): Codec<number> {
  return {
    write: (value) => `${clampWhole(value, least, most)}`,
    read: (text) => parseWhole(text, least, most),
  };
}

/** Lists of at most `longest` counts. */
export function counts(maxLength: number): Codec<readonly number[]> {
  return {
    write: (values) => {
      // These lists are long: a function called for each number takes longer than writing it.
      const near: number[] = [];
      for (let at = 0; at < values.length; at++) {
        const value = values[at];
        near.push(clampWhole(value, 0, MAX_COUNT));
      }
      return near.join(",");
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

export function oneOf<Value extends string>(values: readonly Value[]): Codec<Value> {
  return {
    write: (value) => value,
    read: (text) => values.find((value) => value === text),
  };
}

/** Texts made of the letters of `alphabet`, at most so many if that is said. */
export function letters(alphabet: string, maxLength = MAX_COUNT): Codec<string> {
  return {
    write: (value) => value,
    read: (text) =>
      text.length <= maxLength && text.split("").every((letter) => alphabet.includes(letter)) ? text : undefined,
  };
}

/** The ids of puzzles; empty for none. */
export const puzzleId = letters("abcdefghijklmnopqrstuvwxyz-");

export const count = wholeNumber(0, MAX_COUNT);

export const moves: Codec<readonly Direction[]> = {
  write: (value) => formatMoves(value),
  read: (text) => {
    const directions = parseMoves(text);
    return isFault(directions) ? undefined : directions;
  },
};

/** What no row of a map has. */
const ROW_END = "/";

/**
 * Maps as the puzzles write them: the length of their rows, a space, and all rows in one. Where they are not of one
 * length, as there is something below the board, the length is 0 and the rows are kept apart.
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
    const width = space < 0 ? undefined : parseWhole(text.substring(0, space), 0, MAX_MAP_SIDE);
    if (width === undefined) return undefined;
    if (width === 0)
      return text
        .substring(space + 1)
        .split(ROW_END)
        .join("\n");
    const rows: string[] = [];
    for (let at = space + 1; at < text.length; at += width) rows.push(text.substring(at, at + width));
    return rows.join("\n");
  },
};

/** @inline */
function clampWhole(value: number, least: number, most: number): number {
  return Math.floor(value < least ? least : value > most ? most : value);
}

// Number("") is 0, and "0x10" or "1e3" are numbers too: here only digits are.
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
