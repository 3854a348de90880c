import { expect, test } from "vitest";
import { log2Centibits, MAX_CENTIBITS } from "../../src/kernel/logarithm";

const PER_DOUBLING = 5000;

/** Single-precision numbers from 1 to 2^63, in ascending order. */
const numbers = Array.from({ length: 63 * PER_DOUBLING }, (_, index) => Math.fround(2 ** (index / PER_DOUBLING)));

test("every logarithm has an error below 0.6 hundredths", () => {
  let worst = 0;
  for (const number of numbers) worst = Math.max(worst, Math.abs(log2Centibits(number) - 100 * Math.log2(number)));
  expect(worst).toBeLessThan(0.6);
});

test("a larger number never has a smaller logarithm", () => {
  const logarithms = numbers.map(log2Centibits);
  expect(logarithms.filter((logarithm, index) => index > 0 && logarithm < logarithms[index - 1])).toEqual([]);
});

test("each doubling adds 100", () => {
  for (let doublings = 0; doublings < 64; doublings++) expect(log2Centibits(2 ** doublings)).toBe(100 * doublings);
});

test("numbers up to 1 give 0, and numbers from 2^64 on give MAX_CENTIBITS", () => {
  expect([0, 0.5, 1].map(log2Centibits)).toEqual([0, 0, 0]);
  expect([2 ** 64, 2 ** 100, Infinity].map(log2Centibits)).toEqual([MAX_CENTIBITS, MAX_CENTIBITS, MAX_CENTIBITS]);
});
