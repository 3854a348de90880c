/**
 * Decides whether the player may play yesterday's daily levels today. This is possible for one missed day a week, and
 * only until the end of today.
 */
import { hasDay, type DayRecord } from "../save/day-record";
import { weekNumber } from "../save/days";
import { isDayCleared } from "./daily";

/**
 * Returns whether the player may play yesterday's daily levels today. The player must have missed yesterday and made up
 * for no other day since Monday. Once the player has begun to make up for yesterday, its levels stay open until
 * midnight. They are not open after the clock was set back, or on the player's first day.
 */
export function isMakeUpOpen(record: DayRecord, today: number): boolean {
  const { lastDay, madeUpDay } = record;
  const yesterday = today - 1;
  if (!hasDay(record) || lastDay > today || yesterday < 1 || isFirstDay(record, today)) return false;
  if (madeUpDay === yesterday) return true;
  // A missed day can be made up for once a week. The level of `madeUpDay` was played one day later, so the week of this
  // later day counts.
  return !isDayCleared(record, yesterday) && weekNumber(today) > weekNumber(madeUpDay + 1);
}

function isFirstDay({ lastDay, bestStreak, recentDays }: DayRecord, today: number): boolean {
  return lastDay === today && bestStreak === 1 && recentDays.indexOf("1") === recentDays.length - 1;
}
