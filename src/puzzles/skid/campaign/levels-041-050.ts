/**
 * Levels 41 to 50 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels41To50 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Piggyback",
    map: [
      "########",
      "#.y..r##",
      "#.....y#",
      "#..#.#.#",
      "#......#",
      "R...#r.#",
      "###Y####",
    ],
    verdict: {
      par: 10, solutionCount: 1, stateCount: 1077, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 415,
      realStates: 1073, potentialStates: 106652, parCombo: 10, parPlain: 11,
    },
    ideas: [6],
  },
  {
    name: "All Aboard",
    map: [
      "#R###Y##",
      "#.y..r##",
      "##.....#",
      "#...##.#",
      "#......#",
      "#.y..r.#",
      "########",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 1013, deadEndCount: 0, forcedMovesPercent: 11, difficultyCentibits: 409,
      realStates: 1009, potentialStates: 106652, parCombo: 9, parPlain: 11,
    },
    ideas: [7],
  },
  {
    name: "Next Please",
    map: [
      "########",
      "#..##..#",
      "#.#..#.#",
      "#...ry.#",
      "#..#r..#",
      "##R###Y#",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 403, deadEndCount: 0, forcedMovesPercent: 22, difficultyCentibits: 426,
      realStates: 401, potentialStates: 3458, parCombo: 9, parPlain: 10,
    },
    ideas: [4],
  },
  {
    name: "Odd Socks",
    map: [
      "#######",
      "#...#.#",
      "##....#",
      "Ry.#..#",
      "#....##",
      "#r#r..Y",
      "#######",
    ],
    verdict: {
      par: 11, solutionCount: 1, stateCount: 637, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 430,
      realStates: 635, potentialStates: 4030, parCombo: 11, parPlain: 13,
    },
    ideas: [12],
  },
  {
    name: "Stepping Out",
    map: [
      "#R####",
      "#.p..#",
      "##p.##",
      "#...r#",
      "#r.#r#",
      "######",
    ],
    verdict: {
      par: 11, solutionCount: 1, stateCount: 160, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 432,
      realStates: 158, potentialStates: 377, parCombo: 11, parPlain: 13,
    },
    ideas: [8],
  },
  {
    name: "Dew Pond",
    map: [
      "####R##",
      "#y.#.p#",
      "#.p..r#",
      "#.....#",
      "#.#..r#",
      "###Y###",
    ],
    verdict: {
      par: 10, solutionCount: 1, stateCount: 377, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 440,
      realStates: 375, potentialStates: 2943, parCombo: 10, parPlain: 13,
    },
    ideas: [1],
  },
  {
    name: "Sit Tight",
    map: [
      "########",
      "#..y#..Y",
      "##r....#",
      "R..#...#",
      "#....r##",
      "#.##y..#",
      "########",
    ],
    verdict: {
      par: 10, solutionCount: 1, stateCount: 2473, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 449,
      realStates: 2469, potentialStates: 77052, parCombo: 10, parPlain: 11,
    },
    ideas: [14],
  },
  {
    name: "Roll Call",
    map: [
      "###R####",
      "Y...#..#",
      "#.r.#..#",
      "##....##",
      "#.y..r.#",
      "#..#y..#",
      "########",
    ],
    verdict: {
      par: 11, solutionCount: 3, stateCount: 1611, deadEndCount: 0, forcedMovesPercent: 18, difficultyCentibits: 453,
      realStates: 1607, potentialStates: 90950, parCombo: 11, parPlain: 11,
    },
    ideas: [4],
  },
  {
    name: "Two by Two",
    map: [
      "###Y#R##",
      "#r..#..#",
      "#r#....#",
      "#..y.#.#",
      "#..#...#",
      "########",
    ],
    verdict: {
      par: 12, solutionCount: 1, stateCount: 500, deadEndCount: 0, forcedMovesPercent: 8, difficultyCentibits: 462,
      realStates: 498, potentialStates: 4030, parCombo: 12, parPlain: 14,
    },
    ideas: [9],
  },
  {
    name: "Bedtime",
    map: [
      "#####R#",
      "##..y.#",
      "Yr#...#",
      "#.r#.p#",
      "#.p...#",
      "#######",
    ],
    verdict: {
      par: 12, solutionCount: 1, stateCount: 497, deadEndCount: 0, forcedMovesPercent: 25, difficultyCentibits: 482,
      realStates: 495, potentialStates: 2482, parCombo: 12, parPlain: 15,
    },
    ideas: [12, 8],
  },
];
