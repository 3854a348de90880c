/**
 * The daily level: one for everyone, from the date alone. Its seeds lie above those of the challenge codes, so that no
 * code can give a day's level away.
 */

interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** What a player has made of the daily levels. */
interface DailyRecord {
  /** The last day cleared, as a day number; 0 for none. */
  readonly lastDay: number;
  /** Days cleared one after the other, up to the last. */
  readonly streak: number;
  readonly bestStreak: number;
}

const FIRST_SEED = 8388608;

/** Days since 1 January 2000, which is day 0. */
export function dayNumber({ year, month, day }: Day): number {
  // Years that begin in March have their leap day at the end, and their months in a regular pattern of lengths.
  const sinceMarch = (month + 9) % 12;
  const marchYear = year - 2000 - (month < 3 ? 1 : 0);
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((sinceMarch * 153 + 2) / 5) + day - 1 + 60;
}

/** The seed of a day's level. */
export function seedOfDay(dayNumber: number): number {
  return FIRST_SEED + dayNumber;
}

/** The day of the week, 0 for Monday. */
export function weekdayOf(dayNumber: number): number {
  // 1 January 2000 was a Saturday.
  return (dayNumber + 5) % 7;
}

/** The record after a day's level was cleared. A day counts once; a streak lives from day to day. */
export function recordDay(record: DailyRecord, day: number): DailyRecord {
  if (day === record.lastDay) return record;
  const streak = day === record.lastDay + 1 ? record.streak + 1 : 1;
  return { lastDay: day, streak, bestStreak: Math.max(streak, record.bestStreak) };
}

/** The streak as it stands on a day: broken when a whole day went by without. */
export function streakOn(record: DailyRecord, day: number): number {
  return day === record.lastDay || day === record.lastDay + 1 ? record.streak : 0;
}
