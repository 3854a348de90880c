/**
 * Writes the player's record of first wins as text: one or more sheets with the levels of a puzzle that the player won,
 * and the moves and time of each first win. bench/humans reads such texts, and bench/humans/README.md describes them. A
 * sheet only has characters that a QR code stores in few bits.
 */
import { isFault } from "../../kernel/fault";
import type { Task } from "../../kernel/task";
import { PUZZLES } from "../../puzzles/index";
import { computeChecksum } from "../save/checksum";
import { MAX_FIRST_WINS } from "../save/first-wins";
import { countFirstWins, readFirstWin } from "../save/first-wins-file";
import { writeLevelCode } from "./level-code";

/**
 * The first line of each sheet of a player's record, the list of the player's first wins of levels. The line ends with
 * the version of the format.
 */
export const RECORD_HEADING = "GLISSADE-RECORD-1";
/**
 * A player's record, the list of first wins of levels, is divided into sheets. Each sheet ends with a line that begins
 * with this text. The rest of this line is the checksum of all lines before it.
 */
export const RECORD_END = "END-";
/**
 * The character that separates lines if a sheet of a player's record (first wins of levels) is written into a QR code.
 * In the text that the player can copy, line breaks separate these lines.
 */
export const RECORD_LINE_SEPARATOR = "/";

/**
 * The largest checksum that a sheet of a player's record can have. The length of the longest possible sheet is computed
 * with this checksum, because no checksum has more digits.
 */
const MAX_CHECKSUM = 8388592;

/** A sheet: the part of a puzzle's record of first wins that fits into one QR code. */
export interface RecordSheet {
  /**
   * The number, from 1, of this sheet's first level in the whole record, which lists the levels that the player has
   * won.
   */
  readonly first: number;
  readonly levelCount: number;
  readonly lines: readonly string[];
}

/**
 * Writes a line for each first win of a puzzle's levels, the newest first: the level's code, and the moves, seconds and
 * hints of the win. A win whose stored map is not a valid level of the puzzle is left out.
 */
export function* writeLevelLines(puzzleIndex: number): Task<readonly string[]> {
  const { id, loadPuzzle } = PUZZLES[puzzleIndex];
  const { parseMap } = loadPuzzle();
  const lines: string[] = [];
  for (let index = countFirstWins(id) - 1; index >= 0; index--) {
    const win = readFirstWin(id, index);
    yield;
    if (win === undefined || isFault(parseMap(win.map))) continue;
    const { map, moves, seconds, hints } = win;
    const code = yield* writeLevelCode({ puzzleIndex, map });
    lines.push(`${code.split("-").join("")} ${moves} ${seconds} ${hints}`);
  }
  return lines;
}

/**
 * Formats lines of levels as a text in the format of the record of first wins. It is used for the whole record of a
 * puzzle, and for a sheet, the part of it that fits into one QR code. The text consists of a heading, the puzzle with
 * the number of levels, the given lines of levels, and a checksum.
 */
export function formatSheet(puzzleId: string, levelLines: readonly string[]): readonly string[] {
  const lines = [RECORD_HEADING, `${puzzleId.toUpperCase()} ${levelLines.length}`, ...levelLines];
  return [...lines, `${RECORD_END}${computeChecksum(lines.join("\n"))}`];
}

/**
 * Divides the lines of a puzzle's record of first wins among sheets, each for one QR code. The sheets are as few as
 * possible and have at most `maxLetters` characters each.
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

/**
 * Returns how many characters a sheet needs at most besides its lines of levels: for its first two lines, its last line
 * and the separators between them. A sheet is the part of the record of first wins that fits into one QR code.
 */
function countLettersAroundLevels(puzzleId: string): number {
  const lines = [RECORD_HEADING, `${puzzleId} ${MAX_FIRST_WINS}`, `${RECORD_END}${MAX_CHECKSUM}`];
  return lines.join(RECORD_LINE_SEPARATOR).length;
}
