import { describe, expect, test } from "vitest";
import { exactPotentialStates } from "../../../tools/mine/skid-potential";
import { runToEnd } from "../../../src/kernel/task";
import { enumerateSolutions } from "../../../src/kernel/solutions";
import { computeBestOutcomes } from "../../../src/puzzles/skid/explore/best-outcomes";
import { certifyLevel } from "../../../src/puzzles/skid/explore/certify";
import {
  MAX_POTENTIAL_STATES,
  countCellsAndPieces,
  countPotentialStates,
} from "../../../src/puzzles/skid/make/potential-states";
import { levelOf } from "./levels";

/**
 * The first level of BigBangPixel's article "Simple mechanics, complex puzzle creation". The article only shows a
 * diagram of its states. No other arrangement of two red toys and a goal on 3 by 2 cells has these states.
 */
const FIRST = ["#####", "#r.r#", "#...#", "#R###"];

const UP = 0;
const RIGHT = 1;
const DOWN = 2;
const LEFT = 3;

describe("the first level of the article on Skid", () => {
  const certificate = runToEnd(certifyLevel(levelOf(...FIRST), 100));
  if (certificate === undefined) throw new Error("the level has more than 100 states");
  const { graph, analysis, combos } = certificate;

  test("the article's first level has 9 real states, winning ones not counted, of 21 potential ones", () => {
    expect(analysis.verdict).toMatchObject({ realStates: 9, potentialStates: 21 });
  });

  test("the article's first level leads to three states from its start; left after right is the same as left", () => {
    const exits = graph.next.map((states) => states[0]);
    expect(exits[UP]).toBe(-1);
    expect(exits.slice(RIGHT).toSorted()).toEqual([1, 2, 3]);
    expect(graph.next[LEFT][exits[RIGHT]]).toBe(exits[LEFT]);
  });

  test("the article's first level is won with a full combo by left and down", () => {
    const end = graph.next[DOWN][graph.next[LEFT][0]];
    expect(combos).toContain(end);
    expect(analysis.verdict).toMatchObject({ par: 2, parCombo: 2 });
    expect([...enumerateSolutions(graph, analysis.winDistance, 2)]).toEqual([{ moves: [LEFT, DOWN], wonState: end }]);
  });

  test("the article's first level is fair, because a win can be reached from every state", () => {
    const all = runToEnd(computeBestOutcomes(graph, combos));
    expect(all).not.toContain("dead-end");
    expect(all[0]).toBe("full-combo");
    expect(analysis.verdict.deadEndCount).toBe(0);
  });
});

// Uses a level with the only two numbers that BigBangPixel's article "Simple mechanics, complex puzzle creation" tells
// of its level on 3×3 cells: 82 real and 884 potential states. The level has no dead ends (states from which no win can
// be reached).
test("a level with two pairs on 3×3 cells has 82 real states of 884 potential ones, as in the article", () => {
  const level = levelOf("#####", "##ry#", "Y..r#", "#.y.#", "#R###");
  const verdict = runToEnd(certifyLevel(level, 200))?.analysis.verdict;
  expect(verdict).toMatchObject({ realStates: 82, potentialStates: 884, deadEndCount: 0, parCombo: 5, parPlain: 6 });
});

describe("the article's formula for the potential states", () => {
  const none = { reds: 0, yellows: 0, crates: 0, ices: 0 };

  test("the formula gives 15 layouts of two toys and 6 of one, 21 in all, for 6 cells", () => {
    expect(countPotentialStates({ ...none, cells: 6, reds: 2 })).toBe(21);
    expect(countPotentialStates({ ...none, cells: 6, reds: 1 })).toBe(6);
  });

  test("the formula gives 884 for two pairs on a 3×3 grid with 8 free cells", () => {
    expect(countPotentialStates({ ...none, cells: 8, reds: 2, yellows: 2 })).toBe(884);
    expect(exactPotentialStates({ ...none, cells: 8, reds: 2, yellows: 2 })).toBe(884n);
  });

  test("the formula gives 21,513,083,856 for four of each colour, a crate and an ice cube on 24 cells", () => {
    const count = { cells: 24, reds: 4, yellows: 4, crates: 1, ices: 1 };
    expect(exactPotentialStates(count)).toBe(21_513_083_856n);
    expect(countPotentialStates(count)).toBe(MAX_POTENTIAL_STATES);
  });

  test("the formula gives the same number with and without a limit, up to the limit", () => {
    for (let cells = 2; cells <= 30; cells++) {
      for (let pieces = 0; pieces < 24; pieces++) {
        const count = { cells, reds: 1 + (pieces % 3), yellows: pieces % 2, crates: pieces % 4, ices: pieces % 2 };
        const exact = exactPotentialStates(count);
        expect(BigInt(countPotentialStates(count))).toBe(
          exact < MAX_POTENTIAL_STATES ? exact : BigInt(MAX_POTENTIAL_STATES),
        );
      }
    }
  });

  test("the formula counts only the cells that are not blocks", () => {
    const level = levelOf("######", "#r#p.#", "#.yc.#", "#.i..#", "#R##Y#");
    expect(countCellsAndPieces(level)).toEqual({ cells: 11, reds: 1, yellows: 1, crates: 1, ices: 1 });
  });
});
