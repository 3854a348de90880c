/**
 * Levels 21 to 30 of the campaign of the puzzle Skid, which introduce pits. A test solves each level and compares the
 * result with `verdict` (shortest solution, number of solutions, dead ends, difficulty).
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels21To30 = (): readonly SkidCampaignLevel[] => [
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
  },
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
  },
];
