/**
 * Levels 31 to 40 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels31To40 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Trapdoor",
    map: [
      "#######",
      "##....#",
      "Rp....#",
      "#.r..p#",
      "#.rr.##",
      "#######",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 38, deadEndCount: 0, forcedMovesPercent: 40, difficultyCentibits: 304,
      realStates: 36, potentialStates: 987, parCombo: 5, parPlain: 7,
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
    name: "Both at Once",
    map: [
      "#######",
      "##..p.#",
      "#p..#.#",
      "#....r#",
      "#.r.y##",
      "##YR###",
    ],
    verdict: {
      par: 8, solutionCount: 2, stateCount: 324, deadEndCount: 0, forcedMovesPercent: 12, difficultyCentibits: 353,
      realStates: 322, potentialStates: 2482, parCombo: 8, parPlain: 8,
    },
    ideas: [9],
  },
  {
    name: "Do-si-do",
    map: [
      "####Y#",
      "#p...#",
      "#..#.#",
      "#p.yr#",
      "Rr#..#",
      "######",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 293, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 335,
      realStates: 291, potentialStates: 1393, parCombo: 6, parPlain: 10,
    },
    ideas: [13],
  },
  {
    name: "Buffers",
    map: [
      "#######",
      "#yr...Y",
      "#.y...#",
      "#r....#",
      "R.#...#",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 337, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 341,
      realStates: 333, potentialStates: 29792, parCombo: 6, parPlain: 7,
    },
    ideas: [6],
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
    name: "Take Turns",
    map: [
      "#######",
      "#y....R",
      "##....Y",
      "#.yr.##",
      "#r....#",
      "#######",
    ],
    verdict: {
      par: 7, solutionCount: 1, stateCount: 404, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 375,
      realStates: 400, potentialStates: 23904, parCombo: 7, parPlain: 10,
    },
    ideas: [4],
  },
  {
    name: "Early Bird",
    map: [
      "###Y####",
      "#.#....#",
      "#.#..#.#",
      "#....r.#",
      "#..#yr.#",
      "##R#####",
    ],
    verdict: {
      par: 9, solutionCount: 2, stateCount: 260, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 418,
      realStates: 258, potentialStates: 4030, parCombo: 9, parPlain: 11,
    },
    ideas: [12],
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
