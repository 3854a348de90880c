/**
 * Levels 21 to 30 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels21To30 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Revolving Door",
    map: [
      "###Y####",
      "#.#....#",
      "#.y....#",
      "#.r.r..#",
      "#....#.R",
      "########",
    ],
    verdict: {
      par: 8, solutionCount: 1, stateCount: 183, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 380,
      realStates: 181, potentialStates: 5357, parCombo: 8, parPlain: 12,
    },
    ideas: [0],
  },
  {
    name: "Three and One",
    map: [
      "#######",
      "#.....#",
      "#r...r#",
      "#.y.#.#",
      "#..#..Y",
      "####R##",
    ],
    verdict: {
      par: 8, solutionCount: 1, stateCount: 166, deadEndCount: 0, forcedMovesPercent: 12, difficultyCentibits: 385,
      realStates: 164, potentialStates: 2943, parCombo: 8, parPlain: 10,
    },
    ideas: [6],
  },
  {
    name: "Four Corners",
    map: [
      "####R##",
      "#.y#..#",
      "#y#.#r#",
      "#r....#",
      "#.....#",
      "#####Y#",
    ],
    verdict: {
      par: 9, solutionCount: 2, stateCount: 811, deadEndCount: 0, forcedMovesPercent: 11, difficultyCentibits: 429,
      realStates: 807, potentialStates: 18938, parCombo: 9, parPlain: 11,
    },
    ideas: [1],
  },
  {
    name: "Maypole",
    map: [
      "#####Y#",
      "#.y#r.#",
      "#.###.#",
      "#.....#",
      "Ry.r..#",
      "#######",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 639, deadEndCount: 0, forcedMovesPercent: 22, difficultyCentibits: 430,
      realStates: 635, potentialStates: 14792, parCombo: 9, parPlain: 12,
    },
    ideas: [14],
  },
  {
    name: "The Long Wait",
    map: [
      "##R###",
      "##..##",
      "#r#..#",
      "#r.#.#",
      "##...#",
      "######",
    ],
    verdict: {
      par: 12, solutionCount: 1, stateCount: 35, deadEndCount: 0, forcedMovesPercent: 33, difficultyCentibits: 437,
      realStates: 33, potentialStates: 66, parCombo: 12, parPlain: 17,
    },
    ideas: [7, 4],
  },
  {
    name: "Mind the Gap",
    map: [
      "#####",
      "#rpr#",
      "#...#",
      "#R###",
    ],
    verdict: {
      par: 2, solutionCount: 1, stateCount: 13, deadEndCount: 0, difficultyCentibits: 107, forcedMovesPercent: 0,
      realStates: 11, potentialStates: 21, parCombo: 2, parPlain: 3,
    },
    ideas: [8],
  },
  {
    name: "Stepping Stone",
    map: [
      "####R#",
      "#.pp.#",
      "#....#",
      "#rppr#",
      "######",
    ],
    verdict: {
      par: 3, solutionCount: 1, stateCount: 21, deadEndCount: 0, difficultyCentibits: 183, forcedMovesPercent: 0,
      realStates: 19, potentialStates: 78, parCombo: 3, parPlain: 5,
    },
    ideas: [12],
  },
  {
    name: "Manhole",
    map: [
      "######",
      "#...r#",
      "#..r##",
      "#p..##",
      "###R##",
    ],
    verdict: {
      par: 4, solutionCount: 1, stateCount: 17, deadEndCount: 0, difficultyCentibits: 222, forcedMovesPercent: 50,
      realStates: 15, potentialStates: 55, parCombo: 4, parPlain: 5,
    },
    ideas: [0],
  },
  {
    name: "Puddle Jumpers",
    map: [
      "######",
      "#pr.r#",
      "#...##",
      "#pr..#",
      "####R#",
    ],
    verdict: {
      par: 4, solutionCount: 1, stateCount: 19, deadEndCount: 0, difficultyCentibits: 236, forcedMovesPercent: 0,
      realStates: 17, potentialStates: 231, parCombo: 4, parPlain: 6,
    },
    ideas: [6],
  },
  {
    name: "Potholes Ahead",
    map: [
      "#######",
      "#p.##r#",
      "#.....#",
      "#.....#",
      "#r##.p#",
      "#####R#",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 29, deadEndCount: 0, difficultyCentibits: 268, forcedMovesPercent: 20,
      realStates: 27, potentialStates: 136, parCombo: 5, parPlain: 7,
    },
    ideas: [7],
  },
];
