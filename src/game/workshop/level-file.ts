import { readStored, writeStored } from "../../device/storage";
import { readTextFile } from "../../device/text-file";
import { summed } from "../save/checksum";

// The way in over USB: a text in the game's data folder, a level's code a line. Here it is only found: whoever has none
// waits for nothing.

export const LEVEL_FILE = "levels.txt";
/** What was read last is noted under this name. */
const NOTE = "levels-read";
const MOST_LINES = 1000;

/** A file that has not been read yet. */
export interface LevelFile {
  readonly lines: readonly string[];
  readonly checksum: number;
}

/** The file of levels, if there is one and it is not the one that was read last. */
export function newLevelFile(): LevelFile | undefined {
  const lines = readTextFile(LEVEL_FILE, MOST_LINES);
  if (lines === undefined) return undefined;
  const checksum = summed(lines.join("\n")).sum;
  return checksumRead() === checksum ? undefined : { lines, checksum };
}

/** Notes that a file has been read, and need not be again. */
export function noteRead({ checksum }: LevelFile): void {
  writeStored(NOTE, { checksum });
}

function checksumRead(): unknown {
  const note = readStored(NOTE);
  return typeof note === "object" && note !== null ? (note as { readonly checksum?: unknown }).checksum : undefined;
}
