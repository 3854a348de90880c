import { expect, test } from "vitest";
import { STUCK, type Transitions } from "../../../src/kernel/graph";
import { measureDeadEndDepth } from "../../../src/kernel/ideas/dead-end-depth";
import { runToEnd } from "../../../src/kernel/task";

function rowOf(stateCount: number): Transitions {
  const states = Array.from({ length: stateCount }, (_, state) => state);
  const stuck = states.map(() => STUCK);
  const right = states.map((state) => (state + 1 < stateCount ? state + 1 : STUCK));
  const left = states.map((state) => (state > 0 ? state - 1 : STUCK));
  return { stateCount, start: 0, next: [stuck, right, stuck, left], wonStates: [] };
}

test("the depth of a dead end is the number of moves to its farthest state", () => {
  expect(runToEnd(measureDeadEndDepth(rowOf(1), 0))).toBe(0);
  expect(runToEnd(measureDeadEndDepth(rowOf(9), 0))).toBe(8);
  expect(runToEnd(measureDeadEndDepth(rowOf(9), 3))).toBe(5);
});

test("the search of a large dead end stops after 60 states", () => {
  expect(runToEnd(measureDeadEndDepth(rowOf(500), 0))).toBe(59);
});
