import { count, counts, field, type Field } from "./fields";

/** What the player has done, in all puzzles. */
export interface Stats {
  levelsCleared: number;
  movesMade: number;
  rewinds: number;
  /** Levels won one after the other in endless runs without a hint: now, and at the most. */
  streak: number;
  longestStreak: number;
  /** How many levels were cleared on each of the last days, up to `countedDay`: counted from 1 January 2000; 0 before the first. */
  dayLevels: readonly number[];
  countedDay: number;
}

/** So many days are kept. */
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

/** What a new player begins with. */
export function freshStats(): Stats {
  return { levelsCleared: 0, movesMade: 0, rewinds: 0, streak: 0, longestStreak: 0, dayLevels: [], countedDay: 0 };
}

/** Counts a level that was cleared on a day, as a day number; a clock that was set back goes on with the day that it left. */
export function countLevel(stats: Stats, day: number): void {
  stats.levelsCleared++;
  const today = Math.max(day, stats.countedDay);
  const days = [...levelsPerDay(stats, today)];
  days[MAX_DAYS - 1]++;
  stats.dayLevels = days;
  stats.countedDay = today;
}

/** How many levels were cleared on each of the last `MAX_DAYS` days up to `day`, the latest last. */
export function levelsPerDay({ dayLevels, countedDay }: Stats, day: number): readonly number[] {
  const counts: number[] = [];
  // A day that lies `ago` days back is so far from the end of what is kept.
  for (let daysAgo = MAX_DAYS - 1; daysAgo >= 0; daysAgo--) {
    const index = dayLevels.length - 1 - (countedDay - (day - daysAgo));
    counts.push(index >= 0 && index < dayLevels.length ? dayLevels[index] : 0);
  }
  return counts;
}
