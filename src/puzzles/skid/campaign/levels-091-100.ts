/**
 * Levels 91 to 100 of the campaign of the puzzle Skid. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levels91To100 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Cold Front",
    map: [
      "########",
      "##.....#",
      "##r.##.#",
      "#y.....#",
      "#..#...Y",
      "#r#.i..#",
      "###R####",
    ],
    verdict: {
      par: 12, solutionCount: 1, stateCount: 2096, deadEndCount: 0, forcedMovesPercent: 8, difficultyCentibits: 466,
      realStates: 2086, potentialStates: 146832, parCombo: 12, parPlain: 13,
    },
    ideas: [10],
  },
  {
    name: "Slow Down",
    map: [
      "#######",
      "#..#..Y",
      "#.#pp.#",
      "#..p.##",
      "#.p.r##",
      "#y.#.r#",
      "##R####",
    ],
    verdict: {
      par: 12, solutionCount: 2, stateCount: 1394, deadEndCount: 0, forcedMovesPercent: 8, difficultyCentibits: 491,
      realStates: 1392, potentialStates: 4030, parCombo: 12, parPlain: 12,
    },
    ideas: [12],
  },
  {
    name: "Ladies First",
    map: [
      "#######",
      "#.#..y#",
      "#...#.R",
      "Y....##",
      "##.r.r#",
      "#######",
    ],
    verdict: {
      par: 9, solutionCount: 1, stateCount: 244, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 494,
      realStates: 242, potentialStates: 2072, parCombo: 9, parPlain: 14,
    },
    ideas: [4],
  },
  {
    name: "Street Corner",
    map: [
      "#######",
      "#..yr.#",
      "#....y#",
      "#r.#..#",
      "Y.#.#.R",
      "#######",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 362, deadEndCount: 0, forcedMovesPercent: 21, difficultyCentibits: 499,
      realStates: 358, potentialStates: 18938, parCombo: 14, parPlain: 16,
    },
    ideas: [7],
  },
  {
    name: "Sink Holes",
    map: [
      "#######",
      "#..##.Y",
      "##p.p.#",
      "##..r##",
      "#rp.p##",
      "Ry##..#",
      "#######",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 1016, deadEndCount: 0, forcedMovesPercent: 14, difficultyCentibits: 501,
      realStates: 1014, potentialStates: 2482, parCombo: 14, parPlain: 18,
    },
    ideas: [8],
  },
  {
    name: "Snow Plough",
    map: [
      "#######",
      "#.....#",
      "###...#",
      "R.#r..#",
      "#i...r#",
      "#######",
    ],
    verdict: {
      par: 12, solutionCount: 1, stateCount: 106, deadEndCount: 0, forcedMovesPercent: 33, difficultyCentibits: 521,
      realStates: 103, potentialStates: 2312, parCombo: 12, parPlain: 16,
    },
    ideas: [13],
  },
  {
    name: "Just a Moment",
    map: [
      "##Y####",
      "##.r..#",
      "##...##",
      "##r.#.R",
      "#.#.y.#",
      "#######",
    ],
    verdict: {
      par: 13, solutionCount: 1, stateCount: 179, deadEndCount: 0, forcedMovesPercent: 7, difficultyCentibits: 530,
      realStates: 177, potentialStates: 1393, parCombo: 13, parPlain: 14,
    },
    ideas: [12],
  },
  {
    name: "Sentry",
    map: [
      "###Y###",
      "##.r#.#",
      "#..#.##",
      "#.r##.R",
      "##..y.#",
      "#######",
    ],
    verdict: {
      par: 13, solutionCount: 1, stateCount: 182, deadEndCount: 0, forcedMovesPercent: 7, difficultyCentibits: 541,
      realStates: 180, potentialStates: 1118, parCombo: 13, parPlain: 16,
    },
    ideas: [14],
  },
  {
    name: "Christmas Tree",
    map: [
      "##R#Y##",
      "#..#.r#",
      "#.#.#.#",
      "#..y#.#",
      "##r...#",
      "#######",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 408, deadEndCount: 0, forcedMovesPercent: 21, difficultyCentibits: 568,
      realStates: 406, potentialStates: 1710, parCombo: 14, parPlain: 15,
    },
    ideas: [1],
  },
  {
    name: "Lights Out",
    map: [
      "#######",
      "#...rr#",
      "R.#...#",
      "#yy##.#",
      "##.#..#",
      "####Y##",
    ],
    verdict: {
      par: 14, solutionCount: 3, stateCount: 546, deadEndCount: 0, forcedMovesPercent: 7, difficultyCentibits: 627,
      realStates: 542, potentialStates: 11370, parCombo: 14, parPlain: 15,
    },
    ideas: [7, 4],
  },
];
