/**
 * Levels 31 to 40 of the campaign of the puzzle Skid, which introduce crates. A test solves each level and compares the
 * result with `verdict` (shortest solution, number of solutions, dead ends, difficulty).
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels31To40 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Big Box",
    map: [
      "#R###",
      "#r..#",
      "#.cr#",
      "#####",
    ],
    verdict: {
      par: 2, solutionCount: 1, stateCount: 23, deadEndCount: 0, difficultyCentibits: 110, forcedMovesPercent: 0,
      realStates: 19, potentialStates: 90, parCombo: 2, parPlain: 3,
    },
  },
  {
    name: "Doorstop",
    map: [
      "######",
      "#r.c.#",
      "##...#",
      "#r...#",
      "#R####",
    ],
    verdict: {
      par: 4, solutionCount: 1, stateCount: 24, deadEndCount: 0, difficultyCentibits: 218, forcedMovesPercent: 0,
      realStates: 22, potentialStates: 605, parCombo: 4, parPlain: 5,
    },
  },
  {
    name: "Shove",
    map: [
      "##R###",
      "#....#",
      "#.c.r#",
      "#...r#",
      "######",
    ],
    verdict: {
      par: 3, solutionCount: 1, stateCount: 24, deadEndCount: 0, difficultyCentibits: 184, forcedMovesPercent: 33,
      realStates: 21, potentialStates: 792, parCombo: 3, parPlain: 6,
    },
  },
  {
    name: "Stevedore",
    map: [
      "######",
      "#...##",
      "R.cr.#",
      "#.r..#",
      "##...#",
      "######",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 72, deadEndCount: 0, difficultyCentibits: 281, forcedMovesPercent: 40,
      realStates: 66, potentialStates: 1274, parCombo: 5, parPlain: 6,
    },
  },
  {
    name: "Two Trunks",
    map: [
      "######",
      "##.c.#",
      "##.r.#",
      "##.r.#",
      "##.c.#",
      "###R##",
    ],
    verdict: {
      par: 6, solutionCount: 2, stateCount: 115, deadEndCount: 0, difficultyCentibits: 288, forcedMovesPercent: 0,
      realStates: 107, potentialStates: 3630, parCombo: 6, parPlain: 7,
    },
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
  },
  {
    name: "Moving Day",
    map: [
      "####R##",
      "#..r..#",
      "#.###c#",
      "#.###.#",
      "#..r..#",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 2, stateCount: 90, deadEndCount: 0, difficultyCentibits: 293, forcedMovesPercent: 0,
      realStates: 86, potentialStates: 1274, parCombo: 6, parPlain: 11,
    },
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
  },
];
