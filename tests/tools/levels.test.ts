import { writeChallengeCode } from "../../src/game/codes/challenge-code";
import { readLevelCode } from "../../src/game/codes/level-code";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "../../src/kernel/direction";
import { parseMoves } from "../../src/kernel/moves-text";
import type { Rules } from "../../src/kernel/rules";
import { runToEnd } from "../../src/kernel/task";
import { icePath } from "../../src/puzzles/ice-path/index";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { lastBall } from "../../src/puzzles/last-ball/index";
import { parseMap, isOnField, rollBlack, solve, type Letter } from "../puzzles/last-ball/slow-solver";
import { expectParsed } from "../kernel/parse-results";
import { skid } from "../../src/puzzles/skid/index";
import { slide, startOf, thingAt, walkAll } from "../puzzles/ice-path/slow-walker";
import { runProjectTool, parseOutput, refusedWith } from "./run-tool";

interface Report {
  readonly puzzle: string;
  readonly seed: number;
  readonly number?: number;
  readonly date?: string;
  readonly place?: number;
  readonly bits?: number;
  readonly expectedMoves?: number;
  readonly forced?: number;
  readonly states?: number;
  readonly code?: string;
  readonly map: readonly string[];
  readonly solution: string;
  readonly verdict: Readonly<Record<string, number>>;
  readonly missed?: readonly string[];
}

const NAMES = loadAllPuzzles()
  .map(({ id }) => id)
  .join(", ");

function thingAtEnd(map: string, solution: string): string {
  let at = startOf(map);
  for (const move of expectParsed(parseMoves(solution))) at = slide(map, at, move).at(-1) ?? at;
  return thingAt(map, at);
}

function isWonBy(map: string, solution: string): boolean {
  const { start, move, outcome } = skid.rules(expectParsed(skid.parseMap(map)));
  let state = start;
  for (const direction of expectParsed(parseMoves(solution))) state = move(state, direction) ?? state;
  return outcome(state) === "won";
}

function forcedMovesPercentOf<State>({ start, move, outcome, key }: Rules<State>, solution: string): number {
  const solutionMoves = expectParsed(parseMoves(solution));
  const passed: string[] = [];
  let state = start;
  let forcedCount = 0;
  for (const direction of solutionMoves) {
    passed.push(key(state));
    const others = DIRECTIONS.filter((other) => other !== direction).map((other) => move(state, other));
    const leadOn = others.filter((after) => after && outcome(after) !== "lost" && !passed.includes(key(after)));
    if (leadOn.length === 0) forcedCount++;
    state = move(state, direction) ?? state;
  }
  return Math.floor((100 * forcedCount) / solutionMoves.length);
}

function levels(...args: readonly string[]): Report[] {
  return parseOutput(runProjectTool("levels", ...args)) as Report[];
}

describe("the levels tool", () => {
  test("the levels tool prints a level as one line of JSON, with seed, map, solution and verdict", () => {
    const whole = expect.any(Number) as number;
    expect(levels("last-ball", "--seed", "19", "--balls", "9")).toEqual([
      {
        puzzle: "last-ball",
        seed: 19,
        map: new Array(7).fill(expect.stringMatching(/^[@o.]{12}$/)),
        solution: expect.stringMatching(/^[URDL]{9}$/) as string,
        verdict: { par: 9, solutions: whole, states: whole, deadEnds: whole, difficulty: whole, forcedMoves: whole },
        idea: { name: expect.any(String) as string, strength: whole, isStrong: expect.any(Boolean) as boolean },
      },
    ]);
  });

  test("the levels of an endless run are printed with number, bits, expected moves, forced moves and states", () => {
    const reports = levels("skid", "--endless", "--seed", "5", "--count", "6", "--from", "2");
    expect(reports.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7]);
    for (const { bits = NaN, expectedMoves = NaN, forced, states, verdict } of reports) {
      expect({ forced, states }).toEqual({ forced: verdict.forcedMoves, states: verdict.states });
      expect(expectedMoves).toBeGreaterThanOrEqual(verdict.par);
      expect(Math.abs(2 ** bits / expectedMoves - 1)).toBeLessThan(0.05);
    }
  });

  test("the levels tool prints the code of each level if asked to", () => {
    const [{ map, code = "" }] = levels("fruit", "--seed", "3", "--codes");
    expect(runToEnd(readLevelCode(code))).toMatchObject({ map: map.join("\n") });
  });

  test("the levels tool prints the levels of successive seeds, with solutions that win and correct verdicts", () => {
    const reports = levels("last-ball", "--seed", "100", "--count", "20", "--balls", "7");
    expect(reports.map(({ seed }) => seed)).toEqual(Array.from({ length: 20 }, (_, at) => 100 + at));
    for (const { map, solution, verdict } of reports) {
      const { field, state } = parseMap(map.join("\n"));
      const end = (Array.from(solution) as Letter[]).reduce((now, letter) => rollBlack(field, now, letter), state);
      expect(end.whites.size).toBe(0);
      expect(isOnField(field, end.black)).toBe(true);
      const { shortest, solutions, states, deadEnds } = solve(field, state);
      const forcedMoves = forcedMovesPercentOf(
        lastBall.rules(expectParsed(lastBall.parseMap(map.join("\n")))),
        solution,
      );
      expect(verdict).toMatchObject({ par: shortest, solutions, states, deadEnds, forcedMoves });
    }
  });

  test("the levels tool prints the same level for the same seed, alone or among others", () => {
    const [first, second] = levels("last-ball", "--seed", "5", "--count", "2");
    expect(levels("last-ball", "--seed", "5")).toEqual([first]);
    expect(levels("last-ball", "--seed", "6")).toEqual([second]);
    expect(first.map).not.toEqual(second.map);
  });

  test("the levels tool prints a level of eight balls on the usual board by default", () => {
    const [{ seed, map }] = levels("last-ball");
    const { field, state } = parseMap(map.join("\n"));
    expect({ seed, field }).toEqual({ seed: 1, field: { width: 12, height: 7 } });
    expect(state.black).toBe("5,3");
    expect(state.whites.size).toBe(8);
  });

  test("the levels tool prints levels of a wanted difficulty on any board, or says that it misses it", () => {
    const board = ["--width", "9", "--height", "6", "--from", "1,2"];
    const reports = levels("last-ball", "--difficulty", "3.4", "--balls", "8", "--count", "10", ...board);
    for (const { map, verdict, missed } of reports) {
      expect(parseMap(map.join("\n"))).toMatchObject({ field: { width: 9, height: 6 }, state: { black: "1,2" } });
      expect(Math.abs(verdict.difficulty - 3.4)).toBeLessThanOrEqual(0.5);
      expect(missed).toBeUndefined();
    }
    const [{ missed }] = levels("last-ball", "--difficulty", "6", "--balls", "3");
    expect(missed).toEqual(["difficulty"]);
  });

  test("the levels tool prints a level with the given board, start and number of balls", () => {
    const options = ["--width", "9", "--height", "6", "--from", "8,0", "--balls", "5"];
    const [{ map }] = levels("last-ball", ...options);
    const { field, state } = parseMap(map.join("\n"));
    expect(field).toEqual({ width: 9, height: 6 });
    expect(state.black).toBe("8,0");
    expect(state.whites.size).toBe(5);
  });

  test.each([
    [14, 14],
    [16, 13],
  ])("the levels tool prints a level on the largest board of %i columns, which has %i rows", (width, height) => {
    const from = `${width - 1},${height - 1}`;
    const [{ map }] = levels("last-ball", "--width", `${width}`, "--height", `${height}`, "--from", from);
    expect(map.map((row) => row.length)).toEqual(new Array(height).fill(width));
  });
});

describe("the levels tool for Ice Path", () => {
  test("levels of Ice Path are printed with the shortest solution and the share of moves without a choice", () => {
    const reports = levels("ice-path", "--seed", "1", "--count", "10");
    expect(reports.map(({ seed }) => seed)).toEqual(Array.from({ length: 10 }, (_, at) => 1 + at));
    for (const { map, solution, verdict } of reports) {
      expect(map.join("\n")).toMatch(/^([@#*O.]{12}(\n|$)){12}$/);
      expect(thingAtEnd(map.join("\n"), solution)).toBe("O");
      expect(verdict).toMatchObject({ par: solution.length, deadEnds: 0 });
      expect(walkAll(map.join("\n")).par).toBe(verdict.par);
      expect(verdict.forcedMoves).toBeGreaterThanOrEqual(0);
      expect(verdict.forcedMoves).toBeLessThanOrEqual(100);
    }
  });

  test("levels of Ice Path are printed with the given length and board", () => {
    const asked = ["--moves", "9..11", "--width", "10", "--height", "9", "--from", "0,8", "--goals", "2"];
    for (const { map, verdict } of levels("ice-path", "--count", "5", ...asked)) {
      expect([map.length, map[0].length, map[8].charAt(0)]).toEqual([9, 10, "@"]);
      expect(verdict.par).toBeGreaterThanOrEqual(9);
      expect(verdict.par).toBeLessThanOrEqual(11);
    }
  });

  test("a level of Ice Path is printed with the wishes that it does not meet", () => {
    const missed = levels("ice-path", "--count", "30", "--moves", "21..24", "--forced-moves", "15").map((report) => {
      const { par, forcedMoves } = report.verdict;
      const expected = [...(par < 21 ? ["moves"] : []), ...(forcedMoves > 15 ? ["forcedMoves"] : [])];
      expect(report.missed ?? []).toEqual(expected);
      return expected.join();
    });
    expect(new Set(missed)).toEqual(new Set(["", "moves", "forcedMoves", "moves,forcedMoves"]));
  });

  test("levels of Ice Path are printed with the wanted difficulty, or marked as missing it", () => {
    const asked = ["--moves", "9..11", "--difficulty", "3.5"];
    for (const { verdict, missed } of levels("ice-path", "--count", "10", ...asked)) {
      const isAsHard = Math.abs(verdict.difficulty - 3.5) <= 0.15 * 3.5;
      expect(missed ?? []).toEqual(isAsHard ? [] : ["difficulty"]);
    }
    const [{ missed }] = levels("ice-path", "--moves", "19..20", "--difficulty", "1");
    expect(missed).toEqual(["difficulty"]);
  });

  test("levels of Ice Path are printed with fewer moves without a choice if asked for", () => {
    const railroads = (...asked: readonly string[]) =>
      levels("ice-path", "--moves", "9..12", "--count", "8", ...asked).map(({ verdict }) => verdict.forcedMoves);
    expect(Math.max(...railroads("--forced-moves", "20"))).toBeLessThanOrEqual(20);
    expect(Math.max(...railroads())).toBeGreaterThan(20);
  });

  test("the campaign of Ice Path is printed with the names of its levels", () => {
    const reports = parseOutput(runProjectTool("levels", "ice-path", "--campaign")) as (Report & { name: string })[];
    expect(reports.map(({ name, map }) => ({ name, map }))).toEqual(
      allLevelsOf(icePath.campaign).map(({ name, map }) => ({ name, map })),
    );
    for (const { map, solution } of reports) expect(thingAtEnd(map.join("\n"), solution)).toBe("O");
  });
});

describe("the levels tool for Skid", () => {
  test("levels of Skid are printed as fair levels with winning solutions and figures of their states", () => {
    for (const { map, solution, verdict } of levels("skid", "--size", "5", "--count", "5")) {
      expect(map.join("\n")).toMatch(/^[#RY][#RYryci.p\n]+[#RY]$/);
      expect(isWonBy(map.join("\n"), solution)).toBe(true);
      expect(verdict.deadEnds).toBe(0);
      expect(verdict.parCombo).toBeGreaterThan(0);
      expect(verdict.parPlain).toBeGreaterThanOrEqual(verdict.parCombo);
      expect(verdict.realStates).toBeLessThanOrEqual(verdict.potentialStates);
    }
  });

  test("levels of Skid are printed with the given size, pieces and solution length", () => {
    const asked = ["--par", "3..6", "--width", "7", "--height", "5", "--reds", "2", "--yellows", "1", "--pits", "1"];
    for (const { map, verdict } of levels("skid", "--count", "3", ...asked)) {
      const count = (character: string) => map.join("").split(character).length - 1;
      expect([map[0].length, map.length]).toEqual([7, 5]);
      expect(["r", "y", "p", "c", "i"].map(count)).toEqual([2, 1, 1, 0, 0]);
      expect(verdict.parCombo).toBeGreaterThanOrEqual(3);
      expect(verdict.parCombo).toBeLessThanOrEqual(6);
    }
  });

  test("the campaign of Skid is printed with the names of its levels", () => {
    const reports = parseOutput(runProjectTool("levels", "skid", "--campaign")) as (Report & { name: string })[];
    expect(reports.map(({ name, map }) => ({ name, map }))).toEqual(
      allLevelsOf(skid.campaign).map(({ name, map }) => ({ name, map })),
    );
    for (const { map, solution } of reports) expect(isWonBy(map.join("\n"), solution)).toBe(true);
  });
});

describe("the option --campaign of the levels tool", () => {
  test("the levels of the campaign are printed in order, with their names and verdicts", () => {
    const reports = parseOutput(runProjectTool("levels", "last-ball", "--campaign")) as (Report & { name: string })[];
    expect(reports.map(({ name, map }) => ({ name, map }))).toEqual(
      allLevelsOf(lastBall.campaign).map(({ name, map }) => ({ name, map })),
    );
    const [first] = reports;
    expect(first).toEqual({
      puzzle: "last-ball",
      name: "Left and Right",
      bits: 1,
      expectedMoves: 2,
      forced: 50,
      states: 5,
      map: [".......", ".o.@.o.", "......."],
      solution: "RL",
      verdict: { par: 2, solutions: 2, states: 5, deadEnds: 0, difficulty: 1, forcedMoves: 50 },
      idea: null,
    });
  });

  test("the solutions of the campaign levels win", () => {
    for (const { map, solution } of parseOutput(runProjectTool("levels", "last-ball", "--campaign")) as Report[]) {
      const { field, state } = parseMap(map.join("\n"));
      const end = (Array.from(solution) as Letter[]).reduce((now, letter) => rollBlack(field, now, letter), state);
      expect(end.whites.size).toBe(0);
      expect(isOnField(field, end.black)).toBe(true);
    }
  });
});

const SKID = loadAllPuzzles().findIndex(({ id }) => id === "skid");
const TEN_LEVELS = writeChallengeCode({ seed: 1, puzzleIndex: SKID, size: 3 });
const RUSH = writeChallengeCode({ seed: 1, puzzleIndex: SKID, size: 0 });

describe("the option --daily of the levels tool", () => {
  const WANTED_BITS = [2.2, 2.7, 3.2, 3.6, 3.9];

  test("without a puzzle, the levels of a day are printed from the easiest place to the hardest, with their bits", () => {
    const reports = levels("--daily", "2026-11-23");
    const order = ["fruit", "last-ball", "ice-path", "skid", "penguin"];
    expect(reports.map(({ puzzle, date, place }) => [puzzle, date, place])).toEqual(
      order.map((puzzle, index) => [puzzle, "2026-11-23", index + 1]),
    );
    reports.forEach(({ bits = 0 }, index) => {
      expect(Math.abs(bits - WANTED_BITS[index])).toBeLessThanOrEqual(0.305);
    });
  });

  test("the level of one puzzle is printed as among those of its day", () => {
    expect(levels("skid", "--daily", "2026-11-23")).toEqual([levels("--daily", "2026-11-23")[3]]);
  });
});

describe("the option --remix of the levels tool", () => {
  const WANTED_BITS = [2.2, 3.2, 3.9];

  test("the three levels of a week's remix are printed with their twist, each as hard as it should be", () => {
    const reports = levels("--remix", "2026-W48");
    expect(reports).toMatchObject(
      [1, 2, 3].map((number) => ({ puzzle: "fruit", week: "2026-W48", twist: "rewinds", number })),
    );
    reports.forEach(({ bits = 0 }, index) => {
      expect(Math.abs(bits - WANTED_BITS[index])).toBeLessThanOrEqual(0.305);
    });
    expect(new Set(reports.map(({ map }) => map.join())).size).toBe(3);
  });
});

describe("wrong calls of the levels tool", () => {
  test.each([
    ["--campaign", `name one puzzle first: ${NAMES}`],
    ["last-ball --campaign --seed 2", "--seed does not go with --campaign"],
    ["", `name one puzzle first: ${NAMES}`],
    ["--seed 2 last-ball", `name one puzzle first: ${NAMES}`],
    ["last-ball last-ball", '"last-ball" is no option'],
    ["chess", `there is no puzzle "chess"; there is: ${NAMES}`],
    ["last-ball --seed x", '--seed is "x"; it must be a whole number from 0 to 16777215'],
    ["last-ball --seed -1", '--seed is "-1"; it must be a whole number from 0 to 16777215'],
    ["last-ball --seed 1.5", '--seed is "1.5"; it must be a whole number from 0 to 16777215'],
    ["last-ball --seed=", '--seed is ""; it must be a whole number from 0 to 16777215'],
    ["last-ball --seed 16777215 --count 2", '--seed is "16777215"; it must be a whole number from 0 to 16777214'],
    ["last-ball --count 0", '--count is "0"; it must be a whole number from 1 to 100000'],
    ["last-ball --balls 84", '--balls is "84"; it must be a whole number from 1 to 83'],
    ["last-ball --width 17", '--width is "17"; it must be a whole number from 2 to 16'],
    ["last-ball --width 16 --height 14", '--height is "14"; it must be a whole number from 2 to 13'],
    ["last-ball --height 1", '--height is "1"; it must be a whole number from 2 to 14'],
    ["last-ball --from 3", '--from is "3"; it must be a column and a row, such as 5,3'],
    ["last-ball --from 12,0", "--from 12,0 is not on a board of 12 by 7"],
    [
      "ice-path --moves 5",
      '--moves is "5"; it must be two whole numbers from 3 to 60, the lesser first, such as 7..12',
    ],
    [
      "ice-path --moves 9..8",
      '--moves is "9..8"; it must be two whole numbers from 3 to 60, the lesser first, such as 7..12',
    ],
    ["ice-path --balls 3", "there is no option --balls"],
    ["skid --size 11", '--size is "11"; it must be a whole number from 1 to 10'],
    ["skid --reds 3", "--reds goes with --par or --difficulty only"],
    ["skid --par 3..4 --size 3", "--size does not go with --par"],
    ["skid --par 3..4 --reds 0", "a level needs a toy: --reds or --yellows"],
    [
      "skid --par 5..8 --width 6 --height 6 --yellows 2 --crates 2 --ices 1 --pits 4 --blocks 37",
      "6 blocks, 4 pits and 7 pieces take 17 cells; a board of 6 by 6 has 16 inside its border",
    ],
    ["last-ball --difficulty -1", '--difficulty is "-1"; it must be a number of bits from 0 to 12, such as 1.5'],
    ["last-ball --difficulty 13", '--difficulty is "13"; it must be a number of bits from 0 to 12, such as 1.5'],
    ["last-ball --difficulty hard", '--difficulty is "hard"; it must be a number of bits from 0 to 12, such as 1.5'],
    ["last-ball --colour red", "there is no option --colour"],
    ["last-ball --seed", "--seed needs a value"],
    ["skid --from 3", "--from goes with --endless, --rush or --challenge only"],
    ["skid --pace hard", "--pace goes with --endless only"],
    ["skid --endless --pace slow", '--pace is "slow"; it must be calm, rising, hard'],
    ["skid --endless --from 0", '--from is "0"; it must be a whole number from 1 to 100000'],
    ["last-ball --endless --from 3,4", '--from is "3,4"; it must be a whole number from 1 to 100000'],
    ["last-ball --endless --balls 3", "--balls does not go with --endless"],
    ["skid --endless --daily 2026-11-23", "--endless does not go with --daily"],
    ["skid --daily 2026-02-30", '--daily is "2026-02-30"; it must be a day from 2000 to 2099, such as 2026-11-23'],
    ["--daily 2026-02-30", '--daily is "2026-02-30"; it must be a day from 2000 to 2099, such as 2026-11-23'],
    ["--daily", "--daily needs a value"],
    ["skid --remix 2026-W48", "--remix goes without PUZZLE, because the week decides the puzzle"],
    ["--remix 2026-W48 --seed 3", "--seed does not go with --remix"],
    ...["2026-W54", "2025-W53", "2026-W00", "2026-48"].map((week) => [
      `--remix ${week}`,
      `--remix is "${week}"; it must be a week from 2000 to 2099, such as 2026-W48`,
    ]),
    ["--daily 2026-11-23 --seed 3", "--seed does not go with --daily"],
    ["--daily 2026-11-23 skid", '"skid" is no option'],
    ["skid --daily today", '--daily is "today"; it must be a day from 2000 to 2099, such as 2026-11-23'],
    ["skid --daily 2026-11-23 --seed 3", "--seed does not go with --daily"],
    [`skid --rush ${RUSH} --seed 3`, "--seed does not go with --rush"],
    ["skid --rush ABC", '--rush is "ABC": A code has 7 or 21 letters, not 3'],
    [`skid --rush ${TEN_LEVELS}`, `--rush ${TEN_LEVELS} is a challenge of ten levels: ask for --challenge`],
    [`fruit --challenge ${TEN_LEVELS}`, `--challenge ${TEN_LEVELS} is of skid, not of fruit`],
    [`skid --challenge ${RUSH}`, `--challenge ${RUSH} is a rush: ask for --rush`],
    [`skid --challenge ${TEN_LEVELS} --count 11`, '--count is "11"; it must be a whole number from 1 to 10'],
    ["last-ball --width 3 --height 3 --balls 8", "no level with 8 balls was found on a board of 3 by 3"],
  ])("the call levels %s is rejected in one line", (words, sentence) => {
    expect(runProjectTool("levels", ...words.split(" ").filter((word) => word !== ""))).toEqual(
      refusedWith(`levels: ${sentence}`),
    );
  });
});
