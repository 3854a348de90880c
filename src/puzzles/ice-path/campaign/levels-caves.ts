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
      "########.....@.",
      "########..*..*.",
      "########......#",
      "########.......",
      "########.....#.",
      "########.......",
      "#########.*....",
      "#########.#####",
      ".......#.......",
      ".......#.......",
      ".......#.#.....",
      ".....*.........",
      ".......#*.#....",
      ".......#.......",
      ".....O.#.......",
    ],
    verdict: {
      par: 11,
      solutionCount: 1,
      stateCount: 37,
      deadEndCount: 0,
      difficultyCentibits: 461,
      forcedMovesPercent: 0,
    },
    ideas: [6, 10],
  };
}

/** Returns the cave, a level of several rooms, at the end of the second chapter. */
export function blizzardCave(): CampaignLevel {
  return {
    name: "Other Side",
    map: [
      "........#........",
      "........#........",
      "........#...#....",
      "........#.......#",
      ".............#...",
      ".......##........",
      "...@....#........",
      "........#........",
      "###############.#",
      "....#...#........",
      ".O.*....#........",
      "........#........",
      ".................",
      "........#.......#",
      "........#........",
      "........#........",
      "........#........",
    ],
    verdict: {
      par: 16,
      solutionCount: 1,
      stateCount: 49,
      deadEndCount: 0,
      difficultyCentibits: 547,
      forcedMovesPercent: 25,
    },
    ideas: [9, 0],
  };
}

/** Returns the cave, a level of several rooms, at the end of the third chapter. */
export function wreckCave(): CampaignLevel {
  return {
    name: "Needle's Eye",
    map: [
      "........#........#........",
      "........#..#.....#...@....",
      ".................#........",
      "........#........#........",
      "........#....#...##..#....",
      "........#.#......#........",
      ".......O#.....#..#........",
      "........#....*...#..#.....",
      "##############.####.######",
      "#########....#...#........",
      "#########........#........",
      "#########........#........",
      "#########........#........",
      "#########...#.............",
      "#########........##.......",
      "#########........#........",
      "#########........#........",
    ],
    verdict: {
      par: 26,
      solutionCount: 4,
      stateCount: 59,
      deadEndCount: 0,
      difficultyCentibits: 652,
      forcedMovesPercent: 19,
    },
    ideas: [5, 10],
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
