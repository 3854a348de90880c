/**
 * The caves (levels of several rooms) of Ice Path's campaign, one at the end of each chapter. They are in a Lua file of
 * their own, because their maps are large. A test solves each cave and compares the result with the facts in `verdict`,
 * such as the fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

/** Returns the cave, a level of several rooms, at the end of the first chapter. */
export function shoreCave(): CampaignLevel {
  return {
    name: "Next Door",
    map: [
      "########.......",
      "########.......",
      "########..@....",
      "########.......",
      "########....#..",
      "########.......",
      "#########......",
      "#########.#####",
      ".......#.......",
      "......##...#...",
      ".......#.##....",
      "..#............",
      "#.....##.......",
      ".#.....#.......",
      ".#O#...#...#...",
    ],
    verdict: {
      par: 11,
      solutionCount: 1,
      stateCount: 44,
      deadEndCount: 0,
      difficultyCentibits: 447,
      forcedMovesPercent: 9,
    },
    ideas: [10, 4],
  };
}

/** Returns the cave, a level of several rooms, at the end of the second chapter. */
export function blizzardCave(): CampaignLevel {
  return {
    name: "Other Side",
    map: [
      "........#........",
      ".......##....#...",
      "#....#..#........",
      "...@....#......#.",
      ".#...............",
      "......#.#........",
      ".....#.##........",
      "........#.....#..",
      "###############.#",
      "#....#.O#........",
      ".......##........",
      "........#......#.",
      "...#.............",
      "........#.......#",
      ".......##........",
      "........#........",
      "........#........",
    ],
    verdict: {
      par: 17,
      solutionCount: 1,
      stateCount: 54,
      deadEndCount: 0,
      difficultyCentibits: 546,
      forcedMovesPercent: 5,
    },
    ideas: [5, 11],
  };
}

/** Returns the cave, a level of several rooms, at the end of the third chapter. */
export function wreckCave(): CampaignLevel {
  return {
    name: "Needle's Eye",
    map: [
      "....#...#.#......#........",
      "........#....#.#.#.@.#....",
      ".#...............#........",
      ".#......#........#........",
      "........#....#...###.#....",
      "........#..#...*.#...#....",
      "..#.....#.#.#....#........",
      ".....#O.#........#..#.....",
      "##############.####.######",
      "#########....#...#........",
      "#########........#........",
      "#########........#........",
      "#########........#........",
      "#########....#.#..........",
      "#########........##.......",
      "#########........#........",
      "#########........#.....#.#",
    ],
    verdict: {
      par: 25,
      solutionCount: 1,
      stateCount: 76,
      deadEndCount: 0,
      difficultyCentibits: 656,
      forcedMovesPercent: 0,
    },
    ideas: [4, 9],
  };
}

/** Returns the cave, a level of several rooms, at the end of the fourth chapter. */
export function dawnCave(): CampaignLevel {
  return {
    name: "One by One",
    map: [
      "#....#.##..#.....#........",
      ".......###.......#........",
      ".................#........",
      "..#.....#........#.......#",
      "........#.#......#..#.....",
      "........#...#......*.*#...",
      "#.#.....#........#......@.",
      "......#.#...#....#........",
      "#.########################",
      "#...#...#........#########",
      ".#......#.#......#########",
      "......#.##....#..#########",
      "#.......#......*.#########",
      ".......##........#########",
      "........##...#...#########",
      "......*....##.#O.#########",
      "........#........#########",
    ],
    verdict: {
      par: 35,
      solutionCount: 1,
      stateCount: 101,
      deadEndCount: 0,
      difficultyCentibits: 759,
      forcedMovesPercent: 14,
    },
    ideas: [4, 5],
  };
}
