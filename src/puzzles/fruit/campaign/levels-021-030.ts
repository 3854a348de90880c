/**
 * Levels 21 to 30 of the campaign of the puzzle Fruit. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels21To30 = (): readonly CampaignLevel[] => [
  {
    name: "Roundabout",
    map: ["#=.D#", "#I..#", "D....", "#...#", "#...#"],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 16,
      deadEndCount: 0,
      difficultyCentibits: 334,
      forcedMovesPercent: 28,
    },
    feat: 1,
  },
  {
    name: "Delivery",
    map: ["A.#A", "....", "o.8.", "....", ".#.."],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 24,
      deadEndCount: 0,
      difficultyCentibits: 362,
      forcedMovesPercent: 25,
    },
    feat: 1,
  },
  {
    name: "Cornerstone",
    map: ["..C.", "#.s.", "#sC.", "...."],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 48,
      deadEndCount: 26,
      difficultyCentibits: 372,
      forcedMovesPercent: 37,
    },
    feat: 1,
  },
  {
    name: "Full House",
    map: ["####", "A=AC", "I.Cs", "####"],
    verdict: {
      par: 9,
      solutionCount: 1,
      stateCount: 26,
      deadEndCount: 0,
      difficultyCentibits: 374,
      forcedMovesPercent: 88,
    },
    feat: 1,
  },
  {
    name: "Gravel",
    map: [".#s...", "s.#..#", "....#.", ".#....", "#..#..", "...A#A"],
    verdict: {
      par: 9,
      solutionCount: 2,
      stateCount: 162,
      deadEndCount: 26,
      difficultyCentibits: 398,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Stone Soup",
    map: ["#..#", "B...", "s##.", "DBD."],
    verdict: {
      par: 11,
      solutionCount: 1,
      stateCount: 640,
      deadEndCount: 0,
      difficultyCentibits: 409,
      forcedMovesPercent: 9,
    },
    feat: 1,
  },
  {
    name: "Dead Slow",
    map: ["#D##", "#oCD", "C.=#", "##.#"],
    verdict: {
      par: 11,
      solutionCount: 2,
      stateCount: 66,
      deadEndCount: 16,
      difficultyCentibits: 411,
      forcedMovesPercent: 9,
    },
    feat: 1,
  },
  {
    name: "Keystone",
    map: [".##.s.", "...#.#", ".#...#", "#...#C", "#.#...", "C..##."],
    verdict: {
      par: 10,
      solutionCount: 1,
      stateCount: 94,
      deadEndCount: 24,
      difficultyCentibits: 417,
      forcedMovesPercent: 10,
    },
    feat: 1,
  },
  {
    name: "Crossroads",
    map: [".##...", "B.8#I#", ".#...#", "#...#.", "#.#...", "..B##."],
    verdict: {
      par: 10,
      solutionCount: 1,
      stateCount: 40,
      deadEndCount: 8,
      difficultyCentibits: 423,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Gatehouse",
    map: [".#.#B", "..#I.", "A....", "B#.#A", "..#.."],
    verdict: {
      par: 11,
      solutionCount: 2,
      stateCount: 103,
      deadEndCount: 19,
      forcedMovesPercent: 9,
      difficultyCentibits: 470,
    },
    feat: 1,
  },
];
