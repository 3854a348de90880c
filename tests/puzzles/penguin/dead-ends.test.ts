import { describe, expect, test } from "vitest";
import type { Transitions } from "../../../src/kernel/graph";
import { createRandom } from "../../../src/kernel/random";
import { runToEnd } from "../../../src/kernel/task";
import { generateCandidate } from "../../../src/puzzles/penguin/make/generator";
import { plan } from "../../../src/puzzles/penguin/make/plan";
import { notation, type Level } from "../../../src/puzzles/penguin/level";
import { seedCount } from "../../seed-count";
import { certified } from "./certified";
import { areDeadEndsFair } from "../../../tools/puzzles/penguin-fair-dead-ends";
import { levelOf } from "./maps";

const LEVELS_PER_TARGET = seedCount(40, 4);
const ENDLESS = Array.from({ length: 200 }, (_, index) => ({ number: index + 1, target: plan.rising(index + 1) }));
const SPOILT = ENDLESS.filter(({ target }) => target.minDeadEnds > 0);

function levelFor(number: number, seed: number): Level {
  const level = runToEnd(generateCandidate(plan.rising(number), createRandom(seed, number)));
  if (level === undefined) throw new Error(`level ${number} of seed ${seed} was not generated`);
  return level;
}

function isFair(map: string): boolean {
  return areDeadEndsFair(certified(levelOf(map)));
}

describe("the wanted dead ends of Penguin", () => {
  test("no level before level 23 of an endless run has dead ends, and from there on about every third one", () => {
    expect(SPOILT[0].number).toBe(23);
    for (let first = 21; first + 10 <= ENDLESS.length; first += 10) {
      expect(SPOILT.filter(({ number }) => number >= first && number < first + 10)).toHaveLength(3);
    }
  });

  test("the number of wanted dead ends rises from 2 in levels 23 to 39 to 3 in two of three levels from 40 on", () => {
    for (const { number, target } of SPOILT.filter((spoilt) => spoilt.number < 40)) {
      expect(target.minDeadEnds, `level ${number}`).toBe(2);
    }
    const wanted = SPOILT.filter(({ number }) => number >= 41).map(({ target }) => target.minDeadEnds);
    expect(wanted.filter((count) => count === 3).length).toBeGreaterThanOrEqual((2 * wanted.length - 2) / 3);
  });

  test("calm runs, daily levels, rushes and challenges ask for no dead ends", () => {
    for (let number = 1; number <= 40; number++) {
      expect(plan.calm(number).minDeadEnds).toBe(0);
      expect(plan.rush(number).minDeadEnds).toBe(0);
    }
    for (let rank = 1; rank <= 5; rank++) expect(plan.daily(rank).minDeadEnds).toBe(0);
  });

  test("a generated level has at least two dead ends, at most two of five states, and all can be foreseen", () => {
    for (const { number } of SPOILT.slice(0, 9)) {
      for (let seed = 1; seed <= LEVELS_PER_TARGET; seed++) {
        const level = levelFor(number, seed);
        const certificate = certified(level);
        const { deadEndCount, stateCount } = certificate.analysis.verdict;
        const text = notation.formatMap(level);
        expect(deadEndCount, text).toBeGreaterThanOrEqual(2);
        expect(deadEndCount, text).toBeLessThanOrEqual(0.4 * stateCount);
        expect(areDeadEndsFair(certificate), text).toBe(true);
      }
    }
  });

  test("three of four levels have as many dead ends as wanted; the others took too much effort", () => {
    const levels = SPOILT.slice(0, 9).flatMap(({ number, target }) =>
      Array.from({ length: LEVELS_PER_TARGET }, (_, index) => ({ target, level: levelFor(number, index + 1) })),
    );
    const enough = levels.filter(
      ({ target, level }) => certified(level).analysis.verdict.deadEndCount >= target.minDeadEnds,
    );
    expect(enough.length / levels.length).toBeGreaterThanOrEqual(0.75);
  });
});

describe("a fair dead end", () => {
  const graphOf = (rights: readonly number[], lefts: readonly number[]): Transitions => ({
    stateCount: rights.length,
    start: 0,
    next: [rights, lefts],
    wonStates: [3],
  });
  const judge = (graph: Transitions, winDistance: readonly number[]): boolean =>
    areDeadEndsFair({ graph, analysis: { winDistance } } as unknown as Parameters<typeof areDeadEndsFair>[0]);

  test("a pair of places that lead only to one another is fair if the second move enters it", () => {
    expect(judge(graphOf([1, 2, 3, -1, 5, 4], [-1, 4, -1, -1, -1, -1]), [3, 2, 1, 0, -1, -1])).toBe(true);
  });

  test("a pair of places that the first move enters is not fair", () => {
    expect(judge(graphOf([1, 2, 3, -1, 5, 4], [4, -1, -1, -1, -1, -1]), [3, 2, 1, 0, -1, -1])).toBe(false);
  });

  test("three places of which the last is two moves from the first are not fair", () => {
    const graph = graphOf([1, 2, 3, -1, 5, 6, -1], [-1, 4, -1, -1, -1, 4, 5]);
    expect(judge(graph, [3, 2, 1, 0, -1, -1, -1])).toBe(false);
  });

  test("three places of which two are one move from the third are fair", () => {
    const graph = graphOf([1, 2, 3, -1, 5, -1, -1], [-1, 4, -1, -1, 6, 4, 4]);
    expect(judge(graph, [3, 2, 1, 0, -1, -1, -1])).toBe(true);
  });

  test("a level without dead ends is fair", () => {
    expect(isFair("@....\n.....\nF....")).toBe(true);
  });
});
