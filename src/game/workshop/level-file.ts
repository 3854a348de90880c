import { readStored, writeStored } from "../../device/storage";
import { readTextLines } from "../../device/text-file";
import { appendChecksum } from "../save/checksum";

// The way in over USB: a text in the game's data folder, a level's code a line. Here it is only found: whoever has none
// waits for nothing.

export const LEVEL_FILE = "levels.txt";
/** What was read last is noted under this name. */
const READ_NOTE_NAME = "levels-read";
const MAX_LINES = 1000;

/** A file that has not been read yet. */
export interface LevelFile {
  readonly lines: readonly string[];
  readonly checksum: number;
}

/** What is known of the file that was read last. */
interface ReadNote {
  readonly checksum: unknown;
  /** The codes of its levels that were among the player's own then, a line each. */
  readonly codes: unknown;
}

/** The file of levels, if there is one and it is not the one that was read last. */
export function findNewLevelFile(): LevelFile | undefined {
  const lines = readTextLines(LEVEL_FILE, MAX_LINES);
  if (lines === undefined) return undefined;
  const checksum = appendChecksum(lines.join("\n")).sum;
  return noteOfLast()?.checksum === checksum ? undefined : { lines, checksum };
}

/** The codes, as they stood there, whose levels the file that was read last had brought. */
export function importedCodes(): readonly string[] {
  const codes = noteOfLast()?.codes;
  return typeof codes === "string" ? codes.split("\n") : [];
}

/** Notes that a file has been read, and need not be again, and the codes of it whose levels were brought. */
export function saveReadNote({ checksum }: LevelFile, codes: readonly string[]): void {
  writeStored(READ_NOTE_NAME, { checksum, codes: codes.join("\n") });
}

function noteOfLast(): Partial<ReadNote> | undefined {
  const note = readStored(READ_NOTE_NAME);
  return typeof note === "object" && note !== null ? note : undefined;
}
