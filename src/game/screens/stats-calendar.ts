/**
 * The calendar of the present month on the statistics screen. It shows on which days the player cleared daily levels.
 */
import { DAY_PICTURES } from "../../puzzles/looks/stats-wall";
import { isDayCleared } from "../modes/daily";
import { dayNumber, weekdayOf } from "../save/days";
import type { DailySave } from "../save/save";

export interface CalendarMonth {
  readonly month: number;
  readonly firstWeekday: number;
  /**
   * The picture number of the mark on each day of the calendar, from the first day of the month on. `DAY_PICTURES`
   * lists the marks.
   */
  readonly dayPictures: readonly number[];
}

/**
 * Returns the calendar of the month with the given date. `dailies` are the player's results in the daily levels of all
 * puzzles.
 */
export function createCalendarMonth(
  dailies: readonly DailySave[],
  { year, month, day }: { readonly year: number; readonly month: number; readonly day: number },
): CalendarMonth {
  const first = dayNumber({ year, month, day: 1 });
  const next =
    month === 12 ? dayNumber({ year: year + 1, month: 1, day: 1 }) : dayNumber({ year, month: month + 1, day: 1 });
  const today = first + day - 1;
  const dayPictures: number[] = [];
  let hasClearedBefore = dailies.some((daily) => hasClearedBeforeDay(daily, first));
  for (let each = first; each < next; each++) {
    const clearedCount = dailies.filter((daily) => isDayCleared(daily, each)).length;
    dayPictures.push(pictureOf(each, today, { clearedCount, puzzleCount: dailies.length, hasClearedBefore }));
    hasClearedBefore = hasClearedBefore || clearedCount > 0;
  }
  return { month, firstWeekday: weekdayOf(first), dayPictures };
}

interface KnownDay {
  readonly clearedCount: number;
  readonly puzzleCount: number;
  /**
   * Whether the player has won a daily level before the day whose mark is chosen. If not, the day is not marked as
   * missed.
   */
  readonly hasClearedBefore: boolean;
}

function pictureOf(day: number, today: number, { clearedCount, puzzleCount, hasClearedBefore }: KnownDay): number {
  const { unknown, missed, won, all, today: open, todayWon, todayAll } = DAY_PICTURES;
  if (clearedCount === puzzleCount) return day === today ? todayAll : all;
  if (clearedCount > 0) return day === today ? todayWon : won;
  if (day === today) return open;
  return day < today && hasClearedBefore ? missed : unknown;
}

/**
 * Returns whether the save shows that the player won a daily level before the given day. The save has only the latest
 * days and the present streak (days won in a row), so the function misses earlier wins.
 */
function hasClearedBeforeDay({ lastDay, streak, recentDays }: DailySave, day: number): boolean {
  const firstDigit = recentDays.indexOf("1");
  const daysBack = Math.max(streak, firstDigit < 0 ? 0 : recentDays.length - firstDigit);
  return daysBack > 0 && lastDay - daysBack + 1 < day;
}
