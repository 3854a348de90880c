/**
 * The ten levels "After hours" of the puzzle Fruit, which are optional and follow the campaign. Each of them joins two
 * solving ideas (techniques that a solution needs). No level of the campaign, and no other of the ten levels, joins the
 * same two solving ideas. A test solves each level and compares the result with the facts in `verdict`, such as the
 * fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levelsAfterHours = (): readonly CampaignLevel[] => [
  // This level joins two solving ideas (techniques that a solution needs): "pulled" and "too soon".
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
    ideas: [17, 12],
    feat: 1,
  },
  // This level joins two solving ideas (techniques that a solution needs): "detour" and "give up a stop".
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
  // This level joins two solving ideas (techniques that a solution needs): "give up a stop" and "fruit stop".
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
    ideas: [8, 15],
    feat: 1,
  },
  // This level joins two solving ideas (techniques that a solution needs): "pulled" and "car stop".
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
    ideas: [17, 13],
    feat: 2,
  },
  // This level joins two solving ideas (techniques that a solution needs): "into the nook" and "too soon".
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
    ideas: [10, 12],
    feat: 1,
  },
  // This level joins two solving ideas (techniques that a solution needs): "into the nook" and "give up a stop".
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
    ideas: [10, 8],
    feat: 1,
  },
  // This level joins two solving ideas (techniques that a solution needs): "too soon" and "swap places".
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
    ideas: [12, 16],
    feat: 1,
  },
  // This level joins two solving ideas (techniques that a solution needs): "into the nook" and "there and back".
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
    ideas: [10, 1],
    feat: 1,
  },
  // This level joins two solving ideas (techniques that a solution needs): "parking" and "into the nook".
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
    ideas: [7, 10],
    feat: 1,
  },
  // This level joins two solving ideas (techniques that a solution needs): "parking" and "too soon".
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
    ideas: [7, 12],
    feat: 1,
  },
];
