/** Decides when the player may play yesterday's daily levels today: until midnight, and once in a week. */
import { hasDay, type DayRecord } from "../save/day-record";
import { weekNumber } from "../save/days";
import { isDayCleared } from "./daily";

/**
 * Returns whether the player may play yesterday's daily levels today, to make up for a missed day. The player must have
 * missed yesterday, and may not have made up for another day since Monday. After the player has begun to make up for a
 * day, the levels of that day stay open until midnight. No levels are open after the clock was set back, or on the
 * player's first day.
 */
export function isMakeUpOpen(record: DayRecord, today: number): boolean {
  const { lastDay, madeUpDay } = record;
  const yesterday = today - 1;
  if (!hasDay(record) || lastDay > today || yesterday < 1 || isFirstDay(record, today)) return false;
  if (madeUpDay === yesterday) return true;
  // Allows the player to make up for a missed day at most once in a week. The level of `madeUpDay` was played one day
  // later, so the week of this later day counts.
  return !isDayCleared(record, yesterday) && weekNumber(today) > weekNumber(madeUpDay + 1);
}

/**
 * Returns whether today is the first day on which the player has cleared a daily level. `today` is the number of the
 * day.
 */
function isFirstDay({ lastDay, bestStreak, recentDays }: DayRecord, today: number): boolean {
  return lastDay === today && bestStreak === 1 && recentDays.indexOf("1") === recentDays.length - 1;
}
