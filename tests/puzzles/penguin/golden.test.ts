import { describe, expect, test } from "vitest";
import { createRandom } from "../../../src/kernel/random";
import { done, finish } from "../../../src/kernel/work";
import { notation } from "../../../src/puzzles/penguin/level";
import { compose } from "../../../src/puzzles/penguin/make/compose";
import { plan } from "../../../src/puzzles/penguin/make/plan";
import { levelOf } from "./maps";
import { slowFigures } from "./slow-figures";
import { certified } from "./verdicts";

const YEAR = 2026;

/** Levels of an endless run, by their number and a seed: whatever is made faster must come to the same. */
const LEVELS = [
  {
    number: 1,
    map: ["..@#....", "........", "........", ".*......", "..#.....", "F......."],
    verdict: { par: 2, solutions: 1, states: 13, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 50 },
  },
  {
    number: 6,
    map: ["#@......", "........", "........", "......T.", ".....T..", "...#.F.#"],
    verdict: { par: 5, solutions: 1, states: 12, deadEnds: 0, difficultyCentibits: 209, railroadPercent: 80 },
  },
  {
    number: 9,
    map: ["....T@...#.", "...T.......", ".......T...", "#....##...F", "...........", "...........", ".......*.T."],
    verdict: { par: 5, solutions: 1, states: 16, deadEnds: 0, difficultyCentibits: 287, railroadPercent: 60 },
  },
  {
    number: 12,
    map: [
      "#....#...#......",
      "..T.>.....#.....",
      "............#...",
      "........T....#..",
      ".........T.....T",
      ".*..............",
      "................",
      "...........#FT.@",
    ],
    verdict: { par: 8, solutions: 1, states: 28, deadEnds: 0, difficultyCentibits: 439, railroadPercent: 75 },
  },
  {
    number: 16,
    map: [
      ".#....T.........",
      ".......#..#.....",
      "....#......#....",
      "#....#..........",
      "..*.............",
      "@......#.......T",
      "x.....#...*.....",
      "......#FT.......",
    ],
    verdict: { par: 9, solutions: 1, states: 30, deadEnds: 0, difficultyCentibits: 363, railroadPercent: 66 },
  },
  {
    number: 19,
    map: [
      "..........a.#...",
      "................",
      "##..............",
      "..T............#",
      "a..............@",
      "...........#..#.",
      ".........T.*.T..",
      ".F........#....T",
    ],
    verdict: { par: 9, solutions: 1, states: 23, deadEnds: 0, difficultyCentibits: 415, railroadPercent: 77 },
  },
  {
    number: 27,
    map: [
      "..#....a..#....@",
      "..#.........#b..",
      ".#.#.......T...T",
      ".*.............F",
      "...............#",
      "..........*.....",
      "..........b.a...",
      "#.............TT",
    ],
    verdict: { par: 11, solutions: 1, states: 21, deadEnds: 0, difficultyCentibits: 538, railroadPercent: 72 },
  },
  {
    number: 33,
    map: [
      "...>....#.#.T...",
      ".....#...T.a.T..",
      "...............#",
      "......#..-.....F",
      ".b.*.*.#T.....@T",
      ".....|........#.",
      "...#.b.#..*....#",
      "a.#......>.....T",
    ],
    verdict: { par: 11, solutions: 1, states: 39, deadEnds: 0, difficultyCentibits: 459, railroadPercent: 63 },
  },
  {
    number: 44,
    map: [
      "....#......a....",
      ".....b.....b....",
      "F...........*...",
      "T.........#...#.",
      "......a....|.T@.",
      ".........T.....T",
      "........*.-..T#.",
      ".......#....T...",
    ],
    verdict: { par: 10, solutions: 1, states: 23, deadEnds: 0, difficultyCentibits: 426, railroadPercent: 70 },
  },
];

describe.each(LEVELS)(
  "the level of endless $number with par $verdict.par and $verdict.states states",
  ({ number, map, verdict }) => {
    test("comes of its seed as it always did", () => {
      const composed = finish(compose(plan.endless(number), createRandom(number, YEAR), () => done(true)));
      expect(composed === undefined ? "" : notation.write(composed.level).trimEnd().split("\n")).toEqual(map);
    });

    test("has the verdict that it always had", () => {
      expect(certified(levelOf(...map)).analysis.verdict).toEqual(verdict);
    });

    test("has the figures that the slow penguin finds", () => {
      expect(slowFigures(map.join("\n"))).toEqual({ par: verdict.par, states: verdict.states });
    });
  },
);
