/**
 * Levels 41 to 50 of the campaign of the puzzle Skid, which introduce ice cubes. A test solves each level and compares
 * the result with `verdict` (shortest solution, number of solutions, dead ends, difficulty).
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels41To50 = (): readonly SkidCampaignLevel[] => [
  {
    name: "On the Rocks",
    map: [
      "#R###",
      "#..r#",
      "#r.i#",
      "#####",
    ],
    verdict: {
      par: 2, solutionCount: 1, stateCount: 18, deadEndCount: 0, difficultyCentibits: 107, forcedMovesPercent: 0,
      realStates: 15, potentialStates: 90, parCombo: 2, parPlain: 3,
    },
  },
  {
    name: "Ice Breaker",
    map: [
      "######",
      "##.r.#",
      "#..i.#",
      "##.r.R",
      "######",
    ],
    verdict: {
      par: 3, solutionCount: 1, stateCount: 20, deadEndCount: 0, difficultyCentibits: 174, forcedMovesPercent: 0,
      realStates: 17, potentialStates: 450, parCombo: 3, parPlain: 4,
    },
  },
  {
    name: "Curling Club",
    map: [
      "####R##",
      "#.ir.##",
      "##r...#",
      "##r...#",
      "#....##",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 189, deadEndCount: 0, difficultyCentibits: 299, forcedMovesPercent: 0,
      realStates: 183, potentialStates: 9200, parCombo: 6, parPlain: 7,
    },
  },
  {
    name: "Cold Shoulder",
    map: [
      "######",
      "#..#r#",
      "#.i..#",
      "#r#..#",
      "####R#",
    ],
    verdict: {
      par: 4, solutionCount: 1, stateCount: 75, deadEndCount: 0, difficultyCentibits: 239, forcedMovesPercent: 25,
      realStates: 70, potentialStates: 450, parCombo: 4, parPlain: 5,
    },
  },
  {
    name: "Slip and Slide",
    map: [
      "######",
      "#.rri#",
      "#.##.#",
      "R.##.#",
      "#....#",
      "######",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 199, deadEndCount: 0, difficultyCentibits: 269, forcedMovesPercent: 20,
      realStates: 194, potentialStates: 792, parCombo: 5, parPlain: 6,
    },
  },
  {
    name: "Two Cubes",
    map: [
      "#######",
      "##...##",
      "R..#..#",
      "#r...r#",
      "##i.i##",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 345, deadEndCount: 0, difficultyCentibits: 327, forcedMovesPercent: 0,
      realStates: 339, potentialStates: 9555, parCombo: 6, parPlain: 7,
    },
  },
  {
    name: "Penguin Post",
    map: [
      "####Y##",
      "#ry...#",
      "#i##..#",
      "#..##.#",
      "#....r#",
      "#R#####",
    ],
    verdict: {
      par: 7, solutionCount: 1, stateCount: 895, deadEndCount: 0, difficultyCentibits: 367, forcedMovesPercent: 0,
      realStates: 882, potentialStates: 27360, parCombo: 7, parPlain: 9,
    },
  },
  {
    name: "Brain Freeze",
    map: [
      "#######",
      "#.###.#",
      "#.r.r.#",
      "#y....#",
      "Ri.#..#",
      "##Y####",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 677, deadEndCount: 0, difficultyCentibits: 389, forcedMovesPercent: 11,
      realStates: 669, potentialStates: 27360, parCombo: 9, parPlain: 11,
    },
  },
  {
    name: "Cold Feet",
    map: [
      "########",
      "#..##..#",
      "##....##",
      "#......#",
      "##.ii.##",
      "#r.##.r#",
      "#R######",
    ],
    verdict: {
      par: 8, solutionCount: 1, stateCount: 535, deadEndCount: 0, difficultyCentibits: 381, forcedMovesPercent: 0,
      realStates: 528, potentialStates: 48510, parCombo: 8, parPlain: 9,
    },
  },
  {
    name: "Winter Palace",
    map: [
      "########",
      "##.#.#r#",
      "#....#.#",
      "#y.....#",
      "#.#...iY",
      "#r#.#.##",
      "#####R##",
    ],
    verdict: {
      par: 11, solutionCount: 1, stateCount: 2526, deadEndCount: 0, difficultyCentibits: 446, forcedMovesPercent: 9,
      realStates: 2516, potentialStates: 102564, parCombo: 11, parPlain: 12,
    },
  },
];
