/**
 * The daily level: one for everyone, from the date alone. Its seeds lie above those of the challenge codes, so that no
 * code can give a day's level away.
 */

/** What a player has made of the daily levels. */
interface DailyRecord {
  /** The last day cleared, as a day number; 0 for none. */
  readonly lastDay: number;
  /** Days cleared one after the other, up to the last. */
  readonly streak: number;
  readonly bestStreak: number;
  /** See `Daily`. */
  readonly days: string;
}

const FIRST_SEED = 8388608;

const DAYS_PER_WEEK = 7;

/** The seed of a day's level. */
export function seedOfDay(dayNumber: number): number {
  return FIRST_SEED + dayNumber;
}

/** The day of the week, 0 for Monday. */
export function weekdayOf(dayNumber: number): number {
  // 1 January 2000 was a Saturday.
  return (dayNumber + 5) % 7;
}

/**
 * The record after a day's level was cleared, or the same record if that does not count. A day counts once; a streak lives
 * from day to day. A day before the last one counts for nothing and breaks nothing: the clock was set back, or the player
 * has travelled west.
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

/** What became of a day of the week. */
export type DayMark = "done" | "missed" | "today" | "to come";

/** The week that `today` is in, from Monday on; a streak tells of days that were won before any were kept. */
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
  const ago = lastDay - day;
  return ago >= 0 && (ago < streak || days.charAt(days.length - 1 - ago) === "1");
}

/** The streak as it stands on a day: broken when a whole day went by without. */
export function streakOn(record: DailyRecord, day: number): number {
  return day <= record.lastDay + 1 ? record.streak : 0;
}

/** Whether a day's level is the last that was won. */
export function isLastWon(record: DailyRecord, day: number): boolean {
  return hasDay(record) && day === record.lastDay;
}

/** The first day of all is 0, as is the last day of a player who has won none. */
function hasDay({ lastDay, streak }: DailyRecord): boolean {
  return lastDay > 0 || streak > 0;
}
