import { expect, test } from "vitest";
import { CHALLENGE_SIZES, DAILY_RANKS } from "../../../src/puzzles/puzzle";
import { plan } from "../../../src/puzzles/fruit/make/plan";

const ENDLESS = Array.from({ length: 100 }, (_, index) => plan.rising(index + 1));

test("an endless run begins with ten small boards, and its first level is easier than any after the twentieth", () => {
  for (const { width, height } of ENDLESS.slice(0, 10)) expect(Math.max(width, height)).toBeLessThanOrEqual(5);
  for (const { difficultyCentibits } of ENDLESS.slice(20)) {
    expect(difficultyCentibits).toBeGreaterThan(ENDLESS[0].difficultyCentibits);
  }
});

test("no endless level before the fifteenth may have dead ends, and some later one may", () => {
  expect(ENDLESS.slice(0, 14).some(({ mayHaveDeadEnds }) => mayHaveDeadEnds)).toBe(false);
  expect(ENDLESS.some(({ mayHaveDeadEnds }) => mayHaveDeadEnds)).toBe(true);
});

test("the endless curve asks for each kind of thing before it repeats itself", () => {
  const first = ENDLESS.slice(0, 30);
  for (const thing of ["stones", "cars", "barrels", "passes", "puddles", "hedgehogs", "anteaters"] as const) {
    expect(first.some((target) => target[thing] > 0)).toBe(true);
  }
});

test("the last rung of a challenge is the hardest, and each place of a day is harder than the place before", () => {
  const challenges = Array.from(
    { length: CHALLENGE_SIZES },
    (_, index) => plan.challenge(index + 1).difficultyCentibits,
  );
  expect(challenges.at(-1)).toBe(Math.max(...challenges));
  const difficulties = Array.from({ length: DAILY_RANKS }, (_, index) => plan.daily(index + 1).difficultyCentibits);
  for (let index = 1; index < DAILY_RANKS; index++)
    expect(difficulties[index]).toBeGreaterThan(difficulties[index - 1]);
});

test("the smallest par of an endless target never exceeds its largest par", () => {
  for (const { minPar, maxPar } of ENDLESS) expect(maxPar).toBeGreaterThanOrEqual(minPar);
});
