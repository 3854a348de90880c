import { describe, expect, test } from "vitest";
import { LOST } from "../../../src/kernel/graph";
import { createRandom } from "../../../src/kernel/random";
import type { CertifiedLevel } from "../../../src/kernel/select-level";
import { enumerateSolutions } from "../../../src/kernel/solutions";
import { finishedTask, runToEnd } from "../../../src/kernel/task";
import { notation, type Level } from "../../../src/puzzles/penguin/level";
import { compose } from "../../../src/puzzles/penguin/make/compose";
import { plan } from "../../../src/puzzles/penguin/make/plan";
import type { State } from "../../../src/puzzles/penguin/state";
import { seedCount } from "../../seed-count";

const LEVELS = seedCount(300, 40);
/** The number of the first endless level that has a board of full size. */
const FULL_SIZE_FROM = 10;
const LOSSES_FROM = 15;
const MIN_MOVES = 8;

const RUN = Array.from({ length: LEVELS }, (_, index) => ({ number: index + 1, ...composed(index + 1) }));

function composed(number: number): CertifiedLevel<Level, State> {
  const certified = runToEnd(compose(plan.endless(number), createRandom(number, LEVELS), () => finishedTask(true)));
  if (certified === undefined) throw new Error(`endless ${number} has no level`);
  return certified;
}

describe("an endless run of Penguin", () => {
  test("the levels of an endless run need eight moves or more from level 10 on", () => {
    for (const { number, level, certificate } of RUN.slice(FULL_SIZE_FROM - 1)) {
      expect(certificate.analysis.verdict.par, `${number} ${notation.formatMap(level)}`).toBeGreaterThanOrEqual(
        MIN_MOVES,
      );
    }
  });

  test("each level of an endless run has one shortest win, and no other one that is at most one move longer", () => {
    for (const { number, level, certificate } of RUN) {
      const { graph, analysis } = certificate;
      const wins = [...enumerateSolutions(graph, analysis.winDistance, analysis.verdict.par + 1)];
      expect(wins, `${number} ${notation.formatMap(level)}`).toHaveLength(1);
    }
  });

  test("no level of an endless run has a dead end, and no level before level 15 can be lost", () => {
    for (const { number, level, certificate } of RUN) {
      const { graph, analysis } = certificate;
      expect(analysis.verdict.deadEndCount, `${number} ${notation.formatMap(level)}`).toBe(0);
      if (number < LOSSES_FROM) expect(graph.next.some((successors) => successors.includes(LOST))).toBe(false);
    }
  });
});
