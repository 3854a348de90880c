/**
 * The ten levels "After hours" of the puzzle Penguin, which are optional and follow the campaign. Each level combines
 * two solving ideas (techniques that a solution needs). No level of the campaign and no other level of the ten combines
 * the same two solving ideas. A test solves each level and compares the result with the facts in `verdict`, such as the
 * fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levelsAfterHours = (): readonly CampaignLevel[] => [
  // The solution of this level needs two techniques (solving ideas) together: "detour" and "doors".
  {
    name: "Fog Bell",
    map: [
      "@^.#........T...",
      "....#...........",
      ".>.^............",
      "#...b.......**..",
      "F...............",
      "-....#.........b",
      "...*............",
      ".^..#...........",
    ],
    verdict: {
      par: 16, solutionCount: 1, stateCount: 38, deadEndCount: 0, forcedMovesPercent: 12, difficultyCentibits: 575,
    },
    ideas: [0, 7],
    feat: 1,
  },
  // The solution of this level needs two techniques (solving ideas) together: "order" and "bridge as a wall".
  {
    name: "Undertow",
    map: [
      "..........T..F.",
      "T.#............",
      "...#...#.......",
      "....T..........",
      "T...|..........",
      ".T.#.-.........",
      "..**..#........",
      ".@..*.|...|....",
    ],
    verdict: {
      par: 16, solutionCount: 1, stateCount: 35, deadEndCount: 0, forcedMovesPercent: 50, difficultyCentibits: 587,
    },
    ideas: [4, 13],
    feat: 1,
  },
  // The solution of this level needs two techniques (solving ideas) together: "snow stop" and "spiral".
  {
    name: "Sea Legs",
    map: [
      ".**.*T....#F....",
      "....*#*...*....<",
      "................",
      ".........T......",
      "<.v...#.....#...",
      "..........*.....",
      "....*..*#.*....-",
      ".@..............",
    ],
    verdict: {
      par: 16, solutionCount: 1, stateCount: 42, deadEndCount: 0, forcedMovesPercent: 12, difficultyCentibits: 588,
    },
    ideas: [9, 11],
    feat: 1,
  },
  // The solution of this level needs two techniques (solving ideas) together: "order" and "ride after ride".
  {
    name: "Dead Calm",
    map: [
      "..v......|....*.",
      ".......T.@#.....",
      "........#...T...",
      "....*...........",
      "..............T.",
      "Tv.*.......<....",
      "....T...>..T....",
      "..v<....v.#F.#..",
    ],
    verdict: {
      par: 16, solutionCount: 1, stateCount: 41, deadEndCount: 0, forcedMovesPercent: 6, difficultyCentibits: 628,
    },
    ideas: [4, 12],
    feat: 1,
  },
  // The solution of this level needs two techniques (solving ideas) together: "bridge as a wall" and "bridges".
  {
    name: "Whale Song",
    map: [
      "....|..#....T...",
      "@..T.|........*.",
      "..*.....*..|....",
      "..*T..<*........",
      "................",
      "...*..v.........",
      "...*..<....*....",
      ".*..TF#...|....^",
    ],
    verdict: {
      par: 11, solutionCount: 1, stateCount: 51, deadEndCount: 0, forcedMovesPercent: 9, difficultyCentibits: 628,
    },
    ideas: [13, 8],
    feat: 1,
  },
  // The solution of this level needs two techniques (solving ideas) together: "order" and "doors".
  {
    name: "Star Chart",
    map: [
      ".*.^..T.........",
      ".<....b....#...a",
      "...-...*.....>..",
      "...............T",
      ".b....*.....#...",
      "a.........*|....",
      "................",
      ".*...^.@....<FT.",
    ],
    verdict: {
      par: 16, solutionCount: 1, stateCount: 38, deadEndCount: 0, forcedMovesPercent: 18, difficultyCentibits: 643,
    },
    ideas: [4, 7],
    feat: 1,
  },
  // The solution of this level needs two techniques (solving ideas) together: "spiral" and "ride after ride".
  {
    name: "Rip Tide",
    map: [
      "-@.^..TF#......",
      ".......|...^..-",
      "<..^...........",
      ".#.|..|..*.....",
      "..T.*#*.......^",
      "#..............",
      "...............",
      ".*.^...T.....<.",
    ],
    verdict: {
      par: 16, solutionCount: 1, stateCount: 35, deadEndCount: 0, forcedMovesPercent: 37, difficultyCentibits: 659,
    },
    ideas: [11, 12],
    feat: 1,
  },
  // The solution of this level needs two techniques (solving ideas) together: "doors" and "bridge as a wall".
  {
    name: "Midnight Sun",
    map: [
      "#F|.^...|....a..",
      ".......#.a#...*b",
      "....<..<.....T..",
      "...*..#.........",
      "...........##.T.",
      "b*........#..#..",
      "..............*.",
      "...>.T.....^..@.",
    ],
    verdict: {
      par: 16, solutionCount: 1, stateCount: 55, deadEndCount: 0, forcedMovesPercent: 0, difficultyCentibits: 670,
    },
    ideas: [7, 13],
    feat: 1,
  },
  // The solution of this level needs two techniques (solving ideas) together: "snow stop" and "ride after ride".
  {
    name: "High Water",
    map: [
      "..>...|...*..#..",
      ".|.......>....|.",
      ".....#...**..v.>",
      "..T.............",
      "....@..........T",
      ".........*.....F",
      ".....**....*...#",
      ".v.#............",
    ],
    verdict: {
      par: 16, solutionCount: 1, stateCount: 52, deadEndCount: 0, forcedMovesPercent: 12, difficultyCentibits: 674,
    },
    ideas: [9, 8],
    feat: 1,
  },
  // The solution of this level needs two techniques (solving ideas) together: "right across" and "bridges".
  {
    name: "Far Rock",
    map: [
      ".T.....#.......#",
      "@...............",
      ".>T..........-..",
      ".*.TT..........#",
      "..**.........<*F",
      ".<..*T....T....#",
      ".............*..",
      ".v...|.....T.-..",
    ],
    verdict: {
      par: 16, solutionCount: 1, stateCount: 41, deadEndCount: 0, forcedMovesPercent: 50, difficultyCentibits: 678,
    },
    ideas: [15, 8],
    feat: 1,
  },
];
