import { describe, expect, test } from "vitest";
import {
  compareWithPeople,
  computeCorrelation,
  readRushHourPuzzles,
  readTowerOfLondonPuzzles,
  type Agreement,
} from "../../bench/humans/compare";
import { computeExpectedMoves } from "../../bench/humans/expected-moves";
import { createRushHourRules } from "../../bench/humans/rush-hour";
import { exploreGraph, type StateGraph } from "../../bench/humans/state-graph";
import { computeExpectedMovesFromAll } from "../../src/kernel/difficulty/expected-moves";
import { DIRECTIONS } from "../../src/kernel/direction";
import { STUCK } from "../../src/kernel/graph";
import { runToEnd } from "../../src/kernel/task";

const rushHour = readRushHourPuzzles();
const towerOfLondon = readTowerOfLondonPuzzles();

/**
 * Returns how many moves a person is expected to need from the start of a state graph (all states and the moves between
 * them), as the game's own code in src/kernel computes it. No state may have more than four moves, because this code
 * knows only four inputs.
 */
function kernelMovesOf({ successors, winDistance }: StateGraph): number {
  expect(Math.max(...successors.map(({ length }) => length))).toBeLessThanOrEqual(DIRECTIONS.length);
  const next = DIRECTIONS.map((direction) => successors.map((afters) => afters[direction] ?? STUCK));
  const wonStates = [...winDistance.keys()].filter((state) => winDistance[state] === 0);
  const graph = { stateCount: successors.length, start: 0, next, wonStates };
  return runToEnd(computeExpectedMovesFromAll(graph, winDistance))[0];
}

describe("the difficulty agrees with people", () => {
  /**
   * Checks that the computed difficulty of levels agrees with measurements of the people who solved them. The
   * correlation of the difficulty with the people's times must be at least `minR`. On average, the computed number of
   * moves may differ from the number that people made by at most 0.2 bits.
   */
  function expectAgreement({ difficultyR, meanSurplusBits }: Agreement, minR: number): void {
    expect(difficultyR).toBeGreaterThanOrEqual(minR);
    expect(Math.abs(meanSurplusBits)).toBeLessThanOrEqual(0.2);
  }

  test("the difficulty of 70 boards of Rush Hour correlates at least 0.90 with the logarithm of people's time", () => {
    expect(rushHour).toHaveLength(70);
    expectAgreement(compareWithPeople(rushHour), 0.9);
  });

  test("the difficulty of 25 Towers of London correlates at least 0.91 with the logarithm of people's time", () => {
    expect(towerOfLondon).toHaveLength(25);
    expectAgreement(compareWithPeople(towerOfLondon), 0.91);
  });
});

describe("the state graphs of puzzles that people solved", () => {
  test("each puzzle has the fewest moves that its table says", () => {
    for (const { graph, par } of [...rushHour, ...towerOfLondon]) expect(graph.winDistance[0]).toBe(par);
  });

  test("a car slides any number of cells along its row or column, but not through another car", () => {
    // A board of the puzzle Rush Hour, six rows of six characters. The red car A must leave at the right of the third
    // row, and car B stands in its way.
    const board = ["......", "......", "AA.B..", "...B..", "......", "......"].join("");
    const { successors, winDistance } = exploreGraph(createRushHourRules(board));
    // Five moves are possible at the start: one of car A, and two upwards and two downwards of car B.
    expect(successors[0]).toHaveLength(5);
    expect(winDistance[0]).toBe(2);
  });
});

test("the repeated definition and the kernel's elimination find the same expected moves of 25 Towers of London", () => {
  for (const { graph } of towerOfLondon) {
    const moves = kernelMovesOf(graph);
    expect(Math.abs(computeExpectedMoves(graph) / moves - 1)).toBeLessThan(0.0005);
  }
});

test("the correlation of lists on a rising line is 1, on a falling line -1, and 0 without any relation", () => {
  expect(computeCorrelation([1, 2, 4], [10, 12, 16])).toBeCloseTo(1, 10);
  expect(computeCorrelation([1, 2, 4], [9, 7, 3])).toBeCloseTo(-1, 10);
  expect(computeCorrelation([1, 2, 3, 4], [1, -1, -1, 1])).toBeCloseTo(0, 10);
});
