/** The statistics of the player over all puzzles, with the levels cleared on each recent day. */
import { count, counts, field, type Field } from "./fields";

/** The player's totals over all puzzles. */
export interface Stats {
  levelsCleared: number;
  movesMade: number;
  rewinds: number;
  /** The number of levels won in a row in endless runs without a hint; `longestStreak` is the record. */
  streak: number;
  longestStreak: number;
  /**
   * How many levels were cleared on each recent day; the last entry belongs to `countedDay`, a day number. It is empty
   * and `countedDay` is 0 before the first level.
   */
  dayLevels: readonly number[];
  countedDay: number;
}

/** The number of days that are stored. */
export const MAX_DAYS = 28;

export const STATS_FIELDS: readonly Field<Stats>[] = [
  field("levelsCleared", count),
  field("movesMade", count),
  field("rewinds", count),
  field("streak", count),
  field("longestStreak", count),
  field("dayLevels", counts(MAX_DAYS)),
  field("countedDay", count),
];

/** Returns the statistics of a new player. */
export function freshStats(): Stats {
  return { levelsCleared: 0, movesMade: 0, rewinds: 0, streak: 0, longestStreak: 0, dayLevels: [], countedDay: 0 };
}

/**
 * Counts a level that was cleared on `day`, a day number. If the clock was set back, the level counts for `countedDay`.
 */
export function countLevel(stats: Stats, day: number): void {
  stats.levelsCleared++;
  const today = Math.max(day, stats.countedDay);
  const days = [...levelsPerDay(stats, today)];
  days[MAX_DAYS - 1]++;
  stats.dayLevels = days;
  stats.countedDay = today;
}

/** Returns how many levels were cleared on each of the last `MAX_DAYS` days up to `day`, the latest last. */
export function levelsPerDay({ dayLevels, countedDay }: Stats, day: number): readonly number[] {
  const counts: number[] = [];
  // The stored list ends at `countedDay`, so each day's index is counted from the end of the list.
  for (let daysAgo = MAX_DAYS - 1; daysAgo >= 0; daysAgo--) {
    const index = dayLevels.length - 1 - (countedDay - (day - daysAgo));
    counts.push(index >= 0 && index < dayLevels.length ? dayLevels[index] : 0);
  }
  return counts;
}
