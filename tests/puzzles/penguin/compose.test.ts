import { expect, test } from "vitest";
import { createRandom } from "../../../src/kernel/random";
import { createFinishedTask, runToEnd } from "../../../src/kernel/task";
import { compose } from "../../../src/puzzles/penguin/make/compose";
import { plan, type Target } from "../../../src/puzzles/penguin/make/plan";
import { CHALLENGE_SIZES, DAILY_RANKS } from "../../../src/puzzles/puzzle";

const CURVE_LEVELS = 40;
/** The number of levels after which a rush (a timed run) in Penguin asks for no harder levels. */
const RUSH_LEVELS = 15;

/**
 * How many levels the test generates for each wanted difficulty. With fewer levels, the number of levels that have
 * about this difficulty would depend too much on chance.
 */
const LEVELS = 200;

function difficultyOf(target: Target, seed: number): number {
  const certified = runToEnd(compose(target, createRandom(seed), () => createFinishedTask(true)));
  if (certified === undefined) throw new Error(`seed ${seed} has no level`);
  return certified.certificate.analysis.verdict.difficultyCentibits;
}

function shareWithinTolerance(target: Target): number {
  const { difficultyCentibits: wanted } = target;
  if (wanted === undefined) throw new Error("the target has no difficulty");
  const tolerance = Math.max(50, 0.15 * wanted);
  let nearCount = 0;
  for (let seed = 1; seed <= LEVELS; seed++)
    if (Math.abs(difficultyOf(target, seed) - wanted) <= tolerance) nearCount++;
  return nearCount / LEVELS;
}

test("nine of ten levels of each step of an endless run are as hard as asked", () => {
  const targets = new Set(Array.from({ length: CURVE_LEVELS }, (_, index) => plan.rising(index + 1)));
  for (const target of targets)
    expect(shareWithinTolerance(target), JSON.stringify(target)).toBeGreaterThanOrEqual(0.9);
});

test("nine of ten levels of each place of a day, of a rush and of each rung of challenges are as hard as asked", () => {
  for (let rank = 1; rank <= DAILY_RANKS; rank++) {
    expect(shareWithinTolerance(plan.daily(rank)), `rank ${rank}`).toBeGreaterThanOrEqual(0.9);
  }
  for (let cleared = 0; cleared <= RUSH_LEVELS; cleared += 3) {
    expect(shareWithinTolerance(plan.rush(cleared)), `rush ${cleared}`).toBeGreaterThanOrEqual(0.9);
  }
  for (let rung = 1; rung <= CHALLENGE_SIZES; rung++) {
    expect(shareWithinTolerance(plan.challenge(rung)), `rung ${rung}`).toBeGreaterThanOrEqual(0.9);
  }
});

test("a level that is not accepted is not composed", () => {
  expect(runToEnd(compose(plan.rising(1), createRandom(1), () => createFinishedTask(false)))).toBeUndefined();
});
