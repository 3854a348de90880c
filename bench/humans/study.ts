/**
 * Reads the results of the study, in which people played levels. The web page `study/` writes them;
 * bench/humans/README.md describes their format.
 */
import { shuffledOrder } from "../../simulator/web/study/order";
import levels from "../../simulator/web/study/levels.json";
import { STUDY_END, STUDY_HEADING } from "../../simulator/web/study/results";
import { computeChecksum } from "../../src/game/save/checksum";
import { PUZZLES } from "../../src/puzzles/index";
import { ToolError } from "../../tools/packaging/tool-error";

export interface StudyLevelResult {
  readonly puzzleId: string;
  /** The level's code (the level written as letters and digits), without hyphens. */
  readonly code: string;
  readonly isWon: boolean;
  readonly moves: number;
  readonly seconds: number;
  readonly hints: number;
  /** How often the player took moves back or began the level again. */
  readonly resets: number;
  readonly losses: number;
  /** How often the player opened the level. A level that is opened again after a break begins anew. */
  readonly starts: number;
}

/** How players did in the study with the levels of one puzzle, such as how many levels they won. */
export interface StudySummary {
  readonly puzzleId: string;
  readonly wonCount: number;
  readonly givenUpCount: number;
  /** How often players began a level again or took moves back in it, on average. NaN without levels. */
  readonly meanResets: number;
}

const BAD_INPUT = 2;

/**
 * Parses the results of the study's participants in a text, and skips other lines. Throws a `ToolError` that names the
 * file and the line of a mistake.
 */
export function readStudy(text: string, file: string): readonly StudyLevelResult[] {
  const lines = text.split("\n").map((line) => line.trim());
  const results: StudyLevelResult[] = [];
  for (let at = lines.indexOf(STUDY_HEADING); at >= 0; at = lines.indexOf(STUDY_HEADING, at + 1)) {
    const end = lines.findIndex((line, index) => index > at && line.startsWith(STUDY_END));
    const sheet = lines.slice(at, Math.max(end, at));
    if (end < 0 || lines[end] !== `${STUDY_END}${computeChecksum(sheet.join("\n"))}`)
      throw new ToolError(BAD_INPUT, `humans: ${file}, line ${at + 1}: the study that begins here is damaged`);
    const order = orderOf(sheet[1]);
    results.push(...sheet.slice(2).map((line, index) => readResult(line, order[index], file, at + 3 + index)));
  }
  return results;
}

/**
 * Returns the order in which a participant played the study's levels, as indices. `line` is the line `SEED …` of the
 * results. Its seed decides the order.
 */
function orderOf(line: string): readonly number[] {
  return shuffledOrder(Number(line.replace("SEED ", "")), levels.length);
}

function readResult(line: string, levelIndex: number, file: string, number: number): StudyLevelResult {
  const pattern = /^\d+ ([A-Z-]+) ([A-Z2-9]+) (WON|GIVEN-UP) (\d+) (\d+) (\d+) (\d+) (\d+) (\d+)$/;
  const [, id = "", code = "", outcome, ...figures] = pattern.exec(line) ?? [];
  if (levels[levelIndex].code.replaceAll("-", "") !== code)
    throw new ToolError(
      BAD_INPUT,
      `humans: ${file}, line ${number}: "${line}" is not the level that follows in this study`,
    );
  const [moves, seconds, hints, resets, losses, starts] = figures.map(Number);
  return { puzzleId: id.toLowerCase(), code, isWon: outcome === "WON", moves, seconds, hints, resets, losses, starts };
}

/**
 * Counts the won and the given-up levels of each puzzle in the study. Also averages how often players began again or
 * took moves back.
 */
export function summariseStudy(results: readonly StudyLevelResult[]): readonly StudySummary[] {
  return PUZZLES.map(({ id }) => {
    const own = results.filter(({ puzzleId }) => puzzleId === id);
    const wonCount = own.filter(({ isWon }) => isWon).length;
    const resets = own.reduce((sum, result) => sum + result.resets, 0);
    return { puzzleId: id, wonCount, givenUpCount: own.length - wonCount, meanResets: resets / own.length };
  });
}
