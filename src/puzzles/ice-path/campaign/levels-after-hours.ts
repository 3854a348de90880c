/**
 * The ten levels "After hours" of the puzzle Ice Path, which are optional and follow the campaign. Each of them joins
 * two solving ideas (techniques that a solution needs). No level of the campaign, and no other of the ten levels, joins
 * the same two solving ideas. A test solves each level and compares the result with the facts in `verdict`, such as the
 * fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levelsAfterHours = (): readonly CampaignLevel[] => [
  // This level joins two solving ideas (techniques that a solution needs): "round the rock" and "order".
  {
    name: "Polar Night",
    map: [
      ".....#...*.#",
      "............",
      ".......O....",
      "...*........",
      "@.#*.......#",
      "............",
      "#........##.",
      "........*...",
      "............",
      "............",
      "#.*...#...#.",
    ],
    verdict: {
      par: 20, solutionCount: 2, stateCount: 40, deadEndCount: 0, forcedMovesPercent: 20, difficultyCentibits: 609,
    },
    ideas: [8, 4],
  },
  // This level joins two solving ideas (techniques that a solution needs): "spiral" and "two halves".
  {
    name: "Cold Trail",
    map: [
      ".......#..@.",
      "............",
      ".....*....#.",
      "...*......#.",
      "...O#..#.#.*",
      "*..#.##.#.#*",
      "*.#.#..#....",
      "*#..........",
      "*#....*.....",
      "............",
      "....#.......",
    ],
    verdict: {
      par: 11, solutionCount: 1, stateCount: 46, deadEndCount: 0, forcedMovesPercent: 27, difficultyCentibits: 610,
    },
    ideas: [9, 5],
  },
  // This level joins two solving ideas (techniques that a solution needs): "round the rock" and "along the edge".
  {
    name: "Black Ice",
    map: [
      ".O#..#..#...",
      "......#.....",
      "............",
      "#.#.....#*..",
      ".#...#....#*",
      "............",
      "......#...#.",
      "..*#.....#.#",
      "..........@.",
      ".....#......",
      "...#..#..#..",
    ],
    verdict: {
      par: 26, solutionCount: 1, stateCount: 45, deadEndCount: 0, forcedMovesPercent: 30, difficultyCentibits: 655,
    },
    ideas: [8, 12],
  },
  // This level joins two solving ideas (techniques that a solution needs): "detour" and "round the rock".
  {
    name: "Snow Blind",
    map: [
      ".......#.*..",
      ".........#..",
      "...........#",
      "#...........",
      "............",
      "#*#*.##.*#*#",
      ".........*..",
      "...........#",
      "#.......#...",
      "..#.....O...",
      "..*.#.@.....",
    ],
    verdict: {
      par: 26, solutionCount: 1, stateCount: 52, deadEndCount: 0, forcedMovesPercent: 19, difficultyCentibits: 675,
    },
    ideas: [0, 8],
  },
  // This level joins two solving ideas, techniques that a solution needs: "detour" and "bait".
  {
    name: "Long Shadow",
    map: [
      "..#..#......",
      "............",
      ".......*.*..",
      "#....#.....*",
      "....#......*",
      "*#...#....#*",
      "...@..##....",
      "*.....#....#",
      ".O*.*.......",
      "..........#.",
      "......#..#..",
    ],
    verdict: {
      par: 23, solutionCount: 2, stateCount: 58, deadEndCount: 0, forcedMovesPercent: 34, difficultyCentibits: 684,
    },
    ideas: [0, 2],
  },
  // This level joins two solving ideas (techniques that a solution needs): "detour" and "so near, so far".
  {
    name: "Frozen Stars",
    map: [
      ".....#..#...",
      ".*....#..#..",
      "....##......",
      ".......#.##.",
      "....#*.#.*..",
      "............",
      "..*.#.......",
      "*#..#.......",
      "......##....",
      "..#..#....*.",
      "...#.O#@....",
    ],
    verdict: {
      par: 25, solutionCount: 2, stateCount: 54, deadEndCount: 0, forcedMovesPercent: 4, difficultyCentibits: 687,
    },
    ideas: [0, 11],
  },
  // This level joins two solving ideas (techniques that a solution needs): "round the rock" and "so near, so far".
  {
    name: "Northern Lights",
    map: [
      ".#...#..##..",
      "...#........",
      "..@#........",
      ".......#....",
      "......#..#*.",
      ".....##*....",
      ".*#..#......",
      "....#.......",
      "...#..O.##..",
      "........#...",
      "..##..#...#.",
    ],
    verdict: {
      par: 26, solutionCount: 2, stateCount: 51, deadEndCount: 0, forcedMovesPercent: 42, difficultyCentibits: 709,
    },
    ideas: [8, 11],
  },
  // This level joins two solving ideas (techniques that a solution needs): "bait" and "snow stop".
  {
    name: "Crevasse Field",
    map: [
      "#......#....",
      "..#O........",
      "....**.*....",
      "..*..#...#..",
      ".....*.#...#",
      "...#.##.#...",
      "#.#.#.......",
      "..#...#..*..",
      "..*.*.**..@.",
      ".........#..",
      "....#......#",
    ],
    verdict: {
      par: 21, solutionCount: 4, stateCount: 72, deadEndCount: 0, forcedMovesPercent: 19, difficultyCentibits: 711,
    },
    ideas: [2, 6],
  },
  // This level joins two solving ideas (techniques that a solution needs): "bait" and "stairs".
  {
    name: "White Silence",
    map: [
      "..@.#.......",
      ".....#*#...*",
      "...#...#..*.",
      "......#.#O.#",
      ".#...#......",
      "....#.##....",
      "......#...#.",
      "#..#.#......",
      ".*..#...#...",
      "......#.....",
      "............",
    ],
    verdict: {
      par: 25, solutionCount: 1, stateCount: 58, deadEndCount: 0, forcedMovesPercent: 12, difficultyCentibits: 715,
    },
    ideas: [2, 10],
  },
  // This level joins two solving ideas (techniques that a solution needs): "order" and "snow stop".
  {
    name: "Last Summit",
    map: [
      "..#.........",
      ".......#*##.",
      "..###O.#...#",
      "...*.##.#..#",
      ".......#....",
      "...#....#...",
      "......#..#*.",
      "...#...#....",
      ".*.*...##.*.",
      ".........#..",
      "...........*",
      "..@......#..",
    ],
    verdict: {
      par: 24, solutionCount: 1, stateCount: 56, deadEndCount: 0, forcedMovesPercent: 33, difficultyCentibits: 735,
    },
    ideas: [4, 6],
  },
];
