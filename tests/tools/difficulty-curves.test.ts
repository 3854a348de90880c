import { expect, test } from "vitest";
import { drawCurves } from "../../tools/curves/draw-curves";
import { measureRuns, computeQuantile } from "../../tools/curves/measure-runs";
import { puzzleOf } from "../play/puzzles";

const RUNS = { firstSeed: 5001, runCount: 3, levelCount: 12 };

test("the quantile of a half is the median, and the numbers keep their order", () => {
  const numbers = [5, 1, 4, 2, 3];
  expect([computeQuantile(numbers, 0), computeQuantile(numbers, 0.5), computeQuantile(numbers, 1)]).toEqual([1, 3, 5]);
  expect(numbers).toEqual([5, 1, 4, 2, 3]);
});

test("the measured runs have all levels of all seeds, and calm levels keep to 2.5 bits", () => {
  const bits = measureRuns(puzzleOf("ice-path"), "calm", RUNS);
  expect(bits).toHaveLength(RUNS.levelCount);
  for (const level of bits) {
    expect(level).toHaveLength(RUNS.runCount);
    for (const difficulty of level) {
      expect(difficulty).toBeGreaterThan(0.5);
      expect(difficulty).toBeLessThanOrEqual(2.5);
    }
  }
});

test("the picture of the curves has a panel for each puzzle and a line for each pace", () => {
  const bits = { calm: [[1], [1]], rising: [[2], [6]], hard: [[4], [9]] };
  const svg = drawCurves([
    { name: "One", bits },
    { name: "Two", bits },
  ]);
  expect(svg.match(/<polyline/g)).toHaveLength(6);
  expect(svg).toContain(">One</text>");
  expect(svg).toContain(">Two</text>");
  // Expects the point of the last level at the right edge of the diagram. A level that is harder than the scale allows
  // is drawn at the upper edge.
  expect(svg).toContain('points="34,123.3 242,30"');
  expect(svg).not.toMatch(/,-\d/);
});
