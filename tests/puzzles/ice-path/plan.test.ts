import { describe, expect, test } from "vitest";
import { cellAt, columnOf, createBoard, rowOf } from "../../../src/kernel/board";
import { plan } from "../../../src/puzzles/ice-path/make/plan";
import type { Wish } from "../../../src/puzzles/ice-path/make/wish";
import { certified, delivered } from "./maps";

function levels(from: number, to: number): Wish[] {
  return Array.from({ length: to - from + 1 }, (_, at) => plan.endless(from + at));
}

/** The mean of something over wishes. */
function mean(wishes: readonly Wish[], of: (wish: Wish) => number): number {
  return wishes.reduce((sum, wish) => sum + of(wish), 0) / wishes.length;
}

const GROUPS = [levels(1, 9), levels(10, 19), levels(20, 29), levels(30, 39)];

describe("the climb", () => {
  test("begins with the shortest levels there are", () => {
    expect(plan.endless(1)).toMatchObject({ leastMoves: 7, hiddenGoals: 0, railroadPercent: 100 });
  });

  test("goes on to longer ways, more hidden goals and less of a railroad", () => {
    for (let at = 1; at < GROUPS.length; at++) {
      expect(mean(GROUPS[at], ({ mostMoves }) => mostMoves)).toBeGreaterThan(
        mean(GROUPS[at - 1], (wish) => wish.mostMoves),
      );
      expect(mean(GROUPS[at], ({ hiddenGoals }) => hiddenGoals)).toBeGreaterThan(
        mean(GROUPS[at - 1], (wish) => wish.hiddenGoals),
      );
      expect(mean(GROUPS[at], ({ railroadPercent }) => railroadPercent)).toBeLessThan(
        mean(GROUPS[at - 1], (wish) => wish.railroadPercent),
      );
    }
  });

  test("has a rest in every six levels, once it has begun to climb", () => {
    for (let first = 5; first <= 200; first++) {
      const six = levels(first, first + 5);
      expect(six.some((wish, at) => at > 0 && wish.mostMoves < six[at - 1].mostMoves)).toBe(true);
    }
  });

  test("never ends", () => {
    const far = levels(1001, 1100);
    expect(Math.min(...far.map(({ leastMoves }) => leastMoves))).toBeGreaterThan(8);
    expect(new Set(far.map(({ leastMoves }) => leastMoves)).size).toBeGreaterThan(5);
  });

  test("is climbed from hole to hole, and every level comes out nearly as it is wanted", () => {
    let from = cellAt(createBoard(12, 12), 5, 5);
    for (let number = 1; number <= 100; number++) {
      const board = createBoard(12, 12);
      const wish = plan.endless(number);
      const level = delivered({ ...wish, fromX: columnOf(board, from), fromY: rowOf(board, from) }, number);
      const { par } = certified(level).analysis.verdict;
      expect(par).toBeLessThanOrEqual(wish.mostMoves);
      expect(par).toBeGreaterThanOrEqual(wish.leastMoves - 4);
      from = level.hole;
    }
  });
});

describe("elsewhere", () => {
  test("a rush grows slowly and stays short", () => {
    const wishes = Array.from({ length: 100 }, (_, cleared) => plan.rush(cleared));
    expect([wishes[0].leastMoves, wishes[99].mostMoves]).toEqual([7, 13]);
    for (let at = 1; at < 100; at++) expect(wishes[at].leastMoves - wishes[at - 1].leastMoves).toBeLessThanOrEqual(1);
  });

  test("a week climbs from Monday to Saturday, and Sunday is the least of a railroad", () => {
    const week = Array.from({ length: 7 }, (_, weekday) => plan.daily(weekday));
    for (let day = 1; day <= 5; day++) expect(week[day].leastMoves).toBeGreaterThan(week[day - 1].leastMoves);
    expect(Math.min(...week.map(({ railroadPercent }) => railroadPercent))).toBe(week[6].railroadPercent);
  });

  test("each size of a challenge is longer than the one before, and can be had", () => {
    for (let size = 1; size <= 10; size++) {
      const wish = plan.challenge(size);
      if (size > 1) expect(wish.leastMoves).toBeGreaterThan(plan.challenge(size - 1).mostMoves);
      const { par } = certified(delivered({ ...wish, fromX: 6, fromY: 6 }, size)).analysis.verdict;
      expect(par).toBeGreaterThanOrEqual(wish.leastMoves - 4);
    }
  });
});
