/**
 * Levels 1 to 10 of the campaign of the puzzle Ice Path. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels1To10 = (): readonly CampaignLevel[] => [
  {
    name: "First Slide",
    map: ["@..#.", "...#.", "#....", "...O."],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 7,
      deadEndCount: 0,
      difficultyCentibits: 171,
      forcedMovesPercent: 33,
    },
    ideas: [5],
  },
  {
    name: "Soft Landing",
    map: ["@..*..", "......", "...O..", "......"],
    verdict: {
      par: 2,
      solutionCount: 1,
      stateCount: 6,
      deadEndCount: 0,
      difficultyCentibits: 111,
      forcedMovesPercent: 0,
    },
    ideas: [6],
  },
  {
    name: "Left or Right",
    map: ["...@...", ".......", "#......", "#..#..#", "..#....", "...O..."],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 14,
      deadEndCount: 0,
      difficultyCentibits: 237,
      forcedMovesPercent: 0,
    },
    ideas: [12],
  },
  {
    name: "Say Cheese",
    map: ["........", ".#@...#.", ".#....#.", "........", "........", ".#....#.", "..####..", ".O......"],
    verdict: {
      par: 4,
      solutionCount: 2,
      stateCount: 11,
      deadEndCount: 0,
      difficultyCentibits: 224,
      forcedMovesPercent: 25,
    },
    ideas: [4],
  },
  {
    name: "Slippery Ladder",
    map: [".#@..#.", ".......", ".#####.", ".O.....", ".#...#.", ".......", ".#.#.#.", ".......", ".#...#.", "..*.*.."],
    verdict: {
      par: 6,
      solutionCount: 2,
      stateCount: 16,
      deadEndCount: 0,
      difficultyCentibits: 289,
      forcedMovesPercent: 0,
    },
    ideas: [11],
  },
  {
    name: "Crossroads",
    map: ["##@..##", "#.....#", ".*#.#*.", "...#...", ".*#.#*.", "#.O...#", "##...##"],
    verdict: {
      par: 6,
      solutionCount: 2,
      stateCount: 17,
      deadEndCount: 0,
      difficultyCentibits: 290,
      forcedMovesPercent: 16,
    },
    ideas: [5],
  },
  {
    name: "Frosty Window",
    map: [".......", ".#...#.", "*.#.#.*", ".@.#.O.", "*.#.#.*", ".#...#.", "......."],
    verdict: {
      par: 7,
      solutionCount: 4,
      stateCount: 16,
      deadEndCount: 0,
      difficultyCentibits: 315,
      forcedMovesPercent: 42,
    },
    ideas: [6],
  },
  {
    name: "Warm Heart",
    map: [
      ".........",
      "..##.##..",
      ".#..#..#.",
      ".#..@..#.",
      ".........",
      "*.##.##.*",
      "...#.#...",
      "....#....",
      "#.O.....#",
    ],
    verdict: {
      par: 7,
      solutionCount: 4,
      stateCount: 31,
      deadEndCount: 0,
      difficultyCentibits: 318,
      forcedMovesPercent: 0,
    },
    ideas: [12],
  },
  {
    name: "Mind the Steps",
    map: ["#..*.#@.", "##O.....", ".##.....", "..##..#.", "...##...", "....##.."],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 18,
      deadEndCount: 0,
      difficultyCentibits: 326,
      forcedMovesPercent: 42,
    },
    ideas: [10],
  },
  {
    name: "This Way",
    map: ["...###...", ".....#...", "...*.O#..", ".###..@#.", "...*..#..", ".....#...", "...###..."],
    verdict: {
      par: 8,
      solutionCount: 2,
      stateCount: 20,
      deadEndCount: 0,
      difficultyCentibits: 329,
      forcedMovesPercent: 25,
    },
    ideas: [4],
  },
];
