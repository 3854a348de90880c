import { describe, expect, test } from "vitest";
import { createRandom } from "../../../src/kernel/random";
import { finishedTask, runToEnd } from "../../../src/kernel/task";
import { notation } from "../../../src/puzzles/penguin/level";
import { compose } from "../../../src/puzzles/penguin/make/compose";
import { plan } from "../../../src/puzzles/penguin/make/plan";
import { levelOf } from "./maps";
import { slowFigures } from "./slow-figures";
import { certified } from "./certified";

const YEAR = 2026;

/**
 * Endless levels of the puzzle Penguin, by number and seed. Faster versions of the generator must make the same levels.
 */
const LEVELS = [
  {
    number: 1,
    map: ["..@#....", "........", "........", "........", "........", "F#......"],
    verdict: {
      par: 2,
      solutionCount: 1,
      stateCount: 8,
      deadEndCount: 0,
      difficultyCentibits: 113,
      forcedMovesPercent: 50,
    },
  },
  {
    number: 6,
    map: ["..#.....", "#.....#.", ".......#", "........", "........", "@....#.F"],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 11,
      deadEndCount: 0,
      difficultyCentibits: 246,
      forcedMovesPercent: 75,
    },
  },
  {
    number: 9,
    map: ["F-..T......", "#.........#", "..........@", "...........", "......T....", "...*...T...", ".....#....."],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 21,
      deadEndCount: 0,
      difficultyCentibits: 323,
      forcedMovesPercent: 66,
    },
  },
  {
    number: 12,
    map: [
      "................",
      "................",
      "................",
      "...#...#........",
      "..#..........*.#",
      ".......#....#...",
      "..#.....#....#..",
      "...#...F#..#@...",
    ],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 30,
      deadEndCount: 0,
      difficultyCentibits: 451,
      forcedMovesPercent: 75,
    },
  },
  {
    number: 16,
    map: [
      ".#....T.........",
      "..........#.....",
      "...T#......#....",
      "#....#.x........",
      "..**............",
      "...............#",
      "@.....#...*.....",
      "x.....#FT.......",
    ],
    verdict: {
      par: 9,
      solutionCount: 1,
      stateCount: 35,
      deadEndCount: 0,
      difficultyCentibits: 403,
      forcedMovesPercent: 66,
    },
  },
  {
    number: 19,
    map: [
      ".............#..",
      "..............a.",
      ".............a..",
      "................",
      "................",
      "..........*...#.",
      ".............#..",
      ".........#F#@..T",
    ],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 16,
      deadEndCount: 0,
      difficultyCentibits: 389,
      forcedMovesPercent: 75,
    },
  },
  {
    number: 27,
    map: [
      "................",
      "@.*.........#..b",
      "T#.......*a..T..",
      "..T.............",
      "..............T.",
      "T...........bT..",
      "..a...........|#",
      "..........#..#F.",
    ],
    verdict: {
      par: 10,
      solutionCount: 1,
      stateCount: 20,
      deadEndCount: 0,
      difficultyCentibits: 462,
      forcedMovesPercent: 70,
    },
  },
  {
    number: 33,
    map: [
      "...TF#.....T#...",
      "#..........b.T..",
      ".*#..#..........",
      "......#.........",
      "#.....@#........",
      ".#..|......b....",
      "...*.-........<#",
      "...>.T.....#...T",
    ],
    verdict: {
      par: 12,
      solutionCount: 1,
      stateCount: 31,
      deadEndCount: 0,
      difficultyCentibits: 488,
      forcedMovesPercent: 75,
    },
  },
  {
    number: 44,
    map: [
      "##@#.#.........b",
      "....T.-.........",
      "*......#.......#",
      "................",
      "................",
      "................",
      ".....|..b.......",
      ".T..#F#.........",
    ],
    verdict: {
      par: 11,
      solutionCount: 1,
      stateCount: 21,
      deadEndCount: 0,
      difficultyCentibits: 420,
      forcedMovesPercent: 72,
    },
  },
];

describe.each(LEVELS)(
  "level $number of an endless run, with par $verdict.par and $verdict.stateCount states,",
  ({ number, map, verdict }) => {
    test("the level is generated from its seed as before", () => {
      const composed = runToEnd(compose(plan.endless(number), createRandom(number, YEAR), () => finishedTask(true)));
      expect(composed === undefined ? "" : notation.formatMap(composed.level).trimEnd().split("\n")).toEqual(map);
    });

    test("the level has the stored verdict", () => {
      expect(certified(levelOf(...map)).analysis.verdict).toEqual(verdict);
    });

    test("the slow penguin confirms the figures of the level", () => {
      expect(slowFigures(map.join("\n"))).toEqual({ par: verdict.par, states: verdict.stateCount });
    });
  },
);
