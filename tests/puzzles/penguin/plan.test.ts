import { expect, test } from "vitest";
import { CHALLENGE_SIZES } from "../../../src/puzzles/puzzle";
import { plan } from "../../../src/puzzles/penguin/make/plan";

const ENDLESS = Array.from({ length: 200 }, (_, index) => plan.rising(index + 1));

test("an endless run begins small with two to four moves, and has the whole board in levels 18 to 30", () => {
  expect(ENDLESS[0]).toMatchObject({ width: 8, height: 6, minMoves: 2, maxMoves: 4 });
  for (const { width, height } of ENDLESS.slice(17, 30)) expect([width, height]).toEqual([16, 8]);
});

test("the solutions of an endless run have at least seven moves from level 18 on, and eight from level 31 on", () => {
  for (const { minMoves } of ENDLESS.slice(17)) expect(minMoves).toBeGreaterThanOrEqual(7);
  for (const { minMoves } of ENDLESS.slice(30)) expect(minMoves).toBeGreaterThanOrEqual(8);
});

test("from level 31 on, the levels of ten in a row have at least four shapes of boards and four leading kinds", () => {
  for (let first = 30; first + 10 <= ENDLESS.length; first++) {
    const ten = ENDLESS.slice(first, first + 10);
    expect(new Set(ten.map(({ width, height }) => `${width}x${height}`)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(ten.map(({ leadingKind }) => leadingKind)).size).toBeGreaterThanOrEqual(5);
  }
});

test("from level 31 on, two levels in a row have different boards or different leading things", () => {
  for (let index = 31; index < ENDLESS.length; index++) {
    const [before, after] = [ENDLESS[index - 1], ENDLESS[index]];
    expect([after.width, after.height, after.leadingKind]).not.toEqual([
      before.width,
      before.height,
      before.leadingKind,
    ]);
  }
});

test("the wanted difficulty of an endless run falls for one level at a time, and for at most three of ten levels", () => {
  const wanted = ENDLESS.map(({ difficultyCentibits }) => difficultyCentibits ?? 0);
  const isRest = wanted.map((centibits, index) => centibits < Math.max(...wanted.slice(0, index)) - 10);
  for (let index = 1; index < isRest.length; index++) expect(isRest[index] && isRest[index - 1]).toBe(false);
  for (let first = 0; first + 10 <= isRest.length; first++) {
    expect(isRest.slice(first, first + 10).filter(Boolean).length).toBeLessThanOrEqual(3);
  }
});

test("no level before level 15 of an endless run can be lost", () => {
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

test("each rung of a challenge is the level of a rush after as many cleared levels", () => {
  for (let rung = 1; rung <= CHALLENGE_SIZES; rung++) expect(plan.challenge(rung)).toBe(plan.rush(rung - 1));
});

test("no target of an endless run has more lowest than highest moves", () => {
  for (const { minMoves, maxMoves } of ENDLESS) expect(maxMoves).toBeGreaterThanOrEqual(minMoves);
});
