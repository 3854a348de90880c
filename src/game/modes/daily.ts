/**
 * Defines the seed of the daily level and the record of the days on which the player won. A puzzle and a date determine
 * a daily level. The seeds of daily levels are above those of challenge codes, so no challenge contains a daily level.
 */
import { hasDay, NUMBERS_PER_RESULT, type DayRecord } from "../save/day-record";
import { weekdayOf } from "../save/days";

/**
 * The days on which the player cleared daily levels. Each puzzle has such a record, and all puzzles together have one.
 */
export interface DailyRecord {
  /** The last day whose level the player cleared, as the number of days since 1 January 2000; 0 if there is none. */
  readonly lastDay: number;
  /** The number of days in a row, up to `lastDay`, whose levels the player cleared. */
  readonly streak: number;
  readonly bestStreak: number;
  /**
   * One digit for each of the last days up to `lastDay`, at most `DAYS_KEPT`: 1 if that day's level is cleared,
   * otherwise 0.
   */
  readonly recentDays: string;
}

const FIRST_SEED = 8388608;

const DAYS_PER_WEEK = 7;
/** For how many days the record stores whether the player won: the length of the longest month. */
const DAYS_KEPT = 31;

export function seedOfDay(dayNumber: number): number {
  return FIRST_SEED + dayNumber;
}

/**
 * Returns the record after the daily level of `day` was cleared; the same object if that win does not count. Each day
 * counts once; a day before the last counted one does not count and does not end the streak.
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
 * Returns the record after the player won a missed daily level one day late. The missed day is the one before
 * `lastDay`. `streakBefore` is the number of days won in a row before it.
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
 * Returns the state of each day in the week of `today`, from Monday to Sunday. A day of the present streak (days won in
 * a row) is done even if `recentDays` has no digit for it any more.
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
 * Returns whether the player won a daily level of `day`, as far as the record tells. A day of the present streak (days
 * won in a row) counts even if `recentDays` has no digit for it any more.
 */
export function isDayCleared({ lastDay, streak, recentDays }: DailyRecord, day: number): boolean {
  const daysAgo = lastDay - day;
  return daysAgo >= 0 && (daysAgo < streak || recentDays.charAt(recentDays.length - 1 - daysAgo) === "1");
}

/**
 * Returns the streak (the number of days won in a row) that the game shows on `day`. It is 0 if the player won neither
 * on `day` nor on the day before `day`.
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
