/**
 * Campaign levels 1 to 10 of Ice Path. Beside each map stand known facts, such as the fewest moves; a test checks them.
 */

import type { CampaignLevel } from "../../puzzle";
/** Loads the caves of the campaign on first use. @lazy ice-path-campaign-caves */
import { shoreCave } from "./levels-caves";

export const levels1To10 = (): readonly CampaignLevel[] => [
  {
    name: "First Slide",
    map: [
      // This level teaches that the seal slides until a rock, the edge or the hole stops it.
      "@..#.",
      ".....",
      "#....",
      "...O.",
    ],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 9,
      deadEndCount: 0,
      difficultyCentibits: 171,
      forcedMovesPercent: 33,
    },
  },
  {
    name: "Soft Landing",
    map: [
      // This level teaches that a snow patch stops the seal in the middle of the ice.
      "@..*..",
      "......",
      "...O..",
      "......",
    ],
    verdict: {
      par: 2,
      solutionCount: 1,
      stateCount: 6,
      deadEndCount: 0,
      difficultyCentibits: 111,
      forcedMovesPercent: 0,
    },
  },
  {
    name: "Left or Right",
    map: [
      // This level teaches that two first moves may lead to the hole, but only one of them belongs to the shortest
      // solution.
      "...@...",
      ".......",
      "#......",
      "#..#..#",
      "..#....",
      "...O...",
    ],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 14,
      deadEndCount: 0,
      difficultyCentibits: 237,
      forcedMovesPercent: 0,
    },
  },
  {
    name: "Say Cheese",
    map: ["........", ".#@...#.", ".#....#.", "........", "........", ".#....#.", "..####..", ".O......"],
    verdict: {
      par: 4,
      solutionCount: 2,
      stateCount: 11,
      deadEndCount: 0,
      difficultyCentibits: 224,
      forcedMovesPercent: 25,
    },
  },
  {
    name: "Slippery Ladder",
    map: [".#@..#.", ".......", ".#####.", ".O.....", ".#...#.", ".......", ".#.#.#.", ".......", ".#...#.", "..*.*.."],
    verdict: {
      par: 6,
      solutionCount: 2,
      stateCount: 16,
      deadEndCount: 0,
      difficultyCentibits: 289,
      forcedMovesPercent: 0,
    },
  },
  {
    name: "Crossroads",
    map: ["##@..##", "#.....#", ".*#.#*.", "...#...", ".*#.#*.", "#.O...#", "##...##"],
    verdict: {
      par: 6,
      solutionCount: 2,
      stateCount: 17,
      deadEndCount: 0,
      difficultyCentibits: 290,
      forcedMovesPercent: 16,
    },
  },
  {
    name: "This Way",
    map: ["...###...", ".....#...", "...*.O#..", ".###..@#.", "...*..#..", ".....#...", "...###..."],
    verdict: {
      par: 8,
      solutionCount: 2,
      stateCount: 20,
      deadEndCount: 0,
      difficultyCentibits: 329,
      forcedMovesPercent: 25,
    },
  },
  {
    name: "Frosty Window",
    map: [".......", ".#...#.", "*.#.#.*", ".@.#.O.", "*.#.#.*", ".#...#.", "......."],
    verdict: {
      par: 7,
      solutionCount: 4,
      stateCount: 16,
      deadEndCount: 0,
      difficultyCentibits: 315,
      forcedMovesPercent: 42,
    },
  },
  {
    name: "Mind the Steps",
    map: ["#..*.#@.", "##O.....", ".##.....", "..##..#.", "...##...", "....##.."],
    verdict: {
      par: 7,
      solutionCount: 1,
      stateCount: 18,
      deadEndCount: 0,
      difficultyCentibits: 326,
      forcedMovesPercent: 42,
    },
  },
  shoreCave(),
];
