/** The calendar of the present month on the wall of statistics: what is known of each day's daily levels. */
import { DAY_PICTURES } from "../../puzzles/looks/stats-wall";
import { isDayWon } from "../modes/daily";
import { dayNumber, weekdayOf } from "../save/days";
import type { Daily } from "../save/save";

/** A month with its days. */
export interface CalendarMonth {
  /** The number of the month, from 1 to 12. */
  readonly month: number;
  /** The weekday of the first day: 0 is Monday. */
  readonly firstWeekday: number;
  /** The number of the picture of each day, from the first on; see `DAY_PICTURES`. */
  readonly dayPictures: readonly number[];
}

/** Returns the month of a date. `dailies` are the player's results in the daily levels of all puzzles. */
export function calendarMonth(
  dailies: readonly Daily[],
  { year, month, day }: { readonly year: number; readonly month: number; readonly day: number },
): CalendarMonth {
  const first = dayNumber({ year, month, day: 1 });
  const next =
    month === 12 ? dayNumber({ year: year + 1, month: 1, day: 1 }) : dayNumber({ year, month: month + 1, day: 1 });
  const today = first + day - 1;
  const dayPictures: number[] = [];
  let hasWonBefore = dailies.some((daily) => hasWonBeforeDay(daily, first));
  for (let each = first; each < next; each++) {
    const wonCount = dailies.filter((daily) => isDayWon(daily, each)).length;
    dayPictures.push(pictureOf(each, today, { wonCount, puzzleCount: dailies.length, hasWonBefore }));
    hasWonBefore = hasWonBefore || wonCount > 0;
  }
  return { month, firstWeekday: weekdayOf(first), dayPictures };
}

/** What is known of the daily levels of a day. */
interface KnownDay {
  readonly wonCount: number;
  readonly puzzleCount: number;
  /** Whether the player has won a daily level on an earlier day. Days before the first one do not count as missed. */
  readonly hasWonBefore: boolean;
}

function pictureOf(day: number, today: number, { wonCount, puzzleCount, hasWonBefore }: KnownDay): number {
  const { unknown, missed, won, all, today: open, todayWon, todayAll } = DAY_PICTURES;
  if (wonCount === puzzleCount) return day === today ? todayAll : all;
  if (wonCount > 0) return day === today ? todayWon : won;
  if (day === today) return open;
  return day < today && hasWonBefore ? missed : unknown;
}

/** Returns whether the record of a puzzle's daily levels tells of a win before `day`. */
function hasWonBeforeDay({ lastDay, streak, recentDays }: Daily, day: number): boolean {
  const firstDigit = recentDays.indexOf("1");
  const daysBack = Math.max(streak, firstDigit < 0 ? 0 : recentDays.length - firstDigit);
  return daysBack > 0 && lastDay - daysBack + 1 < day;
}
