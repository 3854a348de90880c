/**
 * Levels 21 to 30 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels21To30 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Hasty Exit",
    map: [
      "#R#####",
      "#...#.#",
      "#r..#r#",
      "#.y...#",
      "#.#...Y",
      "#######",
    ],
    verdict: {
      par: 7, solutionCount: 2, stateCount: 133, deadEndCount: 0, forcedMovesPercent: 14, difficultyCentibits: 367,
      realStates: 131, potentialStates: 2482, parCombo: 7, parPlain: 7,
    },
    ideas: [12],
  },
  {
    name: "Lean on Me",
    map: [
      "#######",
      "#.r...#",
      "#..#..#",
      "#.#.yr#",
      "#.....#",
      "#...#.Y",
      "###R###",
    ],
    verdict: {
      par: 8, solutionCount: 1, stateCount: 294, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 385,
      realStates: 292, potentialStates: 5357, parCombo: 8, parPlain: 9,
    },
    ideas: [6],
  },
  {
    name: "Side by Side",
    map: [
      "#######",
      "#....r#",
      "#.....#",
      "#.yr#.#",
      "#..#..#",
      "##R#Y##",
    ],
    verdict: {
      par: 8, solutionCount: 1, stateCount: 184, deadEndCount: 0, forcedMovesPercent: 12, difficultyCentibits: 405,
      realStates: 182, potentialStates: 2943, parCombo: 8, parPlain: 11,
    },
    ideas: [9],
  },
  {
    name: "Maypole",
    map: [
      "#####Y#",
      "#.y#r.#",
      "#.###.#",
      "#.....#",
      "Ry.r..#",
      "#######",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 639, deadEndCount: 0, forcedMovesPercent: 22, difficultyCentibits: 430,
      realStates: 635, potentialStates: 14792, parCombo: 9, parPlain: 12,
    },
    ideas: [4],
  },
  {
    name: "Grown Up",
    map: [
      "##R###",
      "##..##",
      "#r#..#",
      "#.r..#",
      "#..#.#",
      "######",
    ],
    verdict: {
      par: 12, solutionCount: 1, stateCount: 42, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 453,
      realStates: 40, potentialStates: 78, parCombo: 12, parPlain: 15,
    },
    ideas: [7, 14],
  },
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
    ideas: [8],
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
    ideas: [12],
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
    ideas: [0],
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
    ideas: [6],
  },
  {
    name: "Pecking Order",
    map: [
      "#######",
      "#..#.r#",
      "R.....#",
      "#p....#",
      "#p#r..#",
      "#######",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 37, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 282,
      realStates: 35, potentialStates: 171, parCombo: 5, parPlain: 6,
    },
    ideas: [4],
  },
];
