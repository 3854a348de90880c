import { describe, expect, test } from "vitest";
import { createRandom } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import { deliver, select, type Certified, type Composition, type Order } from "../../src/kernel/select";
import { finish, type Work } from "../../src/kernel/work";

/** A ladder's rungs. On each, one input climbs and another steps off for good: half the chance, 100 hundredths of a bit. */
type Ladder = number;

const OFF = -1;

function rules(rungs: Ladder): Rules<number> {
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

/** A generator whose attempts give these ladders one after another, then the last for ever; 0 is an attempt in vain. */
function scripted(...ladders: readonly Ladder[]) {
  let made = 0;
  function* attempt(): Work<Composition<Ladder> | undefined> {
    const rungs = ladders[Math.min(made, ladders.length - 1)];
    made++;
    yield;
    return rungs === 0 ? undefined : { level: rungs, line: new Array<0>(rungs).fill(0) };
  }
  return { composer: { attempt, rules }, attempt, made: () => made };
}

const order: Order<Ladder> = {
  difficultyCentibits: 300,
  toleranceCentibits: 0,
  candidates: 4,
  states: 1000,
  statesPerCandidate: 100,
  isWelcome: () => true,
};

function selected(script: ReturnType<typeof scripted>, changes: Partial<Order<Ladder>> = {}) {
  return finish(select(script.composer, { ...order, ...changes }, createRandom(1)));
}

function rungsOf(certified: Certified<Ladder, number> | undefined): number | undefined {
  return certified?.level;
}

describe("deliver", () => {
  test("gives the first attempt that came to something", () => {
    const script = scripted(0, 0, 7);
    expect(finish(deliver(script.attempt, createRandom(1)))?.level).toBe(7);
    expect(script.made()).toBe(3);
  });

  test("gives up after 500 attempts in vain", () => {
    const script = scripted(0);
    expect(finish(deliver(script.attempt, createRandom(1)))).toBeUndefined();
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

  test("gives with the level all that is known of it", () => {
    const best = selected(scripted(3));
    expect(best?.line).toEqual([0, 0, 0]);
    expect(best?.certificate.analysis.verdict).toMatchObject({ par: 3, solutions: 1, states: 5, deadEnds: 1 });
    expect(best?.rules.start).toBe(0);
  });

  test("ends with the first level that is near enough", () => {
    const script = scripted(9, 4, 3);
    expect(rungsOf(selected(script, { toleranceCentibits: 100 }))).toBe(4);
    expect(script.made()).toBe(2);
  });

  test("looks at so many candidates and no more", () => {
    const script = scripted(9, 8, 7, 6, 3);
    expect(rungsOf(selected(script))).toBe(6);
    expect(script.made()).toBe(4);
  });

  test("begins no candidate once so many states have been explored", () => {
    const script = scripted(8, 9, 3);
    expect(rungsOf(selected(script, { states: 21 }))).toBe(8);
    expect(script.made()).toBe(2);
  });

  test("gives up a candidate with too many states, and counts what it cost", () => {
    const script = scripted(90, 7, 3);
    expect(rungsOf(selected(script, { statesPerCandidate: 12, states: 20 }))).toBe(7);
    expect(script.made()).toBe(2);
  });

  test("goes on past its budget until there is a level at all", () => {
    const script = scripted(90, 90, 90, 90, 90, 6);
    expect(rungsOf(selected(script, { statesPerCandidate: 12, states: 12, candidates: 1 }))).toBe(6);
    expect(script.made()).toBe(6);
  });

  test("passes over what is not welcome at no cost", () => {
    const script = scripted(3, 3, 3, 3, 3, 3, 5);
    expect(rungsOf(selected(script, { isWelcome: (rungs) => rungs !== 3, candidates: 1 }))).toBe(5);
    expect(script.made()).toBe(7);
  });

  test("gives nothing if nothing is welcome, or no attempt comes to anything", () => {
    expect(selected(scripted(3), { isWelcome: () => false })).toBeUndefined();
    expect(selected(scripted(0))).toBeUndefined();
  });

  test("gives the best so far if no more comes", () => {
    expect(rungsOf(selected(scripted(8, 5, 0)))).toBe(5);
  });
});
