/**
 * Levels 51 to 60 of the campaign of the puzzle Fruit. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels51To60 = (): readonly CampaignLevel[] => [
  {
    name: "Nosy Neighbours",
    map: ["D.A", "v.v", "D.A", "...", ".I."],
    verdict: {
      par: 8,
      solutionCount: 2,
      stateCount: 127,
      deadEndCount: 54,
      difficultyCentibits: 360,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Do Not Disturb",
    map: ["B.#vB", "..C..", "h...h", ".....", ".^#C."],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 37,
      deadEndCount: 14,
      difficultyCentibits: 368,
      forcedMovesPercent: 0,
    },
  },
  {
    name: "Harvest",
    map: ["D.ADA", ">...<", "##.##", "....."],
    verdict: {
      par: 9,
      solutionCount: 2,
      stateCount: 47,
      deadEndCount: 33,
      difficultyCentibits: 402,
      forcedMovesPercent: 0,
    },
    feat: 2,
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
  {
    name: "Trellis",
    map: ["#B..#", "..A.B", "#...#", "..A..", ".#.#."],
    verdict: {
      par: 14,
      solutionCount: 2,
      stateCount: 71,
      deadEndCount: 28,
      forcedMovesPercent: 7,
      difficultyCentibits: 511,
    },
    feat: 1,
  },
  {
    name: "Corner Bed",
    map: [".#.#A", ".....", "#...#", ".B..A", "#..B#"],
    verdict: {
      par: 14,
      solutionCount: 2,
      stateCount: 75,
      deadEndCount: 28,
      forcedMovesPercent: 7,
      difficultyCentibits: 512,
    },
    feat: 1,
  },
  {
    name: "Long Reach",
    map: ["B#A..#", ".....A", ".#..B.", "^....#", "......", "..#..."],
    verdict: {
      par: 13,
      solutionCount: 2,
      stateCount: 383,
      deadEndCount: 28,
      forcedMovesPercent: 7,
      difficultyCentibits: 544,
    },
    feat: 1,
  },
  {
    name: "Secret Garden",
    map: [".....B", "#..#.A", ".#..^#", "....#.", ".A...B", "......"],
    verdict: {
      par: 14,
      solutionCount: 2,
      stateCount: 94,
      deadEndCount: 27,
      forcedMovesPercent: 0,
      difficultyCentibits: 580,
    },
    feat: 1,
  },
  {
    name: "Orchard",
    map: ["....#.", "....#A", ".....B", "B..s#.", "#A...#", "......"],
    verdict: {
      par: 11,
      solutionCount: 1,
      stateCount: 497,
      deadEndCount: 166,
      forcedMovesPercent: 9,
      difficultyCentibits: 605,
    },
    feat: 1,
  },
  {
    name: "Last Light",
    map: ["...hB.", "......", "#A#...", ".B#..#", "..A#.."],
    verdict: {
      par: 12,
      solutionCount: 1,
      stateCount: 143,
      deadEndCount: 53,
      forcedMovesPercent: 16,
      difficultyCentibits: 625,
    },
  },
];
