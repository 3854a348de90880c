import { expect, test } from "vitest";
import { CHALLENGE_SIZES } from "../../../src/puzzles/puzzle";
import { plan } from "../../../src/puzzles/penguin/make/plan";

const ENDLESS = Array.from({ length: 200 }, (_, at) => plan.endless(at + 1));

test("an endless run begins on small boards with two to four moves, and has eight or more on the whole floe from level 10 on", () => {
  expect(ENDLESS[0]).toMatchObject({ width: 8, height: 6, minMoves: 2, maxMoves: 4 });
  for (const { width, height, minMoves } of ENDLESS.slice(9)) {
    expect([width, height]).toEqual([16, 8]);
    expect(minMoves).toBeGreaterThanOrEqual(8);
  }
});

test("nothing can be lost before endless level 15", () => {
  expect(ENDLESS.slice(0, 14).every(({ picks }) => picks === 0)).toBe(true);
  expect(ENDLESS.some(({ picks }) => picks > 0)).toBe(true);
});

test("a rush has short levels on small boards that grow slowly", () => {
  const rush = Array.from({ length: 40 }, (_, cleared) => plan.rush(cleared));
  for (let cleared = 1; cleared < rush.length; cleared++) {
    expect(rush[cleared].minMoves).toBeGreaterThanOrEqual(rush[cleared - 1].minMoves);
    expect(rush[cleared].width).toBeLessThan(16);
  }
});

test("each size of challenges has a move more than the one before", () => {
  for (let size = 2; size <= CHALLENGE_SIZES; size++) {
    expect(plan.challenge(size).minMoves).toBe(plan.challenge(size - 1).minMoves + 1);
  }
});

test("no range of moves is the wrong way round", () => {
  for (const { minMoves, maxMoves } of ENDLESS) expect(maxMoves).toBeGreaterThanOrEqual(minMoves);
});
