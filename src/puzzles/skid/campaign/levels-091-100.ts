/**
 * Levels 91 to 100 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels91To100 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Pinball",
    map: [
      "#Y##R##",
      "#..#..#",
      "#.#.#y#",
      "#r.r..#",
      "#...y.#",
      "#######",
    ],
    verdict: {
      par: 12, solutionCount: 1, stateCount: 715, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 480,
      realStates: 711, potentialStates: 18938, parCombo: 12, parPlain: 13,
    },
    ideas: [4],
  },
  {
    name: "Hide and Seek",
    map: [
      "#######",
      "Yr#...#",
      "#....##",
      "#r.#.y#",
      "##....#",
      "#...#.R",
      "#######",
    ],
    verdict: {
      par: 14, solutionCount: 2, stateCount: 738, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 480,
      realStates: 736, potentialStates: 4030, parCombo: 14, parPlain: 16,
    },
    ideas: [14],
  },
  {
    name: "Switch Back",
    map: [
      "#######",
      "#.#..y#",
      "#...#.R",
      "#....##",
      "##.r.r#",
      "#####Y#",
    ],
    verdict: {
      par: 12, solutionCount: 1, stateCount: 269, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 490,
      realStates: 267, potentialStates: 2072, parCombo: 12, parPlain: 14,
    },
    ideas: [7],
  },
  {
    name: "Street Corner",
    map: [
      "#######",
      "#..yr.#",
      "#....y#",
      "#r.#..#",
      "Y.#.#.R",
      "#######",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 362, deadEndCount: 0, forcedMovesPercent: 21, difficultyCentibits: 499,
      realStates: 358, potentialStates: 18938, parCombo: 14, parPlain: 16,
    },
    ideas: [6],
  },
  {
    name: "Sink Holes",
    map: [
      "#######",
      "#..##.Y",
      "##p.p.#",
      "##..r##",
      "#rp.p##",
      "Ry##..#",
      "#######",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 1016, deadEndCount: 0, forcedMovesPercent: 14, difficultyCentibits: 501,
      realStates: 1014, potentialStates: 2482, parCombo: 14, parPlain: 18,
    },
    ideas: [8],
  },
  {
    name: "Snow Plough",
    map: [
      "#######",
      "#.....#",
      "###...#",
      "R.#r..#",
      "#i...r#",
      "#######",
    ],
    verdict: {
      par: 12, solutionCount: 1, stateCount: 106, deadEndCount: 0, forcedMovesPercent: 33, difficultyCentibits: 521,
      realStates: 103, potentialStates: 2312, parCombo: 12, parPlain: 16,
    },
    ideas: [4],
  },
  {
    name: "Two Halves",
    map: [
      "##Y####",
      "#..r#.#",
      "#....##",
      "#.r.#.R",
      "#.#.y.#",
      "#######",
    ],
    verdict: {
      par: 14, solutionCount: 2, stateCount: 87, deadEndCount: 0, forcedMovesPercent: 7, difficultyCentibits: 542,
      realStates: 85, potentialStates: 2072, parCombo: 14, parPlain: 14,
    },
    ideas: [1],
  },
  {
    name: "Ginger Bread",
    map: [
      "#######",
      "#....r#",
      "Ry###.#",
      "#y#.#r#",
      "#..#..#",
      "####Y##",
    ],
    verdict: {
      par: 14, solutionCount: 2, stateCount: 227, deadEndCount: 0, forcedMovesPercent: 7, difficultyCentibits: 563,
      realStates: 223, potentialStates: 8582, parCombo: 14, parPlain: 15,
    },
    ideas: [7],
  },
  {
    name: "Christmas Tree",
    map: [
      "##R#Y##",
      "#..#.r#",
      "#.#.#.#",
      "#..y#.#",
      "##r...#",
      "#######",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 408, deadEndCount: 0, forcedMovesPercent: 21, difficultyCentibits: 568,
      realStates: 406, potentialStates: 1710, parCombo: 14, parPlain: 15,
    },
    ideas: [14],
  },
  {
    name: "Lights Out",
    map: [
      "#######",
      "#.c...#",
      "#..#r##",
      "#.#.#.R",
      "#..ri.#",
      "#######",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 399, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 619,
      realStates: 393, potentialStates: 25200, parCombo: 14, parPlain: 15,
    },
    ideas: [11, 13],
  },
];
