import { closeSync, openSync, readSync } from "node:fs";
import { fault, type Fault } from "../src/kernel/fault";
import { splitLines, parseRows, listCharacters, type MapText } from "../src/kernel/map-text";
import { UsageError } from "./cli";

/** Some three times as much as the largest map takes, whose lines end as Windows ends them and that has a lower map. */
const MAX_BYTES = 4096;

/** What cannot be told by its look, in words. */
const CHARACTER_NAMES: Readonly<Record<number, string>> = {
  0x00: "a NUL",
  0x09: "a tab",
  0x0d: "a carriage return",
  0xa0: "a no-break space",
  0x200b: "a zero-width space",
  0xfeff: "a byte order mark",
  0xfffd: "no UTF-8",
};

/** A map made of the characters of `alphabet`; empty lines at its end are nothing. */
export function readMapText(map: string, alphabet: string): MapText | Fault {
  return findUnsupportedCharacter(map, alphabet) ?? parseRows(splitLines(map), alphabet);
}

/** The text of a file with a map; throws `UsageError` if it cannot be read or is too long for one. */
export function readMapFile(file: string): string {
  const bytes = readFirstBytes(file, MAX_BYTES + 1);
  if (bytes.length <= MAX_BYTES) return bytes.toString("utf8");
  throw new UsageError(`${file} is too long for a map: it may have ${MAX_BYTES} bytes`);
}

/** The beginning of a file, however long it is; some have no end. */
function readFirstBytes(file: string, most: number): Buffer {
  const bytes = Buffer.alloc(most);
  let length = 0;
  try {
    const opened = openSync(file, "r");
    try {
      let read = -1;
      while (read !== 0 && length < most) {
        read = readSync(opened, bytes, length, most - length, null);
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
 * The first character of a map that is none of those on every keyboard: no map has such ones, and many look like nothing
 * at all, so it is named. Row and column are counted from 1.
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
