/** Decides when the player may make up the daily levels of yesterday: until midnight, and once in a week. */
import { hasDay, type DayRecord } from "../save/day-record";
import { weekNumber } from "../save/days";
import { isDayWon } from "./daily";

/**
 * Returns whether the daily levels of the day before `today` can be made up. That day must have been missed, and no
 * other day may have been made up since Monday. The levels of a day that is being made up stay open until midnight.
 * Nothing can be made up after the clock was set back.
 */
export function isMakeUpOpen(record: DayRecord, today: number): boolean {
  const { lastDay, madeUpDay } = record;
  const yesterday = today - 1;
  if (!hasDay(record) || lastDay > today || yesterday < 1) return false;
  if (madeUpDay === yesterday) return true;
  // The week counts in which the player made up a day. This was on the day after it.
  return !isDayWon(record, yesterday) && weekNumber(today) > weekNumber(madeUpDay + 1);
}
