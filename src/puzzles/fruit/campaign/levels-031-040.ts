/**
 * Levels 31 to 40 of Fruit's campaign, which introduce one-way passes. Beside each map stand known facts, such as the
 * fewest moves; a test checks them.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels31To40 = (): readonly CampaignLevel[] => [
  {
    name: "Garden Gate",
    map: ["AI.A", "....", "....", "....", "....", "", "passes:", "3 1 v", "3 5 ^"],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 10,
      deadEndCount: 0,
      difficultyCentibits: 171,
      forcedMovesPercent: 33,
    },
  },
  {
    name: "Cat Flap",
    map: [".oB.", ".B#.", ".##.", ".#..", "....", "", "passes:", "4 2 ^", "1 4 v"],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 23,
      deadEndCount: 0,
      difficultyCentibits: 221,
      forcedMovesPercent: 0,
    },
  },
  {
    name: "Turnstile",
    map: ["..8D", "....", "#...", "...#", "....", "...D", "", "passes:", "4 2 ^", "1 5 v"],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 43,
      deadEndCount: 0,
      difficultyCentibits: 298,
      forcedMovesPercent: 0,
    },
  },
  {
    name: "No Return",
    map: ["C8B#", "B...", "C...", "#...", "", "passes:", "2 2 <", "3 3 >"],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 48,
      deadEndCount: 0,
      difficultyCentibits: 298,
      forcedMovesPercent: 33,
    },
  },
  {
    name: "Side Door",
    map: ["DsD###", "......", "......", "###...", "", "passes:", "6 2 <", "1 3 >"],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 32,
      deadEndCount: 0,
      difficultyCentibits: 253,
      forcedMovesPercent: 40,
    },
  },
  {
    name: "Checkpoint",
    map: ["..##..", "C#=.#.", ".s..C.", "......", "", "passes:", "1 3 >", "6 3 <"],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 59,
      deadEndCount: 0,
      difficultyCentibits: 336,
      forcedMovesPercent: 0,
    },
  },
  {
    name: "Bottleneck",
    map: [".A..", "B.#B", ".#A.", "....", "", "passes:", "4 1 <", "1 4 >"],
    verdict: {
      par: 8,
      solutionCount: 2,
      stateCount: 98,
      deadEndCount: 77,
      difficultyCentibits: 374,
      forcedMovesPercent: 0,
    },
  },
  {
    name: "Whirl",
    map: [
      "C...#.",
      "#o....",
      "C=....",
      "......",
      ".....#",
      ".#....",
      "",
      "passes:",
      "4 2 ^",
      "2 3 <",
      "5 4 >",
      "3 5 v",
    ],
    verdict: {
      par: 11,
      solutionCount: 1,
      stateCount: 24,
      deadEndCount: 2,
      difficultyCentibits: 417,
      forcedMovesPercent: 27,
    },
  },
  {
    name: "Lock and Key",
    map: [".AB..", "#..##", "##A.#", "B....", "", "passes:", "3 1 v", "3 4 ^"],
    verdict: {
      par: 9,
      solutionCount: 1,
      stateCount: 52,
      deadEndCount: 18,
      difficultyCentibits: 398,
      forcedMovesPercent: 11,
    },
  },
  {
    name: "Dead Bolt",
    map: ["..C..", "C....", "DI...", ".#D#.", "", "passes:", "3 2 >", "3 2 <"],
    verdict: {
      par: 10,
      solutionCount: 2,
      stateCount: 142,
      deadEndCount: 105,
      difficultyCentibits: 422,
      forcedMovesPercent: 0,
    },
  },
];
