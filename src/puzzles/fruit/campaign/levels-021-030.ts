/**
 * Levels 21 to 30 of Fruit's campaign, which introduce cars and barrels. Beside each map stand known facts, such as the
 * fewest moves; a test checks them.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels21To30 = (): readonly CampaignLevel[] => [
  {
    name: "Barrel Roll",
    map: ["Do..", "o..D", "....", "...."],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 21,
      deadEndCount: 0,
      difficultyCentibits: 176,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Cellar",
    map: ["8..#.#", "...A.#", "#.....", "#A#..."],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 19,
      deadEndCount: 0,
      difficultyCentibits: 225,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Parking Lot",
    map: ["##B8#", "8...#", "B....", "#....", "#..##"],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 11,
      deadEndCount: 0,
      difficultyCentibits: 264,
      forcedMovesPercent: 40,
    },
    feat: 1,
  },
  {
    name: "Traffic",
    map: ["D=##..", "=.....", "..##.D", "......", "..##.."],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 32,
      deadEndCount: 0,
      difficultyCentibits: 304,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Garage",
    map: ["##C=.#", ".....#", "..IC..", "......", "#.....", "#...##"],
    verdict: {
      par: 6,
      solutionCount: 2,
      stateCount: 35,
      deadEndCount: 0,
      difficultyCentibits: 304,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
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
];
