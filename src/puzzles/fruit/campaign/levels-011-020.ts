/**
 * Levels 11 to 20 of the campaign of the puzzle Fruit. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels11To20 = (): readonly CampaignLevel[] => [
  {
    name: "Patience",
    map: ["#.#B.", "..C..", "..B..", ".....", "..C..", "..#.#"],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 45,
      deadEndCount: 16,
      difficultyCentibits: 343,
      forcedMovesPercent: 28,
    },
    feat: 1,
  },
  {
    name: "Long Way Home",
    map: ["B.#..", "..#..", "#DBD#", "#...#", "..#..", "..#.."],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 163,
      deadEndCount: 138,
      difficultyCentibits: 372,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Crossed Paths",
    map: [".#CA.", "A..#.", ".....", ".C.#.", ".#..."],
    verdict: {
      par: 9,
      solutionCount: 1,
      stateCount: 179,
      deadEndCount: 158,
      difficultyCentibits: 397,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Happy End",
    map: ["...B.#", "..B.#A", "......", "A#....", "#....."],
    verdict: {
      par: 10,
      solutionCount: 2,
      stateCount: 90,
      deadEndCount: 13,
      difficultyCentibits: 420,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Arbour",
    map: ["..#..", "B.A..", "#..s#", "B#A#.", "....."],
    verdict: {
      par: 7,
      solutionCount: 2,
      stateCount: 870,
      deadEndCount: 192,
      forcedMovesPercent: 0,
      difficultyCentibits: 460,
    },
    feat: 1,
  },
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
    name: "Stone Wall",
    map: ["s#C.", "sCs#", "#...", "..#."],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 624,
      deadEndCount: 0,
      difficultyCentibits: 325,
      forcedMovesPercent: 14,
    },
    feat: 1,
  },
];
