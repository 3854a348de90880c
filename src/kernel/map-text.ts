/** Parsing the rows of text maps, for any set of characters. What the characters stand for is in legend.ts. */
import { fault, type Fault } from "./fault";

/** The rows of a map, all of the same length. */
export interface MapText {
  readonly rows: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** The most columns or rows of a map. With this limit a cell of any board stays below 2^10. */
export const MAX_MAP_SIDE = 24;

/** Splits a text into lines and removes empty lines at its end. It accepts Windows line ends. */
export function splitLines(text: string): string[] {
  return trimEmptyLines(text.split("\n").map((line) => trimCarriageReturn(line)));
}

/** Returns the lines up to the last one that is not empty. */
export function trimEmptyLines(lines: readonly string[]): string[] {
  let length = lines.length;
  while (length > 0 && lines[length - 1] === "") length--;
  return lines.slice(0, length);
}

/** The most columns and rows that a map may have. */
export interface MaxSize {
  readonly maxWidth: number;
  readonly maxHeight: number;
}

const DEFAULT_MAX_SIZE: MaxSize = { maxWidth: MAX_MAP_SIDE, maxHeight: MAX_MAP_SIDE };

/**
 * Parses the rows of a map that consists of the characters of `alphabet`. A fault names the wrong row and column, both
 * counted from 1. `mapLabel` names the map in faults if there are several, such as " of the lower map".
 */
export function parseRows(
  rows: readonly string[],
  alphabet: string,
  { maxWidth, maxHeight }: MaxSize = DEFAULT_MAX_SIZE,
  mapLabel = "",
): MapText | Fault {
  if (rows.length === 0) return fault("the map is empty");
  const width = rows[0].length;
  if (width === 0) return fault(`row 1${mapLabel} is empty; a map begins with its first row`);
  if (rows.length > maxHeight) return fault(`the map has ${rows.length} rows; the most is ${maxHeight}`);
  if (width > maxWidth) return fault(`row 1${mapLabel} is ${width} wide; the most is ${maxWidth}`);
  for (let row = 0; row < rows.length; row++) {
    const rowFault = checkRow(rows[row], `row ${row + 1}`, mapLabel, width, alphabet);
    if (rowFault !== undefined) return rowFault;
  }
  return { rows, width, height: rows.length };
}

function checkRow(text: string, row: string, mapLabel: string, width: number, alphabet: string): Fault | undefined {
  for (let column = 0; column < text.length; column++) {
    const character = text.charAt(column);
    if (!alphabet.includes(character)) {
      return fault(
        `${row}, column ${column + 1}${mapLabel} is "${character}"; a map has only ${listCharacters(alphabet)}`,
      );
    }
  }
  if (text.length === width) return undefined;
  const found = text.length === 0 ? "empty" : `${text.length} wide`;
  return fault(`${row}${mapLabel} is ${found}; it must be ${width} wide, as row 1 is`);
}

function trimCarriageReturn(line: string): string {
  return line.endsWith("\r") ? line.substring(0, line.length - 1) : line;
}

/** Formats characters for a sentence, with blanks between them. */
export function listCharacters(alphabet: string): string {
  return alphabet.split("").join(" ");
}
