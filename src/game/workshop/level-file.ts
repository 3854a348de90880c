import { readStored, writeStored } from "../../device/storage";
import { readTextLines } from "../../device/text-file";
import { appendChecksum } from "../save/checksum";

// Finds `levels.txt`, a text in the game's data folder with one level code a line. The import has a module of its own,
// so that a player without the file waits for nothing.

export const LEVEL_FILE = "levels.txt";
/** The name under which the last import is noted in the data folder. */
const READ_NOTE_NAME = "levels-read";
const MAX_LINES = 1000;

/** A file whose lines have not all been imported yet. */
export interface LevelFile {
  readonly lines: readonly string[];
  readonly checksum: number;
  /** The line to begin with, from 1; above 1 if the player stopped an earlier import. */
  readonly first: number;
}

/** The note on the file that was imported last, as it was read from the data folder. */
interface ReadNote {
  readonly checksum: unknown;
  /** The codes of the levels that the import brought, one a line. */
  readonly codes: unknown;
  /** The line to go on with if the player stopped the import. */
  readonly next: unknown;
}

/** Returns the level file; undefined if there is none, or if it is the one that was imported last. */
export function findNewLevelFile(): LevelFile | undefined {
  const lines = readTextLines(LEVEL_FILE, MAX_LINES);
  if (lines === undefined) return undefined;
  const checksum = appendChecksum(lines.join("\n")).sum;
  const note = noteOfLast();
  if (note?.checksum !== checksum) return { lines, checksum, first: 1 };
  return typeof note.next === "number" ? { lines, checksum, first: note.next } : undefined;
}

/** Returns the codes of the levels that the last import brought. */
export function importedCodes(): readonly string[] {
  const codes = noteOfLast()?.codes;
  return typeof codes === "string" ? codes.split("\n") : [];
}

/**
 * Notes the imported codes of a file, and the line to go on with if the player stopped the import. Without such a line
 * the file is not read again.
 */
export function saveReadNote({ checksum }: LevelFile, codes: readonly string[], next: number | undefined): void {
  const note = { checksum, codes: codes.join("\n") };
  writeStored(READ_NOTE_NAME, next === undefined ? note : { ...note, next });
}

function noteOfLast(): Partial<ReadNote> | undefined {
  const note = readStored(READ_NOTE_NAME);
  return typeof note === "object" && note !== null ? note : undefined;
}
