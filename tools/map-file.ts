/** Reads files with text maps of levels, for the command-line tools, and reports characters that no map can contain. */

import { closeSync, openSync, readSync } from "node:fs";
import { fault, isFault, type Fault } from "../src/kernel/fault";
import { splitLines, parseRows, type MapText } from "../src/kernel/map-text";
import { UsageError } from "./cli";
import { listCharacters, mapFaultText } from "./fault-texts";

/**
 * The largest number of bytes that a file with a level's text map may have. This is about three times the size of the
 * largest possible map, with Windows line ends and a list of one-way passes.
 */
const MAX_BYTES = 4096;

/** The names of characters that are invisible or look like other characters, for error messages. */
const CHARACTER_NAMES: Readonly<Record<number, string>> = {
  0x00: "a NUL",
  0x09: "a tab",
  0x0d: "a carriage return",
  0xa0: "a no-break space",
  0x200b: "a zero-width space",
  0xfeff: "a byte order mark",
  0xfffd: "no UTF-8",
};

/**
 * Parses the text map of a level, in which only the characters of `alphabet` may occur. Empty lines at the end are
 * ignored.
 */
export function readMapText(map: string, alphabet: string): MapText | Fault {
  const rows = parseRows(splitLines(map), alphabet);
  return findUnsupportedCharacter(map, alphabet) ?? (isFault(rows) ? fault(mapFaultText(rows.fault)) : rows);
}

export function readMapFile(file: string): string {
  const bytes = readFirstBytes(file, MAX_BYTES + 1);
  if (bytes.length <= MAX_BYTES) return bytes.toString("utf8");
  throw new UsageError(`${file} is too long for a map: it may have ${MAX_BYTES} bytes`);
}

function readFirstBytes(file: string, maxBytes: number): Buffer {
  const bytes = Buffer.alloc(maxBytes);
  let length = 0;
  try {
    const opened = openSync(file, "r");
    try {
      let read = -1;
      while (read !== 0 && length < maxBytes) {
        read = readSync(opened, bytes, length, maxBytes - length, null);
        length += read;
      }
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  return bytes.subarray(0, length);
}

/**
 * Returns an error value that names the first character of a map outside printable ASCII, or undefined if the map has
 * no such character. The error has the name of the character, because such characters are often invisible. It also has
 * the character's row and column, counted from 1.
 */
export function findUnsupportedCharacter(map: string, alphabet: string): Fault | undefined {
  const rows = map.split(/\r?\n/);
  for (const [y, row] of rows.entries()) {
    const characters = Array.from(row);
    const x = characters.findIndex((character) => !/[ -~]/.test(character));
    if (x >= 0) {
      const location = `row ${y + 1}, column ${x + 1}`;
      return fault(`${location} is ${describeCharacter(characters[x])}; a map has only ${listCharacters(alphabet)}`);
    }
  }
  return undefined;
}

function describeCharacter(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const code = `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
  const look = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `"${character}"` : undefined;
  const name = CHARACTER_NAMES[point] ?? look;
  return name === undefined ? code : `${name} (${code})`;
}
