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
    map: ["..@#....", ".*......", "..#.....", "........", "........", "F......."],
    verdict: { par: 2, solutions: 1, states: 13, deadEnds: 0, difficultyCentibits: 0, forcedMoves: 0 },
  },
  {
    number: 6,
    map: ["#@......", "........", "........", "......T.", ".....T..", "...#.F.#"],
    verdict: { par: 5, solutions: 1, states: 12, deadEnds: 0, difficultyCentibits: 209, forcedMoves: 0 },
  },
  {
    number: 9,
    map: ["...........", "....T......", "@....T.....", "#.#........", "...#.......", ".....#.....", "#.F.#......"],
    verdict: { par: 6, solutions: 1, states: 11, deadEnds: 0, difficultyCentibits: 306, forcedMoves: 0 },
  },
  {
    number: 12,
    map: [
      "............T..T",
      "...........#...#",
      "............|.T.",
      "#.........#@..T.",
      "F..........#.#..",
      "#...............",
      "................",
      "..........*.<...",
    ],
    verdict: { par: 8, solutions: 1, states: 18, deadEnds: 0, difficultyCentibits: 343, forcedMoves: 0 },
  },
  {
    number: 16,
    map: [
      "F...#.#.........",
      "...|.......@#..T",
      "..#.............",
      "...#............",
      "................",
      ".T..............",
      "#...............",
      "#....#......x..#",
    ],
    verdict: { par: 9, solutions: 1, states: 17, deadEnds: 0, difficultyCentibits: 377, forcedMoves: 0 },
  },
  {
    number: 19,
    map: [
      "....#...a.#...#.",
      "a.......*...#...",
      "...........#.*.@",
      "................",
      "................",
      "................",
      "................",
      "...F#......#....",
    ],
    verdict: { par: 8, solutions: 1, states: 19, deadEnds: 0, difficultyCentibits: 476, forcedMoves: 0 },
  },
  {
    number: 27,
    map: [
      "a...#....#....##",
      "...b#........*..",
      "...#.....#...a..",
      "..........T.....",
      "#b..............",
      "..##@...........",
      ".#.............#",
      ".FT.............",
    ],
    verdict: { par: 11, solutions: 1, states: 30, deadEnds: 0, difficultyCentibits: 496, forcedMoves: 0 },
  },
  {
    number: 33,
    map: [
      "#........#..#..T",
      "F.........#...|@",
      "T.........T.....",
      ".........|..b...",
      ".b*......|...<..",
      "..........T.....",
      "..>.......T.*...",
      ".........#.T...#",
    ],
    verdict: { par: 12, solutions: 1, states: 24, deadEnds: 0, difficultyCentibits: 478, forcedMoves: 1 },
  },
  {
    number: 44,
    map: [
      "..............#.",
      ".....#..........",
      ".*....T....#....",
      ".*....b...#...T.",
      "T.....*.....--.F",
      "..........T@.#.T",
      "...........#....",
      ".....b.....#....",
    ],
    verdict: { par: 10, solutions: 1, states: 30, deadEnds: 0, difficultyCentibits: 495, forcedMoves: 0 },
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
