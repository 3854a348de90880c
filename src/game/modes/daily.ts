/**
 * Defines the rules of the daily level: its seed, the streak (days won in a row) and the record of the days on which
 * the player won. A puzzle and a date alone determine a daily level. The seeds of daily levels are above those of
 * challenge codes, so that no code can reveal a daily level.
 */
import { hasDay, NUMBERS_PER_RESULT, type DayRecord } from "../save/day-record";
import { weekdayOf } from "../save/days";

/**
 * The days on which the player cleared daily levels. There is a record for each puzzle, and one for all puzzles
 * together.
 */
export interface DailyRecord {
  /**
   * The last day whose level the player cleared, as the number of days since 1 January 2000; 0 if there is no such day.
   */
  readonly lastDay: number;
  /** The number of days in a row whose levels the player cleared, up to `lastDay`. */
  readonly streak: number;
  readonly bestStreak: number;
  /**
   * One digit for each of the last days up to `lastDay`, at most `DAYS_KEPT`: 1 if the player cleared that day's level,
   * otherwise 0.
   */
  readonly recentDays: string;
}

const FIRST_SEED = 8388608;

const DAYS_PER_WEEK = 7;
/**
 * The number of days for which the record stores whether the player won a daily level: the length of the longest month.
 */
const DAYS_KEPT = 31;

export function seedOfDay(dayNumber: number): number {
  return FIRST_SEED + dayNumber;
}

/**
 * Returns the record of cleared days after the daily level of `day` was cleared, or the same object if that win does
 * not count. Each day counts once. A day before the last counted day does not count and does not end the streak (days
 * won in a row). Such a day occurs if the clock is set back or the player travels west.
 */
export function recordDay(record: DailyRecord, day: number): DailyRecord {
  if (hasDay(record) && day <= record.lastDay) return record;
  const streak = day === record.lastDay + 1 ? record.streak + 1 : 1;
  const missed = Math.min(DAYS_KEPT, day - record.lastDay - 1);
  const days = `${record.recentDays}${"0".repeat(Math.max(0, missed))}1`;
  return {
    lastDay: day,
    streak,
    bestStreak: Math.max(streak, record.bestStreak),
    recentDays: days.substring(Math.max(0, days.length - DAYS_KEPT)),
  };
}

/**
 * Returns the record of cleared days after the player won a missed daily level one day late. The missed day is the day
 * before `lastDay`. The player had won on `streakBefore` days in a row before the missed day, and this streak now
 * continues.
 */
export function recordMissedDay(record: DailyRecord, streakBefore: number): DailyRecord {
  const { recentDays } = record;
  const streak = streakBefore + 1 + record.streak;
  return {
    lastDay: record.lastDay,
    streak,
    bestStreak: Math.max(streak, record.bestStreak),
    recentDays: `${recentDays.substring(0, Math.max(0, recentDays.length - 2))}11`,
  };
}

/** What the player has done with the daily level of one day of the week. */
export type DayMark = "done" | "missed" | "today" | "to-come";

/**
 * Returns the state of each day in the week of `today`, from Monday to Sunday. `recentDays` has a digit only for each
 * of the last days. A day of the present streak (days won in a row) is marked as done even if it has no digit there any
 * more.
 */
export function listDayMarks(record: DailyRecord, today: number): readonly DayMark[] {
  const monday = today - weekdayOf(today);
  const marks: DayMark[] = [];
  for (let day = monday; day < monday + DAYS_PER_WEEK; day++) {
    if (isDayCleared(record, day)) marks.push("done");
    else marks.push(day === today ? "today" : day < today ? "missed" : "to-come");
  }
  return marks;
}

/**
 * Returns whether the player won a daily level of a day, as far as the record of cleared days tells. `recentDays` has a
 * digit only for each of the last days. A day of the present streak (days won in a row) counts as won even if it has no
 * digit there any more.
 */
export function isDayCleared({ lastDay, streak, recentDays }: DailyRecord, day: number): boolean {
  const daysAgo = lastDay - day;
  return daysAgo >= 0 && (daysAgo < streak || recentDays.charAt(recentDays.length - 1 - daysAgo) === "1");
}

/**
 * Returns the number of days that the player has won in a row, as it stands on the day `day`. The number is 0 if the
 * player has missed a whole day before `day`.
 */
export function streakOn(record: DailyRecord, day: number): number {
  return day <= record.lastDay + 1 ? record.streak : 0;
}

export function isLastClearedDay(record: DailyRecord, day: number): boolean {
  return hasDay(record) && day === record.lastDay;
}

/** Returns how many daily levels of `day` the player has won, of all puzzles together. */
export function countWonOn(record: DayRecord, day: number): number {
  if (!isLastClearedDay(record, day)) return 0;
  return record.results.filter((moves, index) => index % NUMBERS_PER_RESULT === 0 && moves > 0).length;
}
