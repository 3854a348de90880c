/** Reads and writes level codes for the levels and verdict tools. */

import { existsSync } from "node:fs";
import { readLevelCode, writeLevelCode } from "../src/game/codes/level-code";
import { isFault } from "../src/kernel/fault";
import { runToEnd } from "../src/kernel/task";
import { PUZZLES } from "../src/puzzles/index";
import type { OpaqueLevel, AnyPuzzle } from "../src/puzzles/any-puzzle";
import { UsageError } from "./cli";
import type { Usage } from "./help";

/** The option that adds level codes to the printed levels. */
export const CODES_OPTION: Usage["options"] = {
  codes: { description: "adds a field `code` to each line: the level as a code that the game reads" },
};

/** Returns the level code of a level. */
export function levelCodeOf({ id, formatMap }: AnyPuzzle, level: OpaqueLevel): string {
  return runToEnd(
    writeLevelCode({ puzzleIndex: PUZZLES.findIndex((puzzle) => puzzle.id === id), map: formatMap(level) }),
  );
}

/**
 * Parses an argument that is not a file name as a level code. Returns the level's map and the id of its puzzle.
 * Returns undefined for a file name. Throws a `UsageError` if the code is invalid.
 */
export function parseLevelCode(word: string): { readonly id: string; readonly map: string } | undefined {
  if (looksLikeFile(word)) return undefined;
  const read = runToEnd(readLevelCode(word));
  if (isFault(read)) throw new UsageError(`${word} is no file, and no code of a level: ${read.fault}`);
  return { id: PUZZLES[read.puzzleIndex].id, map: read.map };
}

/** Returns whether an argument names an existing file or looks like a file name. */
export function looksLikeFile(word: string): boolean {
  return /[./\\]/.test(word) || existsSync(word);
}
