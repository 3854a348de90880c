/**
 * Finds the file `levels.txt` in the game's data folder, which holds one level code on each line. import-level-file.ts
 * imports the levels; it is a separate module, so that players without `levels.txt` need not wait until it is loaded.
 */
import type { LevelFile } from "../destination";
import { readStored, writeStored } from "../../device/storage";
import { readTextLines } from "../../device/text-file";
import { appendChecksum } from "../save/checksum";

export const LEVEL_FILE_NAME = "levels.txt";
/** The name of the stored note about the last imported `levels.txt`, in the game's data folder. */
const READ_NOTE_NAME = "levels-read";
const MAX_LINES = 1000;

/**
 * The stored note about the last imported `levels.txt`. The values come from a file and may have wrong types, so they
 * must be checked.
 */
interface ReadNote {
  readonly checksum: unknown;
  /** The codes of the levels that the last import of `levels.txt` added, one code on each line. */
  readonly codes: unknown;
  /** The number of the line in `levels.txt` where the next import continues after the player has stopped an import. */
  readonly next: unknown;
}

/**
 * Returns the file `levels.txt` if it has lines to import. Returns undefined if there is no such file, or if all its
 * lines were imported last time.
 */
export function findNewLevelFile(): LevelFile | undefined {
  const lines = readTextLines(LEVEL_FILE_NAME, MAX_LINES);
  if (lines === undefined) return undefined;
  const checksum = appendChecksum(lines.join("\n")).sum;
  const note = readLastNote();
  if (note?.checksum !== checksum) return { lines, checksum, firstLine: 1 };
  return typeof note.next === "number" ? { lines, checksum, firstLine: note.next } : undefined;
}

/** Returns the codes of the levels that the last import of `levels.txt` added. */
export function readImportedCodes(): readonly string[] {
  const codes = readLastNote()?.codes;
  return typeof codes === "string" ? codes.split("\n") : [];
}

/**
 * Stores the note about an imported `levels.txt`: the codes of its levels that no later import needs to add, and
 * `nextLine`, the line where a stopped import continues. If `nextLine` is undefined, all lines were imported, and the
 * file is not read again.
 */
export function saveReadNote({ checksum }: LevelFile, codes: readonly string[], nextLine: number | undefined): void {
  const note = { checksum, codes: codes.join("\n") };
  writeStored(READ_NOTE_NAME, nextLine === undefined ? note : { ...note, next: nextLine });
}

function readLastNote(): Partial<ReadNote> | undefined {
  const note = readStored(READ_NOTE_NAME);
  return typeof note === "object" && note !== null ? note : undefined;
}
