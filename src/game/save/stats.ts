/** Counts the player's statistics over all puzzles, such as the number of levels cleared on each recent day. */
import { COUNT_CODEC, createCountsCodec, field, type Field } from "./fields";

export interface Stats {
  levelsCleared: number;
  movesMade: number;
  rewinds: number;
  /** The number of levels of endless runs (sequences of levels) that the player has won in a row without a hint. */
  levelStreak: number;
  /** The longest row of levels that the player has won without a hint in endless runs (sequences of levels). */
  longestLevelStreak: number;
  /** How many levels the player cleared on each recent day, the latest day last; empty if there are none. */
  dayLevels: readonly number[];
  /**
   * The day of the last number in `dayLevels` (cleared levels per day), in days since 1 January 2000; 0 if no level is
   * cleared.
   */
  countedDay: number;
}

/** The number of recent days for which the number of cleared levels is stored. */
export const MAX_DAYS = 28;

export const STATS_FIELDS: readonly Field<Stats>[] = [
  field("levelsCleared", COUNT_CODEC),
  field("movesMade", COUNT_CODEC),
  field("rewinds", COUNT_CODEC),
  field("levelStreak", COUNT_CODEC),
  field("longestLevelStreak", COUNT_CODEC),
  field("dayLevels", createCountsCodec(MAX_DAYS)),
  field("countedDay", COUNT_CODEC),
];

export function createStats(): Stats {
  return {
    levelsCleared: 0,
    movesMade: 0,
    rewinds: 0,
    levelStreak: 0,
    longestLevelStreak: 0,
    dayLevels: [],
    countedDay: 0,
  };
}

/**
 * Counts a level that the player cleared on `day`, in days since 1 January 2000. If the clock was set back, the level
 * counts for `countedDay`, the latest day counted so far.
 */
export function countLevel(stats: Stats, day: number): void {
  stats.levelsCleared++;
  const today = Math.max(day, stats.countedDay);
  const days = [...countLevelsPerDay(stats, today)];
  days[MAX_DAYS - 1]++;
  stats.dayLevels = days;
  stats.countedDay = today;
}

/** Returns how many levels the player cleared on each of the last `MAX_DAYS` days up to `day`, the latest day last. */
export function countLevelsPerDay({ dayLevels, countedDay }: Stats, day: number): readonly number[] {
  const counts: number[] = [];
  // The stored list ends at `countedDay`, so the index of each day is counted from the end of the list.
  for (let daysAgo = MAX_DAYS - 1; daysAgo >= 0; daysAgo--) {
    const index = dayLevels.length - 1 - (countedDay - (day - daysAgo));
    counts.push(index >= 0 && index < dayLevels.length ? dayLevels[index] : 0);
  }
  return counts;
}
