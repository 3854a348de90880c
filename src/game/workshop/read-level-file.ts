import { isFault } from "../../kernel/fault";
import type { Work } from "../../kernel/work";
import { WORLDS } from "../../puzzles/index";
import { readLevelCode } from "../codes/level-code";
import { keepOwnLevels, mapOf, MOST_OWN_LEVELS, openOwnLevels, writtenOf, type OwnLevels } from "../save/own-levels";
import { codesBrought, noteRead, type LevelFile } from "./level-file";

/** Lines that begin so say nothing. */
const COMMENT = "#";
const ZERO_BYTE = "\0";
/** The first and the last byte that is a character of a code or could be meant for one. */
const FIRST_SHOWN = 32;
const LAST_SHOWN = 126;

/** What became of a file's lines. */
export interface FileReport {
  readonly kept: number;
  /** Levels that were there already. */
  readonly known: number;
  /** Levels that an earlier form of the file brought, and that the player has deleted since: they stay so. */
  readonly deleted: number;
  /** By world: levels that there was no room for. */
  readonly left: readonly number[];
  /** Lines that are no code, from 1. */
  readonly faults: readonly { readonly line: number; readonly fault: string }[];
  /** False if the device could not keep them: then the file is read again at the next start. */
  readonly isSafe: boolean;
}

/**
 * Keeps the levels of the file with the player's own, as many as there is room for, none of them twice; nor any that it
 * brought before.
 */
export function* readLevelFile(file: LevelFile): Work<FileReport> {
  const { lines } = file;
  const left = WORLDS.map(() => 0);
  const faults: { readonly line: number; readonly fault: string }[] = [];
  const changed: OwnLevels[] = [];
  let kept = 0;
  let known = 0;
  let deleted = 0;
  const before = codesBrought();
  const brought: string[] = [];
  for (let line = 1; line <= lines.length; line++) {
    const code = lines[line - 1].trim();
    const isComment = code === "" || code.startsWith(COMMENT);
    const strange = strangeIn(code, isComment);
    if (strange !== undefined) faults.push({ line, fault: strange });
    if (isComment || strange !== undefined) continue;
    const level = yield* readLevelCode(code);
    if (isFault(level)) {
      faults.push({ line, fault: level.fault });
      continue;
    }
    const own = openOwnLevels(WORLDS[level.world].id);
    const isThere = own.levels.some((_, number) => mapOf(own, number) === level.map);
    const isDeleted = !isThere && before.includes(code);
    if (!isThere && !isDeleted && own.levels.length >= MOST_OWN_LEVELS) {
      left[level.world]++;
      continue;
    }
    brought.push(code);
    if (isThere) known++;
    else if (isDeleted) deleted++;
    else {
      own.levels.push(writtenOf(level.map));
      if (!changed.includes(own)) changed.push(own);
      kept++;
    }
  }
  const isSafe = changed.every((own) => keepOwnLevels(own));
  if (isSafe) noteRead(file, brought);
  return { kept, known, deleted, left, faults, isSafe };
}

/**
 * What is wrong with a line that has a byte which no code has and which cannot be shown; undefined if it has none. A
 * comment may have all but a zero byte: the file is no text then.
 */
function strangeIn(line: string, isComment: boolean): string | undefined {
  if (line.includes(ZERO_BYTE)) return "It holds a zero byte";
  if (isComment) return undefined;
  for (let at = 0; at < line.length; at++) {
    const byte = line.charCodeAt(at);
    if (byte < FIRST_SHOWN || byte > LAST_SHOWN) return "It holds a strange character";
  }
  return undefined;
}
