/**
 * Writes the player's record of first wins as text: the won levels of a puzzle, with the moves and time of each first
 * win. bench/humans/README.md describes the format.
 */
import { isFault } from "../../kernel/fault";
import type { Task } from "../../kernel/task";
import { PUZZLES } from "../../puzzles/index";
import { computeChecksum } from "../save/checksum";
import { MAX_FIRST_WINS } from "../save/first-wins";
import { countFirstWins, readFirstWin } from "../save/first-wins-file";
import { writeLevelCode } from "./level-code";

/** The first line of each sheet of a record (first wins of levels). It ends with the version of the format. */
export const RECORD_HEADING = "GLISSADE-RECORD-1";
/**
 * The beginning of the last line of each sheet of a record (first wins of levels). A checksum of all earlier lines
 * follows.
 */
export const RECORD_END = "END-";
/**
 * The character between the lines of a record (first wins of levels) in a QR code. The text to copy has line breaks
 * instead.
 */
export const RECORD_LINE_SEPARATOR = "/";

/**
 * The largest possible checksum of a sheet, a part of the player's record for one QR code. It has as many digits as a
 * checksum can have, so it gives the greatest length of the sheet's last line.
 */
const MAX_CHECKSUM = 8388592;

/** A sheet: the part of a puzzle's record of first wins that fits into one QR code. */
export interface RecordSheet {
  /** The number, from 1, of this sheet's first level in the puzzle's whole record of first wins. */
  readonly first: number;
  readonly levelCount: number;
  readonly lines: readonly string[];
}

/**
 * Writes a line for each first win of a puzzle's levels, the newest first: the level's code, moves, seconds and hints.
 * Leaves out wins whose stored map is no valid level.
 */
export function* writeLevelLines(puzzleIndex: number): Task<readonly string[]> {
  const { id, loadPuzzle } = PUZZLES[puzzleIndex];
  const { readMap } = loadPuzzle();
  const lines: string[] = [];
  for (let index = countFirstWins(id) - 1; index >= 0; index--) {
    const win = readFirstWin(id, index);
    yield;
    if (win === undefined || isFault(yield* readMap(win.map))) continue;
    const { map, moves, seconds, hints } = win;
    const code = yield* writeLevelCode({ puzzleIndex, map });
    lines.push(`${code.split("-").join("")} ${moves} ${seconds} ${hints}`);
  }
  return lines;
}

/**
 * Formats a puzzle's record of first wins, or a part of it for one QR code. The text has a heading, the puzzle with the
 * number of levels, `levelLines`, and a checksum.
 */
export function formatSheet(puzzleId: string, levelLines: readonly string[]): readonly string[] {
  const lines = [RECORD_HEADING, `${puzzleId.toUpperCase()} ${levelLines.length}`, ...levelLines];
  return [...lines, `${RECORD_END}${computeChecksum(lines.join("\n"))}`];
}

/**
 * Divides the lines of a puzzle's record of first wins among as few QR codes as possible. Each gets at most
 * `maxLetters` characters.
 */
export function splitIntoSheets(
  puzzleId: string,
  levelLines: readonly string[],
  maxLetters: number,
): readonly RecordSheet[] {
  const sheets: RecordSheet[] = [];
  for (let first = 0; first < levelLines.length;) {
    let end = first;
    let letters = countLettersAroundLevels(puzzleId);
    while (end < levelLines.length && (end === first || letters + levelLines[end].length < maxLetters)) {
      letters += levelLines[end].length + RECORD_LINE_SEPARATOR.length;
      end++;
    }
    const lines = formatSheet(puzzleId, levelLines.slice(first, end));
    sheets.push({ first: first + 1, levelCount: end - first, lines });
    first = end;
  }
  return sheets;
}

function countLettersAroundLevels(puzzleId: string): number {
  const lines = [RECORD_HEADING, `${puzzleId} ${MAX_FIRST_WINS}`, `${RECORD_END}${MAX_CHECKSUM}`];
  return lines.join(RECORD_LINE_SEPARATOR).length;
}
