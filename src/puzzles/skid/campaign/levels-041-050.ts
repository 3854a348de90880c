/**
 * Levels 41 to 50 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels41To50 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Back Row",
    map: [
      "#######",
      "#.#...#",
      "#....##",
      "Ry.#..#",
      "##..r.#",
      "#..r#.#",
      "###Y###",
    ],
    verdict: {
      par: 10, solutionCount: 1, stateCount: 712, deadEndCount: 0, forcedMovesPercent: 10, difficultyCentibits: 430,
      realStates: 710, potentialStates: 4030, parCombo: 10, parPlain: 13,
    },
    ideas: [4],
  },
  {
    name: "Broom Cupboard",
    map: [
      "########",
      "#...#.r#",
      "R..y.#.#",
      "#.#...r#",
      "#..#...Y",
      "########",
    ],
    verdict: {
      par: 10, solutionCount: 1, stateCount: 259, deadEndCount: 0, forcedMovesPercent: 20, difficultyCentibits: 430,
      realStates: 257, potentialStates: 4030, parCombo: 10, parPlain: 14,
    },
    ideas: [7],
  },
  {
    name: "Narrow Stairs",
    map: [
      "###R##",
      "##..##",
      "#..#r#",
      "#.#..#",
      "#.r.##",
      "######",
    ],
    verdict: {
      par: 11, solutionCount: 1, stateCount: 42, deadEndCount: 0, forcedMovesPercent: 9, difficultyCentibits: 430,
      realStates: 40, potentialStates: 66, parCombo: 11, parPlain: 15,
    },
    ideas: [0],
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
    name: "Cloakroom",
    map: [
      "###R##",
      "#r#..#",
      "#r.#.#",
      "##...#",
      "#...##",
      "######",
    ],
    verdict: {
      par: 12, solutionCount: 1, stateCount: 49, deadEndCount: 0, forcedMovesPercent: 16, difficultyCentibits: 441,
      realStates: 47, potentialStates: 78, parCombo: 12, parPlain: 17,
    },
    ideas: [4],
  },
  {
    name: "Grand Ball",
    map: [
      "########",
      "#..y##.Y",
      "##r....#",
      "R..##..#",
      "#....r##",
      "#.##y..#",
      "########",
    ],
    verdict: {
      par: 11, solutionCount: 2, stateCount: 2324, deadEndCount: 0, difficultyCentibits: 448, forcedMovesPercent: 9,
      realStates: 2320, potentialStates: 54098, parCombo: 11, parPlain: 12,
    },
    ideas: [13],
  },
  {
    name: "Carousel",
    map: [
      "#####R##",
      "#r..#..#",
      "#r#....#",
      "#..y.#.#",
      "#..#...Y",
      "########",
    ],
    verdict: {
      par: 13, solutionCount: 1, stateCount: 510, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 480,
      realStates: 508, potentialStates: 4030, parCombo: 13, parPlain: 14,
    },
    ideas: [14],
  },
  {
    name: "Trap Street",
    map: [
      "#####R#",
      "##r..p#",
      "Yr##..#",
      "#..#..#",
      "#.p..y#",
      "#######",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 324, deadEndCount: 0, forcedMovesPercent: 22, difficultyCentibits: 500,
      realStates: 322, potentialStates: 2072, parCombo: 9, parPlain: 17,
    },
    ideas: [12, 8],
  },
];
