/**
 * The rules of daily levels: seeds, weekdays, streaks and the record of days. The level depends on the date alone. Its
 * seeds are above those of challenge codes, so that no code can reveal a day's level.
 */

/** The player's results in the daily levels of one puzzle. */
interface DailyRecord {
  /** The last day cleared, as a day number; 0 if there is none. */
  readonly lastDay: number;
  /** The number of days cleared in a row, up to the last one. */
  readonly streak: number;
  readonly bestStreak: number;
  /** One digit for each recent day, 1 if it was cleared; see `Daily` in save/save.ts. */
  readonly days: string;
}

const FIRST_SEED = 8388608;

const DAYS_PER_WEEK = 7;

/** Returns the seed of a day's level. */
export function seedOfDay(dayNumber: number): number {
  return FIRST_SEED + dayNumber;
}

/** Returns the day of the week; 0 is Monday. */
export function weekdayOf(dayNumber: number): number {
  // Day 0, 1 January 2000, was a Saturday, which is 5 here.
  return (dayNumber + 5) % 7;
}

/**
 * Returns the record after a day's level was cleared, or the same record if that does not count. A day counts once. A
 * day before the last one does not count and does not break the streak: the clock was set back, or the player has
 * travelled west.
 */
export function recordDay(record: DailyRecord, day: number): DailyRecord {
  if (hasDay(record) && day <= record.lastDay) return record;
  const streak = day === record.lastDay + 1 ? record.streak + 1 : 1;
  const missed = Math.min(DAYS_PER_WEEK, day - record.lastDay - 1);
  const days = `${record.days}${"0".repeat(Math.max(0, missed))}1`;
  return {
    lastDay: day,
    streak,
    bestStreak: Math.max(streak, record.bestStreak),
    days: days.substring(Math.max(0, days.length - DAYS_PER_WEEK)),
  };
}

/** The state of one day of the week. */
export type DayMark = "done" | "missed" | "today" | "to come";

/**
 * Returns the days of the week that `today` is in, from Monday. The streak also marks days that are older than the
 * stored digits.
 */
export function weekOf(record: DailyRecord, today: number): readonly DayMark[] {
  const monday = today - weekdayOf(today);
  const marks: DayMark[] = [];
  for (let day = monday; day < monday + DAYS_PER_WEEK; day++) {
    if (isWon(record, day)) marks.push("done");
    else marks.push(day === today ? "today" : day < today ? "missed" : "to come");
  }
  return marks;
}

function isWon({ lastDay, streak, days }: DailyRecord, day: number): boolean {
  const daysAgo = lastDay - day;
  return daysAgo >= 0 && (daysAgo < streak || days.charAt(days.length - 1 - daysAgo) === "1");
}

/** Returns the streak as it is on a day; it is 0 if a whole day was missed. */
export function streakOn(record: DailyRecord, day: number): number {
  return day <= record.lastDay + 1 ? record.streak : 0;
}

/** Returns whether a day's level is the one that was won last. */
export function isLastWon(record: DailyRecord, day: number): boolean {
  return hasDay(record) && day === record.lastDay;
}

/**
 * Returns whether any day was won. The streak must be checked too, because `lastDay` is 0 both for day 0 and for a
 * player who has won none.
 */
function hasDay({ lastDay, streak }: DailyRecord): boolean {
  return lastDay > 0 || streak > 0;
}
