import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Certificate } from "../../../src/kernel/analysed-graph";
import { certify } from "../../../src/kernel/certify";
import { DIRECTIONS, UP } from "../../../src/kernel/direction";
import { LOST, STUCK } from "../../../src/kernel/graph";
import { bestSolution } from "../../../src/kernel/verdict";
import { runToEnd } from "../../../src/kernel/task";
import { certifyInPlace } from "../../../src/puzzles/last-ball/explore/certify";
import type { Level } from "../../../src/puzzles/last-ball/level";
import { MAX_CERTIFIED_CELLS } from "../../../src/puzzles/last-ball/explore/scratch";
import { rules } from "../../../src/puzzles/last-ball/rules";
import type { State } from "../../../src/puzzles/last-ball/state";
import { briefOf, compositionOfSeed, levelOf, anyMaps, statesOf } from "./maps";

const NO_CAP = 1_000_000;

function certifiedInPlace(level: Level): Certificate<State> {
  const certificate = runToEnd(certifyInPlace(level, NO_CAP));
  if (certificate === undefined) throw new Error("the cap was met");
  return certificate;
}

/** What the kernel finds out, which knows nothing of Last Ball but its moves. */
function certifiedByKernel(level: Level): Certificate<State> {
  const { start, move, outcome, key } = rules(level);
  const certificate = runToEnd(certify({ start, move, outcome, key }, NO_CAP));
  if (certificate === undefined) throw new Error("the cap was met");
  return certificate;
}

/** Every position of a level that can be reached without losing. */
function reachableStates(level: Level): State[] {
  const { start, move, outcome, key } = rules(level);
  const states = [start];
  const keys = new Set([key(start)]);
  for (const position of states) {
    for (const direction of DIRECTIONS) {
      const after = move(position, direction);
      if (after === undefined || outcome(after) === "lost" || keys.has(key(after))) continue;
      keys.add(key(after));
      states.push(after);
    }
  }
  return states;
}

/** Where each input leads from each position, how far each is from a win and which are won, in words of positions. */
function describeGraph(level: Level, { graph, analysis }: Certificate<State>): string[] {
  const { key } = rules(level);
  const positions = reachableStates(level);
  const names = new Map(positions.map((position) => [graph.stateNumberOf(position), key(position)]));
  const nameOf = (after: number) => (after === STUCK ? "stuck" : after === LOST ? "lost" : names.get(after));
  return positions.map((position) => {
    const state = graph.stateNumberOf(position) ?? NaN;
    const exits = DIRECTIONS.map((direction) => nameOf(graph.next[direction][state]));
    return JSON.stringify([key(position), exits, analysis.winDistance[state], graph.wonStates.includes(state)]);
  });
}

function expectSame(level: Level, certificate = certifiedInPlace(level)): void {
  const expected = certifiedByKernel(level);
  expect(certificate.analysis.verdict).toEqual(expected.analysis.verdict);
  expect(certificate.graph.stateCount).toBe(expected.graph.stateCount);
  expect(certificate.graph.wonStates).toHaveLength(expected.graph.wonStates.length);
  expect(describeGraph(level, certificate)).toEqual(describeGraph(level, expected));
}

describe("Last Ball's own certificate", () => {
  test("says what the kernel's says, from any position", () => {
    const says = fc.property(anyMaps(8, MAX_CERTIFIED_CELLS), (map) => {
      expectSame(levelOf(map));
    });
    fc.assert(says, { numRuns: 300 });
  });

  test("says what the kernel's says, of generated levels", () => {
    for (let seed = 1; seed <= 300; seed++) expectSame(compositionOfSeed(briefOf(seed), seed).level);
  });

  test("says what the kernel's says on a board as large as can be, with balls in its last cells", () => {
    const row = ".".repeat(10);
    expectSame(levelOf(...new Array<string>(8).fill(row), "........@o"));
    expectSame(levelOf("oo........", row, "...ooo....", ".......ooo", row, "...ooo....", row, row, ".....@oooo"));
  });

  test("says what the kernel's says where there are more states than room at first", () => {
    const { level } = compositionOfSeed({ ...briefOf(1), whiteCount: 15 }, 215);
    const certificate = certifiedInPlace(level);
    expect(certificate.graph.stateCount).toBeGreaterThan(2048);
    expectSame(level, certificate);
  });

  test("knows no position that cannot be reached", () => {
    const level = levelOf("@.o", "..o");
    const [, lost] = statesOf(level, [UP]);
    const { graph } = certifiedInPlace(level);
    expect(graph.stateNumberOf(rules(levelOf("o.@", "..o")).start)).toBeUndefined();
    expect(graph.stateNumberOf(lost)).toBeUndefined();
  });

  test("is not given on a level with more states than the cap, but on one with as many", () => {
    fc.assert(
      fc.property(anyMaps(6, MAX_CERTIFIED_CELLS), (map) => {
        const level = levelOf(map);
        const size = reachableStates(level).length;
        expect(runToEnd(certifyInPlace(level, size))?.graph.stateCount).toBe(size);
        expect(runToEnd(certifyInPlace(level, size - 1))).toBeUndefined();
      }),
    );
  });

  test("is the rules' own way on a board of up to 90 cells, and on no larger one", () => {
    const rows = new Array<string>(9).fill(".".repeat(10));
    expect(rules(levelOf("@........o", ...rows.slice(1))).certify).toBeDefined();
    expect(rules(levelOf("@........o", ...rows)).certify).toBeUndefined();
  });
});

describe("the memory of certificates that nobody needs any more", () => {
  test("serves new ones, which are right, and leaves those alone that are still needed", () => {
    const play = fc.array(fc.record({ map: anyMaps(6, MAX_CERTIFIED_CELLS), isKept: fc.boolean() }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(play, (levels) => {
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

  test("serves one that comes after a level with too many states", () => {
    const { level } = compositionOfSeed({ ...briefOf(1), whiteCount: 12 }, 77);
    for (let cap = 1; cap < 40; cap++) {
      expect(runToEnd(certifyInPlace(level, cap))).toBeUndefined();
      expectSame(levelOf("@.o.o", "o...o", "..o.."));
    }
    expectSame(level);
  });

  test("serves two certificates that are made at the same time, a slice of each in turn", () => {
    const levels = [compositionOfSeed(briefOf(8), 8).level, compositionOfSeed(briefOf(9), 9).level];
    levels.forEach((level) => certifiedInPlace(level).release?.());
    const works = levels.map((level) => certifyInPlace(level, NO_CAP));
    let steps = works.map((work) => work.next());
    while (steps.some(({ done }) => done !== true))
      steps = steps.map((step, at) => (step.done === true ? step : works[at].next()));
    steps.forEach(({ value }, at) => expectSame(levels[at], value as Certificate<State>));
  });

  test("is not given away twice by one certificate", () => {
    const [one, two, three] = [11, 12, 13].map((seed) => compositionOfSeed(briefOf(seed), seed).level);
    const certificate = certifiedInPlace(one);
    certificate.release?.();
    certificate.release?.();
    const [second, third] = [certifiedInPlace(two), certifiedInPlace(three)];
    expectSame(two, second);
    expectSame(three, third);
  });
});

test("the best line of a certificate wins", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const { level } = compositionOfSeed(briefOf(seed), seed);
    const { graph, analysis } = certifiedInPlace(level);
    const states = statesOf(level, bestSolution(graph, analysis.winDistance, graph.start));
    expect(rules(level).outcome(states[states.length - 1])).toBe("won");
  }
});
