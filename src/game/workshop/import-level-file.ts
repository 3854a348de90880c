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
  /** The first line that was not read, from 1, because the player stopped before it; undefined if all were read. */
  readonly unread: number | undefined;
  /** False if the device could not keep them: then the file is read again at the next start. */
  readonly isSaved: boolean;
}

/** What became of a line with a code. */
type Outcome =
  | { readonly kind: "added" | "alreadyThere" | "deletedBefore" }
  | { readonly kind: "no room"; readonly puzzleIndex: number }
  | { readonly kind: "fault"; readonly fault: string };

/** How the screen stops a importing: between two lines. */
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
  /** By puzzle: levels that there was no room for. */
  readonly withoutRoom: number[];
  readonly faults: { readonly line: number; readonly fault: string }[];
  readonly counts: { added: number; alreadyThere: number; deletedBefore: number };
}

/**
 * Keeps the levels of the file with the player's own, as many as there is room for, none of them twice; nor any that it
 * brought before. An import that is stopped goes on at the next start.
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

/** Keeps the codes on lines that this reading skips, if they were brought before: a deleted level of them stays deleted. */
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
