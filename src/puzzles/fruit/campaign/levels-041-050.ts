/**
 * Levels 41 to 50 of Fruit's campaign, which introduce puddles and hedgehogs. Beside each map stand known facts, such
 * as the fewest moves; a test checks them.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels41To50 = (): readonly CampaignLevel[] => [
  {
    name: "Tiptoe",
    map: ["h...h", "8...B", "#...#", ".~B~.", ".#.#."],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 5,
      deadEndCount: 0,
      difficultyCentibits: 169,
      forcedMovesPercent: 33,
    },
  },
  {
    name: "Four Naps",
    map: ["s..h..", "......", "h....D", ".....h", ".D....", "..h..."],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 11,
      deadEndCount: 6,
      difficultyCentibits: 227,
      forcedMovesPercent: 50,
    },
  },
  {
    name: "Quiet Corner",
    map: ["hoBh", ".C..", "B...", "hC.h"],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 11,
      deadEndCount: 5,
      difficultyCentibits: 264,
      forcedMovesPercent: 40,
    },
  },
  {
    name: "After the Rain",
    map: ["#.hB", "B..D", "..~.", ".~..", "....", "Dh.#"],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 18,
      deadEndCount: 8,
      difficultyCentibits: 305,
      forcedMovesPercent: 16,
    },
  },
  {
    name: "Wet Feet",
    map: ["8.C#~.", "......", "..h.#.", ".#.h..", "....C.", ".~#..."],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 19,
      deadEndCount: 10,
      difficultyCentibits: 307,
      forcedMovesPercent: 33,
    },
  },
  {
    name: "Let It Sleep",
    map: ["hsB##", "B..A.", ".....", "##A.h"],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 23,
      deadEndCount: 13,
      difficultyCentibits: 355,
      forcedMovesPercent: 25,
    },
  },
  {
    name: "Thorns",
    map: [".C..D", "hD..h", ".C...", "....."],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 16,
      deadEndCount: 8,
      difficultyCentibits: 335,
      forcedMovesPercent: 42,
    },
  },
  {
    name: "Nobody Moves",
    map: ["shAB", ".I.h", "hA..", ".Bh."],
    verdict: {
      par: 10,
      solutionCount: 1,
      stateCount: 34,
      deadEndCount: 19,
      difficultyCentibits: 403,
      forcedMovesPercent: 10,
    },
  },
  {
    name: "Mud Season",
    map: [".~.##.", "D=.D..", "h....h", "......", ".##.~."],
    verdict: {
      par: 9,
      solutionCount: 1,
      stateCount: 38,
      deadEndCount: 25,
      difficultyCentibits: 401,
      forcedMovesPercent: 22,
    },
  },
  {
    name: "Hard Frost",
    map: ["AC#.#", ".s..h", "#C..#", "h....", "#.#.A"],
    verdict: {
      par: 11,
      solutionCount: 1,
      stateCount: 59,
      deadEndCount: 37,
      difficultyCentibits: 431,
      forcedMovesPercent: 27,
    },
  },
];
