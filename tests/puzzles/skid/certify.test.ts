import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedCount } from "../../seed-count";
import { UNREACHABLE, type Transitions } from "../../../src/kernel/graph";
import { explore } from "../../../src/kernel/explore";
import { analyseGraph } from "../../../src/kernel/verdict";
import { runToEnd } from "../../../src/kernel/task";
import { certifyLevel, exploreLevel, releaseExploration, createGraph } from "../../../src/puzzles/skid/explore/certify";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { rules } from "../../../src/puzzles/skid/rules";
import type { Level } from "../../../src/puzzles/skid/level";
import { anyLevels, levelOf, levels } from "./levels";
import { parseMap, solve } from "./slow-solver";

const STATES = 1500;
const SMALLEST_AND_LARGEST: readonly [name: string, ...rows: string[]][] = [
  ["a red one", "#####", "#r..#", "#...#", "###R#"],
  ["a yellow one", "#####", "#y..#", "#...#", "#Y###"],
  ["full", "#####", "#rrr#", "#yyyR", "#Y###"],
  ["a red one", "########", "#......#", "#......#", "#......#", "#......#", "#.....rR", "########"],
  ["a yellow one", "########", "#y.....#", "#......#", "#......#", "#......#", "#......#", "######Y#"],
  ["yellows, ice and pit", "#Y######", "#y....y#", "#..##..#", "#..i...#", "#.#p...Y", "#.....y#", "########"],
  ["crate and pit", "########", "#rc....#", "#.#....#", "#...p..#", "#......#", "#.....r#", "######R#"],
];
/**
 * How far two difficulties of a level may differ, in hundredths of a bit. One comes from Skid's fast explorer, the
 * other from kernel/explore.ts. They may be rounded differently, because the states come in another order.
 */
const CLOSE_CENTIBITS = 1;
const FIRST = ["#####", "#r.r#", "#...#", "#R###"];

function renumbered({ stateCount, start, next, wonStates }: Transitions): {
  size: number;
  won: number[];
  next: number[][];
} {
  const states = [start];
  const numbers = new Map([[start, 0]]);
  for (const state of states) {
    for (const exits of next) {
      if (exits[state] < 0 || numbers.has(exits[state])) continue;
      numbers.set(exits[state], states.length);
      states.push(exits[state]);
    }
  }
  expect(states).toHaveLength(stateCount);
  const numberOf = (state: number): number => numbers.get(state) ?? state;
  return {
    size: stateCount,
    won: wonStates.map(numberOf).sort((one, other) => one - other),
    next: next.map((exits) => states.map((state) => numberOf(exits[state]))),
  };
}

function hasExpectedGraph(level: Level, name: string): boolean {
  const expected = runToEnd(explore(rules(level), STATES));
  const exploration = runToEnd(exploreLevel(level, STATES));
  expect(exploration === undefined, name).toBe(expected === undefined);
  if (expected === undefined || exploration === undefined) return false;
  const { size, won, next } = renumbered(createGraph(exploration));
  expect([size, won], name).toEqual([expected.stateCount, expected.wonStates]);
  expect(next, name).toEqual(expected.next);
  releaseExploration(exploration);
  return true;
}

function recoloured(map: string): string {
  return map.replace(/[ryRY]/g, (character) => "yrYR".charAt("ryRY".indexOf(character)));
}

const byValue = (one: number, other: number): number => one - other;

describe("Skid's own certificate", () => {
  test("Skid's own certificate has the state graph of the general explorer, on boards with any things", () => {
    const numRuns = seedCount(2000);
    let graphs = 0;
    const has = fc.property(levels, ({ level, map }) => {
      if (hasExpectedGraph(level, map)) graphs++;
    });
    fc.assert(has, { numRuns });
    expect(graphs).toBeGreaterThan(0.6 * numRuns);
  });

  test("Skid's own certificate has the same graph in exchanged colours, where there may be no red toys", () => {
    let withoutReds = 0;
    for (const { seed, map } of anyLevels(400)) {
      const level = levelOf(...recoloured(map).split("\n"));
      if (hasExpectedGraph(level, `seed ${seed}`) && level.reds.length === 0) withoutReds++;
    }
    expect(withoutReds).toBeGreaterThan(100);
  });

  test.each(SMALLEST_AND_LARGEST)(
    "Skid's own certificate has the right graph on the smallest and on the largest grid: %s",
    (_, ...rows) => {
      expect(hasExpectedGraph(levelOf(...rows), rows.join("\n"))).toBe(true);
    },
  );

  test("Skid's own certificate has the verdict and the win distances that the kernel finds", () => {
    const has = fc.property(levels, ({ level }) => {
      const graph = runToEnd(explore(rules(level), 400));
      const certificate = runToEnd(certifyLevel(level, 400));
      if (graph === undefined || certificate === undefined) return;
      const { verdict, winDistance } = runToEnd(analyseGraph(graph));
      const own = certificate.analysis;
      const { difficultyCentibits } = own.verdict;
      expect({ ...own.verdict, ...verdict, difficultyCentibits }).toEqual(own.verdict);
      expect(Math.abs(difficultyCentibits - verdict.difficultyCentibits)).toBeLessThanOrEqual(CLOSE_CENTIBITS);
      expect(own.winDistance.toSorted(byValue)).toEqual(winDistance.toSorted(byValue));
      certificate.release?.();
    });
    fc.assert(has, { numRuns: 150 });
  });

  test("Skid's own certificate has the figures that the slow solver finds", () => {
    const numRuns = seedCount(2000);
    let solved = 0;
    const has = fc.property(levels, ({ level, map }) => {
      const exploration = runToEnd(exploreLevel(level, 300));
      if (exploration === undefined) return;
      const { stateCount, wonStates, parCombo, parPlain } = exploration;
      const found = solve(parseMap(map), 300);
      const par = (moves: number) => (moves === UNREACHABLE ? Infinity : moves);
      expect({
        size: stateCount,
        real: stateCount - wonStates.length,
        combo: par(parCombo),
        plain: par(parPlain),
      }).toEqual({
        size: found?.states,
        real: found?.realStates,
        combo: found?.parCombo,
        plain: found?.parPlain,
      });
      releaseExploration(exploration);
      solved++;
    });
    fc.assert(has, { numRuns });
    expect(solved).toBeGreaterThan(0.4 * numRuns);
  });

  test("Skid's own certificate finds the number of each state, and none for a state that cannot be reached", () => {
    for (const { seed, level } of anyLevels(60)) {
      const graph = runToEnd(certifyLevel(level, 300))?.graph;
      if (graph === undefined) continue;
      const { start, move } = rules(level);
      const states = [0];
      const positions = [start];
      for (const [at, position] of positions.entries()) {
        expect(graph.stateNumberOf(position), `seed ${seed}`).toBe(states[at]);
        for (const direction of DIRECTIONS) {
          const after = move(position, direction);
          const state = graph.next[direction][states[at]];
          if (after === undefined || states.includes(state)) continue;
          states.push(state);
          positions.push(after);
        }
      }
      expect(positions).toHaveLength(graph.stateCount);
    }
    const level = levelOf(...FIRST);
    const { start } = rules(level);
    expect(
      runToEnd(certifyLevel(level, 300))?.graph.stateNumberOf({ ...start, reds: [start.reds[1]], brokenCombos: 3 }),
    ).toBeUndefined();
  });

  test("Skid's own certificate is undefined for a level with more states than allowed", () => {
    const level = levelOf(...FIRST);
    expect(runToEnd(certifyLevel(level, 10))).toBeUndefined();
    expect(runToEnd(certifyLevel(level, 11))?.graph.stateCount).toBe(11);
  });

  test("Skid's own certificate stays right while its memory serves one level after another", () => {
    const first = runToEnd(certifyLevel(levelOf(...FIRST), 300));
    const next = first?.graph.next.slice(0, 44);
    for (const { level } of anyLevels(20)) runToEnd(certifyLevel(level, 300))?.release?.();
    expect(first?.graph.next.slice(0, 44)).toEqual(next);
    first?.release?.();
    first?.release?.();
    expect(runToEnd(certifyLevel(levelOf(...FIRST), 300))?.graph.next.slice(0, 44)).toEqual(next);
  });
});
