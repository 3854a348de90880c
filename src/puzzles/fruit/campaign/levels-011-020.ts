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
      difficultyCentibits: 41,
      forcedMovesPercent: 66,
    },
  },
  {
    name: "Doorstop",
    map: ["#..#", "D...", "sDs.", "####"],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 9,
      deadEndCount: 0,
      difficultyCentibits: 100,
      forcedMovesPercent: 75,
    },
  },
  {
    name: "Rockery",
    map: ["CA##", "sC..", "A...", "##.."],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 28,
      deadEndCount: 0,
      difficultyCentibits: 135,
      forcedMovesPercent: 20,
    },
  },
  {
    name: "Four Stones",
    map: ["ss#.s", "....B", "#...#", "....B", "..#.."],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 376,
      deadEndCount: 0,
      difficultyCentibits: 152,
      forcedMovesPercent: 33,
    },
  },
  {
    name: "Milestone",
    map: ["#.#.", "D...", "s...", "....", "D...", ".#.#"],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 54,
      deadEndCount: 0,
      difficultyCentibits: 179,
      forcedMovesPercent: 16,
    },
  },
  {
    name: "Stone Wall",
    map: ["s#C.", "sCs#", "#...", "..#."],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 624,
      deadEndCount: 0,
      difficultyCentibits: 193,
      forcedMovesPercent: 14,
    },
  },
  {
    name: "Stone Soup",
    map: ["#..#", "B...", "s##.", "DBD."],
    verdict: {
      par: 11,
      solutionCount: 1,
      stateCount: 640,
      deadEndCount: 0,
      difficultyCentibits: 274,
      forcedMovesPercent: 9,
    },
  },
  {
    name: "Cornerstone",
    map: ["..C.", "#.s.", "#sC.", "...."],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 48,
      deadEndCount: 26,
      difficultyCentibits: 307,
      forcedMovesPercent: 37,
    },
  },
  {
    name: "Gravel",
    map: [".#s...", "s.#..#", "....#.", ".#....", "#..#..", "...A#A"],
    verdict: {
      par: 9,
      solutionCount: 2,
      stateCount: 162,
      deadEndCount: 26,
      difficultyCentibits: 334,
      forcedMovesPercent: 0,
    },
  },
  {
    name: "Keystone",
    map: [".##.s.", "...#.#", ".#...#", "#...#C", "#.#...", "C..##."],
    verdict: {
      par: 10,
      solutionCount: 1,
      stateCount: 94,
      deadEndCount: 24,
      difficultyCentibits: 358,
      forcedMovesPercent: 10,
    },
  },
];
