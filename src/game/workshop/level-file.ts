import { readStored, writeStored } from "../../device/storage";
import { readTextLines } from "../../device/text-file";
import { appendChecksum } from "../save/checksum";

// The way in over USB: a text in the game's data folder, a level's code a line. Here it is only found: whoever has none
// waits for nothing.

export const LEVEL_FILE = "levels.txt";
/** What was read last is noted under this name. */
const READ_NOTE_NAME = "levels-read";
const MAX_LINES = 1000;

/** A file that has not been read to its end yet. */
export interface LevelFile {
  readonly lines: readonly string[];
  readonly checksum: number;
  /** The line to read first, from 1: a later one if the player stopped the reading before. */
  readonly first: number;
}

/** What is known of the file that was read last. */
interface ReadNote {
  readonly checksum: unknown;
  /** The codes of its levels that were among the player's own then, a line each. */
  readonly codes: unknown;
  /** The line to go on with, if the player stopped the reading. */
  readonly next: unknown;
}

/** The file of levels, if there is one and it is not the one that was read last. */
export function findNewLevelFile(): LevelFile | undefined {
  const lines = readTextLines(LEVEL_FILE, MAX_LINES);
  if (lines === undefined) return undefined;
  const checksum = appendChecksum(lines.join("\n")).sum;
  const note = noteOfLast();
  if (note?.checksum !== checksum) return { lines, checksum, first: 1 };
  return typeof note.next === "number" ? { lines, checksum, first: note.next } : undefined;
}

/** The codes, as they stood there, whose levels the file that was read last had brought. */
export function importedCodes(): readonly string[] {
  const codes = noteOfLast()?.codes;
  return typeof codes === "string" ? codes.split("\n") : [];
}

/**
 * Notes the codes of a file whose levels were brought, and the line to go on with if the player stopped the reading;
 * without one the file is not read again.
 */
export function saveReadNote({ checksum }: LevelFile, codes: readonly string[], next: number | undefined): void {
  const note = { checksum, codes: codes.join("\n") };
  writeStored(READ_NOTE_NAME, next === undefined ? note : { ...note, next });
}

function noteOfLast(): Partial<ReadNote> | undefined {
  const note = readStored(READ_NOTE_NAME);
  return typeof note === "object" && note !== null ? note : undefined;
}
