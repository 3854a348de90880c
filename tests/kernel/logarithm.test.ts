import { expect, test } from "vitest";
import { log2Centibits, MAX_CENTIBITS } from "../../src/kernel/logarithm";

const PER_DOUBLING = 5000;

const numbers = Array.from({ length: 63 * PER_DOUBLING }, (_, index) => Math.fround(2 ** (index / PER_DOUBLING)));

test("log2Centibits has an error below 0.6 hundredths for every number", () => {
  let worst = 0;
  for (const number of numbers) worst = Math.max(worst, Math.abs(log2Centibits(number) - 100 * Math.log2(number)));
  expect(worst).toBeLessThan(0.6);
});

test("log2Centibits never returns a smaller logarithm for a larger number", () => {
  const logarithms = numbers.map(log2Centibits);
  expect(logarithms.filter((logarithm, index) => index > 0 && logarithm < logarithms[index - 1])).toEqual([]);
});

test("log2Centibits adds 100 for each doubling of a number", () => {
  for (let doublings = 0; doublings < 64; doublings++) expect(log2Centibits(2 ** doublings)).toBe(100 * doublings);
});

test("log2Centibits returns 0 for numbers up to 1, and MAX_CENTIBITS from 2^64 on", () => {
  expect([0, 0.5, 1].map(log2Centibits)).toEqual([0, 0, 0]);
  expect([2 ** 64, 2 ** 100, Infinity].map(log2Centibits)).toEqual([MAX_CENTIBITS, MAX_CENTIBITS, MAX_CENTIBITS]);
});
