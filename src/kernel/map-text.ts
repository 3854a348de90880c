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

/** Reads a map made of the characters of `alphabet`. A fault names the row and column, both counted from 1. */
export function readRows(rows: readonly string[], alphabet: string): MapText | Fault {
  if (rows.length === 0) return fault("the map is empty");
  const width = rows[0].length;
  if (width === 0) return fault("row 1 of the map is empty");
  if (rows.length > MAX_SIDE) return fault(`the map has ${rows.length} rows; the most is ${MAX_SIDE}`);
  if (width > MAX_SIDE) return fault(`row 1 is ${width} wide; the most is ${MAX_SIDE}`);
  for (let row = 0; row < rows.length; row++) {
    const wrong = faultOfRow(rows[row], row, width, alphabet);
    if (wrong !== undefined) return wrong;
  }
  return { rows, width, height: rows.length };
}

function faultOfRow(text: string, row: number, width: number, alphabet: string): Fault | undefined {
  for (let column = 0; column < text.length; column++) {
    const character = text.charAt(column);
    if (!alphabet.includes(character)) {
      return fault(`row ${row + 1}, column ${column + 1} is "${character}"; a map has only ${spelt(alphabet)}`);
    }
  }
  if (text.length === width) return undefined;
  return fault(`row ${row + 1} is ${text.length} wide, row 1 is ${width}`);
}

function withoutCarriageReturn(line: string): string {
  return line.endsWith("\r") ? line.substring(0, line.length - 1) : line;
}

/** Characters for a sentence, with blanks between. */
export function spelt(alphabet: string): string {
  return alphabet.split("").join(" ");
}
