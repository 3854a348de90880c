import { describe, expect, test } from "vitest";
import { dayNumber } from "../../src/game/save/days";
import type { DailySave } from "../../src/game/save/save";
import { createCalendarMonth } from "../../src/game/screens/stats-calendar";
import { DAY_PICTURES } from "../../src/puzzles/looks/stats-wall";

const { unknown, missed, won, all, today: open, todayWon, todayAll } = DAY_PICTURES;
const TODAY = { year: 2026, month: 3, day: 12 };
const FIRST = dayNumber({ ...TODAY, day: 1 });

function dailyWith(days: readonly number[]): DailySave {
  const last = Math.max(...days, 0);
  const recentDays = Array.from({ length: last }, (_, index) => (days.includes(index + 1) ? "1" : "0")).join("");
  const none = { lastWonMap: "", lastWinningMoves: [] };
  return { ...none, lastDay: last === 0 ? 0 : FIRST + last - 1, streak: Math.min(last, 1), bestStreak: 9, recentDays };
}

function picturesWith(...records: readonly (readonly number[])[]): readonly number[] {
  return createCalendarMonth(
    records.map((days) => dailyWith(days)),
    TODAY,
  ).dayPictures;
}

describe("the calendar of the month", () => {
  test.each([
    [2026, 2, 28, 6],
    [2028, 2, 29, 1],
    [2026, 3, 31, 6],
    [2026, 4, 30, 2],
    [2026, 12, 31, 1],
  ])("month %i-%i has %i days, and begins on weekday %i", (year, month, days, firstWeekday) => {
    const calendar = createCalendarMonth([], { year, month, day: 1 });
    expect(calendar.dayPictures).toHaveLength(days);
    expect(calendar).toMatchObject({ month, firstWeekday });
  });

  test("days without a win are missed from the first win on, and unknown before it and after today", () => {
    const pictures = picturesWith([5, 6, 9], []);
    expect(pictures.slice(3, 12)).toEqual([unknown, won, won, missed, missed, won, missed, missed, open]);
    expect(pictures.slice(0, 3)).toEqual([unknown, unknown, unknown]);
    expect(new Set(pictures.slice(12))).toEqual(new Set([unknown]));
  });

  test("a day on which all daily levels were won has a star, and a day with some of them has none", () => {
    expect(picturesWith([5, 6], [6]).slice(4, 6)).toEqual([won, all]);
  });

  test("today has a mark of its own: nothing won, some won, all won", () => {
    expect(picturesWith([], [])[11]).toBe(open);
    expect(picturesWith([12], [])[11]).toBe(todayWon);
    expect(picturesWith([12], [12])[11]).toBe(todayAll);
  });

  test("a streak that is longer than the stored digits marks its days as won", () => {
    const daily = { ...dailyWith([12]), streak: 20, recentDays: "" };
    const { dayPictures } = createCalendarMonth([daily, dailyWith([])], TODAY);
    expect(new Set(dayPictures.slice(0, 11))).toEqual(new Set([won]));
  });

  test("the days of this month are missed if the only win was in the month before", () => {
    const daily = { ...dailyWith([]), lastDay: FIRST - 1, streak: 1, recentDays: "1" };
    expect(createCalendarMonth([daily, dailyWith([])], TODAY).dayPictures.slice(0, 2)).toEqual([missed, missed]);
  });
});
