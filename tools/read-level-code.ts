import { existsSync } from "node:fs";
import { readLevelCode, writeLevelCode } from "../src/game/codes/level-code";
import { isFault } from "../src/kernel/fault";
import { runToEnd } from "../src/kernel/task";
import { PUZZLES } from "../src/puzzles/index";
import type { OpaqueLevel, AnyPuzzle } from "../src/puzzles/any-puzzle";
import { UsageError } from "./cli";
import type { Usage } from "./help";

/** The option that has the tools print codes. */
export const CODES_OPTION: Usage["options"] = {
  codes: { description: "in each line a field `code`, too: the level as a code that the game reads" },
};

/** The level code of a level. */
export function levelCodeOf({ id, formatMap }: AnyPuzzle, level: OpaqueLevel): string {
  return runToEnd(
    writeLevelCode({ puzzleIndex: PUZZLES.findIndex((world) => world.id === id), map: formatMap(level) }),
  );
}

/**
 * A word that neither names a file nor looks like one is a code: its map, and the id of its puzzle; throws `UsageError` if
 * it is none.
 */
export function parseLevelCode(word: string): { readonly id: string; readonly map: string } | undefined {
  if (looksLikeFile(word)) return undefined;
  const read = runToEnd(readLevelCode(word));
  if (isFault(read)) throw new UsageError(`${word} is no file, and no code of a level: ${read.fault}`);
  return { id: PUZZLES[read.puzzleIndex].id, map: read.map };
}

/** Whether a word names a file, or looks like one. */
export function looksLikeFile(word: string): boolean {
  return /[./\\]/.test(word) || existsSync(word);
}
