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
    map: ["..@#....", "........", "........", "........", "........", "F#......"],
    verdict: { par: 2, solutions: 1, states: 8, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 50 },
  },
  {
    number: 6,
    map: ["..#.....", "#.....#.", ".......#", "........", "........", "@....#.F"],
    verdict: { par: 4, solutions: 1, states: 11, deadEnds: 0, difficultyCentibits: 252, railroadPercent: 75 },
  },
  {
    number: 9,
    map: ["........#..", "...........", "T........@|", "..T#.....T.", ".T..T......", "..*........", "..#F#.....T"],
    verdict: { par: 7, solutions: 1, states: 27, deadEnds: 0, difficultyCentibits: 333, railroadPercent: 71 },
  },
  {
    number: 12,
    map: [
      ".....#.......T.<",
      "..............*.",
      "#...............",
      "...#.......*.T..",
      "....T...........",
      "F...-.......#..@",
      "T..........T...#",
      "....*...........",
    ],
    verdict: { par: 9, solutions: 1, states: 35, deadEnds: 0, difficultyCentibits: 360, railroadPercent: 66 },
  },
  {
    number: 16,
    map: [
      ".#....T.........",
      "..........#.....",
      "...T#......#....",
      "#....#.x........",
      "..**............",
      "...............#",
      "@.....#...*.....",
      "x.....#FT.......",
    ],
    verdict: { par: 9, solutions: 1, states: 35, deadEnds: 0, difficultyCentibits: 422, railroadPercent: 66 },
  },
  {
    number: 19,
    map: [
      "......a....#....",
      "................",
      "................",
      ".*.........a.*..",
      "#.............T.",
      ".............*.#",
      "...............@",
      "#F#...........T.",
    ],
    verdict: { par: 8, solutions: 1, states: 24, deadEnds: 0, difficultyCentibits: 370, railroadPercent: 50 },
  },
  {
    number: 27,
    map: [
      "...T......T.#...",
      ".............#..",
      "..*.......@#.Ta.",
      ".#........#.#..#",
      "#............#..",
      ".b.......b..|.-.",
      "..a.....#.....T#",
      "F........-...#..",
    ],
    verdict: { par: 11, solutions: 1, states: 20, deadEnds: 0, difficultyCentibits: 448, railroadPercent: 81 },
  },
  {
    number: 33,
    map: [
      "...TF#.....T#...",
      "#..........b.T..",
      ".*#..#..........",
      "......#.........",
      "#.....@#........",
      ".#..|......b....",
      "...*.-........<#",
      "...>.T.....#...T",
    ],
    verdict: { par: 12, solutions: 1, states: 31, deadEnds: 0, difficultyCentibits: 461, railroadPercent: 75 },
  },
  {
    number: 44,
    map: [
      "...#............",
      "..T.*...........",
      ".#..|a........*.",
      "#..-.....b......",
      "...#.........a..",
      "....T..Tb......#",
      ".|......#.....#.",
      "TF#....@........",
    ],
    verdict: { par: 11, solutions: 1, states: 31, deadEnds: 0, difficultyCentibits: 469, railroadPercent: 72 },
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
