import { expect, test } from "vitest";
import { CERTAIN, centibits, MOST_CENTIBITS } from "../../src/kernel/bits";

const everyChance = function* (): Generator<number> {
  for (let chance = 1; chance <= CERTAIN; chance++) yield chance;
};

test("every chance is measured to within 1.3 hundredths of a bit", () => {
  let worst = 0;
  for (const chance of everyChance()) {
    worst = Math.max(worst, Math.abs(centibits(chance) + 100 * Math.log2(chance / CERTAIN)));
  }
  expect(worst).toBeLessThan(1.3);
});

test("a smaller chance is never easier", () => {
  let easier = 0;
  let before = MOST_CENTIBITS;
  for (const chance of everyChance()) {
    const difficulty = centibits(chance);
    if (difficulty > before) easier++;
    before = difficulty;
  }
  expect(easier).toBe(0);
});

test("each halving costs a hundred, from a certainty to the smallest chance there is", () => {
  for (let halvings = 0; halvings <= 22; halvings++) expect(centibits(CERTAIN / 2 ** halvings)).toBe(100 * halvings);
});

test("no chance at all is as hard as can be", () => {
  expect(centibits(0)).toBe(MOST_CENTIBITS);
  expect(centibits(1)).toBe(MOST_CENTIBITS);
});
