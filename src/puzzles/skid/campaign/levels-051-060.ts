/**
 * Levels 51 to 60 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels51To60 = (): readonly SkidCampaignLevel[] => [
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
    ideas: [7],
  },
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
    ideas: [11],
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
    ideas: [6],
  },
  {
    name: "See-Saw",
    map: [
      "######",
      "#....#",
      "#..rcR",
      "#..#r#",
      "######",
    ],
    verdict: {
      par: 3, solutionCount: 1, stateCount: 22, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 182,
      realStates: 20, potentialStates: 605, parCombo: 3, parPlain: 4,
    },
    ideas: [1],
  },
  {
    name: "Night Watch",
    map: [
      "##R###",
      "#.c..#",
      "##r#.#",
      "#.r..#",
      "######",
    ],
    verdict: {
      par: 4, solutionCount: 1, stateCount: 38, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 230,
      realStates: 36, potentialStates: 450, parCombo: 4, parPlain: 7,
    },
    ideas: [14],
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
    ideas: [4],
  },
  {
    name: "False Start",
    map: [
      "######",
      "#.r.r#",
      "R..#i#",
      "##.#.#",
      "#..#.#",
      "######",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 184, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 283,
      realStates: 179, potentialStates: 792, parCombo: 5, parPlain: 8,
    },
    ideas: [12],
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
    ideas: [13],
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
    ideas: [11],
  },
  {
    name: "Leaning Tower",
    map: [
      "#######",
      "#...c.#",
      "#..r.rY",
      "#.....#",
      "R.y.#.#",
      "#######",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 596, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 316,
      realStates: 586, potentialStates: 55917, parCombo: 5, parPlain: 11,
    },
    ideas: [6],
  },
];
