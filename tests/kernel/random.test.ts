import { describe, expect, test } from "vitest";
import { drawRandomBelow, createRandom, drawRandom, SEED_LIMIT, type Random } from "../../src/kernel/random";
import { chiSquare } from "./statistics";

function draws(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => drawRandom(random));
}

function correlation(first: readonly number[], second: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanOfFirst, meanOfSecond] = [mean(first), mean(second)];
  const product = (a: readonly number[], meanA: number, b: readonly number[], meanB: number) =>
    a.reduce((sum, value, index) => sum + (value - meanA) * (b[index] - meanB), 0);
  return (
    product(first, meanOfFirst, second, meanOfSecond) /
    Math.sqrt(product(first, meanOfFirst, first, meanOfFirst) * product(second, meanOfSecond, second, meanOfSecond))
  );
}

/** Yields the numbers of L'Ecuyer's generator as his paper defines them, computed with integers of any size. */
function* referenceDraws({ a, b, c }: Random): Generator<number, never> {
  let [s1, s2, s3] = [BigInt(a), BigInt(b), BigInt(c)];
  for (;;) {
    s1 = (157n * s1) % 32363n;
    s2 = (146n * s2) % 31727n;
    s3 = (142n * s3) % 31657n;
    let z = s1 - s2;
    if (z > 706n) z -= 32362n;
    z += s3;
    if (z < 1n) z += 32362n;
    yield Number(z);
  }
}

describe("drawRandom", () => {
  test.each([
    [0, 0, [31911, 3058, 2236, 8274, 19421, 20149]],
    [1, 0, [13536, 129, 24869, 27938, 4437, 25848]],
    [1, 1, [2012, 13112, 70, 18461, 22033, 23608]],
    [2, 0, [262, 838, 11343, 27261, 17824, 28151]],
    [4096, 0, [31642, 9561, 5668, 1392, 23033, 20054]],
    [16777215, 16777215, [10937, 19852, 27840, 31352, 20065, 29115]],
  ])("the random numbers of seed %i, stream %i are the recorded ones", (seed, stream, first) => {
    expect(draws(createRandom(seed, stream), first.length)).toEqual(first);
  });

  test("the random numbers are those of L'Ecuyer's paper for the same initial state", () => {
    const random = createRandom(20260101, 3);
    const paper = referenceDraws({ ...random });
    for (let index = 0; index < 10_000; index++) expect(drawRandom(random)).toBe(paper.next().value);
  });

  test("every product that the random number generator computes stays below 2^23", () => {
    for (let seed = 0; seed < SEED_LIMIT; seed += 65_521) {
      const random = createRandom(seed, SEED_LIMIT - 1 - seed);
      for (let index = 0; index < 50; index++) {
        expect(random.a * 157, `seed ${seed}`).toBeLessThan(2 ** 23);
        expect(random.b * 146, `seed ${seed}`).toBeLessThan(2 ** 23);
        expect(random.c * 142, `seed ${seed}`).toBeLessThan(2 ** 23);
        expect(Math.min(random.a, random.b, random.c), `seed ${seed}`).toBeGreaterThan(0);
        drawRandom(random);
      }
    }
  });

  test("random numbers are whole numbers from 1 to 32362, each equally often", () => {
    const counts = new Array<number>(32_362).fill(0);
    const random = createRandom(1);
    for (let index = 0; index < 3_236_200; index++) counts[drawRandom(random) - 1]++;
    expect(counts).toHaveLength(32_362);
    expect(Math.abs(chiSquare(counts).deviations)).toBeLessThan(4);
  });
});

describe("drawRandomBelow", () => {
  test.each([2, 3, 4, 6, 7, 11, 84, 1000, 20_000])(
    "drawRandomBelow draws all numbers below %i equally often",
    (limit) => {
      const counts = new Array<number>(limit).fill(0);
      const random = createRandom(limit);
      for (let index = 0; index < 100 * Math.max(limit, 1000); index++) counts[drawRandomBelow(random, limit)]++;
      expect(counts).toHaveLength(limit);
      expect(Math.abs(chiSquare(counts).deviations)).toBeLessThan(4);
    },
  );

  test("drawRandomBelow returns only 0 for the limit 1, and accepts the limit 32362", () => {
    const random = createRandom(5);
    const numbers = Array.from({ length: 100_000 }, () => drawRandomBelow(random, 32_362));
    expect(Math.max(...numbers.slice(0, 50_000), ...numbers.slice(50_000))).toBeLessThan(32_362);
    expect(Math.min(...numbers.slice(0, 50_000), ...numbers.slice(50_000))).toBeGreaterThanOrEqual(0);
    expect(drawRandomBelow(random, 1)).toBe(0);
  });
});

describe("createRandom", () => {
  const length = 10_000;
  const limit = 4 / Math.sqrt(length);

  test.each([0, 1, 2, 4095, 4096, 1_000_000, SEED_LIMIT - 2])(
    "the random numbers of seed %i and of the next seed are not correlated",
    (seed) => {
      const pair = [createRandom(seed), createRandom(seed + 1)].map((random) => draws(random, length));
      expect(Math.abs(correlation(pair[0], pair[1]))).toBeLessThan(limit);
    },
  );

  test.each([0, 1, 2, 4095, 65_536, SEED_LIMIT - 2])(
    "the random numbers of stream %i and of the next stream are not correlated",
    (stream) => {
      const pair = [createRandom(1, stream), createRandom(1, stream + 1)].map((random) => draws(random, length));
      expect(Math.abs(correlation(pair[0], pair[1]))).toBeLessThan(limit);
    },
  );

  test("the first random numbers of 10,000 seeds, and of 10,000 streams, are equally distributed", () => {
    const seeds = Array.from({ length }, (_, seed) => drawRandom(createRandom(seed)));
    const streams = Array.from({ length }, (_, stream) => drawRandom(createRandom(1, stream)));
    for (const firsts of [seeds, streams]) {
      expect(Math.abs(correlation(firsts.slice(1), firsts.slice(0, -1)))).toBeLessThan(limit);
      const counts = new Array<number>(100).fill(0);
      for (const number of firsts) counts[Math.floor(((number - 1) * 100) / 32_362)]++;
      expect(Math.abs(chiSquare(counts).deviations)).toBeLessThan(4);
    }
  });

  test("exchanging the seed and the stream leads to other random numbers", () => {
    expect(draws(createRandom(1, 2), 5)).not.toEqual(draws(createRandom(2, 1), 5));
  });
});
