import { describe, expect, test } from "vitest";
import { certify } from "../../../src/kernel/certify";
import { MAX_CENTIBITS } from "../../../src/kernel/logarithm";
import { runToEnd } from "../../../src/kernel/task";
import { rules } from "../../../src/puzzles/last-ball/rules";
import { levelOf } from "./maps";
import { difficultyBits, parseMap, solve } from "./slow-solver";

/**
 * Boards of Last Ball with their known fewest moves, dead ends (states from which no win can be reached), difficulties
 * and so on. A new, faster version of the explorer (the search through all states) must find the same numbers.
 */
const BOARDS = [
  {
    map: [
      ".o...o......",
      "o...........",
      "............",
      ".....@......",
      "............",
      "............",
      "............",
    ],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 4,
      deadEndCount: 0,
      difficultyCentibits: 158,
      forcedMovesPercent: 100,
    },
  },
  {
    map: [
      "............",
      "..o.........",
      "............",
      ".....@.....o",
      ".o.........o",
      "..........o.",
      "............",
    ],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 9,
      deadEndCount: 3,
      difficultyCentibits: 240,
      forcedMovesPercent: 80,
    },
  },
  {
    map: [
      "...o......o.",
      ".oo..o......",
      "o...........",
      ".....@......",
      "............",
      "...........o",
      ".o..........",
    ],
    verdict: {
      par: 8,
      solutionCount: 3,
      stateCount: 15,
      deadEndCount: 1,
      difficultyCentibits: 308,
      forcedMovesPercent: 87,
    },
  },
  {
    map: [
      "............",
      ".o..........",
      "o......o....",
      "...o.@.....o",
      "...o........",
      "o.........o.",
      ".o..o.......",
    ],
    verdict: {
      par: 10,
      solutionCount: 3,
      stateCount: 115,
      deadEndCount: 98,
      difficultyCentibits: 370,
      forcedMovesPercent: 60,
    },
  },
  {
    map: [
      "........o...",
      "............",
      ".o......o...",
      "o....@..oo.o",
      "............",
      "o........oo.",
      ".o......o...",
    ],
    verdict: {
      par: 12,
      solutionCount: 241,
      stateCount: 774,
      deadEndCount: 390,
      difficultyCentibits: 385,
      forcedMovesPercent: 16,
    },
  },
  {
    map: [
      "@......o.o..",
      "...........o",
      "..o.........",
      "o........o..",
      "............",
      "o..o.......o",
      "..o...o...o.",
    ],
    verdict: {
      par: 12,
      solutionCount: 5,
      stateCount: 92,
      deadEndCount: 59,
      difficultyCentibits: 428,
      forcedMovesPercent: 50,
    },
  },
  {
    map: ["..o..", "o....", "..@..", "o..oo", ".o..."],
    verdict: {
      par: 6,
      solutionCount: 3,
      stateCount: 11,
      deadEndCount: 0,
      difficultyCentibits: 258,
      forcedMovesPercent: 66,
    },
  },
  {
    map: [
      "....o.......",
      "....o....o..",
      ".........oo.",
      ".....@....o.",
      "........o..o",
      "..o.o......o",
      "....oo...oo.",
    ],
    verdict: {
      par: 15,
      solutionCount: 82,
      stateCount: 1718,
      deadEndCount: 1620,
      difficultyCentibits: 503,
      forcedMovesPercent: 33,
    },
  },
  {
    map: ["@ooo.", "o...o", ".ooo."],
    verdict: {
      par: -1,
      solutionCount: 0,
      stateCount: 8,
      deadEndCount: 8,
      difficultyCentibits: 6400,
      forcedMovesPercent: 0,
    },
  },
  {
    map: ["o.o.o", ".o@o.", "o.o.o"],
    verdict: {
      par: -1,
      solutionCount: 0,
      stateCount: 16,
      deadEndCount: 16,
      difficultyCentibits: 6400,
      forcedMovesPercent: 0,
    },
  },
];

describe.each(BOARDS)("the board $map", ({ map, verdict }) => {
  test("the board has the stored verdict", () => {
    expect(runToEnd(certify(rules(levelOf(...map)), 10_000))?.analysis.verdict).toEqual(verdict);
  });

  test("the slow solver confirms the verdict", () => {
    const { field, state } = parseMap(map.join("\n"));
    const found = solve(field, state);
    const { shortest, solutions, states, deadEnds } = found;
    const par = shortest === Infinity ? -1 : shortest;
    expect({ par, solutions, states, deadEnds }).toEqual({
      par: verdict.par,
      solutions: verdict.solutionCount,
      states: verdict.stateCount,
      deadEnds: verdict.deadEndCount,
    });
    const difficulty = solutions > 0 ? 100 * difficultyBits(found) : MAX_CENTIBITS;
    expect(Math.abs(verdict.difficultyCentibits - difficulty)).toBeLessThan(1);
  });
});
