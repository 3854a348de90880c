/**
 * Levels 11 to 20 of the campaign of the puzzle Skid, which introduce yellow toys. A test solves each level and
 * compares the result with `verdict` (shortest solution, number of solutions, dead ends, difficulty).
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels11To20 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Two Doors",
    map: [
      "##Y##",
      "Rr..#",
      "#.yr#",
      "#####",
    ],
    verdict: {
      par: 2, solutionCount: 1, stateCount: 20, deadEndCount: 0, difficultyCentibits: 111, forcedMovesPercent: 0,
      realStates: 18, potentialStates: 117, parCombo: 2, parPlain: 4,
    },
  },
  {
    name: "Odd One Out",
    map: [
      "######",
      "#.r..#",
      "#.##.#",
      "#.yy.#",
      "#Y##R#",
    ],
    verdict: {
      par: 4, solutionCount: 1, stateCount: 104, deadEndCount: 0, difficultyCentibits: 220, forcedMovesPercent: 0,
      realStates: 102, potentialStates: 515, parCombo: 4, parPlain: 6,
    },
  },
  {
    name: "Double Date",
    map: [
      "###R##",
      "Y.yr##",
      "#.r.##",
      "#.y.##",
      "######",
    ],
    verdict: {
      par: 4, solutionCount: 1, stateCount: 71, deadEndCount: 0, difficultyCentibits: 232, forcedMovesPercent: 0,
      realStates: 68, potentialStates: 1422, parCombo: 4, parPlain: 5,
    },
  },
  {
    name: "After You",
    map: [
      "####R#",
      "#..r.#",
      "#.##.#",
      "#.r.y#",
      "####Y#",
    ],
    verdict: {
      par: 3, solutionCount: 1, stateCount: 109, deadEndCount: 0, difficultyCentibits: 189, forcedMovesPercent: 0,
      realStates: 107, potentialStates: 515, parCombo: 3, parPlain: 5,
    },
  },
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
  },
];
