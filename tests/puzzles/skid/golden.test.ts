import { expect, test } from "vitest";
import { finish } from "../../../src/kernel/work";
import { certifyLevel } from "../../../src/puzzles/skid/explore/certify";
import { levelOf } from "./levels";
import { drawn, solve } from "./slow-solver";

/** Figures of fixed boards: whatever is made faster must come to the same. */
const BOARDS = [
  {
    map: ["#######", "#..#..#", "#....r#", "#.#.rr#", "R.....#", "#######"],
    verdict: {
      par: 3,
      solutions: 1,
      states: 58,
      deadEnds: 0,
      difficultyCentibits: 53,
      railroadPercent: 0,
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
      solutions: 1,
      states: 518,
      deadEnds: 0,
      difficultyCentibits: 229,
      railroadPercent: 0,
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
      solutions: 4,
      states: 260,
      deadEnds: 0,
      difficultyCentibits: 179,
      railroadPercent: 0,
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
      solutions: 1,
      states: 115,
      deadEnds: 0,
      difficultyCentibits: 159,
      railroadPercent: 16,
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
      solutions: 1,
      states: 143,
      deadEnds: 0,
      difficultyCentibits: 233,
      railroadPercent: 14,
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
      solutions: 1,
      states: 264,
      deadEnds: 0,
      difficultyCentibits: 299,
      railroadPercent: 0,
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
      solutions: 1,
      states: 2232,
      deadEnds: 0,
      difficultyCentibits: 218,
      railroadPercent: 18,
      realStates: 2228,
      potentialStates: 90950,
      parCombo: 11,
      parPlain: 12,
    },
  },
];

test.each(BOARDS)("board $# has the figures that it always had", ({ map, verdict }) => {
  expect(finish(certifyLevel(levelOf(...map), 5000))?.analysis.verdict).toEqual(verdict);
  const { states, realStates, deadEnds, parCombo, parPlain } = verdict;
  expect(solve(drawn(map.join("\n")), 5000)).toEqual({ states, realStates, deadEnds, parCombo, parPlain });
});
