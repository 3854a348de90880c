/** Imports the levels of the file `levels.txt` into the player's own levels. level-file.ts finds the file. */

import { isFault } from "../../kernel/fault";
import type { Task } from "../../kernel/task";
import { PUZZLES } from "../../puzzles/index";
import { readLevelCode } from "../codes/level-code";
import {
  saveOwnLevels,
  readOwnMap,
  MAX_OWN_LEVELS,
  openOwnLevels,
  formatOwnLevel,
  type OwnLevels,
} from "../save/own-levels";
import type { LevelFile } from "../destination";
import { readImportedCodes, saveReadNote } from "./level-file";
import { formatCodeFault } from "../codes/code-fault";
import { TEXTS } from "./texts/index";

const COMMENT = "#";
const ZERO_BYTE = "\0";
const FIRST_PRINTABLE = 32;
const LAST_PRINTABLE = 126;

interface InvalidLine {
  /** The number of the line in `levels.txt`, counted from 1. */
  readonly lineNumber: number;
  readonly reason: string;
}

export interface ImportReport {
  readonly added: number;
  readonly alreadyThere: number;
  /**
   * The number of lines in `levels.txt` whose levels an earlier import has added and the player has deleted since.
   * These levels are not added again.
   */
  readonly deletedBefore: number;
  /** For each puzzle, how many levels of `levels.txt` could not be added, because there was no space. */
  readonly withoutSpace: readonly number[];
  readonly invalidLines: readonly InvalidLine[];
  /**
   * The number, from 1, of the first line of `levels.txt` that was not read because the player stopped the import;
   * undefined if all lines were read.
   */
  readonly firstUnreadLine: number | undefined;
  /** Whether the imported levels could be saved. If not, `levels.txt` is read again at the next start of the game. */
  readonly isSaved: boolean;
}

type Outcome =
  | { readonly kind: "added" | "already-there" | "deleted-before" }
  | { readonly kind: "no-space"; readonly puzzleIndex: number }
  | { readonly kind: "invalid"; readonly reason: string };

/** A switch that stops the import of `levels.txt`: once the screen has set `isStopped`, no further line is read. */
export interface Stopper {
  isStopped: boolean;
}

/**
 * The fields of the import's report that count lines of `levels.txt`, for three of the outcomes that a line can have.
 * For the other outcomes, the report has lists.
 */
const COUNT_FIELDS = { added: "added", "already-there": "alreadyThere", "deleted-before": "deletedBefore" } as const;

const ALREADY_THERE: Outcome = { kind: "already-there" };

interface LevelFileImport {
  /** The level codes that an earlier import of `levels.txt` added. */
  readonly codesBefore: Readonly<Record<string, true | undefined>>;
  /**
   * For each level code read so far: the outcome that a later line with the same code has. So a repeated code need not
   * be decoded again, which would take some frames.
   */
  readonly outcomeByCode: Record<string, Outcome | undefined>;
  readonly newCodes: string[];
  readonly changed: OwnLevels[];
  readonly withoutSpace: number[];
  readonly invalidLines: InvalidLine[];
  readonly counts: { added: number; alreadyThere: number; deletedBefore: number };
}

/**
 * Adds the levels of the file `levels.txt` to the player's own levels, as far as there is space. Skips levels that the
 * player has already, and levels that an earlier import added. A stopped import continues at the next start of the
 * game.
 */
export function* importLevelFile(file: LevelFile, stopper: Stopper): Task<ImportReport> {
  const { lines, firstLine } = file;
  const importing = beginImport();
  const { newCodes, changed, withoutSpace, invalidLines, counts } = importing;
  if (firstLine > 1) keepCodes(importing, lines.slice(0, firstLine - 1));
  let lineNumber = firstLine;
  for (; lineNumber <= lines.length && !stopper.isStopped; lineNumber++) {
    yield;
    const code = lines[lineNumber - 1].trim();
    const isComment = code === "" || code.startsWith(COMMENT);
    const reason = explainInvalidByte(code, isComment);
    if (reason !== undefined) invalidLines.push({ lineNumber, reason });
    if (isComment || reason !== undefined) continue;
    let outcome = importing.outcomeByCode[code];
    outcome ??= yield* importCode(importing, code);
    if (outcome.kind === "invalid") invalidLines.push({ lineNumber, reason: outcome.reason });
    else if (outcome.kind === "no-space") withoutSpace[outcome.puzzleIndex]++;
    else counts[COUNT_FIELDS[outcome.kind]]++;
  }
  const isSaved = changed.every((own) => saveOwnLevels(own));
  const firstUnreadLine = lineNumber <= lines.length ? lineNumber : undefined;
  if (firstUnreadLine !== undefined) keepCodes(importing, lines.slice(firstUnreadLine - 1));
  if (isSaved) saveReadNote(file, newCodes, firstUnreadLine);
  return {
    ...counts,
    withoutSpace,
    invalidLines,
    firstUnreadLine,
    isSaved,
  };
}

/**
 * Looks in `lines`, the lines of `levels.txt` that this import does not read, for codes that an earlier import added.
 * Adds these codes to the list `newCodes`, which this import stores. Otherwise a later import would add such a level
 * again after the player has deleted it.
 */
function keepCodes({ codesBefore, newCodes }: LevelFileImport, lines: readonly string[]): void {
  for (const line of lines) {
    const code = line.trim();
    if (codesBefore[code] === true) newCodes.push(code);
  }
}

function beginImport(): LevelFileImport {
  const codesBefore: Record<string, true | undefined> = {};
  for (const code of readImportedCodes()) codesBefore[code] = true;
  const counts = { added: 0, alreadyThere: 0, deletedBefore: 0 };
  return {
    codesBefore,
    outcomeByCode: {},
    newCodes: [],
    changed: [],
    withoutSpace: PUZZLES.map(() => 0),
    invalidLines: [],
    counts,
  };
}

function* importCode(importing: LevelFileImport, code: string): Task<Outcome> {
  const outcome = yield* importLevel(importing, code);
  importing.outcomeByCode[code] = outcome.kind === "added" ? ALREADY_THERE : outcome;
  if (outcome.kind !== "invalid" && outcome.kind !== "no-space") importing.newCodes.push(code);
  return outcome;
}

function* importLevel({ codesBefore, changed }: LevelFileImport, code: string): Task<Outcome> {
  const level = yield* readLevelCode(code);
  if (isFault(level)) return { kind: "invalid", reason: formatCodeFault(level.fault) };
  const own = openOwnLevels(PUZZLES[level.puzzleIndex].id);
  if (own.levels.some((_, index) => readOwnMap(own, index) === level.map)) return ALREADY_THERE;
  if (codesBefore[code] === true) return { kind: "deleted-before" };
  if (own.levels.length >= MAX_OWN_LEVELS) return { kind: "no-space", puzzleIndex: level.puzzleIndex };
  own.levels.push(formatOwnLevel(level.map));
  if (!changed.includes(own)) changed.push(own);
  return { kind: "added" };
}

/**
 * Returns why the bytes of a line of `levels.txt` cannot be a level code; undefined if all bytes are valid. A comment
 * may have any byte except zero, because a file with a zero byte is not a text file.
 */
function explainInvalidByte(line: string, isComment: boolean): string | undefined {
  if (line.includes(ZERO_BYTE)) return TEXTS.levelFile.zeroByte;
  if (isComment) return undefined;
  for (let at = 0; at < line.length; at++) {
    const byte = line.charCodeAt(at);
    if (byte < FIRST_PRINTABLE || byte > LAST_PRINTABLE) return TEXTS.levelFile.strangeCharacter;
  }
  return undefined;
}
