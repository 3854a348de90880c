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
import { createFinishedTask, runToEnd, type Task } from "../../src/kernel/task";
import { generateWithRetries } from "../../tools/generate-with-retries";

/**
 * A level in these tests: the number of steps of a staircase. On each step, one input climbs and another input leaves
 * the stairs for good. The level's difficulty is 100 hundredths of a bit per step.
 */
type TestLevel = number;

const OFF_STAIRS = -1;

function unratedRules(stepCount: TestLevel): Rules<number> {
  return {
    start: 0,
    move: (step, direction) => {
      if (step === OFF_STAIRS || step === stepCount || direction > 1) return undefined;
      return direction === 0 ? step + 1 : OFF_STAIRS;
    },
    outcome: (step) => (step === stepCount ? "won" : "playing"),
    key: (step) => `${step}`,
  };
}

function rules(stepCount: TestLevel): Rules<number> {
  return {
    ...unratedRules(stepCount),
    *certify(maxStates) {
      const certificate = yield* certify(unratedRules(stepCount), maxStates);
      if (certificate === undefined) return undefined;
      const { graph, analysis } = certificate;
      return {
        graph,
        analysis: { ...analysis, verdict: { ...analysis.verdict, difficultyCentibits: 100 * stepCount } },
      };
    },
  };
}

/**
 * Creates a level generator that returns the given levels in order, one in each attempt. Each level is the number of
 * steps of a staircase. After the last level, the generator returns this level for ever. The number 0 stands for a
 * failed attempt.
 */
function scripted(...staircases: readonly TestLevel[]) {
  const prefixes: (readonly number[])[] = [];
  function* generateCandidate(_: Random, prefix: readonly number[] = []): Task<GeneratedLevel<TestLevel> | undefined> {
    const stepCount = staircases[Math.min(prefixes.length, staircases.length - 1)];
    prefixes.push(prefix);
    yield;
    const randomNumbers = Array.from({ length: stepCount }, (_, step) => 100 * stepCount + step);
    return stepCount === 0 ? undefined : { level: stepCount, solution: new Array<0>(stepCount).fill(0), randomNumbers };
  }
  return {
    generator: { generateCandidate, rules },
    generateCandidate,
    prefixes,
    made: () => prefixes.length,
  };
}

const defaultCriteria: SelectionCriteria<TestLevel, number> = {
  difficultyCentibits: 300,
  toleranceCentibits: 0,
  maxForcedMovesPercent: 100,
  minCandidates: 4,
  stateBudget: 1,
  maxStatesPerCandidate: 100,
  isAcceptable: () => createFinishedTask(true),
};

function selected(script: ReturnType<typeof scripted>, changes: Partial<SelectionCriteria<TestLevel, number>> = {}) {
  return runToEnd(selectLevel(script.generator, { ...defaultCriteria, ...changes }, createRandom(1)));
}

function stepCountOf(certified: CertifiedLevel<TestLevel, number> | undefined): number | undefined {
  return certified?.level;
}

describe("generateWithRetries", () => {
  test("generateWithRetries returns the level of the first successful attempt", () => {
    const script = scripted(0, 0, 7);
    expect(runToEnd(generateWithRetries(script.generateCandidate, createRandom(1)))?.level).toBe(7);
    expect(script.made()).toBe(3);
  });

  test("generateWithRetries returns undefined after 500 failed attempts", () => {
    const script = scripted(0);
    expect(runToEnd(generateWithRetries(script.generateCandidate, createRandom(1)))).toBeUndefined();
    expect(script.made()).toBe(500);
  });
});

describe("selectLevel", () => {
  test("selectLevel returns the level nearest to the wanted difficulty, whether harder or easier", () => {
    expect(stepCountOf(selected(scripted(8, 1, 4, 6), { difficultyCentibits: 330 }))).toBe(4);
    expect(stepCountOf(selected(scripted(8, 1, 5, 6), { difficultyCentibits: 290 }))).toBe(1);
  });

  test("selectLevel returns the first of two levels that are equally near to the wanted difficulty", () => {
    expect(stepCountOf(selected(scripted(2, 4, 8, 9)))).toBe(2);
  });

  test("selectLevel prefers a level with a wrong difficulty to a level with too many forced moves", () => {
    const rulesOfForcedMoves = (stepCount: TestLevel): Rules<number> => ({
      ...rules(stepCount),
      *certify(maxStates) {
        const certificate = yield* certify(rules(stepCount), maxStates);
        if (certificate === undefined) return undefined;
        const { graph, analysis } = certificate;
        return { graph, analysis: { ...analysis, verdict: { ...analysis.verdict, forcedMovesPercent: 100 } } };
      },
    });
    const chosen = (maxForcedMovesPercent: number) => {
      const generator = {
        ...scripted(5, 6).generator,
        rules: (stepCount: TestLevel) => (stepCount === 6 ? rulesOfForcedMoves : rules)(stepCount),
      };
      const changes = { difficultyCentibits: 600, maxForcedMovesPercent };
      return stepCountOf(runToEnd(selectLevel(generator, { ...defaultCriteria, ...changes }, createRandom(1))));
    };
    expect(chosen(100)).toBe(6);
    expect(chosen(92)).toBe(6);
    expect(chosen(50)).toBe(5);
  });

  const aimAt = (percents: Record<number, number>): SelectionCriteria<TestLevel, number>["aim"] => ({
    judgeLevel: ({ level }) => createFinishedTask({ leadingIdea: level, strengthPercent: percents[level] ?? 0 }),
  });
  const wide = { difficultyCentibits: 600, toleranceCentibits: 200, stateBudget: 1000, minCandidates: 5 };

  test("selectLevel with an aim returns the first near level that has a strong idea", () => {
    const script = scripted(6, 5, 12, 7, 8);
    expect(stepCountOf(selected(script, { ...wide, aim: aimAt({ 5: 60, 12: 100, 7: 100, 8: 100 }) }))).toBe(7);
    expect(script.made()).toBe(4);
  });

  test("selectLevel with an aim returns the near level with the strongest idea if none is strong", () => {
    const aim = aimAt({ 6: 20, 5: 60, 9: 99, 7: 59 });
    expect(stepCountOf(selected(scripted(6, 5, 9, 7, 5), { ...wide, stateBudget: 1, aim }))).toBe(5);
  });

  test("selectLevel with an aim returns the nearest level if none is near", () => {
    const aim = aimAt({ 1: 100, 2: 100, 3: 100 });
    expect(stepCountOf(selected(scripted(1, 3, 2, 1, 1), { ...wide, stateBudget: 1, aim }))).toBe(3);
  });

  test("selectLevel returns the level with its solution, its rules and its certificate", () => {
    const best = selected(scripted(3));
    expect(best).toMatchObject({ solution: [0, 0, 0], randomNumbers: [300, 301, 302] });
    expect(best?.certificate.analysis.verdict).toMatchObject({
      par: 3,
      solutionCount: 1,
      stateCount: 5,
      deadEndCount: 1,
    });
    expect(best?.rules.start).toBe(0);
  });

  test("selectLevel certifies at least minCandidates levels, even if an earlier level is good enough", () => {
    const script = scripted(3, 9);
    expect(stepCountOf(selected(script))).toBe(3);
    expect(script.made()).toBe(4);
  });

  test("selectLevel stops at the first level near enough once it has certified minCandidates levels", () => {
    const script = scripted(9, 8, 7, 6, 5, 4, 3);
    expect(stepCountOf(selected(script, { stateBudget: 1000, toleranceCentibits: 100 }))).toBe(4);
    expect(script.made()).toBe(6);
  });

  test("selectLevel stops once it has explored stateBudget states", () => {
    const script = scripted(8, 9, 7, 3);
    expect(stepCountOf(selected(script, { minCandidates: 1, stateBudget: 21 }))).toBe(8);
    expect(script.made()).toBe(2);
  });

  test("selectLevel stops after a hundred levels, even if it may still explore more states", () => {
    const script = scripted(8);
    expect(stepCountOf(selected(script, { stateBudget: 1_000_000 }))).toBe(8);
    expect(script.made()).toBe(100);
  });

  test("selectLevel rejects a level with too many states, and these states count for stateBudget", () => {
    const script = scripted(90, 7, 3);
    expect(stepCountOf(selected(script, { minCandidates: 1, maxStatesPerCandidate: 12, stateBudget: 20 }))).toBe(7);
    expect(script.made()).toBe(2);
  });

  test("selectLevel explores more than stateBudget states if it has found no level yet", () => {
    const script = scripted(90, 90, 90, 90, 90, 6);
    expect(stepCountOf(selected(script, { minCandidates: 1, maxStatesPerCandidate: 12 }))).toBe(6);
    expect(script.made()).toBe(6);
  });

  test("selectLevel skips levels that its caller does not accept", () => {
    const script = scripted(3, 3, 3, 3, 3, 3, 5);
    expect(
      stepCountOf(
        selected(script, { isAcceptable: (stepCount) => createFinishedTask(stepCount !== 3), minCandidates: 1 }),
      ),
    ).toBe(5);
    expect(script.made()).toBe(7);
  });

  test("selectLevel returns undefined if no level is acceptable or no attempt succeeds", () => {
    expect(selected(scripted(3), { isAcceptable: () => createFinishedTask(false) })).toBeUndefined();
    expect(selected(scripted(0))).toBeUndefined();
  });

  test("selectLevel returns the best level so far if all further attempts fail", () => {
    expect(stepCountOf(selected(scripted(8, 5, 0)))).toBe(5);
  });

  test("after four levels, selectLevel makes every second level from the first numbers of the best one", () => {
    const script = scripted(9, 9, 5, 9, 9, 9, 4, 9);
    selected(script, { minCandidates: 60 });
    script.prefixes.forEach((prefix, index) => {
      const best = index <= 6 ? 5 : 4;
      const numbers = Array.from({ length: best }, (_, step) => 100 * best + step);
      if (index < 4 || index % 2 === 0) expect(prefix).toEqual([]);
      else expect(prefix).toEqual(numbers.slice(0, prefix.length));
      expect(prefix.length).toBeLessThan(best);
    });
    const lengths = script.prefixes.slice(7).filter((_, index) => index % 2 === 0);
    expect(new Set(lengths.map(({ length }) => length))).toEqual(new Set([0, 1, 2, 3]));
  });

  test("selectLevel releases the memory of each level once, except for the chosen level", () => {
    const script = scripted(8, 1, 4, 6);
    const released: TestLevel[] = [];
    const rulesWithMemory = (stepCount: TestLevel): Rules<number> => ({
      ...rules(stepCount),
      *certify(maxStates) {
        const certificate = yield* certify(rules(stepCount), maxStates);
        return certificate && { ...certificate, release: () => released.push(stepCount) };
      },
    });
    const generator = { ...script.generator, rules: rulesWithMemory };
    const best = runToEnd(selectLevel(generator, { ...defaultCriteria, difficultyCentibits: 330 }, createRandom(1)));
    expect(stepCountOf(best)).toBe(4);
    expect(released.toSorted()).toEqual([1, 6, 8]);
  });
});

test("certify calls the puzzle's own certify function if there is one", () => {
  const ownCertificate = runToEnd(certify(rules(3), 100));
  const requestedLimits: number[] = [];
  const rulesWithOwnCertify: Rules<number> = {
    ...rules(5),
    *certify(maxStates) {
      requestedLimits.push(maxStates);
      yield;
      return ownCertificate;
    },
  };
  expect(runToEnd(certify(rulesWithOwnCertify, 77))).toBe(ownCertificate);
  expect(requestedLimits).toEqual([77]);
});
