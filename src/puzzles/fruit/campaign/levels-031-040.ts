/**
 * Levels 31 to 40 of the campaign of the puzzle Fruit. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels31To40 = (): readonly CampaignLevel[] => [
  {
    name: "Sleeping Guest",
    map: ["DA##", "..A.", "h...", "D.##"],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 30,
      deadEndCount: 0,
      difficultyCentibits: 173,
      forcedMovesPercent: 0,
    },
    ideas: [18],
  },
  {
    name: "One Way Only",
    map: ["#.C##", "D..DC", ".....", "##..#", "", "passes:", "3 2 >", "2 3 ^"],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 123,
      deadEndCount: 0,
      difficultyCentibits: 174,
      forcedMovesPercent: 0,
    },
    ideas: [9],
    feat: 1,
  },
  {
    name: "Twin Doors",
    map: ["#C#C#", ".B.B.", ".....", "#.#.#", "", "passes:", "2 3 ^", "3 3 >"],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 61,
      deadEndCount: 0,
      difficultyCentibits: 221,
      forcedMovesPercent: 0,
    },
    ideas: [11],
    feat: 1,
  },
  {
    name: "Round the Pond",
    map: ["#C...", "##...", "#....", "..~.#", "...##", "...C#"],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 8,
      deadEndCount: 0,
      difficultyCentibits: 225,
      forcedMovesPercent: 25,
    },
    ideas: [3],
  },
  {
    name: "Let Him Sleep",
    map: [".B#B#", "...D#", "..#.D", "#....", "#.#.h"],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 107,
      deadEndCount: 14,
      difficultyCentibits: 254,
      forcedMovesPercent: 20,
    },
    ideas: [0],
  },
  {
    name: "Dry Feet",
    map: ["..##C", "#.~.A", ".A..#", ".##.C"],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 10,
      deadEndCount: 0,
      difficultyCentibits: 265,
      forcedMovesPercent: 0,
    },
    ideas: [18],
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
    ideas: [14],
    feat: 1,
  },
  {
    name: "Safe Stone",
    map: ["s.#.#", "#....", "....#", "#D#Dh"],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 49,
      deadEndCount: 0,
      difficultyCentibits: 307,
      forcedMovesPercent: 0,
    },
    ideas: [6],
    feat: 1,
  },
  {
    name: "Narrow Escape",
    map: ["..#.~", "C...#", "#...#", "C...#", "D.#D."],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 14,
      deadEndCount: 0,
      difficultyCentibits: 309,
      forcedMovesPercent: 0,
    },
    ideas: [3],
  },
  {
    name: "Lock Gates",
    map: [".A#A.", "#....", "....#", "D.#.D", "", "passes:", "4 2 <", "1 3 v"],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 485,
      deadEndCount: 0,
      difficultyCentibits: 336,
      forcedMovesPercent: 0,
    },
    ideas: [9],
    feat: 1,
  },
];
