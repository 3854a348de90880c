/**
 * Parses the rows of a text map, which has one character for each cell of a board. The meaning of the characters is
 * defined in legend.ts.
 */
import { fault, type Fault } from "./fault";

/** The rows of a text map, which all have the same length. The map has one character for each cell. */
export interface MapText {
  readonly rows: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** The largest number of columns or rows of a text map. With this limit the number of a cell stays below 2^10. */
export const MAX_MAP_SIDE = 24;

/** Splits a text into lines and removes empty lines at the end of the text. The lines may end as on Windows. */
export function splitLines(text: string): string[] {
  return trimEmptyLines(text.split("\n").map((line) => trimCarriageReturn(line)));
}

/** Returns the given lines without the empty lines at the end of the list. */
export function trimEmptyLines(lines: readonly string[]): string[] {
  let length = lines.length;
  while (length > 0 && lines[length - 1] === "") length--;
  return lines.slice(0, length);
}

/** The largest number of columns and rows that a text map may have. */
export interface MaxSize {
  readonly maxWidth: number;
  readonly maxHeight: number;
}

const DEFAULT_MAX_SIZE: MaxSize = { maxWidth: MAX_MAP_SIDE, maxHeight: MAX_MAP_SIDE };

/**
 * Parses the rows of a map that may contain only the characters of `alphabet`. If a row is wrong, the function returns
 * a fault that names the row and the column, both counted from 1. If a text has several maps, `mapLabel` names the
 * wrong map in the fault, for instance " of the lower map".
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

/** Formats a list of characters for an error message, with a blank between two characters. */
export function listCharacters(alphabet: string): string {
  return alphabet.split("").join(" ");
}
