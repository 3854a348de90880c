/**
 * Levels 61 to 70 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels61To70 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Pendulum",
    map: [
      "###Y###",
      "#.yc..#",
      "R.....#",
      "#...r.#",
      "#..r#.#",
      "#######",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 663, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 324,
      realStates: 653, potentialStates: 55917, parCombo: 5, parPlain: 9,
    },
    ideas: [1],
  },
  {
    name: "Hold Your Horses",
    map: [
      "#####R#",
      "#r.#.r#",
      "##...##",
      "#..r.##",
      "#.#.c.#",
      "#######",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 223, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 286,
      realStates: 219, potentialStates: 7035, parCombo: 5, parPlain: 7,
    },
    ideas: [12],
  },
  {
    name: "Doorman",
    map: [
      "#######",
      "#.r.c.#",
      "#.#r#.#",
      "#.....#",
      "#y.#..Y",
      "#R#####",
    ],
    verdict: {
      par: 7, solutionCount: 2, stateCount: 1022, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 342,
      realStates: 1012, potentialStates: 35224, parCombo: 7, parPlain: 8,
    },
    ideas: [14],
  },
  {
    name: "Fragile",
    map: [
      "#Y###R#",
      "#.....#",
      "##ryr##",
      "##...##",
      "#.c...#",
      "#######",
    ],
    verdict: {
      par: 8, solutionCount: 1, stateCount: 123, deadEndCount: 0, difficultyCentibits: 340, forcedMovesPercent: 0,
      realStates: 120, potentialStates: 27360, parCombo: 8, parPlain: 9,
    },
    ideas: [11],
  },
  {
    name: "One by One",
    map: [
      "####R##",
      "#...i##",
      "#...#.#",
      "#...r.#",
      "##...r#",
      "#..#..#",
      "#######",
    ],
    verdict: {
      par: 8, solutionCount: 1, stateCount: 318, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 384,
      realStates: 312, potentialStates: 4410, parCombo: 8, parPlain: 9,
    },
    ideas: [4],
  },
  {
    name: "Frozen Floor",
    map: [
      "#######",
      "#.....#",
      "#.#.#.#",
      "#.....#",
      "#.#.#.#",
      "#ri..r#",
      "##R####",
    ],
    verdict: {
      par: 11, solutionCount: 2, stateCount: 199, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 413,
      realStates: 194, potentialStates: 4410, parCombo: 11, parPlain: 11,
    },
    ideas: [0],
  },
  {
    name: "Tandem",
    map: [
      "##R####",
      "#..#..#",
      "#.....#",
      "#.#r#r#",
      "#.....#",
      "#..#r.#",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 128, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 415,
      realStates: 126, potentialStates: 1561, parCombo: 6, parPlain: 9,
    },
    ideas: [12],
  },
  {
    name: "Bus Stop",
    map: [
      "###R####",
      "#...#..#",
      "#....#.#",
      "#..r..c#",
      "##y....#",
      "#..#..r#",
      "####Y###",
    ],
    verdict: {
      par: 10, solutionCount: 4, stateCount: 731, deadEndCount: 0, forcedMovesPercent: 20, difficultyCentibits: 429,
      realStates: 725, potentialStates: 204100, parCombo: 10, parPlain: 11,
    },
    ideas: [14],
  },
  {
    name: "Queue Here",
    map: [
      "###Y###",
      "#.#...#",
      "#...r##",
      "#r.#..#",
      "##y...#",
      "#...#.#",
      "#R#####",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 731, deadEndCount: 0, forcedMovesPercent: 22, difficultyCentibits: 430,
      realStates: 729, potentialStates: 4030, parCombo: 9, parPlain: 13,
    },
    ideas: [7],
  },
  {
    name: "Hopscotch",
    map: [
      "####Y##",
      "#..#.y#",
      "#r#.#.#",
      "#...r.#",
      "#.y#..R",
      "#######",
    ],
    verdict: {
      par: 10, solutionCount: 1, stateCount: 1068, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 430,
      realStates: 1064, potentialStates: 14792, parCombo: 10, parPlain: 11,
    },
    ideas: [4],
  },
];
