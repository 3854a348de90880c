/**
 * Levels 71 to 80 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels71To80 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Swapped Seats",
    map: [
      "#######",
      "#.....#",
      "#.###.#",
      "##..r##",
      "#.y.r.#",
      "R.#.#.Y",
      "#######",
    ],
    verdict: {
      par: 10, solutionCount: 1, stateCount: 126, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 466,
      realStates: 124, potentialStates: 2943, parCombo: 10, parPlain: 11,
    },
    ideas: [13],
  },
  {
    name: "Corner Shop",
    map: [
      "#######",
      "#i....#",
      "R.#.#.#",
      "#c..r.#",
      "#.#.#.#",
      "#..c.r#",
      "#######",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 978, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 461,
      realStates: 962, potentialStates: 682290, parCombo: 9, parPlain: 12,
    },
    ideas: [11],
  },
  {
    name: "Patience",
    map: [
      "#######",
      "#...#.Y",
      "##....#",
      "#..#..#",
      "#y..r##",
      "R.#.r.#",
      "#######",
    ],
    verdict: {
      par: 13, solutionCount: 1, stateCount: 744, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 474,
      realStates: 742, potentialStates: 4030, parCombo: 13, parPlain: 16,
    },
    ideas: [12],
  },
  {
    name: "Loose Ends",
    map: [
      "#######",
      "Yr#.#.R",
      "#.y#.y#",
      "#..r..#",
      "#.....#",
      "#######",
    ],
    verdict: {
      par: 13, solutionCount: 1, stateCount: 362, deadEndCount: 0, forcedMovesPercent: 23, difficultyCentibits: 489,
      realStates: 358, potentialStates: 18938, parCombo: 13, parPlain: 15,
    },
    ideas: [7],
  },
  {
    name: "Lock In",
    map: [
      "#######",
      "#..##.R",
      "##r#..#",
      "#...y.#",
      "#...r.#",
      "#Y#####",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 179, deadEndCount: 0, forcedMovesPercent: 14, difficultyCentibits: 528,
      realStates: 177, potentialStates: 2072, parCombo: 14, parPlain: 16,
    },
    ideas: [14, 4],
  },
  {
    name: "Dry Dock",
    map: [
      "######",
      "#.#..#",
      "#r.p.R",
      "#r.c.#",
      "######",
    ],
    verdict: {
      par: 3, solutionCount: 1, stateCount: 113, deadEndCount: 0, difficultyCentibits: 183, forcedMovesPercent: 0,
      realStates: 105, potentialStates: 605, parCombo: 3, parPlain: 4,
    },
    ideas: [8],
  },
  {
    name: "Cold Dip",
    map: [
      "######",
      "R.r..#",
      "##p.i#",
      "#.r..#",
      "######",
    ],
    verdict: {
      par: 4, solutionCount: 1, stateCount: 51, deadEndCount: 0, difficultyCentibits: 250, forcedMovesPercent: 25,
      realStates: 47, potentialStates: 605, parCombo: 4, parPlain: 5,
    },
    ideas: [10],
  },
  {
    name: "Cool Box",
    map: [
      "#######",
      "#.#.#.#",
      "#c...i#",
      "#.....R",
      "#r#.#r#",
      "#######",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 41, deadEndCount: 0, difficultyCentibits: 277, forcedMovesPercent: 20,
      realStates: 38, potentialStates: 25200, parCombo: 5, parPlain: 7,
    },
    ideas: [13],
  },
  {
    name: "Cargo Hold",
    map: [
      "######",
      "#r..p#",
      "#...##",
      "##...#",
      "#pc.r#",
      "##R###",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 40, deadEndCount: 0, difficultyCentibits: 282, forcedMovesPercent: 0,
      realStates: 38, potentialStates: 1274, parCombo: 5, parPlain: 6,
    },
    ideas: [11],
  },
  {
    name: "Leapfrog",
    map: [
      "#######",
      "#r....#",
      "##..i.#",
      "#.i..r#",
      "#.#.#.R",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 434, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 318,
      realStates: 423, potentialStates: 16320, parCombo: 6, parPlain: 9,
    },
    ideas: [14],
  },
];
