/**
 * Levels 81 to 90 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels81To90 = (): readonly SkidCampaignLevel[] => [
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
    ideas: [8],
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
    ideas: [12],
  },
  {
    name: "Ice Bridge",
    map: [
      "#######",
      "#.#r..#",
      "#.i...#",
      "#....r#",
      "#.i..##",
      "#R#####",
    ],
    verdict: {
      par: 5, solutionCount: 1, stateCount: 165, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 348,
      realStates: 158, potentialStates: 20808, parCombo: 5, parPlain: 7,
    },
    ideas: [10],
  },
  {
    name: "Penguin Post",
    map: [
      "####Y##",
      "#ry...#",
      "#i##..#",
      "#..##.#",
      "#....r#",
      "#R#####",
    ],
    verdict: {
      par: 7, solutionCount: 1, stateCount: 895, deadEndCount: 0, difficultyCentibits: 367, forcedMovesPercent: 0,
      realStates: 882, potentialStates: 27360, parCombo: 7, parPlain: 9,
    },
    ideas: [4],
  },
  {
    name: "Cold Feet",
    map: [
      "########",
      "#..##..#",
      "##....##",
      "#......#",
      "##.ii.##",
      "#r.##.r#",
      "#R######",
    ],
    verdict: {
      par: 8, solutionCount: 1, stateCount: 535, deadEndCount: 0, difficultyCentibits: 381, forcedMovesPercent: 0,
      realStates: 528, potentialStates: 48510, parCombo: 8, parPlain: 9,
    },
    ideas: [14],
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
    ideas: [9],
  },
  {
    name: "Brain Freeze",
    map: [
      "#######",
      "#.###.#",
      "#.r.r.#",
      "#y....#",
      "Ri.#..#",
      "##Y####",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 677, deadEndCount: 0, difficultyCentibits: 389, forcedMovesPercent: 11,
      realStates: 669, potentialStates: 27360, parCombo: 9, parPlain: 11,
    },
    ideas: [13],
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
    ideas: [8],
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
    ideas: [11],
  },
  {
    name: "Left Behind",
    map: [
      "########",
      "##.#.#.#",
      "#....#.#",
      "#y#..#r#",
      "#.....iY",
      "#r#...##",
      "#####R##",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 2310, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 433,
      realStates: 2296, potentialStates: 102564, parCombo: 9, parPlain: 12,
    },
    ideas: [14],
  },
];
