import { describe, expect, test } from "vitest";
import { LOST } from "../../../src/kernel/graph";
import { createRandom } from "../../../src/kernel/random";
import type { CertifiedLevel } from "../../../src/kernel/select-level";
import { enumerateSolutions } from "../../../src/kernel/solutions";
import { createFinishedTask, runToEnd } from "../../../src/kernel/task";
import type { Verdict } from "../../../src/kernel/verdict";
import { notation, type Level } from "../../../src/puzzles/penguin/level";
import { compose } from "../../../src/puzzles/penguin/make/compose";
import { plan } from "../../../src/puzzles/penguin/make/plan";
import type { State } from "../../../src/puzzles/penguin/state";
import { seedCount } from "../../seed-count";
import { areDeadEndsFair } from "../../../tools/puzzles/penguin-fair-dead-ends";

const RUNS = seedCount(30, 3);
const LEVELS_OF_RUN = 60;
const LOSSES_FROM = 15;
/**
 * The least and the greatest median difficulty that the levels `first` to `last` of an endless run may have.
 * Difficulties are in hundredths of a bit (one bit more doubles the average number of moves of a modelled player).
 */
const WANTED_CENTIBITS = [
  { first: 1, last: 10, least: 200, most: 300 },
  { first: 11, last: 20, least: 320 },
  { first: 21, last: 30, least: 370 },
  { first: 31, last: 40, least: 410 },
  { first: 41, last: LEVELS_OF_RUN, least: 440 },
];

interface RunLevel extends CertifiedLevel<Level, State> {
  readonly number: number;
}

const RUN = Array.from({ length: RUNS * LEVELS_OF_RUN }, (_, index) => {
  const number = 1 + (index % LEVELS_OF_RUN);
  return composed(Math.floor(index / LEVELS_OF_RUN) + 1, number);
});

function composed(seed: number, number: number): RunLevel {
  const certified = runToEnd(compose(plan.rising(number), createRandom(seed, number), () => createFinishedTask(true)));
  if (certified === undefined) throw new Error(`endless ${number} has no level`);
  return { number, ...certified };
}

function median(first: number, last: number, figureOf: (verdict: Verdict) => number): number {
  const figures = RUN.filter(({ number }) => number >= first && number <= last)
    .map(({ certificate }) => figureOf(certificate.analysis.verdict))
    .sort((one, other) => one - other);
  return figures[Math.floor(figures.length / 2)];
}

describe("an endless run of Penguin", () => {
  test.each(WANTED_CENTIBITS)(
    "levels $first to $last have at least $least hundredths of a bit in the median",
    (band) => {
      const centibits = median(band.first, band.last, ({ difficultyCentibits }) => difficultyCentibits);
      expect(centibits).toBeGreaterThanOrEqual(band.least);
      expect(centibits).toBeLessThanOrEqual(band.most ?? Infinity);
    },
  );

  test("at most 55 percent of the moves are forced in the median from level 11 on, and 45 percent from 21 on", () => {
    expect(median(11, 20, ({ forcedMovesPercent }) => forcedMovesPercent)).toBeLessThanOrEqual(55);
    expect(median(21, LEVELS_OF_RUN, ({ forcedMovesPercent }) => forcedMovesPercent)).toBeLessThanOrEqual(45);
  });

  test("a level from 31 on has 40 states or more in the median", () => {
    expect(median(31, LEVELS_OF_RUN, ({ stateCount }) => stateCount)).toBeGreaterThanOrEqual(40);
  });

  test("no level has more than 16 moves, or three bits more than the logarithm of its moves", () => {
    for (const { certificate } of RUN) {
      const { par, difficultyCentibits } = certificate.analysis.verdict;
      expect(par).toBeLessThanOrEqual(16);
      expect(difficultyCentibits / 100 - Math.log2(par)).toBeLessThanOrEqual(3);
    }
  });

  test("each level of an endless run has one shortest win, and no other one that is at most one move longer", () => {
    for (const { number, level, certificate } of RUN) {
      const { graph, analysis } = certificate;
      const wins = [...enumerateSolutions(graph, analysis.winDistance, analysis.verdict.par + 1)];
      expect(wins, `${number} ${notation.formatMap(level)}`).toHaveLength(1);
    }
  });

  test("a level has dead ends exactly if wanted, all can be foreseen, and no level before level 15 can be lost", () => {
    for (const { number, level, certificate } of RUN) {
      const { graph, analysis } = certificate;
      const map = `${number} ${notation.formatMap(level)}`;
      expect(analysis.verdict.deadEndCount > 0, map).toBe(plan.rising(number).minDeadEnds > 0);
      expect(areDeadEndsFair(certificate), map).toBe(true);
      if (number < LOSSES_FROM) expect(graph.next.some((successors) => successors.includes(LOST))).toBe(false);
    }
  });
});
