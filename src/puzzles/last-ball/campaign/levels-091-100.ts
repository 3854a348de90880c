/**
 * Levels 91 to 100 of the campaign of the puzzle Last Ball. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels91To100 = (): readonly CampaignLevel[] => [
  {
    name: "Invader",
    map: [
      "...o...o....",
      "....o.o.....",
      "...o.o.o....",
      "..o.....o...",
      "..o.o@o.o...",
      "....o.o.....",
      "............",
    ],
    verdict: {
      par: 15,
      solutionCount: 12,
      stateCount: 1357,
      deadEndCount: 1313,
      difficultyCentibits: 527,
      forcedMovesPercent: 33,
    },
  },
  {
    name: "Lobster",
    map: [
      "...o@.oo....",
      "...o...o....",
      "....ooo.....",
      ".....o......",
      "....ooo.....",
      "....ooo.....",
      "............",
    ],
    verdict: {
      par: 15,
      solutionCount: 17,
      stateCount: 1196,
      deadEndCount: 1137,
      difficultyCentibits: 537,
      forcedMovesPercent: 26,
    },
  },
  {
    name: "Heart",
    map: [
      "...oo..oo...",
      "..o..oo..o..",
      "..o......o..",
      "...o....o...",
      "....@..o....",
      ".....oo.....",
      "............",
    ],
    verdict: {
      par: 15,
      solutionCount: 1,
      stateCount: 1239,
      deadEndCount: 1223,
      difficultyCentibits: 538,
      forcedMovesPercent: 40,
    },
  },
  {
    name: "Chandelier",
    map: ["..o...o..", ".o.....o.", "...o.o...", "o.......o", ".o@o.o.o.", ".o.....o.", "....o...."],
    verdict: {
      par: 15,
      solutionCount: 2,
      stateCount: 748,
      deadEndCount: 728,
      forcedMovesPercent: 33,
      difficultyCentibits: 540,
    },
  },
  {
    name: "Beetle",
    map: ["..........", "..o....o..", "...o..o...", "o.o....o.o", "@.o.oo.o..", "o........o", ".o......o."],
    verdict: {
      par: 16,
      solutionCount: 6,
      stateCount: 488,
      deadEndCount: 453,
      forcedMovesPercent: 31,
      difficultyCentibits: 540,
    },
  },
  {
    name: "Glasses",
    map: [
      "............",
      "..o@...oo...",
      ".o..ooo..o..",
      ".o..o.o..o..",
      "..oo...oo...",
      "............",
      "............",
    ],
    verdict: {
      par: 16,
      solutionCount: 6,
      stateCount: 765,
      deadEndCount: 713,
      difficultyCentibits: 547,
      forcedMovesPercent: 25,
    },
  },
  {
    name: "Galaxy",
    map: [".o.o....o@.", "....oo...o.", "..o........", "o....o....o", "........o..", ".o...oo....", "..o....o.o."],
    verdict: {
      par: 17,
      solutionCount: 2,
      stateCount: 227,
      deadEndCount: 197,
      forcedMovesPercent: 35,
      difficultyCentibits: 565,
    },
  },
  {
    name: "Mask",
    map: ["...o.o...", ".o.....o.", "..oo.oo..", ".o...@.o.", "...ooo...", "..o...o..", "...o.o..."],
    verdict: {
      par: 17,
      solutionCount: 8,
      stateCount: 1894,
      deadEndCount: 1858,
      forcedMovesPercent: 47,
      difficultyCentibits: 570,
    },
  },
  {
    name: "Bow Tie",
    map: [
      "............",
      "....oo......",
      "o.o..ooo.o..",
      "..o......o..",
      "..o.ooo..o.o",
      "....@.oo....",
      "............",
    ],
    verdict: {
      par: 18,
      solutionCount: 36,
      stateCount: 1416,
      deadEndCount: 1362,
      forcedMovesPercent: 33,
      difficultyCentibits: 581,
    },
  },
  {
    name: "Milky Way",
    map: ["..o.o......", ".o.....o...", "....o..o.@o", ".oo.....oo.", "o..o..o....", "...o.....o.", "......o.o.."],
    verdict: {
      par: 18,
      solutionCount: 2,
      stateCount: 1813,
      deadEndCount: 1787,
      forcedMovesPercent: 38,
      difficultyCentibits: 592,
    },
  },
];
