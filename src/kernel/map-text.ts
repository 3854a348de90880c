import { fault, type Fault } from "./fault";

/** A map's lines, all of one length; the reading order of a page. */
export interface MapText {
  readonly rows: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** The largest side of a map: cells then stay below 2^10 on any puzzle's board. */
export const MAX_SIDE = 24;

/** The lines of a text, without the empty ones at its end. */
export function linesOf(text: string): string[] {
  return withoutEmptyEnd(text.split("\n").map((line) => withoutCarriageReturn(line)));
}

/** The lines up to the last that is not empty. */
export function withoutEmptyEnd(lines: readonly string[]): string[] {
  let length = lines.length;
  while (length > 0 && lines[length - 1] === "") length--;
  return lines.slice(0, length);
}

/** The most columns and rows that a map may have. */
export interface MostSides {
  readonly maxWidth: number;
  readonly maxHeight: number;
}

const ANY_SIDES: MostSides = { maxWidth: MAX_SIDE, maxHeight: MAX_SIDE };

/**
 * Reads a map made of the characters of `alphabet`. A fault names the row and column, both counted from 1, and `which` map
 * they are of, where there are several: " of the lower map".
 */
export function readRows(
  rows: readonly string[],
  alphabet: string,
  { maxWidth, maxHeight }: MostSides = ANY_SIDES,
  which = "",
): MapText | Fault {
  if (rows.length === 0) return fault("the map is empty");
  const width = rows[0].length;
  if (width === 0) return fault(`row 1${which} is empty; a map begins with its first row`);
  if (rows.length > maxHeight) return fault(`the map has ${rows.length} rows; the most is ${maxHeight}`);
  if (width > maxWidth) return fault(`row 1${which} is ${width} wide; the most is ${maxWidth}`);
  for (let row = 0; row < rows.length; row++) {
    const wrong = faultOfRow(rows[row], `row ${row + 1}`, which, width, alphabet);
    if (wrong !== undefined) return wrong;
  }
  return { rows, width, height: rows.length };
}

function faultOfRow(text: string, row: string, which: string, width: number, alphabet: string): Fault | undefined {
  for (let column = 0; column < text.length; column++) {
    const character = text.charAt(column);
    if (!alphabet.includes(character)) {
      return fault(`${row}, column ${column + 1}${which} is "${character}"; a map has only ${spelt(alphabet)}`);
    }
  }
  if (text.length === width) return undefined;
  const found = text.length === 0 ? "empty" : `${text.length} wide`;
  return fault(`${row}${which} is ${found}; it must be ${width} wide, as row 1 is`);
}

function withoutCarriageReturn(line: string): string {
  return line.endsWith("\r") ? line.substring(0, line.length - 1) : line;
}

/** Characters for a sentence, with blanks between. */
export function spelt(alphabet: string): string {
  return alphabet.split("").join(" ");
}
