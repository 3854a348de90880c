/**
 * Levels 1 to 10 of the campaign of the puzzle Fruit. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels1To10 = (): readonly CampaignLevel[] => [
  {
    name: "First Date",
    map: ["##C..#", ".....#", "C.....", "......", "#.....", "#...##"],
    verdict: {
      par: 2,
      solutionCount: 2,
      stateCount: 9,
      deadEndCount: 0,
      difficultyCentibits: 103,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Across the Lawn",
    map: ["#..B.", ".....", ".#...", "...#.", ".....", ".B..#"],
    verdict: {
      par: 3,
      solutionCount: 2,
      stateCount: 22,
      deadEndCount: 0,
      difficultyCentibits: 170,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Double Date",
    map: ["#CD.", "..C.", "..D.", "#..."],
    verdict: {
      par: 4,
      solutionCount: 2,
      stateCount: 17,
      deadEndCount: 0,
      difficultyCentibits: 226,
      forcedMovesPercent: 25,
    },
    feat: 1,
  },
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
    name: "Round the Corner",
    map: ["C#AC.A", "......", "......", "......", "....#."],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 71,
      deadEndCount: 0,
      difficultyCentibits: 268,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Garden Walk",
    map: ["D...", "...#", "B...", "D...", "#..B", "...."],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 74,
      deadEndCount: 0,
      difficultyCentibits: 270,
      forcedMovesPercent: 0,
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
    name: "Three Couples",
    map: ["C#.#", "BCAB", "...A", ".#.#"],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 59,
      deadEndCount: 42,
      difficultyCentibits: 307,
      forcedMovesPercent: 16,
    },
    feat: 1,
  },
];
