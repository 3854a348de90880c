import { describe, expect, test } from "vitest";
import { composeEndlessLevel, advanceRun, createRun } from "../../../src/game/modes/run";
import { columnOf, rowOf } from "../../../src/kernel/board";
import { certify } from "../../../src/kernel/certify";
import { createRandom } from "../../../src/kernel/random";
import type { CertifiedLevel } from "../../../src/kernel/select-level";
import { runToEnd } from "../../../src/kernel/task";
import { attemptLevel as attempt } from "../../../src/puzzles/last-ball/make/generator";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import type { Level } from "../../../src/puzzles/last-ball/level";
import { rules } from "../../../src/puzzles/last-ball/rules";
import type { State } from "../../../src/puzzles/last-ball/state";
import { positionOn, whereabouts } from "../../../src/puzzles/last-ball/whereabouts";
import { canonicalForm } from "../../kernel/symmetries";
import { statesOf } from "./maps";
import { retryAttempts } from "../../../tools/retry-attempts";

const LEVELS = 200;
const RECENT = 20;

/** A run in which each level is won by the line it was made from. */
function playedRun(seed: number): CertifiedLevel<Level, State>[] {
  const run = createRun(seed);
  const levels: CertifiedLevel<Level, State>[] = [];
  let from = whereabouts.startPosition;
  while (levels.length < LEVELS) {
    const certified = runToEnd(composeEndlessLevel(lastBall, run, from));
    advanceRun(lastBall, run, certified.level);
    levels.push(certified);
    const states = statesOf(certified.level, certified.solution);
    from = whereabouts.positionOf(certified.level, states[states.length - 1]);
  }
  return levels;
}

const seeds = [1, 4711, 16_777_215];
const runs = seeds.map(playedRun);

describe.each(seeds.map((seed, at) => [seed, runs[at]] as const))("an endless run of seed %i", (seed, levels) => {
  test("has no level that is a mirror or a turn of one of the last twenty", () => {
    const forms = levels.map(({ level }) => canonicalForm(lastBall.formatMap(level)));
    forms.forEach((form, at) => expect(forms.slice(Math.max(0, at - RECENT), at)).not.toContain(form));
  });

  test("has only levels that can be won, each with the balls of its stage", () => {
    levels.forEach(({ level, certificate }, at) => {
      const { whiteCount } = lastBall.plan.endless(at + 1);
      expect(level.whites).toHaveLength(whiteCount);
      expect(certificate.analysis.verdict.par).toBe(whiteCount);
    });
  });

  test("goes on where the level before was won", () => {
    levels.slice(1).forEach(({ level }, at) => {
      const states = statesOf(levels[at].level, levels[at].solution);
      const end = whereabouts.positionOf(levels[at].level, states[states.length - 1]);
      const { width, height } = level.board;
      expect(whereabouts.positionOf(level, [level.black])).toEqual(end);
      expect(positionOn(width, height, end)).toEqual({
        x: columnOf(level.board, level.black),
        y: rowOf(level.board, level.black),
      });
    });
  });

  test("is the same again", () => {
    const again = runToEnd(composeEndlessLevel(lastBall, createRun(seed), lastBall.playerPosition?.startPosition));
    expect(lastBall.formatMap(again.level)).toBe(lastBall.formatMap(levels[0].level));
  });
});

describe("the choice among candidates", () => {
  /** How far the difficulties of some levels are from what their stages want, on average. */
  function meanMiss(difficulties: readonly number[]): number {
    const misses = difficulties.map((difficulty, at) =>
      Math.abs(difficulty - lastBall.plan.endless(at + 1).difficultyCentibits),
    );
    return misses.reduce((sum, miss) => sum + miss) / misses.length;
  }

  /** The difficulty of the first level that the generator comes up with, where the run chose among several. */
  function unchosen(seed: number, { level }: CertifiedLevel<Level, State>, at: number): number {
    const { board, black } = level;
    const brief = { ...lastBall.plan.endless(at + 1), fromX: columnOf(board, black), fromY: rowOf(board, black) };
    const first = runToEnd(retryAttempts((random) => attempt(brief, random), createRandom(seed, at + 1)));
    if (first === undefined) throw new Error("no level was delivered");
    const certificate = runToEnd(certify(rules(first.level), 1_000_000));
    return certificate?.analysis.verdict.difficultyCentibits ?? NaN;
  }

  test.each(seeds.map((seed, at) => [seed, runs[at]] as const))(
    "comes less than half as far from the wanted difficulty as no choice would: seed %i",
    (seed, levels) => {
      const chosen = levels.map(({ certificate }) => certificate.analysis.verdict.difficultyCentibits);
      const random = levels.map((level, at) => unchosen(seed, level, at));
      expect(meanMiss(chosen)).toBeLessThan(meanMiss(random) / 2);
    },
  );
});
