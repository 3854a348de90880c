import { describe, expect, test } from "vitest";
import { LOST } from "../../../src/kernel/graph";
import { createRandom } from "../../../src/kernel/random";
import type { Certified } from "../../../src/kernel/select";
import { solutions } from "../../../src/kernel/solutions";
import { done, finish } from "../../../src/kernel/work";
import { notation, type Level } from "../../../src/puzzles/penguin/level";
import { compose } from "../../../src/puzzles/penguin/make/compose";
import { plan } from "../../../src/puzzles/penguin/make/plan";
import type { State } from "../../../src/puzzles/penguin/state";
import { seeds } from "../../effort";

const LEVELS = seeds(300, 40);
/** From here on an endless run is in earnest. */
const WHOLE_FROM = 10;
const LOSSES_FROM = 15;
const LEAST_MOVES = 8;

const RUN = Array.from({ length: LEVELS }, (_, at) => ({ number: at + 1, ...composed(at + 1) }));

function composed(number: number): Certified<Level, State> {
  const certified = finish(compose(plan.endless(number), createRandom(number, LEVELS), () => done(true)));
  if (certified === undefined) throw new Error(`endless ${number} has no level`);
  return certified;
}

describe("an endless run", () => {
  test("asks for eight moves or more from level 10 on", () => {
    for (const { number, level, certificate } of RUN.slice(WHOLE_FROM - 1)) {
      expect(certificate.analysis.verdict.par, `${number} ${notation.write(level)}`).toBeGreaterThanOrEqual(
        LEAST_MOVES,
      );
    }
  });

  test("has one win of as few moves in each level, and no other within a move of it", () => {
    for (const { number, level, certificate } of RUN) {
      const { graph, analysis } = certificate;
      const wins = [...solutions(graph, analysis.distance, analysis.verdict.par + 1)];
      expect(wins, `${number} ${notation.write(level)}`).toHaveLength(1);
    }
  });

  test("has no dead end anywhere, and nothing to lose before level 15", () => {
    for (const { number, level, certificate } of RUN) {
      const { graph, analysis } = certificate;
      expect(analysis.verdict.deadEnds, `${number} ${notation.write(level)}`).toBe(0);
      if (number < LOSSES_FROM) expect(graph.next.some((ends) => ends.includes(LOST))).toBe(false);
    }
  });
});
