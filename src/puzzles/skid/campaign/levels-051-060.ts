/**
 * Levels 51 to 60 of the campaign of the puzzle Skid, which combine all kinds of pieces and tiles. A test solves each
 * level and compares the result with `verdict` (shortest solution, number of solutions, dead ends, difficulty).
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels51To60 = (): readonly SkidCampaignLevel[] => [
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
  },
  {
    name: "Building Site",
    map: [
      "#######",
      "##..y##",
      "Yp..r.#",
      "#p..r.R",
      "##.c.##",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 111, deadEndCount: 0, difficultyCentibits: 332, forcedMovesPercent: 0,
      realStates: 107, potentialStates: 27360, parCombo: 6, parPlain: 7,
    },
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
  },
  {
    name: "Thaw",
    map: [
      "#######",
      "#.p.p.R",
      "Y.r.r.#",
      "##yi.##",
      "##...##",
      "#######",
    ],
    verdict: {
      par: 6, solutionCount: 1, stateCount: 505, deadEndCount: 0, difficultyCentibits: 330, forcedMovesPercent: 33,
      realStates: 496, potentialStates: 27360, parCombo: 6, parPlain: 8,
    },
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
  },
  {
    name: "Slush",
    map: [
      "########",
      "R.y##..#",
      "#p..i.p#",
      "##....##",
      "Yp.rr.p#",
      "#..##..#",
      "########",
    ],
    verdict: {
      par: 8, solutionCount: 2, stateCount: 1031, deadEndCount: 0, difficultyCentibits: 388, forcedMovesPercent: 0,
      realStates: 1023, potentialStates: 146832, parCombo: 8, parPlain: 11,
    },
  },
  {
    name: "Ice Harbour",
    map: [
      "#######",
      "#r..c.#",
      "###p..#",
      "#i.p###",
      "#....r#",
      "####R##",
    ],
    verdict: {
      par: 7, solutionCount: 1, stateCount: 382, deadEndCount: 0, difficultyCentibits: 334, forcedMovesPercent: 0,
      realStates: 375, potentialStates: 25200, parCombo: 7, parPlain: 13,
    },
  },
  {
    name: "Snow Ball",
    map: [
      "###R###",
      "#p..###",
      "#ry#i##",
      "#ry#.##",
      "Yp..###",
      "#######",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 380, deadEndCount: 0, difficultyCentibits: 400, forcedMovesPercent: 0,
      realStates: 372, potentialStates: 38544, parCombo: 9, parPlain: 12,
    },
  },
  {
    name: "Grand Tour",
    map: [
      "###Y#R#",
      "#.#r#p#",
      "###.ir#",
      "#y.c###",
      "#p#.#.#",
      "#######",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 659, deadEndCount: 0, difficultyCentibits: 409, forcedMovesPercent: 0,
      realStates: 649, potentialStates: 67980, parCombo: 9, parPlain: 11,
    },
  },
];
