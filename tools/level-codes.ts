import { existsSync } from "node:fs";
import { readLevelCode, writeLevelCode } from "../src/game/codes/level-code";
import { isFault } from "../src/kernel/fault";
import { finish } from "../src/kernel/work";
import { WORLDS } from "../src/puzzles/index";
import type { SealedLevel, SealedPuzzle } from "../src/puzzles/sealed";
import { UsageError } from "./cli";
import type { Usage } from "./help";

/** The option that has the tools print codes. */
export const CODES: Usage["options"] = {
  codes: { asks: "in each line a field `code`, too: the level as a code that the game reads" },
};

/** The level code of a level. */
export function codeOf({ id, write }: SealedPuzzle, level: SealedLevel): string {
  return finish(writeLevelCode({ world: WORLDS.findIndex((world) => world.id === id), map: write(level) }));
}

/**
 * A word that neither names a file nor looks like one is a code: its map, and the id of its puzzle; throws `UsageError` if
 * it is none.
 */
export function levelOfCode(word: string): { readonly id: string; readonly map: string } | undefined {
  if (namesFile(word)) return undefined;
  const read = finish(readLevelCode(word));
  if (isFault(read)) throw new UsageError(`${word} is no file, and no code of a level: ${read.fault}`);
  return { id: WORLDS[read.world].id, map: read.map };
}

/** Whether a word names a file, or looks like one. */
export function namesFile(word: string): boolean {
  return /[./\\]/.test(word) || existsSync(word);
}
