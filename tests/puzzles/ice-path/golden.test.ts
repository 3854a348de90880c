import { describe, expect, test } from "vitest";
import { certified, levelOf } from "./maps";
import { deadEnds, walkAll } from "./slow-walker";

/**
 * Boards of Ice Path with their known fewest moves, dead ends (states from which no win can be reached), difficulties
 * and so on. A new, faster version of the explorer (the search through all states) must find the same numbers.
 */
const BOARDS = [
  {
    map: ["@...", "....", "....", "...O"],
    verdict: {
      par: 2,
      solutionCount: 2,
      stateCount: 4,
      deadEndCount: 0,
      difficultyCentibits: 100,
      forcedMovesPercent: 50,
    },
  },
  {
    map: ["@..#", "....", "#...", "O.#."],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 11,
      deadEndCount: 0,
      difficultyCentibits: 289,
      forcedMovesPercent: 20,
    },
  },
  {
    map: ["##..#.*##", ".*.....O#", ".*#...##.", "...*....#", "###.##...", "....*#.#@", ".#..#...."],
    verdict: {
      par: 8,
      solutionCount: 2,
      stateCount: 26,
      deadEndCount: 3,
      difficultyCentibits: 368,
      forcedMovesPercent: 25,
    },
  },
  {
    map: [".......#*", "*#*##*...", "...##..*.", "...#..*#.", "..#...##.", "#*..O#...", "...@###.."],
    verdict: {
      par: 8,
      solutionCount: 1,
      stateCount: 30,
      deadEndCount: 6,
      difficultyCentibits: 370,
      forcedMovesPercent: 50,
    },
  },
  {
    map: ["@..#...#", ".....#..", "........", "........", "##.O....", "...###.."],
    verdict: {
      par: 8,
      solutionCount: 2,
      stateCount: 15,
      deadEndCount: 0,
      difficultyCentibits: 380,
      forcedMovesPercent: 25,
    },
  },
  {
    map: [
      "........#",
      ".........",
      "...#.....",
      ".........",
      "...#@.###",
      "......#.O",
      "....##..#",
      "##....#..",
      ".........",
    ],
    verdict: {
      par: 10,
      solutionCount: 2,
      stateCount: 25,
      deadEndCount: 0,
      difficultyCentibits: 397,
      forcedMovesPercent: 20,
    },
  },
  {
    map: [
      "@#..........",
      "............",
      "............",
      "#...........",
      "O#..#.......",
      "...........#",
      "#..#........",
      "............",
      "............",
      ".#..........",
      "...#...#.#..",
      "..#......#..",
    ],
    verdict: {
      par: 13,
      solutionCount: 1,
      stateCount: 29,
      deadEndCount: 0,
      difficultyCentibits: 451,
      forcedMovesPercent: 30,
    },
  },
  {
    map: [
      "............",
      "......#....#",
      "...#.#......",
      "#.........##",
      ".#..#.......",
      "...........#",
      "#..#..@.....",
      "............",
      "....#.......",
      ".##..#......",
      "...#..##.#..",
      "..#O.....#..",
    ],
    verdict: {
      par: 17,
      solutionCount: 4,
      stateCount: 47,
      deadEndCount: 0,
      difficultyCentibits: 528,
      forcedMovesPercent: 23,
    },
  },
  {
    map: [
      ".#..........",
      "..#.......#.",
      "...#....#...",
      "#...........",
      ".#..........",
      "...........@",
      "#..#........",
      "..#.........",
      "....#.......",
      ".#...#......",
      "...#...#.#..",
      "..#O.#...#..",
    ],
    verdict: {
      par: 22,
      solutionCount: 1,
      stateCount: 46,
      deadEndCount: 0,
      difficultyCentibits: 635,
      forcedMovesPercent: 27,
    },
  },
  {
    map: [
      "....#...#.....",
      ".....#......#.",
      ".........##...",
      "...#.....###..",
      ".....#..#O...#",
      "#.##.....#....",
      ".....#....#.##",
      "..#..#.@......",
      ".#.#..#.......",
      ".#......##....",
      ".......#...#..",
      "...#.#....#...",
      "....#.....#...",
      "#......#.....#",
    ],
    verdict: {
      par: 24,
      solutionCount: 2,
      stateCount: 62,
      deadEndCount: 0,
      difficultyCentibits: 625,
      forcedMovesPercent: 8,
    },
  },
  {
    // A board with two dead ends (states from which no win can be reached). The shortest solution has 6 moves; a player
    // who moves at random needs 1267.88 on average.
    map: [
      ".*....#",
      ".......",
      "#.#..*.",
      ".....##",
      ".@.#...",
      "#......",
      ".#.##..",
      "....O*.",
      "...*...",
      ".......",
      ".......",
      ".......",
      ".....#.",
      ".#..#..",
    ],
    verdict: {
      par: 6,
      solutionCount: 1,
      stateCount: 34,
      deadEndCount: 2,
      difficultyCentibits: 430,
      forcedMovesPercent: 16,
    },
  },
];

describe.each(BOARDS)("the board of par $verdict.par with $verdict.stateCount states", ({ map, verdict }) => {
  const level = levelOf(...map);

  test("the board has the stored verdict", () => {
    expect(certified(level).analysis.verdict).toEqual(verdict);
  });

  test("the slow walker confirms the verdict", () => {
    const { par, movesToStand } = walkAll(map.join("\n"));
    expect({ par, states: movesToStand.size, deadEnds: deadEnds(map.join("\n")).length }).toEqual({
      par: verdict.par,
      states: verdict.stateCount,
      deadEnds: verdict.deadEndCount,
    });
  });
});
