import { describe, expect, test } from "vitest";
import { computeCorrelation } from "../../bench/humans/compare";
import {
  compareWithRecords,
  computeDifficultyBits,
  readRecords,
  withoutRepeats,
  type RecordedWin,
} from "../../bench/humans/records";
import { formatSheet, RECORD_LINE_SEPARATOR, splitIntoSheets } from "../../src/game/codes/record-text";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles } from "../../src/puzzles/index";

const PUZZLE_INDEX = 0;
const puzzle = loadAllPuzzles()[PUZZLE_INDEX];
const codes = allLevelsOf(puzzle.campaign)
  .slice(3, 9)
  .map(({ map }) => runToEnd(writeLevelCode({ puzzleIndex: PUZZLE_INDEX, map: map.join("\n") })).replaceAll("-", ""));

/**
 * How many seconds the player needed for each of six wins that are made up for the test. These times have nothing to do
 * with the difficulty of the levels. The made-up moves, in contrast, follow the difficulty exactly: each win has a
 * thousand times the moves that the game expects.
 */
const MADE_UP_SECONDS = [9, 40, 12, 33, 8, 21];
const MADE_UP_LINES = codes.map((code, at) => `${code} ${movesFor(code)} ${MADE_UP_SECONDS[at]} 0`);
const MADE_UP_RECORD = formatSheet(puzzle.id, MADE_UP_LINES);

function movesFor(code: string): number {
  return Math.round(1000 * 2 ** computeDifficultyBits(code));
}

describe("reading made-up records", () => {
  test("a record is read line by line", () => {
    const wins = readRecords(MADE_UP_RECORD.join("\n"), "made-up.txt");
    expect(wins).toHaveLength(codes.length);
    expect(wins[1]).toEqual({ puzzleId: puzzle.id, code: codes[1], moves: movesFor(codes[1]), seconds: 40, hints: 0 });
  });

  test("the texts of QR codes are read as one record, whatever stands between them", () => {
    const sheets = splitIntoSheets(puzzle.id, MADE_UP_LINES, 120);
    expect(sheets.length).toBeGreaterThan(1);
    const scanned = sheets.map(({ lines }) => lines.join(RECORD_LINE_SEPARATOR));
    for (const text of scanned) expect(text.length).toBeLessThanOrEqual(120);
    const wins = readRecords(["My record:", ...scanned, "Bye"].join("\n\n"), "made-up.txt");
    expect(wins).toEqual(readRecords(MADE_UP_RECORD.join("\n"), "made-up.txt"));
  });

  test("a win that is shared twice counts once", () => {
    const wins = readRecords(MADE_UP_RECORD.join("\n"), "made-up.txt");
    expect(withoutRepeats([...wins, ...wins])).toEqual(wins);
  });

  test.each([
    ["", "made-up.txt, line 1: found no line GLISSADE-RECORD-1, with which a record begins"],
    ["GLISSADE-RECORD-2", "made-up.txt, line 1: GLISSADE-RECORD-2 is for a newer version of this tool"],
    ["\nGLISSADE-RECORD-1\nSKID 0", "made-up.txt, line 2: the record that begins here has no line END-…"],
    ["GLISSADE-RECORD-1\nCHESS 0\nEND-1", 'made-up.txt, line 2: "CHESS 0" is not a puzzle and a number of levels'],
    ["GLISSADE-RECORD-1\nSKID 2\nA 1 2 0\nEND-1", "made-up.txt, line 2: SKID 2 announces 2 levels, but 1 follow"],
    [
      "GLISSADE-RECORD-1\nSKID 1\nA 1 2\nEND-1",
      'made-up.txt, line 3: "A 1 2" is not a level code, moves, seconds and hints',
    ],
    [
      "GLISSADE-RECORD-1\nSKID 1\nA 1 2 0\nEND-1",
      "made-up.txt, line 1: a letter of the record that begins here is wrong or missing: its checksum differs",
    ],
  ])("the bad record %j is refused with one sentence", (text, problem) => {
    expect(() => readRecords(text, "made-up.txt")).toThrow(`humans: ${problem}`);
  });
});

describe("comparing made-up records with the difficulty", () => {
  const wins = readRecords(MADE_UP_RECORD.join("\n"), "made-up.txt");

  test("moves that follow the difficulty exactly have r = 1, and the seconds have their own r", () => {
    const [agreement, ...others] = compareWithRecords(wins);
    expect(agreement).toMatchObject({ puzzleId: puzzle.id, winCount: codes.length, hintedCount: 0 });
    expect(agreement.movesR).toBeCloseTo(1, 4);
    const logSeconds = MADE_UP_SECONDS.map((each) => Math.log2(each));
    expect(agreement.secondsR).toBeCloseTo(computeCorrelation(codes.map(computeDifficultyBits), logSeconds), 10);
    expect(others.map(({ winCount }) => winCount)).toEqual([0, 0, 0, 0]);
  });

  test("wins with hints are counted and not compared", () => {
    const hinted: RecordedWin = { ...wins[0], moves: 9999, hints: 1 };
    const [agreement] = compareWithRecords([...wins, hinted]);
    expect(agreement).toMatchObject({ winCount: codes.length, hintedCount: 1 });
    expect(agreement.movesR).toBeCloseTo(1, 4);
  });

  test("two wins have no correlation", () => {
    expect(compareWithRecords(wins.slice(0, 2))[0].secondsR).toBeNaN();
  });
});
