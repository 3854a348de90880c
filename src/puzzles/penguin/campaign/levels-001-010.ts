/**
 * Levels 1 to 10 of the campaign of the puzzle Penguin. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels1To10 = (): readonly CampaignLevel[] => [
  {
    name: "First Steps",
    map: ["..........", "..........", "..........", "..........", "F........#", ".........@"],
    verdict: {
      par: 2,
      solutionCount: 1,
      stateCount: 3,
      deadEndCount: 0,
      difficultyCentibits: 100,
      forcedMovesPercent: 100,
    },
    feat: 1,
  },
  {
    name: "Soft Landing",
    map: [".......*.@", "..........", "..........", ".........#", ".......*.F", ".........."],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 11,
      deadEndCount: 0,
      difficultyCentibits: 180,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Around a Corner",
    map: [".........T.", "...........", "...........", "...........", "........T..", ".......#..*", "......F..#@"],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 6,
      deadEndCount: 0,
      difficultyCentibits: 213,
      forcedMovesPercent: 75,
    },
    feat: 1,
  },
  {
    name: "Mind the Picks",
    map: ["x.........", "..........", "..........", ".@..x....F", ".#........", "...*......"],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 9,
      deadEndCount: 0,
      difficultyCentibits: 178,
      forcedMovesPercent: 66,
    },
  },
  {
    name: "Snowfall",
    map: ["..F#......T", "......#@...", ".......#...", "...........", ".#.........", "..T.......#", "..........."],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 13,
      deadEndCount: 0,
      difficultyCentibits: 230,
      forcedMovesPercent: 75,
    },
    feat: 1,
  },
  {
    name: "Sharp Turn",
    map: ["..x......@.", "...........", "......x....", "...........", "...........", ".....#.....", "......FT..T"],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 8,
      deadEndCount: 0,
      difficultyCentibits: 230,
      forcedMovesPercent: 75,
    },
  },
  {
    name: "Thin Ice",
    map: ["..........#", "@x.........", "T........*.", "...........", "...........", "...........", ".FT........"],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 12,
      deadEndCount: 0,
      difficultyCentibits: 251,
      forcedMovesPercent: 80,
    },
  },
  {
    name: "Needlework",
    map: ["......#...F", "..........T", "......#....", "...........", "...........", ".......x...", ".x@........"],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 11,
      deadEndCount: 0,
      difficultyCentibits: 278,
      forcedMovesPercent: 80,
    },
  },
  {
    name: "Two Drifts",
    map: [
      "..........#.....",
      "..............#@",
      "..........#....#",
      "...........#....",
      "................",
      "F.............*.",
      "................",
      "................",
    ],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 15,
      deadEndCount: 0,
      difficultyCentibits: 287,
      forcedMovesPercent: 83,
    },
    feat: 1,
  },
  {
    name: "Cold Feet",
    map: [
      "......T........F",
      "................",
      "................",
      "................",
      "................",
      ".............#.T",
      ".............*..",
      "..*....*......#@",
    ],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 14,
      deadEndCount: 0,
      difficultyCentibits: 289,
      forcedMovesPercent: 66,
    },
    feat: 1,
  },
];
