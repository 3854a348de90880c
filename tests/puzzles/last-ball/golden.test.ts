import { describe, expect, test } from "vitest";
import { certify } from "../../../src/kernel/certify";
import { MOST_CENTIBITS } from "../../../src/kernel/logarithm";
import { finish } from "../../../src/kernel/work";
import { rules } from "../../../src/puzzles/last-ball/rules";
import { levelOf } from "./maps";
import { difficultyBits, drawn, solve } from "./slow-solver";

/** Figures of fixed boards: whatever is made faster must come to the same. */
const BOARDS = [
  {
    map: [
      ".o...o......",
      "o...........",
      "............",
      ".....@......",
      "............",
      "............",
      "............",
    ],
    verdict: { par: 3, solutions: 1, states: 4, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 100 },
  },
  {
    map: [
      "............",
      "..o.........",
      "............",
      ".....@.....o",
      ".o.........o",
      "..........o.",
      "............",
    ],
    verdict: { par: 5, solutions: 1, states: 9, deadEnds: 3, difficultyCentibits: 68, railroadPercent: 80 },
  },
  {
    map: [
      "...o......o.",
      ".oo..o......",
      "o...........",
      ".....@......",
      "............",
      "...........o",
      ".o..........",
    ],
    verdict: { par: 8, solutions: 3, states: 15, deadEnds: 1, difficultyCentibits: 22, railroadPercent: 87 },
  },
  {
    map: [
      "............",
      ".o..........",
      "o......o....",
      "...o.@.....o",
      "...o........",
      "o.........o.",
      ".o..o.......",
    ],
    verdict: { par: 10, solutions: 3, states: 115, deadEnds: 98, difficultyCentibits: 100, railroadPercent: 60 },
  },
  {
    map: [
      "........o...",
      "............",
      ".o......o...",
      "o....@..oo.o",
      "............",
      "o........oo.",
      ".o......o...",
    ],
    verdict: { par: 12, solutions: 241, states: 774, deadEnds: 390, difficultyCentibits: 118, railroadPercent: 16 },
  },
  {
    map: [
      "@......o.o..",
      "...........o",
      "..o.........",
      "o........o..",
      "............",
      "o..o.......o",
      "..o...o...o.",
    ],
    verdict: { par: 12, solutions: 5, states: 92, deadEnds: 59, difficultyCentibits: 223, railroadPercent: 50 },
  },
  {
    map: ["..o..", "o....", "..@..", "o..oo", ".o..."],
    verdict: { par: 6, solutions: 3, states: 11, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 66 },
  },
  {
    map: [
      "....o.......",
      "....o....o..",
      ".........oo.",
      ".....@....o.",
      "........o..o",
      "..o.o......o",
      "....oo...oo.",
    ],
    verdict: { par: 15, solutions: 82, states: 1718, deadEnds: 1620, difficultyCentibits: 348, railroadPercent: 33 },
  },
  {
    map: ["@ooo.", "o...o", ".ooo."],
    verdict: { par: -1, solutions: 0, states: 8, deadEnds: 8, difficultyCentibits: 6400, railroadPercent: 0 },
  },
  {
    map: ["o.o.o", ".o@o.", "o.o.o"],
    verdict: { par: -1, solutions: 0, states: 16, deadEnds: 16, difficultyCentibits: 6400, railroadPercent: 0 },
  },
];

describe.each(BOARDS)("the board $map", ({ map, verdict }) => {
  test("has the verdict that it always had", () => {
    expect(finish(certify(rules(levelOf(...map)), 10_000))?.analysis.verdict).toEqual(verdict);
  });

  test("has the figures that the slow solver finds", () => {
    const { field, position } = drawn(map.join("\n"));
    const found = solve(field, position);
    const { shortest, lines, states, deadEnds } = found;
    const par = shortest === Infinity ? -1 : shortest;
    expect({ par, solutions: lines, states, deadEnds }).toEqual({
      par: verdict.par,
      solutions: verdict.solutions,
      states: verdict.states,
      deadEnds: verdict.deadEnds,
    });
    const difficulty = lines > 0 ? 100 * difficultyBits(found) : MOST_CENTIBITS;
    expect(Math.abs(verdict.difficultyCentibits - difficulty)).toBeLessThan(1);
  });
});
