/** Reads and writes level codes, which contain a whole level, for the commands `levels` and `verdict`. */

import { existsSync } from "node:fs";
import { formatCodeFault } from "../src/game/codes/code-fault";
import { readLevelCode, writeLevelCode } from "../src/game/codes/level-code";
import { isFault } from "../src/kernel/fault";
import { runToEnd } from "../src/kernel/task";
import { PUZZLES } from "../src/puzzles/index";
import type { OpaqueLevel, AnyPuzzle } from "../src/puzzles/any-puzzle";
import { UsageError } from "./cli";
import type { Usage } from "./help";

/** The command-line option that adds a level code (a short text with the whole level) to each printed level. */
export const CODES_OPTION: Usage["options"] = {
  codes: { description: "adds a field `code` to each line: the level as a code that the game reads" },
};

/** Returns the level code of a level: a short text that contains the whole level. */
export function formatLevelCode({ id, formatMap }: AnyPuzzle, level: OpaqueLevel): string {
  return runToEnd(
    writeLevelCode({ puzzleIndex: PUZZLES.findIndex((puzzle) => puzzle.id === id), map: formatMap(level) }),
  );
}

/**
 * Parses a word of the command line as a level code and returns the level's map and the id of its puzzle. Returns
 * undefined for a file name. Throws a `UsageError` if the code is invalid.
 */
export function parseLevelCode(word: string): { readonly id: string; readonly map: string } | undefined {
  if (looksLikeFile(word)) return undefined;
  const read = runToEnd(readLevelCode(word));
  if (isFault(read)) throw new UsageError(`${word} is no file, and no code of a level: ${formatCodeFault(read.fault)}`);
  return { id: PUZZLES[read.puzzleIndex].id, map: read.map };
}

/** Returns whether a word of the command line names an existing file or looks like a file name. */
export function looksLikeFile(word: string): boolean {
  return /[./\\]/.test(word) || existsSync(word);
}
