/**
 * Levels 1 to 10 of Fruit's campaign, in which only fruits slide. Beside each map stand known facts, such as the fewest
 * moves; a test checks them.
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
  {
    name: "Patience",
    map: ["#.#B.", "..C..", "..B..", ".....", "..C..", "..#.#"],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 45,
      deadEndCount: 16,
      difficultyCentibits: 343,
      forcedMovesPercent: 28,
    },
    feat: 1,
  },
  {
    name: "Long Way Home",
    map: ["B.#..", "..#..", "#DBD#", "#...#", "..#..", "..#.."],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 163,
      deadEndCount: 138,
      difficultyCentibits: 372,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Crossed Paths",
    map: [".#CA.", "A..#.", ".....", ".C.#.", ".#..."],
    verdict: {
      par: 9,
      solutionCount: 1,
      stateCount: 179,
      deadEndCount: 158,
      difficultyCentibits: 397,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Happy End",
    map: ["...B.#", "..B.#A", "......", "A#....", "#....."],
    verdict: {
      par: 10,
      solutionCount: 2,
      stateCount: 90,
      deadEndCount: 13,
      difficultyCentibits: 420,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
];
