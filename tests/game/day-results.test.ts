import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDayCleared, streakOn } from "../../src/game/modes/daily";
import { countDayWin, countMadeUpWin, dayResultOf, isCleared, findNextPuzzle } from "../../src/game/modes/day-results";
import { isMakeUpOpen } from "../../src/game/modes/make-up";
import { weekdayOf, weekNumber } from "../../src/game/save/days";
import { createFreshSave, type Save } from "../../src/game/save/save";
import { PUZZLES } from "../../src/puzzles/index";

/** A Monday that the tests use, as a day number (days since 1 January 2000). */
const MONDAY = 9837;
const RESULT = { moves: 9, par: 7 };

function saveAfter(...days: readonly number[]): Save {
  const save = createFreshSave();
  for (const day of days) countDayWin(save, 0, day, RESULT);
  return save;
}

describe("the results of a day", () => {
  test("each puzzle has its own result, and those of yesterday stay known", () => {
    const save = saveAfter(MONDAY);
    countDayWin(save, 4, MONDAY, { moves: 5, par: 5 });
    countDayWin(save, 2, MONDAY + 1, { moves: 8, par: 6 });
    const resultsOn = (day: number) => PUZZLES.map((_, index) => dayResultOf(save, index, day).moves);
    expect(resultsOn(MONDAY)).toEqual(PUZZLES.map((_, index) => [9, 0, 0, 0, 5][index] ?? 0));
    expect(resultsOn(MONDAY + 1)).toEqual(PUZZLES.map((_, index) => (index === 2 ? 8 : 0)));
    expect(resultsOn(MONDAY + 2)).toEqual(PUZZLES.map(() => 0));
    expect(resultsOn(MONDAY - 1)).toEqual(PUZZLES.map(() => 0));
    expect(dayResultOf(save, 2, MONDAY + 1).par).toBe(6);
  });

  test("results are forgotten when a day without a win lies between", () => {
    const save = saveAfter(MONDAY, MONDAY + 2);
    expect(isCleared(dayResultOf(save, 0, MONDAY + 1))).toBe(false);
    expect(isCleared(dayResultOf(save, 0, MONDAY + 2))).toBe(true);
  });

  test("the next level of a day is the next one that is not cleared, and none after the last", () => {
    const save = saveAfter(MONDAY);
    const ids = PUZZLES.map(({ id }) => id);
    const last = PUZZLES.length - 1;
    expect(findNextPuzzle(save, ids[0], MONDAY)).toBe(1);
    expect(findNextPuzzle(save, ids[last], MONDAY)).toBe(1);
    for (const index of [1, 3]) countDayWin(save, index, MONDAY, RESULT);
    expect(findNextPuzzle(save, ids[1], MONDAY)).toBe(2);
    for (let index = 2; index <= last; index++) countDayWin(save, index, MONDAY, RESULT);
    expect(findNextPuzzle(save, ids[last], MONDAY)).toBeUndefined();
  });
});

describe("the streak of all puzzles", () => {
  test("one level a day keeps the streak, whichever puzzle it is of", () => {
    const save = createFreshSave();
    for (let day = 0; day < 9; day++) countDayWin(save, day % PUZZLES.length, MONDAY + day, RESULT);
    expect(save.days).toMatchObject({
      lastDay: MONDAY + 8,
      streak: 9,
      bestStreak: 9,
      recentDays: expect.stringMatching(/^0*1{9}$/) as string,
    });
  });

  test("a second level of the same day counts no second day", () => {
    const save = saveAfter(MONDAY, MONDAY + 1);
    countDayWin(save, 3, MONDAY + 1, RESULT);
    expect(save.days.streak).toBe(2);
  });

  test("a win after the clock was set back counts nothing", () => {
    const save = saveAfter(MONDAY + 9);
    const before = { ...save.days };
    for (const day of [MONDAY + 8, MONDAY, 0]) countDayWin(save, 1, day, RESULT);
    expect(save.days).toEqual(before);
  });
});

describe("making up a day", () => {
  test("only a missed day before today can be made up, and not on the day of a player's first daily level", () => {
    expect(isMakeUpOpen(createFreshSave().days, MONDAY)).toBe(false);
    const { days } = saveAfter(MONDAY);
    expect([0, 1, 2, 3].map((later) => isMakeUpOpen(days, MONDAY + later))).toEqual([false, false, true, true]);
    expect(isMakeUpOpen(days, MONDAY - 1)).toBe(false);
    expect(isMakeUpOpen(saveAfter(MONDAY, MONDAY + 2).days, MONDAY + 2)).toBe(true);
    expect(isMakeUpOpen(saveAfter(MONDAY, MONDAY + 1, MONDAY + 20).days, MONDAY + 20)).toBe(true);
  });

  test("a day made up before today's first win continues the streak", () => {
    const save = saveAfter(MONDAY, MONDAY + 1);
    countMadeUpWin(save, 2, MONDAY + 2, RESULT);
    expect(save.days).toMatchObject({ lastDay: MONDAY + 2, streak: 3, madeUpDay: MONDAY + 2 });
    expect(dayResultOf(save, 2, MONDAY + 2)).toEqual(RESULT);
    countDayWin(save, 0, MONDAY + 3, RESULT);
    expect(save.days).toMatchObject({ streak: 4, recentDays: expect.stringMatching(/^0*1111$/) as string });
  });

  test("a day made up after today's first win continues the streak before it", () => {
    const save = saveAfter(MONDAY, MONDAY + 1, MONDAY + 3);
    expect(save.days).toMatchObject({ streak: 1, streakBefore: 2 });
    countMadeUpWin(save, 2, MONDAY + 2, RESULT);
    expect(save.days).toMatchObject({
      lastDay: MONDAY + 3,
      streak: 4,
      bestStreak: 4,
      recentDays: expect.stringMatching(/^0*1111$/) as string,
    });
    expect(dayResultOf(save, 2, MONDAY + 2)).toEqual(RESULT);
    expect(dayResultOf(save, 0, MONDAY + 3)).toEqual(RESULT);
  });

  test("after two missed days, the day that is made up begins a streak", () => {
    const save = saveAfter(MONDAY, MONDAY + 1, MONDAY + 4);
    countMadeUpWin(save, 2, MONDAY + 3, RESULT);
    expect(save.days).toMatchObject({
      lastDay: MONDAY + 4,
      streak: 2,
      recentDays: expect.stringMatching(/^0*11011$/) as string,
    });
  });

  test("all levels of the day that is made up stay open until midnight, and count one day", () => {
    const save = saveAfter(MONDAY, MONDAY + 2);
    for (const index of [1, 2, 3]) {
      expect(isMakeUpOpen(save.days, MONDAY + 2)).toBe(true);
      countMadeUpWin(save, index, MONDAY + 1, RESULT);
    }
    expect(save.days.streak).toBe(3);
    const moves = PUZZLES.map((_, index) => dayResultOf(save, index, MONDAY + 1).moves);
    expect(moves).toEqual(PUZZLES.map((_, index) => ([1, 2, 3].includes(index) ? 9 : 0)));
    expect(isMakeUpOpen(save.days, MONDAY + 3)).toBe(false);
  });

  test("a second day of a week cannot be made up, but one of the next week can", () => {
    const save = saveAfter(MONDAY, MONDAY + 2);
    countMadeUpWin(save, 1, MONDAY + 1, RESULT);
    countDayWin(save, 0, MONDAY + 4, RESULT);
    expect(isMakeUpOpen(save.days, MONDAY + 4)).toBe(false);
    countMadeUpWin(save, 1, MONDAY + 3, RESULT);
    expect(save.days).toMatchObject({ streak: 1, madeUpDay: MONDAY + 1 });
    expect(isMakeUpOpen(save.days, MONDAY + 6)).toBe(false);
    // The daily levels of a missed Sunday can still be played on Monday, although Monday is in the next week.
    expect(isMakeUpOpen(save.days, MONDAY + 7)).toBe(true);
  });

  test("a day that was played in time cannot be made up, and the clock set back makes up nothing", () => {
    const save = saveAfter(MONDAY, MONDAY + 1, MONDAY + 5);
    const before = { ...save.days };
    countMadeUpWin(save, 3, MONDAY, RESULT);
    countMadeUpWin(save, 3, MONDAY + 1, RESULT);
    expect(save.days).toEqual(before);
  });

  test("whatever the clock shows, a week has at most one day that is made up, and days are counted once", () => {
    const step = fc.record({ day: fc.integer({ min: MONDAY, max: MONDAY + 30 }), isMadeUp: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const save = createFreshSave();
        const days = new Set<number>();
        const weeks: number[] = [];
        for (const { day, isMadeUp } of steps) {
          const before = { ...save.days };
          if (isMadeUp) countMadeUpWin(save, 1, day - 1, RESULT);
          else countDayWin(save, 0, day, RESULT);
          const { madeUpDay, lastDay, streak, bestStreak } = save.days;
          if (madeUpDay !== before.madeUpDay) weeks.push(weekNumber(madeUpDay + 1));
          for (const each of [day, day - 1])
            if (isDayCleared(save.days, each) && !isDayCleared(before, each)) days.add(each);
          expect(lastDay).toBeGreaterThanOrEqual(before.lastDay);
          expect(streak).toBeLessThanOrEqual(days.size);
          expect(bestStreak).toBeGreaterThanOrEqual(before.bestStreak);
          expect(streakOn(save.days, lastDay)).toBe(streak);
        }
        expect(new Set(weeks).size).toBe(weeks.length);
      }),
    );
    expect(weekdayOf(MONDAY)).toBe(0);
  });
});
