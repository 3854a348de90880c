/**
 * Levels 1 to 10 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
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
    ideas: [7],
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
    ideas: [6],
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
    ideas: [6],
  },
  {
    name: "Two Doors",
    map: [
      "##Y##",
      "#..rR",
      "#ry.#",
      "#####",
    ],
    verdict: {
      par: 2, solutionCount: 1, stateCount: 20, deadEndCount: 0, difficultyCentibits: 111, forcedMovesPercent: 0,
      realStates: 18, potentialStates: 117, parCombo: 2, parPlain: 4,
    },
    ideas: [12],
  },
  {
    name: "By Numbers",
    map: [
      "######",
      "#.#..#",
      "#..rr#",
      "#..#.#",
      "##R###",
    ],
    verdict: {
      par: 2, solutionCount: 1, stateCount: 31, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 187,
      realStates: 29, potentialStates: 55, parCombo: 2, parPlain: 12,
    },
    ideas: [4],
  },
  {
    name: "Boomerang",
    map: [
      "######",
      "#r..yY",
      "#....#",
      "#..r.#",
      "#R####",
    ],
    verdict: {
      par: 3, solutionCount: 1, stateCount: 45, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 180,
      realStates: 43, potentialStates: 882, parCombo: 3, parPlain: 5,
    },
    ideas: [1],
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
    ideas: [9],
  },
  {
    name: "Bookends",
    map: [
      "######",
      "#..rr#",
      "#....#",
      "R..#r#",
      "######",
    ],
    verdict: {
      par: 4, solutionCount: 1, stateCount: 24, deadEndCount: 0, forcedMovesPercent: 25, difficultyCentibits: 226,
      realStates: 22, potentialStates: 231, parCombo: 4, parPlain: 7,
    },
    ideas: [6],
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
    ideas: [0],
  },
  {
    name: "Arm in Arm",
    map: [
      "#Y##R#",
      "#.yy.#",
      "#.r.r#",
      "#.#..#",
      "######",
    ],
    verdict: {
      par: 4, solutionCount: 2, stateCount: 204, deadEndCount: 0, forcedMovesPercent: 25, difficultyCentibits: 232,
      realStates: 200, potentialStates: 3212, parCombo: 4, parPlain: 5,
    },
    ideas: [7],
  },
];
