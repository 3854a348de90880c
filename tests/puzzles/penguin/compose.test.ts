import { expect, test } from "vitest";
import { createRandom } from "../../../src/kernel/random";
import { finishedTask, runToEnd } from "../../../src/kernel/task";
import { compose } from "../../../src/puzzles/penguin/make/compose";
import { plan, type Target } from "../../../src/puzzles/penguin/make/plan";
import { CHALLENGE_SIZES } from "../../../src/puzzles/puzzle";
import { seedCount } from "../../seed-count";

/** More levels than the climb has before it comes round. */
const CLIMB_LEVELS = 40;
/** So many levels into a rush it has come to its hardest. */
const RUSH_LEVELS = 15;

const LEVELS = seedCount(200, 40);

function difficultyOf(target: Target, seed: number): number {
  const certified = runToEnd(compose(target, createRandom(seed), () => finishedTask(true)));
  if (certified === undefined) throw new Error(`seed ${seed} has no level`);
  return certified.certificate.analysis.verdict.difficultyCentibits;
}

/** How many of a wish's levels are as hard as asked, by half a bit or 15 percent. */
function shareAsAsked(target: Target): number {
  const { difficultyCentibits: wanted } = target;
  if (wanted === undefined) throw new Error("no difficulty is wished for");
  const tolerance = Math.max(50, 0.15 * wanted);
  let asAsked = 0;
  for (let seed = 1; seed <= LEVELS; seed++) if (Math.abs(difficultyOf(target, seed) - wanted) <= tolerance) asAsked++;
  return asAsked / LEVELS;
}

test("nine of ten levels of each stage of the climb are as hard as asked", () => {
  const stages = new Set(Array.from({ length: CLIMB_LEVELS }, (_, at) => plan.endless(at + 1)));
  for (const wish of stages) expect(shareAsAsked(wish), JSON.stringify(wish)).toBeGreaterThanOrEqual(0.9);
});

test("nine of ten levels of each weekday, of a rush and of each size of challenges are as hard as asked", () => {
  for (let weekday = 0; weekday < 7; weekday++) {
    expect(shareAsAsked(plan.daily(weekday)), `weekday ${weekday}`).toBeGreaterThanOrEqual(0.9);
  }
  for (let cleared = 0; cleared <= RUSH_LEVELS; cleared += 3) {
    expect(shareAsAsked(plan.rush(cleared)), `rush ${cleared}`).toBeGreaterThanOrEqual(0.9);
  }
  for (let size = 1; size <= CHALLENGE_SIZES; size++) {
    expect(shareAsAsked(plan.challenge(size)), `challenge ${size}`).toBeGreaterThanOrEqual(0.9);
  }
});

test("a level that is not welcome is not composed", () => {
  expect(runToEnd(compose(plan.endless(1), createRandom(1), () => finishedTask(false)))).toBeUndefined();
});
