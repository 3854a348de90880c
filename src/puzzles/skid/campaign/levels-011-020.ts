/**
 * Levels 11 to 20 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels11To20 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Crossed Paths",
    map: [
      "######",
      "#r##rR",
      "#y##.#",
      "#....#",
      "Y....#",
      "######",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 42, deadEndCount: 0, difficultyCentibits: 258, forcedMovesPercent: 20,
      realStates: 40, potentialStates: 882, parCombo: 5, parPlain: 6,
    },
    ideas: [1],
  },
  {
    name: "Four Pillars",
    map: [
      "#######",
      "#r....#",
      "#..#.##",
      "##.#..#",
      "#....r#",
      "#R#####",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 35, deadEndCount: 0, difficultyCentibits: 281, forcedMovesPercent: 0,
      realStates: 33, potentialStates: 136, parCombo: 5, parPlain: 6,
    },
    ideas: [14],
  },
  {
    name: "Marching Band",
    map: [
      "#######",
      "#.#.#.#",
      "##...##",
      "R..#..#",
      "#rr.r.#",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 2, stateCount: 67, deadEndCount: 0, difficultyCentibits: 324, forcedMovesPercent: 0,
      realStates: 65, potentialStates: 575, parCombo: 6, parPlain: 7,
    },
    ideas: [12],
  },
  {
    name: "Scenic Route",
    map: [
      "#######",
      "R.#r#.#",
      "#...r.#",
      "#r#..##",
      "#..#.##",
      "#######",
    ],
    verdict: {
      par: 7, solutionCount: 2, stateCount: 83, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 320,
      realStates: 81, potentialStates: 469, parCombo: 7, parPlain: 7,
    },
    ideas: [0],
  },
  {
    name: "The Long Way In",
    map: [
      "####R###",
      "#.##..r#",
      "##..r..#",
      "#...#..#",
      "##..r..#",
      "#.##..r#",
      "########",
    ],
    verdict: {
      par: 8, solutionCount: 4, stateCount: 179, deadEndCount: 0, difficultyCentibits: 366, forcedMovesPercent: 0,
      realStates: 177, potentialStates: 10902, parCombo: 8, parPlain: 9,
    },
    ideas: [7],
  },
  {
    name: "Yo-Yo",
    map: [
      "#######",
      "Y.r...#",
      "##....#",
      "#...#.#",
      "#..r..#",
      "#.y#..#",
      "####R##",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 273, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 374,
      realStates: 271, potentialStates: 5357, parCombo: 5, parPlain: 11,
    },
    ideas: [1],
  },
  {
    name: "Musical Boxes",
    map: [
      "##Y####",
      "#..#..R",
      "#r.yr.#",
      "#.....#",
      "#....y#",
      "#######",
    ],
    verdict: {
      par: 8, solutionCount: 2, stateCount: 352, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 378,
      realStates: 348, potentialStates: 29792, parCombo: 8, parPlain: 9,
    },
    ideas: [6],
  },
  {
    name: "Staircase",
    map: [
      "##R###",
      "##...#",
      "#r#..#",
      "#..#.#",
      "##..r#",
      "######",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 31, deadEndCount: 0, forcedMovesPercent: 11, difficultyCentibits: 379,
      realStates: 29, potentialStates: 78, parCombo: 9, parPlain: 10,
    },
    ideas: [14],
  },
  {
    name: "Single File",
    map: [
      "########",
      "R......#",
      "#.y....#",
      "#.r.r#.#",
      "#......Y",
      "########",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 167, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 380,
      realStates: 165, potentialStates: 6118, parCombo: 5, parPlain: 7,
    },
    ideas: [4],
  },
  {
    name: "Handshake",
    map: [
      "#######",
      "#.#.#.Y",
      "#.yr..#",
      "#..r..#",
      "Ry....#",
      "#######",
    ],
    verdict: {
      par: 8, solutionCount: 1, stateCount: 429, deadEndCount: 0, forcedMovesPercent: 25, difficultyCentibits: 380,
      realStates: 425, potentialStates: 23904, parCombo: 8, parPlain: 11,
    },
    ideas: [7],
  },
];
