/**
 * Defines the save's data about daily levels: the days on which the player cleared at least one, and the player's
 * results on the last of these days and on the day before it.
 */
import { COUNT_CODEC, createCountsCodec, field, createLettersCodec, type Field } from "./fields";

/** The days on which the player cleared the daily level of at least one puzzle. */
export interface DayRecord {
  /** The last day on which the player cleared a daily level, in days since 1 January 2000; 0 if there is none. */
  lastDay: number;
  /** The number of days in a row, up to `lastDay`, on which the player cleared a daily level. */
  streak: number;
  bestStreak: number;
  /**
   * One digit for each of the last days up to `lastDay`, at most seven digits: 1 if the player cleared a daily level on
   * that day, otherwise 0.
   */
  recentDays: string;
  /**
   * The length of the streak (days won in a row) that ended because the player missed only the day before `lastDay`; 0
   * if there is none. If the player makes up for that day, this streak continues.
   */
  streakBefore: number;
  /** The last missed day that the player made up one day later, in days since 1 January 2000; 0 if there is none. */
  madeUpDay: number;
  /**
   * `NUMBERS_PER_RESULT` numbers for each puzzle, in the order of `PUZZLES`: moves and par of the daily level of
   * `lastDay`, then of the day before. The moves are 0 if the player has not cleared that level.
   */
  results: readonly number[];
}

export const NUMBERS_PER_RESULT = 4;

const MAX_PUZZLES = 16;

/** The digits that stand for a day: 0 if no daily level was cleared on that day, otherwise 1. */
const DAY_DIGITS = "01";

export const DAY_RECORD_FIELDS: readonly Field<DayRecord>[] = [
  field("lastDay", COUNT_CODEC),
  field("streak", COUNT_CODEC),
  field("bestStreak", COUNT_CODEC),
  field("recentDays", createLettersCodec(DAY_DIGITS)),
  field("streakBefore", COUNT_CODEC),
  field("madeUpDay", COUNT_CODEC),
  field("results", createCountsCodec(MAX_PUZZLES * NUMBERS_PER_RESULT)),
];

export function createDayRecord(): DayRecord {
  return { lastDay: 0, streak: 0, bestStreak: 0, recentDays: "", streakBefore: 0, madeUpDay: 0, results: [] };
}

/**
 * Returns whether the player has cleared a daily level on any day. If `lastDay` is 0, the streak (days won in a row)
 * decides, because 0 stands both for day 0 and for no day.
 */
export function hasDay({ lastDay, streak }: Pick<DayRecord, "lastDay" | "streak">): boolean {
  return lastDay > 0 || streak > 0;
}

/** Returns whether a record of daily levels is that of a new player, so that the save need not store it. */
export function isEmptyDayRecord(record: DayRecord): boolean {
  const { bestStreak, recentDays, streakBefore, madeUpDay, results } = record;
  const isCountZero = bestStreak + streakBefore + madeUpDay === 0;
  return isCountZero && recentDays === "" && results.length === 0 && !hasDay(record);
}
