import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedCount } from "../../seed-count";
import { UNREACHABLE, type Transitions } from "../../../src/kernel/graph";
import { runToEnd } from "../../../src/kernel/task";
import { enumerateSolutions } from "../../../src/kernel/solutions";
import { computeBestOutcomes } from "../../../src/puzzles/skid/explore/best-outcomes";
import { certifyLevel, exploreLevel, releaseExploration } from "../../../src/puzzles/skid/explore/certify";
import { isFair } from "../../../src/puzzles/skid/make/fairness";
import { rules } from "../../../src/puzzles/skid/rules";
import type { State } from "../../../src/puzzles/skid/state";
import { anyLevels, levelOf, levels } from "./levels";
import { parseMap, solve } from "./slow-solver";

describe("the best outcomes of a level's states in Skid", () => {
  test("each state has the best outcome that can still be reached from it", () => {
    for (const { seed, level } of anyLevels(200)) {
      const certificate = runToEnd(certifyLevel(level, 250));
      if (certificate === undefined) continue;
      const { graph, analysis, combos } = certificate;
      const all = runToEnd(computeBestOutcomes(graph, combos));
      for (let state = 0; state < graph.stateCount; state++) {
        const reached = reachableFrom(graph.next, state);
        const expected = combos.some((combo) => reached.has(combo))
          ? "full-combo"
          : graph.wonStates.some((won) => reached.has(won))
            ? "ok"
            : "dead-end";
        expect(all[state], `seed ${seed}, state ${state}`).toBe(expected);
      }
      const dead = all.filter((standing) => standing === "dead-end").length;
      expect(dead).toBe(analysis.verdict.deadEndCount);
      certificate.release?.();
    }
  });
});

describe("the enumerated solutions of a Skid level", () => {
  test("the solutions all win, repeat no state, come in order of length, and are complete", () => {
    let listed = 0;
    for (const { seed, level } of anyLevels(120)) {
      const certificate = runToEnd(certifyLevel(level, 60));
      if (certificate === undefined || certificate.analysis.verdict.par === UNREACHABLE) continue;
      const { graph, analysis } = certificate;
      const most = analysis.verdict.par + 1;
      const found = [...enumerateSolutions(graph, analysis.winDistance, most)];
      for (const { wonState } of found) expect(graph.wonStates, `seed ${seed}`).toContain(wonState);
      const lengths = found.map(({ moves }) => moves.length);
      expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
      expect(new Set(found.map(({ moves: line }) => line.join())).size).toBe(found.length);
      expect(lengths.filter((length) => length === most - 1)).toHaveLength(analysis.verdict.solutionCount);
      const { start, move, outcome } = rules(level);
      expect(found, `seed ${seed}`).toHaveLength(countSolutions(start, most, move, outcome));
      listed += found.length;
      certificate.release?.();
    }
    expect(listed).toBeGreaterThan(100);
  });
});

describe("a fair level of Skid", () => {
  test("a level is called fair exactly if it has the properties of the article, by the slow solver", () => {
    const numRuns = seedCount(1500);
    let fair = 0;
    const is = fc.property(levels, ({ level, map }) => {
      const exploration = runToEnd(exploreLevel(level, 250));
      const found = solve(parseMap(map), 250);
      if (exploration === undefined || found === undefined) return;
      const { deadEnds, parCombo, parPlain } = found;
      const expected = deadEnds === 0 && parCombo < Infinity && parPlain < Infinity && parPlain >= parCombo;
      expect(runToEnd(isFair(exploration))).toBe(expected);
      if (expected) fair++;
      releaseExploration(exploration);
    });
    fc.assert(is, { numRuns });
    expect(fair).toBeGreaterThan(numRuns / 50);
  });

  test("a fair level with a wanted par is never missed", () => {
    const is = fc.property(levels, ({ level, map }) => {
      const found = solve(parseMap(map), 250);
      if (found === undefined) return;
      const exploration = runToEnd(exploreLevel(level, 250, { minPar: 2, maxPar: 4 }));
      const isWished = found.parCombo >= 2 && found.parCombo <= 4 && found.parPlain >= found.parCombo;
      if (isWished) expect(exploration?.parCombo).toBe(found.parCombo);
      if (exploration !== undefined) releaseExploration(exploration);
    });
    fc.assert(is, { numRuns: seedCount(600) });
  });

  test("a level from which toys can slide into a dead end is not fair", () => {
    const level = levelOf("#####", "#r.r#", "#...#", "##R##");
    const exploration = runToEnd(exploreLevel(level, 100));
    expect(exploration !== undefined && runToEnd(isFair(exploration))).toBe(false);
  });
});

function reachableFrom(next: Transitions["next"], from: number): Set<number> {
  const reached = new Set([from]);
  for (const state of reached) for (const exits of next) if (exits[state] >= 0) reached.add(exits[state]);
  return reached;
}

function countSolutions(
  start: State,
  most: number,
  move: (state: State, direction: 0 | 1 | 2 | 3) => State | undefined,
  outcome: (state: State) => string,
): number {
  const walk = (state: State, path: readonly string[], left: number): number => {
    if (outcome(state) === "won") return 1;
    if (left === 0) return 0;
    let lines = 0;
    for (const direction of [0, 1, 2, 3] as const) {
      const after = move(state, direction);
      if (after === undefined || path.includes(JSON.stringify(after))) continue;
      lines += walk(after, [...path, JSON.stringify(after)], left - 1);
    }
    return lines;
  };
  return walk(start, [JSON.stringify(start)], most);
}
