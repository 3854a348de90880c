import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { explore } from "../../../src/kernel/explore";
import type { Transitions } from "../../../src/kernel/graph";
import { analyseGraph } from "../../../src/kernel/verdict";
import { runToEnd } from "../../../src/kernel/task";
import {
  canExplore,
  certifyLevel,
  exploreLevel,
  releaseExploration,
  createGraph,
} from "../../../src/puzzles/fruit/explore/certify";
import type { Level } from "../../../src/puzzles/fruit/level";
import { rules } from "../../../src/puzzles/fruit/rules";
import { seedCount } from "../../seed-count";
import { anyMap, ANYTHING, levelOf, type Cast } from "./maps";

const STATES = 1500;

const CASTS: readonly (readonly [name: string, cast: Cast])[] = [
  ["fruits and stones", { pairs: 2, others: 8, characters: "####s", passes: 0 }],
  ["many fruits", { pairs: 4, others: 6, characters: "#", passes: 0 }],
  ["cars, barrels and stones", { pairs: 2, others: 8, characters: "####s=I8o", passes: 0 }],
  ["passes", { pairs: 2, others: 7, characters: "####s", passes: 5 }],
  ["puddles and hedgehogs", { pairs: 2, others: 8, characters: "####s~h", passes: 0 }],
  ["anteaters", { pairs: 2, others: 8, characters: "####s^>v<", passes: 0 }],
  ["anteaters and few pieces", { pairs: 2, others: 6, characters: "###~h^>v<", passes: 2 }],
  ["anything", ANYTHING],
];
/**
 * How far two difficulties of a level may differ, in hundredths of a bit. One comes from Fruit's fast explorer, the
 * other from kernel/explore.ts. They may be rounded differently, because the states come in another order.
 */
const CLOSE_CENTIBITS = 1;

function renumbered({ stateCount, start, next, wonStates }: Transitions) {
  const states = [start];
  const numbers = new Map([[start, 0]]);
  for (const state of states) {
    for (const successors of next) {
      if (successors[state] < 0 || numbers.has(successors[state])) continue;
      numbers.set(successors[state], states.length);
      states.push(successors[state]);
    }
  }
  expect(states).toHaveLength(stateCount);
  const numberOf = (state: number): number => numbers.get(state) ?? state;
  return {
    size: stateCount,
    won: wonStates.map(numberOf).toSorted((one, other) => one - other),
    next: next.map((successors) => states.map((state) => numberOf(successors[state]))),
  };
}

function certified(level: Level, maxStates: number) {
  return runToEnd(certifyLevel(level, rules(level), maxStates));
}

function expectGraph(level: Level, note: string): boolean {
  const exploration = runToEnd(exploreLevel(level, STATES));
  const expected = runToEnd(explore(rules(level), STATES));
  if (expected === undefined || exploration === undefined) {
    expect(exploration, note).toBe(expected);
    return false;
  }
  const { size, won, next } = renumbered(createGraph(exploration));
  expect([size, won], note).toEqual([expected.stateCount, expected.wonStates]);
  expect(next, note).toEqual(expected.next);
  releaseExploration(exploration);
  return true;
}

describe("Fruit's own explorer", () => {
  test.each(CASTS)("Fruit's own explorer finds the state graph of the general explorer on maps with %s", (_, cast) => {
    let graphs = 0;
    const all = seedCount(1000, 200);
    for (let seed = 1; seed <= all; seed++) {
      const map = anyMap(seed, cast);
      const level = levelOf(map);
      if (runToEnd(canExplore(level)) && expectGraph(level, map)) graphs++;
    }
    expect(graphs).toBeGreaterThan(0.5 * all);
  });
});

describe("Fruit's own certificate", () => {
  test("Fruit's own certificate has the verdict and win distances of the kernel, for any number of pieces", () => {
    let met = 0;
    for (let seed = 1; seed <= seedCount(700, 150); seed++) {
      const level = levelOf(anyMap(seed, { ...ANYTHING, pairs: 5 }));
      const graph = runToEnd(explore(rules(level), 400));
      const certificate = certified(level, 400);
      expect(certificate === undefined).toBe(graph === undefined);
      if (graph === undefined || certificate === undefined) continue;
      const { verdict, winDistance } = runToEnd(analyseGraph(graph));
      const own = certificate.analysis;
      const { difficultyCentibits } = own.verdict;
      expect({ ...verdict, difficultyCentibits }).toEqual(own.verdict);
      expect(Math.abs(difficultyCentibits - verdict.difficultyCentibits)).toBeLessThanOrEqual(CLOSE_CENTIBITS);
      const inOrder = (some: readonly number[]) => some.toSorted((one, other) => one - other);
      expect(inOrder(own.winDistance)).toEqual(inOrder(winDistance));
      certificate.release?.();
      met++;
    }
    expect(met).toBeGreaterThan(50);
  });

  test("Fruit's own certificate finds the number of each state, and none for a lost state", () => {
    for (let seed = 1; seed <= seedCount(300, 60); seed++) {
      const level = levelOf(anyMap(seed));
      const graph = certified(level, 300)?.graph;
      if (graph === undefined) continue;
      const { start, move, outcome } = rules(level);
      const numbers = [0];
      const states = [start];
      for (const [index, state] of states.entries()) {
        expect(graph.stateNumberOf(state), `seed ${seed}`).toBe(numbers[index]);
        for (const direction of DIRECTIONS) {
          const after = move(state, direction);
          const number = graph.next[direction][numbers[index]];
          if (after !== undefined && outcome(after) === "lost") expect(graph.stateNumberOf(after)).toBeUndefined();
          if (after === undefined || outcome(after) === "lost" || numbers.includes(number)) continue;
          numbers.push(number);
          states.push(after);
        }
      }
      expect(states).toHaveLength(graph.stateCount);
    }
  });

  test("Fruit's own certificate is undefined for a level with more states than allowed", () => {
    const level = levelOf("A..", ".s.", "..A");
    const { stateCount } = certified(level, 300)?.graph ?? { stateCount: 0 };
    expect(stateCount).toBeGreaterThan(3);
    expect(certified(level, stateCount - 1)).toBeUndefined();
    expect(certified(level, stateCount)?.graph.stateCount).toBe(stateCount);
  });

  test("Fruit's own certificate stays the same until it is released, and its memory then serves other levels", () => {
    const level = levelOf("A.s.", "..#.", "s..A", "B#.B");
    const first = certified(level, 900);
    const size = first?.graph.stateCount ?? 0;
    const nextOf = (certificate: typeof first) =>
      certificate?.graph.next.map((successors) => successors.slice(0, size));
    const next = nextOf(first);
    for (let seed = 1; seed <= 20; seed++) certified(levelOf(anyMap(seed)), 300)?.release?.();
    expect(nextOf(first)).toEqual(next);
    first?.release?.();
    expect(nextOf(certified(level, 900))).toEqual(next);
  });
});
