/**
 * Levels 1 to 10 of the campaign of the puzzle Skid, which have only red toys. A test solves each level and compares
 * the result with `verdict` (shortest solution, number of solutions, dead ends, difficulty).
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels1To10 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Together",
    map: [
      "######",
      "#rr..R",
      "##...#",
      "#....#",
      "######",
    ],
    verdict: {
      par: 1, solutionCount: 1, stateCount: 9, deadEndCount: 0, difficultyCentibits: 0, forcedMovesPercent: 0,
      realStates: 7, potentialStates: 66, parCombo: 1, parPlain: 4,
    },
  },
  {
    name: "Hold Hands",
    map: [
      "#####",
      "#r.r#",
      "#...#",
      "###R#",
    ],
    verdict: {
      par: 2, solutionCount: 1, stateCount: 11, deadEndCount: 0, difficultyCentibits: 107, forcedMovesPercent: 0,
      realStates: 9, potentialStates: 21, parCombo: 2, parPlain: 3,
    },
  },
  {
    name: "Three in a Boat",
    map: [
      "#R###",
      "#..r#",
      "#r.r#",
      "#####",
    ],
    verdict: {
      par: 2, solutionCount: 1, stateCount: 9, deadEndCount: 0, difficultyCentibits: 107, forcedMovesPercent: 0,
      realStates: 7, potentialStates: 41, parCombo: 2, parPlain: 3,
    },
  },
  {
    name: "The Elbow",
    map: [
      "###R#",
      "#r#.#",
      "#.r.#",
      "#...#",
      "#####",
    ],
    verdict: {
      par: 4, solutionCount: 1, stateCount: 17, deadEndCount: 0, difficultyCentibits: 223, forcedMovesPercent: 50,
      realStates: 15, potentialStates: 36, parCombo: 4, parPlain: 5,
    },
  },
  {
    name: "Round the Post",
    map: [
      "######",
      "#.##.R",
      "#....#",
      "#r..r#",
      "######",
    ],
    verdict: {
      par: 3, solutionCount: 1, stateCount: 18, deadEndCount: 0, difficultyCentibits: 183, forcedMovesPercent: 0,
      realStates: 16, potentialStates: 55, parCombo: 3, parPlain: 6,
    },
  },
  {
    name: "Hook and Eye",
    map: [
      "##R###",
      "##rr.#",
      "#.#..#",
      "##r..#",
      "######",
    ],
    verdict: {
      par: 4, solutionCount: 1, stateCount: 18, deadEndCount: 0, difficultyCentibits: 222, forcedMovesPercent: 0,
      realStates: 16, potentialStates: 129, parCombo: 4, parPlain: 5,
    },
  },
  {
    name: "Around the Block",
    map: [
      "#######",
      "R.#r#.#",
      "#.#.#.#",
      "#r...r#",
      "#.....#",
      "#######",
    ],
    verdict: {
      par: 7, solutionCount: 1, stateCount: 56, deadEndCount: 0, difficultyCentibits: 331, forcedMovesPercent: 0,
      realStates: 54, potentialStates: 696, parCombo: 7, parPlain: 8,
    },
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
  },
];
