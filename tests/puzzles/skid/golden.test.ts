import { expect, test } from "vitest";
import { runToEnd } from "../../../src/kernel/task";
import { certifyLevel } from "../../../src/puzzles/skid/explore/certify";
import { levelOf } from "./levels";
import { parseMap, solve } from "./slow-solver";

/**
 * Boards of Skid with their known fewest moves, dead ends (states from which no win can be reached), difficulties and
 * so on. A new, faster version of the explorer (the search through all states) must find the same numbers.
 */
const BOARDS = [
  {
    map: ["#######", "#..#..#", "#....r#", "#.#.rr#", "R.....#", "#######"],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 58,
      deadEndCount: 0,
      difficultyCentibits: 175,
      forcedMovesPercent: 0,
      realStates: 56,
      potentialStates: 987,
      parCombo: 3,
      parPlain: 4,
    },
  },
  {
    map: ["#######", "#.#r..Y", "#....y#", "#.....#", "#ry##.#", "#####R#"],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 518,
      deadEndCount: 0,
      difficultyCentibits: 367,
      forcedMovesPercent: 0,
      realStates: 514,
      potentialStates: 18938,
      parCombo: 7,
      parPlain: 8,
    },
  },
  {
    map: ["#Y#####", "#.rp.r#", "#.#...#", "#..y..#", "#....##", "###R###"],
    verdict: {
      par: 5,
      solutionCount: 4,
      stateCount: 260,
      deadEndCount: 0,
      difficultyCentibits: 292,
      forcedMovesPercent: 0,
      realStates: 258,
      potentialStates: 2943,
      parCombo: 5,
      parPlain: 5,
    },
  },
  {
    map: ["########", "#.#...r#", "##rr...#", "#.....##", "#.....##", "#r#....R", "########"],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 115,
      deadEndCount: 0,
      difficultyCentibits: 304,
      forcedMovesPercent: 16,
      realStates: 113,
      potentialStates: 15275,
      parCombo: 6,
      parPlain: 8,
    },
  },
  {
    map: ["#######", "#ir#.r#", "R....##", "##....#", "#c....#", "#######"],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 143,
      deadEndCount: 0,
      difficultyCentibits: 340,
      forcedMovesPercent: 14,
      realStates: 138,
      potentialStates: 32640,
      parCombo: 7,
      parPlain: 9,
    },
  },
  {
    map: ["########", "#c..#.y#", "#......#", "#.....##", "#..#...#", "#yp.##y#", "###Y####"],
    verdict: {
      par: 9,
      solutionCount: 1,
      stateCount: 264,
      deadEndCount: 0,
      difficultyCentibits: 393,
      forcedMovesPercent: 0,
      realStates: 262,
      potentialStates: 58100,
      parCombo: 9,
      parPlain: 11,
    },
  },
  {
    map: ["########", "#.r#..r#", "#y.p..##", "##y....R", "#......Y", "#..##..#", "########"],
    verdict: {
      par: 11,
      solutionCount: 1,
      stateCount: 2232,
      deadEndCount: 0,
      difficultyCentibits: 425,
      forcedMovesPercent: 18,
      realStates: 2228,
      potentialStates: 90950,
      parCombo: 11,
      parPlain: 12,
    },
  },
];

test.each(BOARDS)("the board $# has the stored verdict", ({ map, verdict }) => {
  expect(runToEnd(certifyLevel(levelOf(...map), 5000))?.analysis.verdict).toEqual(verdict);
  const { stateCount: states, realStates, deadEndCount: deadEnds, parCombo, parPlain } = verdict;
  expect(solve(parseMap(map.join("\n")), 5000)).toEqual({ states, realStates, deadEnds, parCombo, parPlain });
});
