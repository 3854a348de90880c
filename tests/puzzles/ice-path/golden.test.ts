import { describe, expect, test } from "vitest";
import { certified, levelOf } from "./maps";
import { deadEnds, walk } from "./slow-walker";

/** Figures of fixed boards: whatever is made faster must come to the same. */
const BOARDS = [
  {
    map: ["@...", "....", "....", "...O"],
    verdict: { par: 2, solutions: 2, states: 4, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 50 },
  },
  {
    map: ["@..#", "....", "#...", "O.#."],
    verdict: { par: 5, solutions: 1, states: 11, deadEnds: 0, difficultyCentibits: 300, railroadPercent: 20 },
  },
  {
    map: ["##..#.*##", ".*.....O#", ".*#...##.", "...*....#", "###.##...", "....*#.#@", ".#..#...."],
    verdict: { par: 8, solutions: 2, states: 26, deadEnds: 3, difficultyCentibits: 307, railroadPercent: 25 },
  },
  {
    map: [".......#*", "*#*##*...", "...##..*.", "...#..*#.", "..#...##.", "#*..O#...", "...@###.."],
    verdict: { par: 8, solutions: 1, states: 30, deadEnds: 6, difficultyCentibits: 278, railroadPercent: 50 },
  },
  {
    map: ["@..#...#", ".....#..", "........", "........", "##.O....", "...###.."],
    verdict: { par: 8, solutions: 2, states: 15, deadEnds: 0, difficultyCentibits: 219, railroadPercent: 25 },
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
    verdict: { par: 10, solutions: 2, states: 25, deadEnds: 0, difficultyCentibits: 232, railroadPercent: 20 },
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
    verdict: { par: 13, solutions: 1, states: 29, deadEnds: 0, difficultyCentibits: 339, railroadPercent: 30 },
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
    verdict: { par: 17, solutions: 4, states: 47, deadEnds: 0, difficultyCentibits: 494, railroadPercent: 23 },
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
    verdict: { par: 22, solutions: 1, states: 46, deadEnds: 0, difficultyCentibits: 949, railroadPercent: 27 },
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
    verdict: { par: 24, solutions: 2, states: 62, deadEnds: 0, difficultyCentibits: 524, railroadPercent: 8 },
  },
  {
    // Two dead ends at the edge of a long wandering: 1267.88 moves on average, where 6 would do.
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
    verdict: { par: 6, solutions: 1, states: 34, deadEnds: 2, difficultyCentibits: 772, railroadPercent: 16 },
  },
];

describe.each(BOARDS)("the board of par $verdict.par with $verdict.states states", ({ map, verdict }) => {
  const level = levelOf(...map);

  test("has the verdict that it always had", () => {
    expect(certified(level).analysis.verdict).toEqual(verdict);
  });

  test("has the figures that the slow walker finds", () => {
    const { par, stands } = walk(map.join("\n"));
    expect({ par, states: stands.size, deadEnds: deadEnds(map.join("\n")).length }).toEqual({
      par: verdict.par,
      states: verdict.states,
      deadEnds: verdict.deadEnds,
    });
  });
});
