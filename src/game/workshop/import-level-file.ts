/** Imports the levels of `levels.txt` into the player's own levels. Finding the file is in level-file.ts. */

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

/** The first character of a comment line. */
const COMMENT = "#";
const ZERO_BYTE = "\0";
/** The first and the last byte that a line with a code may have. */
const FIRST_PRINTABLE = 32;
const LAST_PRINTABLE = 126;

/** The result of an import, for the report on the screen. */
export interface ImportReport {
  readonly added: number;
  /** How many levels the player had already. */
  readonly alreadyThere: number;
  /** How many levels an earlier import brought and the player deleted since; they stay deleted. */
  readonly deletedBefore: number;
  /** By puzzle: how many levels there was no room for. */
  readonly withoutRoom: readonly number[];
  /** The lines that are no code, counted from 1. */
  readonly faults: readonly { readonly line: number; readonly fault: string }[];
  /** The first line not read because the player stopped the import, from 1; undefined if all lines were read. */
  readonly unread: number | undefined;
  /** False if the device could not save the levels; then the file is read again at the next start. */
  readonly isSaved: boolean;
}

/** What became of a line with a code. */
type Outcome =
  | { readonly kind: "added" | "alreadyThere" | "deletedBefore" }
  | { readonly kind: "no room"; readonly puzzleIndex: number }
  | { readonly kind: "fault"; readonly fault: string };

/** Lets the screen stop an import between two lines. */
export interface Stopper {
  isStopped: boolean;
}

const ALREADY_THERE: Outcome = { kind: "alreadyThere" };

/** The import of a file in progress. */
interface LevelFileImport {
  /** The codes whose levels the file brought when it was read before. */
  readonly codesBefore: Readonly<Record<string, true | undefined>>;
  /** What an equal line would find. Decoding takes some frames, so each code is decoded once. */
  readonly outcomeByCode: Record<string, Outcome | undefined>;
  readonly newCodes: string[];
  readonly changed: OwnLevels[];
  /** By puzzle: how many levels there was no room for. */
  readonly withoutRoom: number[];
  readonly faults: { readonly line: number; readonly fault: string }[];
  readonly counts: { added: number; alreadyThere: number; deletedBefore: number };
}

/**
 * Adds the levels of the file to the player's own levels, as many as there is room for. Skips levels that the player
 * has and levels that an earlier import brought. An import that was stopped goes on at the next start.
 */
export function* importLevelFile(file: LevelFile, stopper: Stopper): Task<ImportReport> {
  const { lines, first } = file;
  const importing = beginImport();
  const { newCodes, changed, withoutRoom, faults, counts } = importing;
  if (first > 1) keepCodes(importing, lines.slice(0, first - 1));
  let line = first;
  for (; line <= lines.length && !stopper.isStopped; line++) {
    yield;
    const code = lines[line - 1].trim();
    const isComment = code === "" || code.startsWith(COMMENT);
    const strange = findByteFault(code, isComment);
    if (strange !== undefined) faults.push({ line, fault: strange });
    if (isComment || strange !== undefined) continue;
    let outcome = importing.outcomeByCode[code];
    outcome ??= yield* importCode(importing, code);
    if (outcome.kind === "fault") faults.push({ line, fault: outcome.fault });
    else if (outcome.kind === "no room") withoutRoom[outcome.puzzleIndex]++;
    else counts[outcome.kind]++;
  }
  const isSaved = changed.every((own) => saveOwnLevels(own));
  const unread = line <= lines.length ? line : undefined;
  if (unread !== undefined) keepCodes(importing, lines.slice(unread - 1));
  if (isSaved) saveReadNote(file, newCodes, unread);
  return {
    ...counts,
    withoutRoom,
    faults,
    unread,
    isSaved,
  };
}

/** Notes the codes of skipped lines that an earlier import brought, so that a deleted level of them stays deleted. */
function keepCodes({ codesBefore, newCodes }: LevelFileImport, lines: readonly string[]): void {
  for (const line of lines) {
    const code = line.trim();
    if (codesBefore[code] === true) newCodes.push(code);
  }
}

function beginImport(): LevelFileImport {
  const codesBefore: Record<string, true | undefined> = {};
  for (const code of importedCodes()) codesBefore[code] = true;
  const counts = { added: 0, alreadyThere: 0, deletedBefore: 0 };
  return {
    codesBefore,
    outcomeByCode: {},
    newCodes: [],
    changed: [],
    withoutRoom: PUZZLES.map(() => 0),
    faults: [],
    counts,
  };
}

/** Imports a code that is new in this file, and remembers what an equal line would find. */
function* importCode(importing: LevelFileImport, code: string): Task<Outcome> {
  const outcome = yield* importLevel(importing, code);
  importing.outcomeByCode[code] = outcome.kind === "added" ? ALREADY_THERE : outcome;
  if (outcome.kind !== "fault" && outcome.kind !== "no room") importing.newCodes.push(code);
  return outcome;
}

/** Adds the level of a code to the player's own levels if it is new and there is room. */
function* importLevel({ codesBefore, changed }: LevelFileImport, code: string): Task<Outcome> {
  const level = yield* readLevelCode(code);
  if (isFault(level)) return { kind: "fault", fault: level.fault };
  const own = openOwnLevels(PUZZLES[level.puzzleIndex].id);
  if (own.levels.some((_, number) => mapOf(own, number) === level.map)) return ALREADY_THERE;
  if (codesBefore[code] === true) return { kind: "deletedBefore" };
  if (own.levels.length >= MAX_OWN_LEVELS) return { kind: "no room", puzzleIndex: level.puzzleIndex };
  own.levels.push(formatOwnLevel(level.map));
  if (!changed.includes(own)) changed.push(own);
  return { kind: "added" };
}

/**
 * Returns what is wrong with a line whose bytes cannot be a code; undefined if nothing is. A comment may have any byte
 * but zero, because a file with a zero byte is no text.
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
