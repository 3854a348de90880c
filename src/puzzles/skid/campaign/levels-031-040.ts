/**
 * Levels 31 to 40 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels31To40 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Wait for Me",
    map: [
      "####R##",
      "##.p.##",
      "#..#.r#",
      "#r.#.r#",
      "##.p.##",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 150, deadEndCount: 0, difficultyCentibits: 292, forcedMovesPercent: 0,
      realStates: 148, potentialStates: 469, parCombo: 6, parPlain: 7,
    },
    ideas: [8],
  },
  {
    name: "Third Wheel",
    map: [
      "#######",
      "#.y...#",
      "#r#.#r#",
      "#.#.#r#",
      "R.....Y",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 343, deadEndCount: 0, difficultyCentibits: 310, forcedMovesPercent: 16,
      realStates: 341, potentialStates: 9912, parCombo: 6, parPlain: 7,
    },
    ideas: [14],
  },
  {
    name: "Rabbit Holes",
    map: [
      "######",
      "#.rr.#",
      "#....#",
      "#py.p#",
      "Y.##.#",
      "####R#",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 169, deadEndCount: 0, difficultyCentibits: 330, forcedMovesPercent: 16,
      realStates: 167, potentialStates: 1393, parCombo: 6, parPlain: 7,
    },
    ideas: [4],
  },
  {
    name: "Changing Guard",
    map: [
      "#######",
      "#..##.#",
      "Rry...#",
      "#...yr#",
      "#.##..Y",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 454, deadEndCount: 0, difficultyCentibits: 354, forcedMovesPercent: 0,
      realStates: 450, potentialStates: 14792, parCombo: 6, parPlain: 8,
    },
    ideas: [6],
  },
  {
    name: "Half Way House",
    map: [
      "#####R#",
      "#..y.r#",
      "#p.#.##",
      "Yp.#.##",
      "#....r#",
      "#######",
    ],
    verdict: {
      par: 7, solutionCount: 1, stateCount: 242, deadEndCount: 0, difficultyCentibits: 356, forcedMovesPercent: 0,
      realStates: 240, potentialStates: 2072, parCombo: 7, parPlain: 8,
    },
    ideas: [12],
  },
  {
    name: "Pit Stop",
    map: [
      "###Y###",
      "##.r#.#",
      "#..yp.#",
      "#.py..R",
      "#.#r.##",
      "#######",
    ],
    verdict: {
      par: 8, solutionCount: 1, stateCount: 1059, deadEndCount: 0, difficultyCentibits: 369, forcedMovesPercent: 12,
      realStates: 1055, potentialStates: 14792, parCombo: 8, parPlain: 9,
    },
    ideas: [8],
  },
  {
    name: "Musical Chairs",
    map: [
      "#######",
      "#..#..#",
      "#r.#.rR",
      "#y#.#y#",
      "#.....Y",
      "#######",
    ],
    verdict: {
      par: 8, solutionCount: 1, stateCount: 433, deadEndCount: 0, difficultyCentibits: 378, forcedMovesPercent: 0,
      realStates: 429, potentialStates: 14792, parCombo: 8, parPlain: 9,
    },
    ideas: [7],
  },
  {
    name: "Muddy Path",
    map: [
      "#######",
      "#.....Y",
      "#r.r..#",
      "##.y#.#",
      "Rp.p..#",
      "#######",
    ],
    verdict: {
      par: 8, solutionCount: 1, stateCount: 325, deadEndCount: 0, forcedMovesPercent: 25, difficultyCentibits: 390,
      realStates: 323, potentialStates: 2943, parCombo: 8, parPlain: 11,
    },
    ideas: [0],
  },
  {
    name: "Ships at Night",
    map: [
      "#R######",
      "#.y.#r##",
      "#......#",
      "#..###.#",
      "#......#",
      "#.y.#r##",
      "###Y####",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 1196, deadEndCount: 0, difficultyCentibits: 404, forcedMovesPercent: 0,
      realStates: 1192, potentialStates: 64814, parCombo: 9, parPlain: 10,
    },
    ideas: [6],
  },
  {
    name: "Swiss Cheese",
    map: [
      "#R####Y#",
      "#..pp..#",
      "##....##",
      "##....##",
      "##....##",
      "#yrppry#",
      "########",
    ],
    verdict: {
      par: 10, solutionCount: 8, stateCount: 2677, deadEndCount: 0, difficultyCentibits: 417, forcedMovesPercent: 0,
      realStates: 2673, potentialStates: 77052, parCombo: 10, parPlain: 10,
    },
    ideas: [14],
  },
];
