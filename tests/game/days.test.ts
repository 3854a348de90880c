import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { isLastClearedDay, recordDay, recordMissedDay, streakOn, listDayMarks } from "../../src/game/modes/daily";
import { dateOf, dayNumber, isoWeekOf, weekdayOf, weekNumber } from "../../src/game/save/days";
import { countLevel, createStats, countLevelsPerDay, MAX_DAYS } from "../../src/game/save/stats";
import { loadAllPuzzles, PUZZLES } from "../../src/puzzles/index";

describe("the levels of each day", () => {
  const last = (stats: ReturnType<typeof createStats>, day: number, count: number) =>
    countLevelsPerDay(stats, day).slice(MAX_DAYS - count);

  test("each day has its own count of cleared levels, and days without levels have 0", () => {
    const stats = createStats();
    for (const day of [9000, 9000, 9003]) countLevel(stats, day);
    expect(last(stats, 9003, 5)).toEqual([0, 2, 0, 0, 1]);
    expect(last(stats, 9005, 4)).toEqual([0, 1, 0, 0]);
    expect(stats.levelsCleared).toBe(3);
  });

  test("the counts of days that are too old to be stored are dropped", () => {
    const stats = createStats();
    countLevel(stats, 9000);
    countLevel(stats, 9000 + MAX_DAYS);
    expect(countLevelsPerDay(stats, 9000 + MAX_DAYS)).toEqual([...new Array<number>(MAX_DAYS - 1).fill(0), 1]);
  });

  test("a cleared level counts for the last stored day if the clock was set back", () => {
    const stats = createStats();
    for (const day of [9000, 8000]) countLevel(stats, day);
    expect(last(stats, 9000, 1)).toEqual([2]);
  });
});

describe("the calendar", () => {
  const MS_PER_DAY = 86400000;
  const days = fc.integer({ min: 0, max: 36524 });
  const nodeDate = (day: number): Date => new Date(Date.UTC(2000, 0, 1) + day * MS_PER_DAY);

  function isoWeekByDefinition(date: Date): { year: number; week: number } {
    const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * MS_PER_DAY);
    const year = thursday.getUTCFullYear();
    return { year, week: 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * MS_PER_DAY)) };
  }

  test("the date of each day of the century is that of Node's calendar, and has the day's number", () => {
    for (let day = 0; day <= 36524; day++) {
      const date = nodeDate(day);
      const expected = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      expect(dateOf(day)).toEqual(expected);
      expect(dayNumber(expected)).toBe(day);
    }
  });

  test("the weekday and the ISO week of any day are those of Node's calendar", () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(weekdayOf(day)).toBe((nodeDate(day).getUTCDay() + 6) % 7);
        expect(isoWeekOf(day)).toEqual(isoWeekByDefinition(nodeDate(day)));
      }),
    );
  });

  test("the ISO weeks around each turn of a year of the century are right, also in years with 53 weeks", () => {
    const longYears: number[] = [];
    for (let year = 2000; year < 2099; year++) {
      const newYear = dayNumber({ year: year + 1, month: 1, day: 1 });
      for (let day = newYear - 8; day < newYear + 8; day++)
        expect(isoWeekOf(day)).toEqual(isoWeekByDefinition(nodeDate(day)));
      if (isoWeekOf(dayNumber({ year, month: 12, day: 31 })).week === 53) longYears.push(year);
    }
    expect(longYears.slice(0, 6)).toEqual([2004, 2009, 2015, 2020, 2026, 2032]);
  });

  test("the number of a week grows by one on each Monday only", () => {
    for (let day = 1; day < 2000; day++)
      expect(weekNumber(day) - weekNumber(day - 1)).toBe(weekdayOf(day) === 0 ? 1 : 0);
  });
});

describe("the week of daily levels", () => {
  /** A Monday that the tests use, as a day number (days since 1 January 2000). */
  const MONDAY = 9837;
  const record = { lastDay: MONDAY + 3, streak: 1, bestStreak: 4, recentDays: "1101" };

  test("each day of the week has its own mark: done, missed, today or to come", () => {
    expect(listDayMarks(record, MONDAY + 4)).toEqual(["done", "done", "missed", "done", "today", "to-come", "to-come"]);
  });

  test("the present day is marked as done once its level is won", () => {
    expect(listDayMarks(record, MONDAY + 3)[3]).toBe("done");
  });

  test("a day without a stored result is marked as done if the streak includes it", () => {
    expect(listDayMarks({ ...record, streak: 3, recentDays: "" }, MONDAY + 4).slice(0, 4)).toEqual([
      "missed",
      "done",
      "done",
      "done",
    ]);
  });
});

describe("the streak of daily levels", () => {
  const record = { lastDay: 9000, streak: 6, bestStreak: 8, recentDays: "111111" };

  test("a win on the day before the last win leaves the streak unchanged, for players who travel west", () => {
    expect(recordDay(record, 8999)).toBe(record);
    expect(streakOn(record, 8999)).toBe(6);
  });

  test("a win on an earlier day leaves the streak unchanged, because the clock was set back", () => {
    for (const day of [8998, 8600, 0]) {
      expect(recordDay(record, day)).toBe(record);
      expect(streakOn(record, day)).toBe(6);
    }
  });

  test("the record keeps as many days as the longest month has, missed ones included", () => {
    const long = { ...record, recentDays: "1".repeat(31) };
    expect(recordDay(long, 9001).recentDays).toBe("1".repeat(31));
    expect(recordDay(record, 9003).recentDays).toBe("111111001");
    expect(recordDay(record, 9100).recentDays).toBe(`${"0".repeat(30)}1`);
  });

  test("a win after a missed day restarts the streak at 1", () => {
    expect(recordDay(record, 9002)).toMatchObject({ lastDay: 9002, streak: 1, bestStreak: 8 });
    expect(streakOn(record, 9002)).toBe(0);
  });

  test("a day that is made up joins the streak before it to the present one", () => {
    const missed = recordDay(record, 9002);
    const expected = { lastDay: 9002, streak: 8, bestStreak: 8, recentDays: "11111111" };
    expect(recordMissedDay(missed, record.streak)).toEqual(expected);
    expect(recordMissedDay({ ...record, lastDay: 9, streak: 1, recentDays: "1" }, 0)).toMatchObject({
      lastDay: 9,
      streak: 2,
      recentDays: "11",
    });
  });

  test("a streak of daily levels can begin on 1 January 2000, which is day 0", () => {
    const none = { lastDay: 0, streak: 0, bestStreak: 0, recentDays: "" };
    expect(isLastClearedDay(none, 0)).toBe(false);
    const first = recordDay(none, 0);
    expect(first).toMatchObject({ lastDay: 0, streak: 1, recentDays: "1" });
    expect(isLastClearedDay(first, 0)).toBe(true);
    expect(recordDay(first, 1)).toMatchObject({ lastDay: 1, streak: 2, recentDays: "11" });
  });
});

test("the list of puzzles has the same names and level counts as the loaded puzzles", () => {
  expect(PUZZLES.map(({ name, levelCount }) => [name, levelCount])).toEqual(
    loadAllPuzzles().map(({ name, campaign }) => [name, campaign.levelCount]),
  );
});
