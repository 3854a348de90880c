/**
 * Levels 31 to 40 of the campaign of the puzzle Fruit. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels31To40 = (): readonly CampaignLevel[] => [
  {
    name: "Tiptoe",
    map: ["h...h", "8...B", "#...#", ".~B~.", ".#.#."],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 5,
      deadEndCount: 0,
      difficultyCentibits: 169,
      forcedMovesPercent: 33,
    },
    ideas: [18],
  },
  {
    name: "Garden Gate",
    map: ["AI.A", "....", "....", "....", "....", "", "passes:", "3 1 v", "3 5 ^"],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 10,
      deadEndCount: 0,
      difficultyCentibits: 171,
      forcedMovesPercent: 33,
    },
    ideas: [9],
    feat: 1,
  },
  {
    name: "Cat Flap",
    map: [".oB.", ".B#.", ".##.", ".#..", "....", "", "passes:", "4 2 ^", "1 4 v"],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 23,
      deadEndCount: 0,
      difficultyCentibits: 221,
      forcedMovesPercent: 0,
    },
    ideas: [14],
    feat: 1,
  },
  {
    name: "Four Naps",
    map: ["s..h..", "......", "h....D", ".....h", ".D....", "..h..."],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 11,
      deadEndCount: 6,
      difficultyCentibits: 227,
      forcedMovesPercent: 50,
    },
    ideas: [3],
  },
  {
    name: "Side Door",
    map: ["DsD###", "......", "......", "###...", "", "passes:", "6 2 <", "1 3 >"],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 32,
      deadEndCount: 0,
      difficultyCentibits: 253,
      forcedMovesPercent: 40,
    },
    ideas: [6],
    feat: 2,
  },
  {
    name: "Quiet Corner",
    map: ["hoBh", ".C..", "B...", "hC.h"],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 11,
      deadEndCount: 5,
      difficultyCentibits: 264,
      forcedMovesPercent: 40,
    },
    ideas: [11],
  },
  {
    name: "Turnstile",
    map: ["..8D", "....", "#...", "...#", "....", "...D", "", "passes:", "4 2 ^", "1 5 v"],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 43,
      deadEndCount: 0,
      difficultyCentibits: 298,
      forcedMovesPercent: 0,
    },
    ideas: [7],
    feat: 1,
  },
  {
    name: "After the Rain",
    map: ["#.hB", "B..D", "..~.", ".~..", "....", "Dh.#"],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 18,
      deadEndCount: 8,
      difficultyCentibits: 305,
      forcedMovesPercent: 16,
    },
    ideas: [18],
  },
  {
    name: "Wet Feet",
    map: ["8.C#~.", "......", "..h.#.", ".#.h..", "....C.", ".~#..."],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 19,
      deadEndCount: 10,
      difficultyCentibits: 307,
      forcedMovesPercent: 33,
    },
    ideas: [14],
  },
  {
    name: "Checkpoint",
    map: ["..##..", "C#=.#.", ".s..C.", "......", "", "passes:", "1 3 >", "6 3 <"],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 59,
      deadEndCount: 0,
      difficultyCentibits: 336,
      forcedMovesPercent: 0,
    },
    ideas: [9],
    feat: 2,
  },
];
