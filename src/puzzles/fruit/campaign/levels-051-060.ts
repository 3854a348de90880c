/**
 * Levels 51 to 60 of Fruit's campaign, which introduce anteaters. Beside each map stand known facts, such as the fewest
 * moves; a test checks them.
 */
import type { CampaignLevel } from "../../puzzle";

export const levels51To60 = (): readonly CampaignLevel[] => [
  {
    name: "Long Tongue",
    map: ["Dv.D", "....", "#...", "#..."],
    verdict: {
      par: 2,
      solutionCount: 1,
      stateCount: 6,
      deadEndCount: 0,
      difficultyCentibits: 105,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Magnets",
    map: ["#vv#", "....", "....", "BABA"],
    verdict: {
      par: 5,
      solutionCount: 2,
      stateCount: 18,
      deadEndCount: 0,
      difficultyCentibits: 237,
      forcedMovesPercent: 40,
    },
    feat: 2,
  },
  {
    name: "Pulled Over",
    map: ["CD..", "#...", "DC^."],
    verdict: {
      par: 4,
      solutionCount: 2,
      stateCount: 24,
      deadEndCount: 0,
      difficultyCentibits: 221,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Lookout",
    map: ["..B", "D.#", "^.D", "B..", "#.."],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 93,
      deadEndCount: 0,
      difficultyCentibits: 266,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Tug of War",
    map: ["AC<...", "......", "......", "...>AC"],
    verdict: {
      par: 7,
      solutionCount: 2,
      stateCount: 66,
      deadEndCount: 0,
      difficultyCentibits: 310,
      forcedMovesPercent: 14,
    },
    feat: 1,
  },
  {
    name: "Ambush",
    map: ["v.....", ".....~", "CDCD..", ".....~", "^....."],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 12,
      deadEndCount: 6,
      difficultyCentibits: 264,
      forcedMovesPercent: 20,
    },
  },
  {
    name: "Crossfire",
    map: ["C.vC", "o...", "B^.B"],
    verdict: {
      par: 9,
      solutionCount: 2,
      stateCount: 93,
      deadEndCount: 60,
      difficultyCentibits: 396,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Nosy Neighbours",
    map: ["D.A", "v.v", "D.A", "...", ".I."],
    verdict: {
      par: 8,
      solutionCount: 2,
      stateCount: 127,
      deadEndCount: 54,
      difficultyCentibits: 360,
      forcedMovesPercent: 0,
    },
    feat: 1,
  },
  {
    name: "Do Not Disturb",
    map: ["B.#vB", "..C..", "h...h", ".....", ".^#C."],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 37,
      deadEndCount: 14,
      difficultyCentibits: 368,
      forcedMovesPercent: 0,
    },
  },
  {
    name: "Harvest",
    map: ["D.ADA", ">...<", "##.##", "....."],
    verdict: {
      par: 9,
      solutionCount: 2,
      stateCount: 47,
      deadEndCount: 33,
      difficultyCentibits: 402,
      forcedMovesPercent: 0,
    },
    feat: 2,
  },
];
