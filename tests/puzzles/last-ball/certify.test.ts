import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Certificate } from "../../../src/kernel/analysed-graph";
import { certify } from "../../../src/kernel/certify";
import { DIRECTIONS, UP } from "../../../src/kernel/direction";
import { LOST, STUCK } from "../../../src/kernel/graph";
import { findBestSolution } from "../../../src/kernel/verdict";
import { runToEnd } from "../../../src/kernel/task";
import { certifyInPlace } from "../../../src/puzzles/last-ball/explore/certify";
import type { Level } from "../../../src/puzzles/last-ball/level";
import { MAX_CERTIFIED_CELLS } from "../../../src/puzzles/last-ball/explore/scratch";
import { rules } from "../../../src/puzzles/last-ball/rules";
import type { State } from "../../../src/puzzles/last-ball/state";
import { placedTargetOf, compositionOfSeed, levelOf, anyMaps, statesOf } from "./maps";

const NO_CAP = 1_000_000;

function certifiedInPlace(level: Level): Certificate<State> {
  const certificate = runToEnd(certifyInPlace(level, NO_CAP));
  if (certificate === undefined) throw new Error(`the level has more than ${NO_CAP} states`);
  return certificate;
}

function certifiedByKernel(level: Level): Certificate<State> {
  const { start, move, outcome, key } = rules(level);
  const certificate = runToEnd(certify({ start, move, outcome, key }, NO_CAP));
  if (certificate === undefined) throw new Error(`the level has more than ${NO_CAP} states`);
  return certificate;
}

function reachableStates(level: Level): State[] {
  const { start, move, outcome, key } = rules(level);
  const states = [start];
  const keys = new Set([key(start)]);
  for (const state of states) {
    for (const direction of DIRECTIONS) {
      const after = move(state, direction);
      if (after === undefined || outcome(after) === "lost" || keys.has(key(after))) continue;
      keys.add(key(after));
      states.push(after);
    }
  }
  return states;
}

/**
 * Describes each state of a level's graph by a line: the states after its moves, its fewest moves to a win, and whether
 * it is won. Names states by their keys, so that the numbers of states do not matter.
 */
function describeGraph(level: Level, { graph, analysis }: Certificate<State>): string[] {
  const { key } = rules(level);
  const states = reachableStates(level);
  const names = new Map(states.map((state) => [graph.stateNumberOf(state), key(state)]));
  const nameOf = (after: number) => (after === STUCK ? "stuck" : after === LOST ? "lost" : names.get(after));
  return states.map((state) => {
    const stateNumber = graph.stateNumberOf(state) ?? NaN;
    const successors = DIRECTIONS.map((direction) => nameOf(graph.next[direction][stateNumber]));
    const isWon = graph.wonStates.includes(stateNumber);
    return JSON.stringify([key(state), successors, analysis.winDistance[stateNumber], isWon]);
  });
}

function expectSame(level: Level, certificate = certifiedInPlace(level)): void {
  const expected = certifiedByKernel(level);
  expect(certificate.analysis.verdict).toEqual(expected.analysis.verdict);
  expect(certificate.graph.stateCount).toBe(expected.graph.stateCount);
  expect(certificate.graph.wonStates).toHaveLength(expected.graph.wonStates.length);
  expect(describeGraph(level, certificate)).toEqual(describeGraph(level, expected));
}

describe("certifyInPlace", () => {
  test("the certificate equals the kernel's certificate for any map", () => {
    const equalsKernels = fc.property(anyMaps(8, MAX_CERTIFIED_CELLS), (map) => {
      expectSame(levelOf(map));
    });
    fc.assert(equalsKernels, { numRuns: 300 });
  });

  test("the certificate equals the kernel's certificate for generated levels", () => {
    for (let seed = 1; seed <= 300; seed++) expectSame(compositionOfSeed(placedTargetOf(seed), seed).level);
  });

  test("the certificate equals the kernel's certificate on the largest board, with balls in its last cells", () => {
    const row = ".".repeat(10);
    expectSame(levelOf(...new Array<string>(8).fill(row), "........@o"));
    expectSame(levelOf("oo........", row, "...ooo....", ".......ooo", row, "...ooo....", row, row, ".....@oooo"));
  });

  test("the certificate equals the kernel's certificate when the tables must grow", () => {
    const { level } = compositionOfSeed({ ...placedTargetOf(1), whiteCount: 15 }, 215);
    const certificate = certifiedInPlace(level);
    expect(certificate.graph.stateCount).toBeGreaterThan(2048);
    expectSame(level, certificate);
  });

  test("the certificate has no state number for a state that cannot be reached", () => {
    const level = levelOf("@.o", "..o");
    const [, lost] = statesOf(level, [UP]);
    const { graph } = certifiedInPlace(level);
    expect(graph.stateNumberOf(rules(levelOf("o.@", "..o")).start)).toBeUndefined();
    expect(graph.stateNumberOf(lost)).toBeUndefined();
  });

  test("there is a certificate for a level with as many states as the cap, but not for one with more", () => {
    fc.assert(
      fc.property(anyMaps(6, MAX_CERTIFIED_CELLS), (map) => {
        const level = levelOf(map);
        const stateCount = reachableStates(level).length;
        expect(runToEnd(certifyInPlace(level, stateCount))?.graph.stateCount).toBe(stateCount);
        expect(runToEnd(certifyInPlace(level, stateCount - 1))).toBeUndefined();
      }),
    );
  });

  test("the rules use it on a board of up to 90 cells, and on no larger board", () => {
    const rows = new Array<string>(9).fill(".".repeat(10));
    expect(rules(levelOf("@........o", ...rows.slice(1))).certify).toBeDefined();
    expect(rules(levelOf("@........o", ...rows)).certify).toBeUndefined();
  });
});

describe("the tables that released certificates free for reuse", () => {
  test("new certificates that reuse old tables are right, and certificates in use stay unchanged", () => {
    const levelLists = fc.array(fc.record({ map: anyMaps(6, MAX_CERTIFIED_CELLS), isKept: fc.boolean() }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(levelLists, (levels) => {
        const kept = levels.flatMap(({ map, isKept }) => {
          const level = levelOf(map);
          const certificate = certifiedInPlace(level);
          expectSame(level, certificate);
          if (isKept) return [{ level, certificate }];
          certificate.release?.();
          return [];
        });
        for (const { level, certificate } of kept) {
          expectSame(level, certificate);
          certificate.release?.();
        }
      }),
    );
  });

  test("a certificate is right after an attempt that stopped at the cap", () => {
    const { level } = compositionOfSeed({ ...placedTargetOf(1), whiteCount: 12 }, 77);
    for (let maxStates = 1; maxStates < 40; maxStates++) {
      expect(runToEnd(certifyInPlace(level, maxStates))).toBeUndefined();
      expectSame(levelOf("@.o.o", "o...o", "..o.."));
    }
    expectSame(level);
  });

  test("two certificates that are made at the same time, in slices by turns, are right", () => {
    const levels = [compositionOfSeed(placedTargetOf(8), 8).level, compositionOfSeed(placedTargetOf(9), 9).level];
    levels.forEach((level) => certifiedInPlace(level).release?.());
    const tasks = levels.map((level) => certifyInPlace(level, NO_CAP));
    let slices = tasks.map((task) => task.next());
    while (slices.some(({ done }) => done !== true))
      slices = slices.map((slice, index) => (slice.done === true ? slice : tasks[index].next()));
    slices.forEach(({ value }, index) => expectSame(levels[index], value as Certificate<State>));
  });

  test("a certificate that is released twice frees its tables only once", () => {
    const [one, two, three] = [11, 12, 13].map((seed) => compositionOfSeed(placedTargetOf(seed), seed).level);
    const certificate = certifiedInPlace(one);
    certificate.release?.();
    certificate.release?.();
    const [second, third] = [certifiedInPlace(two), certifiedInPlace(three)];
    expectSame(two, second);
    expectSame(three, third);
  });
});

test("the best solution of a certificate wins", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const { level } = compositionOfSeed(placedTargetOf(seed), seed);
    const { graph, analysis } = certifiedInPlace(level);
    const states = statesOf(level, findBestSolution(graph, analysis.winDistance, graph.start));
    expect(rules(level).outcome(states[states.length - 1])).toBe("won");
  }
});
