import { describe, expect, test } from "vitest";
import { createRandom } from "../../../src/kernel/random";
import { createFinishedTask, runToEnd } from "../../../src/kernel/task";
import { notation } from "../../../src/puzzles/penguin/level";
import { compose } from "../../../src/puzzles/penguin/make/compose";
import { plan } from "../../../src/puzzles/penguin/make/plan";
import { levelOf } from "./maps";
import { slowFigures } from "./slow-figures";
import { certified } from "./certified";

const YEAR = 2026;

/**
 * Stored levels of an endless run in Penguin, by number and seed. A new, faster version of the generator must make the
 * same levels.
 */
const LEVELS = [
  {
    number: 1,
    map: ["....@T..", ".#......", "....#...", "........", "........", "F......."],
    verdict: {
      par: 2,
      solutionCount: 1,
      stateCount: 12,
      deadEndCount: 0,
      difficultyCentibits: 110,
      forcedMovesPercent: 50,
    },
  },
  {
    number: 6,
    map: [".......@", "......#.", ".....#..", ".......#", "........", ".....#.F"],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 9,
      deadEndCount: 0,
      difficultyCentibits: 242,
      forcedMovesPercent: 75,
    },
  },
  {
    number: 9,
    map: [".........*.", "...........", "#........|@", "..........#", "...........", "F..........", ".........*."],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 14,
      deadEndCount: 0,
      difficultyCentibits: 253,
      forcedMovesPercent: 60,
    },
  },
  {
    number: 12,
    map: ["........#..", "*.......*..", "..#........", ".#.#.......", ".T.........", ".#*@#......", "...#...#F#."],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 26,
      deadEndCount: 0,
      difficultyCentibits: 322,
      forcedMovesPercent: 33,
    },
  },
  {
    number: 16,
    map: [
      "........@...x...",
      "........*....#..",
      ".........*......",
      "#.......#.......",
      "................",
      "................",
      ".......*.....*..",
      ".......FT...**..",
    ],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 25,
      deadEndCount: 0,
      difficultyCentibits: 343,
      forcedMovesPercent: 14,
    },
  },
  {
    number: 19,
    map: [
      ".............#..",
      "..T...........a.",
      "..@.#........a..",
      "..*............*",
      "................",
      "..........*...#.",
      ".............#..",
      ".........#F#....",
    ],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 23,
      deadEndCount: 0,
      difficultyCentibits: 395,
      forcedMovesPercent: 42,
    },
  },
  {
    number: 27,
    map: [
      "........#.......",
      "...........##..a",
      "..........T..T..",
      "...............|",
      ".......*...*..T.",
      "...........#aT..",
      "............#..#",
      ".......*...@#.F.",
    ],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 24,
      deadEndCount: 0,
      difficultyCentibits: 380,
      forcedMovesPercent: 50,
    },
  },
  {
    number: 33,
    map: [
      "...T.......#..-F",
      ".......*..c....#",
      ".......#..**c...",
      "....#..#..#.*T..",
      "..TT....T.#..*..",
      "...........#....",
      "..b....*........",
      "....@#.T.....*.b",
    ],
    verdict: {
      par: 10,
      solutionCount: 1,
      stateCount: 49,
      deadEndCount: 0,
      difficultyCentibits: 439,
      forcedMovesPercent: 40,
    },
  },
  {
    number: 44,
    map: ["@....T..#", "...**....", "....#*...", "T..T....#", ".T.....*F", "..a.....#", ".......a.", ".T...*..."],
    verdict: {
      par: 9,
      solutionCount: 1,
      stateCount: 27,
      deadEndCount: 2,
      difficultyCentibits: 403,
      forcedMovesPercent: 44,
    },
  },
];

describe.each(LEVELS)(
  "level $number of an endless run, with par $verdict.par and $verdict.stateCount states,",
  ({ number, map, verdict }) => {
    test("the level is generated from its seed as before", () => {
      const composed = runToEnd(
        compose(plan.rising(number), createRandom(number, YEAR), () => createFinishedTask(true)),
      );
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
