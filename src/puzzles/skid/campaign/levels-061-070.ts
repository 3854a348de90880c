/**
 * Levels 61 to 70 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels61To70 = (): readonly SkidCampaignLevel[] => [
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
    ideas: [0],
  },
  {
    name: "Left Luggage",
    map: [
      "#######",
      "#r.#.r#",
      "##...##",
      "##..r##",
      "#...c.#",
      "#R#####",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 107, deadEndCount: 0, difficultyCentibits: 306, forcedMovesPercent: 0,
      realStates: 104, potentialStates: 7035, parCombo: 6, parPlain: 7,
    },
    ideas: [6],
  },
  {
    name: "Removal Men",
    map: [
      "###R###",
      "#.y.c.#",
      "###r..Y",
      "###r..#",
      "#.....#",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 140, deadEndCount: 0, difficultyCentibits: 323, forcedMovesPercent: 0,
      realStates: 138, potentialStates: 27360, parCombo: 6, parPlain: 12,
    },
    ideas: [7],
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
    name: "Pillar Hall",
    map: [
      "####R##",
      "#...i.#",
      "#.#.#.#",
      "#.....#",
      "#.#.#r#",
      "#..r..#",
      "#######",
    ],
    verdict: {
      par: 10, solutionCount: 2, stateCount: 200, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 405,
      realStates: 195, potentialStates: 4410, parCombo: 10, parPlain: 11,
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
    name: "The Depot",
    map: [
      "########",
      "R.y.##.#",
      "##..r.c#",
      "#..##..#",
      "#..r..##",
      "#.##...#",
      "#####Y##",
    ],
    verdict: {
      par: 9, solutionCount: 2, stateCount: 707, deadEndCount: 0, difficultyCentibits: 426, forcedMovesPercent: 11,
      realStates: 703, potentialStates: 102564, parCombo: 9, parPlain: 10,
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
    ideas: [1],
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
