import { expect, test } from "vitest";
import { createRandom } from "../../../src/kernel/random";
import { done, finish } from "../../../src/kernel/work";
import { compose } from "../../../src/puzzles/penguin/make/compose";
import { plan, type Wish } from "../../../src/puzzles/penguin/make/plan";
import { seeds } from "../../effort";

/** More levels than the climb has before it comes round. */
const CLIMB_LEVELS = 40;

const LEVELS = seeds(200, 40);

function difficultyOf(wish: Wish, seed: number): number {
  const certified = finish(compose(wish, createRandom(seed), () => done(true)));
  if (certified === undefined) throw new Error(`seed ${seed} has no level`);
  return certified.certificate.analysis.verdict.difficultyCentibits;
}

test("nine of ten levels of each stage of the climb are as hard as asked, by half a bit or 15 percent", () => {
  const stages = new Set(Array.from({ length: CLIMB_LEVELS }, (_, at) => plan.endless(at + 1)));
  for (const wish of stages) {
    const { difficultyCentibits: wanted = 0 } = wish;
    const tolerance = Math.max(50, 0.15 * wanted);
    let asAsked = 0;
    for (let seed = 1; seed <= LEVELS; seed++) if (Math.abs(difficultyOf(wish, seed) - wanted) <= tolerance) asAsked++;
    expect(asAsked / LEVELS, JSON.stringify(wish)).toBeGreaterThanOrEqual(0.9);
  }
});

test("a level that is not welcome is not composed", () => {
  expect(finish(compose(plan.endless(1), createRandom(1), () => done(false)))).toBeUndefined();
});
