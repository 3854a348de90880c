import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { explore } from "../../../src/kernel/explore";
import { LOST, STUCK, type Graph } from "../../../src/kernel/graph";
import { judge } from "../../../src/kernel/verdict";
import { finish } from "../../../src/kernel/work";
import { exploreInPlace, MAX_EXPLORED_CELLS } from "../../../src/puzzles/last-ball/explore";
import type { Level } from "../../../src/puzzles/last-ball/level";
import { rules, type State } from "../../../src/puzzles/last-ball/rules";
import { briefOf, delivered, levelOf, positions } from "./maps";

const NO_CAP = 1_000_000;

/** Last Ball's own walk, and the kernel's, which knows nothing but the rules. */
function bothGraphs(level: Level): { own: Graph<State>; kernels: Graph<State> } {
  const own = finish(exploreInPlace(level, NO_CAP));
  const kernels = finish(explore(rules(level), NO_CAP));
  if (own === undefined || kernels === undefined) throw new Error("the cap was met");
  return { own, kernels };
}

/** Every position of a level that can be reached without losing. */
function reachablePositions(level: Level): State[] {
  const { start, move, outcome, key } = rules(level);
  const positions = [start];
  const keys = new Set([key(start)]);
  for (const position of positions) {
    for (const direction of DIRECTIONS) {
      const after = move(position, direction);
      if (after === undefined || outcome(after) === "lost" || keys.has(key(after))) continue;
      keys.add(key(after));
      positions.push(after);
    }
  }
  return positions;
}

function expectSameGraph(level: Level): void {
  const { own, kernels } = bothGraphs(level);
  const positions = reachablePositions(level);
  const numbers = positions.map((position) => own.find(position) ?? -1);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(positions.map((_, at) => at));
  expect(own.size).toBe(positions.length);
  expect(own.next).toHaveLength(4 * own.size);
  expect(own.start).toBe(numbers[0]);
  const ownNumberOf = new Map(positions.map((position, at) => [kernels.find(position), numbers[at]]));
  for (const [state, number] of ownNumberOf) {
    const expected = kernels.next.slice(4 * (state ?? 0), 4 * (state ?? 0) + 4);
    const translated = expected.map((after) => (after === STUCK || after === LOST ? after : ownNumberOf.get(after)));
    expect(own.next.slice(4 * number, 4 * number + 4)).toEqual(translated);
  }
  expect(own.won.toSorted()).toEqual(kernels.won.map((state) => ownNumberOf.get(state)).toSorted());
}

describe("Last Ball's own walk of its graph", () => {
  test("finds what the kernel's finds, from any position", () => {
    fc.assert(
      fc.property(positions(8, MAX_EXPLORED_CELLS), (map) => {
        expectSameGraph(levelOf(map));
      }),
      { numRuns: 300 },
    );
  });

  test("finds what the kernel's finds, on generated levels", () => {
    for (let seed = 1; seed <= 300; seed++) expectSameGraph(delivered(briefOf(seed), seed).level);
  });

  test("finds it on a crowded board that is as large as can be", () => {
    expectSameGraph(levelOf(...Array.from({ length: 9 }, (_, y) => (y < 8 ? ".........." : "........@o"))));
    expectSameGraph(levelOf("oo........", ...Array.from({ length: 7 }, () => ".".repeat(10)), ".....@oooo"));
  });

  test("numbers each state after all that it leads to", () => {
    fc.assert(
      fc.property(positions(8, MAX_EXPLORED_CELLS), (map) => {
        const level = levelOf(map);
        const { own } = bothGraphs(level);
        expect(own.order).toBe("back");
        own.next.forEach((after, edge) => expect(after).toBeLessThan(Math.floor(edge / 4)));
      }),
    );
  });

  test("comes to the same verdict", () => {
    fc.assert(
      fc.property(positions(8, MAX_EXPLORED_CELLS), (map) => {
        const level = levelOf(map);
        const { own, kernels } = bothGraphs(level);
        expect(finish(judge(own)).verdict).toEqual(finish(judge(kernels)).verdict);
      }),
    );
  });

  test("knows no position that cannot be reached", () => {
    const level = levelOf("@.o", "..o");
    const { own } = bothGraphs(level);
    expect(own.find(rules(levelOf("o.@", "..o")).start)).toBeUndefined();
    expect(own.find(rules(level).move(rules(level).start, 0) ?? [])).toBeUndefined();
  });

  test("gives up a level with more states than the cap, but not one with as many", () => {
    fc.assert(
      fc.property(positions(6, MAX_EXPLORED_CELLS), (map) => {
        const level = levelOf(map);
        const size = reachablePositions(level).length;
        expect(finish(exploreInPlace(level, size))?.size).toBe(size);
        expect(finish(exploreInPlace(level, size - 1))).toBeUndefined();
      }),
    );
  });
});

test("a board too large for it is explored by the kernel", () => {
  const rows = Array.from({ length: 10 }, () => ".".repeat(10));
  expect(rules(levelOf("@........o", ...rows.slice(1))).explore).toBeUndefined();
  expect(rules(levelOf("@........o", ...rows.slice(2))).explore).toBeDefined();
});
