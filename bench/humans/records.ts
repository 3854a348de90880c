/**
 * Reads the texts in which players have shared their first wins of levels. Compares the moves and seconds with the
 * levels' difficulty. bench/humans/README.md describes the format.
 */
import { RECORD_END, RECORD_HEADING } from "../../src/game/codes/record-text";
import { readLevelCode } from "../../src/game/codes/level-code";
import { computeChecksum } from "../../src/game/save/checksum";
import { certify, MAX_LEVEL_STATES } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { runToEnd } from "../../src/kernel/task";
import { PUZZLES } from "../../src/puzzles/index";
import { ToolError } from "../../tools/packaging/tool-error";
import { computeCorrelation } from "./compare";

export interface RecordedWin {
  readonly puzzleId: string;
  /** The level code of the cleared level (the level written as letters and digits), without hyphens. */
  readonly code: string;
  readonly moves: number;
  readonly seconds: number;
  readonly hints: number;
}

/**
 * How well the difficulty of one puzzle's levels agrees with the seconds and moves that players needed for their first
 * wins of these levels.
 */
export interface RecordAgreement {
  readonly puzzleId: string;
  /** The number of wins without hints. Only these are compared with the difficulty. */
  readonly winCount: number;
  /** The number of wins with hints. They are not compared with the difficulty. */
  readonly hintedCount: number;
  /**
   * Pearson's r (the correlation) between the difficulty and the binary logarithm of the seconds up to the win. NaN for
   * fewer than three wins.
   */
  readonly secondsR: number;
  /**
   * Pearson's r (the correlation) between the difficulty and the binary logarithm of the moves up to the win. NaN for
   * fewer than three wins.
   */
  readonly movesR: number;
}

const LEAST_WINS = 3;
const BAD_INPUT = 2;

/**
 * Parses the wins in a text that players shared. Throws a `ToolError` that names the file and the line of a mistake.
 */
export function readRecords(text: string, file: string): RecordedWin[] {
  const lines = text
    .split("\n")
    .flatMap((line, at) => line.split("/").map((part) => ({ text: part.trim(), at: at + 1 })));
  const wins: RecordedWin[] = [];
  let sheets = 0;
  for (let at = 0; at < lines.length; at++) {
    const { text: line, at: number } = lines[at];
    if (!line.startsWith(RECORD_HEADING.slice(0, -1))) continue;
    if (line !== RECORD_HEADING) fail(file, number, `${line} is for a newer version of this tool`);
    const end = lines.findIndex((each, index) => index > at && each.text.startsWith(RECORD_END));
    if (end < 0) fail(file, number, `the record that begins here has no line ${RECORD_END}…`);
    const sheet = lines.slice(at, end).filter((each) => each.text !== "");
    const sum = computeChecksum(sheet.map((each) => each.text).join("\n"));
    wins.push(...winsOfSheet(sheet, file));
    if (lines[end].text !== `${RECORD_END}${sum}`) {
      fail(file, number, "a letter of the record that begins here is wrong or missing: its checksum differs");
    }
    sheets++;
    at = end;
  }
  if (sheets === 0) fail(file, 1, `found no line ${RECORD_HEADING}, with which a record begins`);
  return wins;
}

function winsOfSheet(sheet: readonly { readonly text: string; readonly at: number }[], file: string): RecordedWin[] {
  const [{ at: first }, heading = { text: "", at: first }, ...levels] = sheet;
  const [, id = "", count = ""] = /^([A-Z-]+) (\d+)$/.exec(heading.text) ?? [];
  const puzzleId = PUZZLES.find((puzzle) => puzzle.id === id.toLowerCase())?.id;
  if (puzzleId === undefined) fail(file, heading.at, `"${heading.text}" is not a puzzle and a number of levels`);
  if (levels.length !== Number(count)) {
    fail(file, heading.at, `${heading.text} announces ${count} levels, but ${levels.length} follow`);
  }
  return levels.map(({ text, at }) => {
    const [, code, moves, seconds, hints] = /^([A-Z2-9]+) (\d+) (\d+) (\d+)$/.exec(text) ?? [];
    if (code === undefined) fail(file, at, `"${text}" is not a level code, moves, seconds and hints`);
    return { puzzleId, code, moves: Number(moves), seconds: Number(seconds), hints: Number(hints) };
  });
}

/** Leaves out repeated wins. Each text that a player shares repeats the wins of the player's earlier texts. */
export function withoutRepeats(wins: readonly RecordedWin[]): RecordedWin[] {
  const known = new Map(wins.map((win) => [Object.values(win).join(" "), win]));
  return [...known.values()];
}

/**
 * Compares the difficulty of each puzzle's levels with the seconds and moves that players needed for their first wins
 * of these levels.
 */
export function compareWithRecords(wins: readonly RecordedWin[]): RecordAgreement[] {
  return PUZZLES.map(({ id }) =>
    computeAgreement(
      id,
      wins.filter(({ puzzleId }) => puzzleId === id),
    ),
  );
}

function computeAgreement(puzzleId: string, wins: readonly RecordedWin[]): RecordAgreement {
  const compared = wins.filter(({ hints }) => hints === 0);
  const bits = compared.map(({ code }) => computeDifficultyBits(code));
  const rWith = (needed: readonly number[]) =>
    compared.length < LEAST_WINS
      ? Number.NaN
      : computeCorrelation(
          bits,
          needed.map((each) => Math.log2(Math.max(1, each))),
        );
  return {
    puzzleId,
    winCount: compared.length,
    hintedCount: wins.length - compared.length,
    secondsR: rWith(compared.map(({ seconds }) => seconds)),
    movesR: rWith(compared.map(({ moves }) => moves)),
  };
}

/** Computes the difficulty, in bits, of the level with the given level code. */
export function computeDifficultyBits(code: string): number {
  const coded = runToEnd(readLevelCode(code));
  if (isFault(coded)) throw new ToolError(BAD_INPUT, `humans: the level code ${code} is wrong`);
  const puzzle = PUZZLES[coded.puzzleIndex].loadPuzzle();
  const level = puzzle.parseMap(coded.map);
  const certificate = isFault(level) ? undefined : runToEnd(certify(puzzle.rules(level), MAX_LEVEL_STATES));
  if (certificate === undefined) throw new ToolError(BAD_INPUT, `humans: the level ${code} is too large to be solved`);
  return certificate.analysis.verdict.difficultyCentibits / 100;
}

function fail(file: string, line: number, problem: string): never {
  throw new ToolError(BAD_INPUT, `humans: ${file}, line ${line}: ${problem}`);
}
