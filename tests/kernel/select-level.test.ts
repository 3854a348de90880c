import { describe, expect, test } from "vitest";
import { certify } from "../../src/kernel/certify";
import { createRandom, type Random } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import {
  selectLevel,
  type CertifiedLevel,
  type GeneratedLevel,
  type SelectionCriteria,
} from "../../src/kernel/select-level";
import { finishedTask, runToEnd, type Task } from "../../src/kernel/task";
import { retryAttempts } from "../../tools/retry-attempts";

/** A ladder's rungs. On each, one input climbs and another steps off for good. It is rated at 100 a rung. */
type TestLevel = number;

const OFF = -1;

function unratedRules(rungs: TestLevel): Rules<number> {
  return {
    start: 0,
    move: (at, direction) => {
      if (at === OFF || at === rungs || direction > 1) return undefined;
      return direction === 0 ? at + 1 : OFF;
    },
    outcome: (at) => (at === rungs ? "won" : "playing"),
    key: (at) => `${at}`,
  };
}

function rules(rungs: TestLevel): Rules<number> {
  return {
    ...unratedRules(rungs),
    *certify(cap) {
      const certificate = yield* certify(unratedRules(rungs), cap);
      if (certificate === undefined) return undefined;
      const { graph, analysis } = certificate;
      return { graph, analysis: { ...analysis, verdict: { ...analysis.verdict, difficultyCentibits: 100 * rungs } } };
    },
  };
}

/** A generator whose attempts give these ladders one after another, then the last for ever; 0 is an attempt in vain. */
function scripted(...ladders: readonly TestLevel[]) {
  const openings: (readonly number[])[] = [];
  function* tryGenerate(_: Random, opening: readonly number[] = []): Task<GeneratedLevel<TestLevel> | undefined> {
    const rungs = ladders[Math.min(openings.length, ladders.length - 1)];
    openings.push(opening);
    yield;
    const randomNumbers = Array.from({ length: rungs }, (_, rung) => 100 * rungs + rung);
    return rungs === 0 ? undefined : { level: rungs, solution: new Array<0>(rungs).fill(0), randomNumbers };
  }
  return {
    composer: { tryGenerate: tryGenerate, rules },
    tryGenerate: tryGenerate,
    openings,
    made: () => openings.length,
  };
}

const order: SelectionCriteria<TestLevel> = {
  difficultyCentibits: 300,
  toleranceCentibits: 0,
  maxForcedMovesPercent: 100,
  minCandidates: 4,
  stateBudget: 1,
  maxStatesPerCandidate: 100,
  isAcceptable: () => finishedTask(true),
};

function selected(script: ReturnType<typeof scripted>, changes: Partial<SelectionCriteria<TestLevel>> = {}) {
  return runToEnd(selectLevel(script.composer, { ...order, ...changes }, createRandom(1)));
}

function rungsOf(certified: CertifiedLevel<TestLevel, number> | undefined): number | undefined {
  return certified?.level;
}

describe("deliver", () => {
  test("gives the first attempt that came to something", () => {
    const script = scripted(0, 0, 7);
    expect(runToEnd(retryAttempts(script.tryGenerate, createRandom(1)))?.level).toBe(7);
    expect(script.made()).toBe(3);
  });

  test("gives up after 500 attempts in vain", () => {
    const script = scripted(0);
    expect(runToEnd(retryAttempts(script.tryGenerate, createRandom(1)))).toBeUndefined();
    expect(script.made()).toBe(500);
  });
});

describe("select", () => {
  test("keeps the candidate nearest to the wanted difficulty, harder or easier", () => {
    expect(rungsOf(selected(scripted(8, 1, 4, 6), { difficultyCentibits: 330 }))).toBe(4);
    expect(rungsOf(selected(scripted(8, 1, 5, 6), { difficultyCentibits: 290 }))).toBe(1);
  });

  test("keeps the first of two that are equally near", () => {
    expect(rungsOf(selected(scripted(2, 4, 8, 9)))).toBe(2);
  });

  test("takes a level that is a little off rather than one that is too much of a railroad", () => {
    const railroad = (rungs: TestLevel): Rules<number> => ({
      ...rules(rungs),
      *certify(cap) {
        const certificate = yield* certify(rules(rungs), cap);
        if (certificate === undefined) return undefined;
        const { graph, analysis } = certificate;
        return { graph, analysis: { ...analysis, verdict: { ...analysis.verdict, forcedMovesPercent: 100 } } };
      },
    });
    const chosen = (maxForcedMovesPercent: number) => {
      const composer = {
        ...scripted(5, 6).composer,
        rules: (rungs: TestLevel) => (rungs === 6 ? railroad : rules)(rungs),
      };
      const changes = { difficultyCentibits: 600, maxForcedMovesPercent };
      return rungsOf(runToEnd(selectLevel(composer, { ...order, ...changes }, createRandom(1))));
    };
    expect(chosen(100)).toBe(6);
    expect(chosen(92)).toBe(6);
    expect(chosen(50)).toBe(5);
  });

  test("gives with the level all that is known of it", () => {
    const best = selected(scripted(3));
    expect(best).toMatchObject({ line: [0, 0, 0], numbers: [300, 301, 302] });
    expect(best?.certificate.analysis.verdict).toMatchObject({ par: 3, solutions: 1, states: 5, deadEnds: 1 });
    expect(best?.rules.start).toBe(0);
  });

  test("certifies so many candidates even if an earlier one is good enough", () => {
    const script = scripted(3, 9);
    expect(rungsOf(selected(script))).toBe(3);
    expect(script.made()).toBe(4);
  });

  test("then ends with the first level that is near enough", () => {
    const script = scripted(9, 8, 7, 6, 5, 4, 3);
    expect(rungsOf(selected(script, { stateBudget: 1000, toleranceCentibits: 100 }))).toBe(4);
    expect(script.made()).toBe(6);
  });

  test("or once so many states have been explored", () => {
    const script = scripted(8, 9, 7, 3);
    expect(rungsOf(selected(script, { minCandidates: 1, stateBudget: 21 }))).toBe(8);
    expect(script.made()).toBe(2);
  });

  test("or after a hundred candidates, whatever they cost", () => {
    const script = scripted(8);
    expect(rungsOf(selected(script, { stateBudget: 1_000_000 }))).toBe(8);
    expect(script.made()).toBe(100);
  });

  test("gives up a candidate with too many states, and counts what it cost", () => {
    const script = scripted(90, 7, 3);
    expect(rungsOf(selected(script, { minCandidates: 1, maxStatesPerCandidate: 12, stateBudget: 20 }))).toBe(7);
    expect(script.made()).toBe(2);
  });

  test("goes on past its budget until there is a level at all", () => {
    const script = scripted(90, 90, 90, 90, 90, 6);
    expect(rungsOf(selected(script, { minCandidates: 1, maxStatesPerCandidate: 12 }))).toBe(6);
    expect(script.made()).toBe(6);
  });

  test("passes over what is not welcome at no cost", () => {
    const script = scripted(3, 3, 3, 3, 3, 3, 5);
    expect(rungsOf(selected(script, { isAcceptable: (rungs) => finishedTask(rungs !== 3), minCandidates: 1 }))).toBe(5);
    expect(script.made()).toBe(7);
  });

  test("gives nothing if nothing is welcome, or no attempt comes to anything", () => {
    expect(selected(scripted(3), { isAcceptable: () => finishedTask(false) })).toBeUndefined();
    expect(selected(scripted(0))).toBeUndefined();
  });

  test("gives the best so far if no more comes", () => {
    expect(rungsOf(selected(scripted(8, 5, 0)))).toBe(5);
  });

  test("makes four candidates from nothing, and then begins every second one as the best so far begins", () => {
    const script = scripted(9, 9, 5, 9, 9, 9, 4, 9);
    selected(script, { minCandidates: 60 });
    script.openings.forEach((opening, at) => {
      const best = at <= 6 ? 5 : 4;
      const numbers = Array.from({ length: best }, (_, rung) => 100 * best + rung);
      if (at < 4 || at % 2 === 0) expect(opening).toEqual([]);
      else expect(opening).toEqual(numbers.slice(0, opening.length));
      expect(opening.length).toBeLessThan(best);
    });
    const lengths = script.openings.slice(7).filter((_, at) => at % 2 === 0);
    expect(new Set(lengths.map(({ length }) => length))).toEqual(new Set([0, 1, 2, 3]));
  });

  test("gives the memory of every level but the chosen one back, once", () => {
    const script = scripted(8, 1, 4, 6);
    const recycled: TestLevel[] = [];
    const rulesWithMemory = (rungs: TestLevel): Rules<number> => ({
      ...rules(rungs),
      *certify(cap) {
        const certificate = yield* certify(rules(rungs), cap);
        return certificate && { ...certificate, release: () => recycled.push(rungs) };
      },
    });
    const composer = { ...script.composer, rules: rulesWithMemory };
    const best = runToEnd(selectLevel(composer, { ...order, difficultyCentibits: 330 }, createRandom(1)));
    expect(rungsOf(best)).toBe(4);
    expect(recycled.toSorted()).toEqual([1, 6, 8]);
  });
});

test("certify goes a puzzle's own way where it has one", () => {
  const own = runToEnd(certify(rules(3), 100));
  const asked: number[] = [];
  const rulesWithOwnWay: Rules<number> = {
    ...rules(5),
    *certify(cap) {
      asked.push(cap);
      yield;
      return own;
    },
  };
  expect(runToEnd(certify(rulesWithOwnWay, 77))).toBe(own);
  expect(asked).toEqual([77]);
});
