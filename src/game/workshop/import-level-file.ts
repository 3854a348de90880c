import { isFault } from "../../kernel/fault";
import type { Task } from "../../kernel/task";
import { PUZZLES } from "../../puzzles/index";
import { readLevelCode } from "../codes/level-code";
import {
  saveOwnLevels,
  mapOf,
  MAX_OWN_LEVELS,
  openOwnLevels,
  formatOwnLevel,
  type OwnLevels,
} from "../save/own-levels";
import { importedCodes, saveReadNote, type LevelFile } from "./level-file";

/** Lines that begin so say nothing. */
const COMMENT = "#";
const ZERO_BYTE = "\0";
/** The first and the last byte that is a character of a code or could be meant for one. */
const FIRST_PRINTABLE = 32;
const LAST_PRINTABLE = 126;

/** What became of a file's lines. */
export interface ImportReport {
  readonly added: number;
  /** Levels that were there already. */
  readonly alreadyThere: number;
  /** Levels that an earlier form of the file brought, and that the player has deleted since: they stay so. */
  readonly deletedBefore: number;
  /** By world: levels that there was no room for. */
  readonly withoutRoom: readonly number[];
  /** Lines that are no code, from 1. */
  readonly faults: readonly { readonly line: number; readonly fault: string }[];
  /** False if the device could not keep them: then the file is read again at the next start. */
  readonly isSaved: boolean;
}

/**
 * Keeps the levels of the file with the player's own, as many as there is room for, none of them twice; nor any that it
 * brought before.
 */
export function* importLevelFile(file: LevelFile): Task<ImportReport> {
  const { lines } = file;
  const withoutRoom = PUZZLES.map(() => 0);
  const faults: { readonly line: number; readonly fault: string }[] = [];
  const changed: OwnLevels[] = [];
  let added = 0;
  let alreadyThere = 0;
  let deletedBefore = 0;
  const codesBefore = importedCodes();
  const codes: string[] = [];
  for (let line = 1; line <= lines.length; line++) {
    const code = lines[line - 1].trim();
    const isComment = code === "" || code.startsWith(COMMENT);
    const strange = findByteFault(code, isComment);
    if (strange !== undefined) faults.push({ line, fault: strange });
    if (isComment || strange !== undefined) continue;
    const level = yield* readLevelCode(code);
    if (isFault(level)) {
      faults.push({ line, fault: level.fault });
      continue;
    }
    const own = openOwnLevels(PUZZLES[level.puzzleIndex].id);
    const isStored = own.levels.some((_, number) => mapOf(own, number) === level.map);
    const isDeleted = !isStored && codesBefore.includes(code);
    if (!isStored && !isDeleted && own.levels.length >= MAX_OWN_LEVELS) {
      withoutRoom[level.puzzleIndex]++;
      continue;
    }
    codes.push(code);
    if (isStored) alreadyThere++;
    else if (isDeleted) deletedBefore++;
    else {
      own.levels.push(formatOwnLevel(level.map));
      if (!changed.includes(own)) changed.push(own);
      added++;
    }
  }
  const isSaved = changed.every((own) => saveOwnLevels(own));
  if (isSaved) saveReadNote(file, codes);
  return { added, alreadyThere, deletedBefore, withoutRoom, faults, isSaved };
}

/**
 * What is wrong with a line that has a byte which no code has and which cannot be shown; undefined if it has none. A
 * comment may have all but a zero byte: the file is no text then.
 */
function findByteFault(line: string, isComment: boolean): string | undefined {
  if (line.includes(ZERO_BYTE)) return "It holds a zero byte";
  if (isComment) return undefined;
  for (let at = 0; at < line.length; at++) {
    const byte = line.charCodeAt(at);
    if (byte < FIRST_PRINTABLE || byte > LAST_PRINTABLE) return "It holds a strange character";
  }
  return undefined;
}
