/**
 * Levels 11 to 20 of Fruit's campaign, which introduce stones. Beside each map stand known facts, such as the fewest
 * moves; a test checks them.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels11To20 = (): readonly CampaignLevel[] => [
  {
    name: "Stepping Stone",
    map: ["...#", "B...", "s...", "B...", "#..."],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 8,
      deadEndCount: 0,
      difficultyCentibits: 171,
      forcedMovesPercent: 66,
    },
    feat: 1,
  },
  {
    name: "Doorstop",
    map: ["#..#", "D...", "sDs.", "####"],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 9,
      deadEndCount: 0,
      difficultyCentibits: 222,
      forcedMovesPercent: 75,
    },
    feat: 1,
  },
  {
    name: "Rockery",
    map: ["CA##", "sC..", "A...", "##.."],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 28,
      deadEndCount: 0,
      difficultyCentibits: 263,
      forcedMovesPercent: 20,
    },
    feat: 1,
  },
  {
    name: "Four Stones",
    map: ["ss#.s", "....B", "#...#", "....B", "..#.."],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 376,
      deadEndCount: 0,
      difficultyCentibits: 295,
      forcedMovesPercent: 33,
    },
    feat: 1,
  },
  {
    name: "Milestone",
    map: ["#.#.", "D...", "s...", "....", "D...", ".#.#"],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 54,
      deadEndCount: 0,
      difficultyCentibits: 303,
      forcedMovesPercent: 16,
    },
    feat: 1,
  },
  {
    name: "Stone Wall",
    map: ["s#C.", "sCs#", "#...", "..#."],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 624,
      deadEndCount: 0,
      difficultyCentibits: 325,
      forcedMovesPercent: 14,
    },
    feat: 1,
  },
  {
    name: "Stone Soup",
    map: ["#..#", "B...", "s##.", "DBD."],
    verdict: {
      par: 11,
      solutionCount: 1,
      stateCount: 640,
      deadEndCount: 0,
      difficultyCentibits: 409,
      forcedMovesPercent: 9,
    },
    feat: 1,
  },
  {
    name: "Cornerstone",
    map: ["..C.", "#.s.", "#sC.", "...."],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 48,
      deadEndCount: 26,
      difficultyCentibits: 372,
      forcedMovesPercent: 37,
    },
    feat: 1,
  },
  {
    name: "Gravel",
    map: [".#s...", "s.#..#", "....#.", ".#....", "#..#..", "...A#A"],
    verdict: {
      par: 9,
      solutionCount: 2,
      stateCount: 162,
      deadEndCount: 26,
      difficultyCentibits: 398,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Keystone",
    map: [".##.s.", "...#.#", ".#...#", "#...#C", "#.#...", "C..##."],
    verdict: {
      par: 10,
      solutionCount: 1,
      stateCount: 94,
      deadEndCount: 24,
      difficultyCentibits: 417,
      forcedMovesPercent: 10,
    },
    feat: 1,
  },
];
