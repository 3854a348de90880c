/**
 * The ten levels "After hours" of the puzzle Fruit, which are optional and follow the campaign. Each level needs two
 * solving ideas (techniques that a solution needs) that no level of the campaign has together. A test solves each level
 * and compares the result with the facts in `verdict`, such as the fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levelsAfterHours = (): readonly CampaignLevel[] => [
  // This level joins two solving ideas: "too soon" and "through the gap".
  {
    name: "Dusk Patrol",
    map: [
      "B#C#.",
      ".B...",
      "##..#",
      "C...<",
      ".#.#.",
    ],
    verdict: {
      par: 13, solutionCount: 1, stateCount: 163, deadEndCount: 30, forcedMovesPercent: 0, difficultyCentibits: 481,
    },
    ideas: [12, 9],
    feat: 1,
  },
  // This level joins two solving ideas: "detour" and "give up a stop".
  {
    name: "Owl Hour",
    map: [
      "###...",
      "#.....",
      "B.....",
      "D.....",
      "B##..#",
      "D.####",
    ],
    verdict: {
      par: 13, solutionCount: 2, stateCount: 182, deadEndCount: 0, forcedMovesPercent: 15, difficultyCentibits: 484,
    },
    ideas: [0, 8],
    feat: 1,
  },
  // This level joins two solving ideas: "so near" and "give up a stop".
  {
    name: "Windfall",
    map: [
      "#.....",
      "...#D.",
      ".####.",
      "AD#.A.",
      ".....#",
    ],
    verdict: {
      par: 14, solutionCount: 2, stateCount: 534, deadEndCount: 0, forcedMovesPercent: 7, difficultyCentibits: 489,
    },
    ideas: [11, 8],
    feat: 1,
  },
  // This level joins two solving ideas: "two halves" and "there and back".
  {
    name: "Badger Path",
    map: [
      "DI.",
      "vA#",
      ".D.",
      "..#",
      "v.A",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 259, deadEndCount: 134, forcedMovesPercent: 14, difficultyCentibits: 497,
    },
    ideas: [5, 1],
    feat: 2,
  },
  // This level joins two solving ideas: "bait" and "two halves".
  {
    name: "Night Pickers",
    map: [
      ".#.#.#",
      "BD....",
      "##..##",
      ".....#",
      ".#=#DB",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 311, deadEndCount: 46, forcedMovesPercent: 14, difficultyCentibits: 512,
    },
    ideas: [2, 5],
    feat: 1,
  },
  // This level joins two solving ideas: "into the nook" and "through the gap".
  {
    name: "Sleeping Bees",
    map: [
      "#D...#",
      ".#..#.",
      "......",
      "A#..#.",
      "D#...A",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 47, deadEndCount: 10, forcedMovesPercent: 14, difficultyCentibits: 521,
    },
    ideas: [10, 9],
    feat: 1,
  },
  // This level joins two solving ideas: "too soon" and "order".
  {
    name: "Glow-worms",
    map: [
      ".#.#..",
      "A.#...",
      ".....B",
      "...#..",
      "..#.AB",
    ],
    verdict: {
      par: 14, solutionCount: 2, stateCount: 182, deadEndCount: 30, forcedMovesPercent: 7, difficultyCentibits: 528,
    },
    ideas: [12, 4],
    feat: 1,
  },
  // This level joins two solving ideas: "there and back" and "into the nook".
  {
    name: "Moonlit Orchard",
    map: [
      "..D#..",
      "#.##..",
      "....DC",
      "...#.#",
      "..#C..",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 108, deadEndCount: 4, forcedMovesPercent: 42, difficultyCentibits: 529,
    },
    ideas: [1, 10],
    feat: 1,
  },
  // This level joins two solving ideas: "order" and "through the gap".
  {
    name: "Last Lantern",
    map: [
      "A#...#",
      ".B###A",
      "..IB..",
      ".#..#.",
      "..#...",
    ],
    verdict: {
      par: 11, solutionCount: 2, stateCount: 302, deadEndCount: 86, forcedMovesPercent: 0, difficultyCentibits: 574,
    },
    ideas: [4, 9],
    feat: 1,
  },
  // This level joins two solving ideas: "wait by the hedge" and "two halves".
  {
    name: "Lane Home",
    map: [
      "...#C.",
      "<....#",
      ".A.#..",
      "C.>A..",
    ],
    verdict: {
      par: 12, solutionCount: 2, stateCount: 126, deadEndCount: 27, forcedMovesPercent: 8, difficultyCentibits: 582,
    },
    ideas: [7, 5],
    feat: 1,
  },
];
