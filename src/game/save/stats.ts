import { count, field, type Field } from "./text";

/** What the player has done, in all puzzles. */
export interface Stats {
  levelsCleared: number;
  movesMade: number;
  rewinds: number;
  /** Levels won one after the other in endless runs without a hint: now, and at the most. */
  streak: number;
  longestStreak: number;
}

export const STATS: readonly Field<Stats>[] = [
  field("levelsCleared", count),
  field("movesMade", count),
  field("rewinds", count),
  field("streak", count),
  field("longestStreak", count),
];

/** What a new player begins with. */
export function freshStats(): Stats {
  return { levelsCleared: 0, movesMade: 0, rewinds: 0, streak: 0, longestStreak: 0 };
}
