/** Converts dates to whole numbers (day numbers) and back, so that days and weeks can be compared and counted. */

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A week of ISO 8601. Weeks begin on Monday; week 1 of a year is the week that has the year's first Thursday. */
interface IsoWeek {
  /** The year to which the week belongs. Some days of the week may be in the year before or after. */
  readonly year: number;
  /** The number of the week in its year, from 1 to 53. */
  readonly week: number;
}

const DAYS_PER_WEEK = 7;
const MONDAY_TO_THURSDAY = 3;
const MAX_YEAR_DAYS = 366;
const MAX_MONTH_DAYS = 31;

export function dayNumber({ year, month, day }: CalendarDate): number {
  // Here, a year begins in March. The leap day is then the last day of the year, and the lengths of the months form a
  // regular pattern.
  const sinceMarch = (month + 9) % 12;
  const marchYear = year - 2000 - (month < 3 ? 1 : 0);
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((sinceMarch * 153 + 2) / 5) + day - 1 + 60;
}

/**
 * Returns the calendar date of a day number, which is the number of days since 1 January 2000. The day number must not
 * be negative.
 */
export function dateOf(number: number): CalendarDate {
  // The year, and then the month, is guessed by a division. Each guess is right or one too low; in the latter case, it
  // is raised by 1.
  const yearGuess = 2000 + Math.floor(number / MAX_YEAR_DAYS);
  const year = number >= dayNumber({ year: yearGuess + 1, month: 1, day: 1 }) ? yearGuess + 1 : yearGuess;
  const dayOfYear = number - dayNumber({ year, month: 1, day: 1 });
  const monthGuess = 1 + Math.floor(dayOfYear / MAX_MONTH_DAYS);
  const isLater = monthGuess < 12 && number >= dayNumber({ year, month: monthGuess + 1, day: 1 });
  const month = isLater ? monthGuess + 1 : monthGuess;
  return { year, month, day: 1 + number - dayNumber({ year, month, day: 1 }) };
}

/** Returns the weekday of a day number: 0 is Monday, and 6 is Sunday. */
export function weekdayOf(number: number): number {
  // Day 0 is 1 January 2000, a Saturday. Saturday has the number 5, because Monday has 0.
  return (number + 5) % DAYS_PER_WEEK;
}

/** Returns the number of the week that contains the day with this number. Week 1 begins on Monday, 3 January 2000. */
export function weekNumber(number: number): number {
  return Math.floor((number + 5) / DAYS_PER_WEEK);
}

/** Returns the day number of the Monday of a week. `week` is the number that `weekNumber` returns. */
export function firstDayOfWeek(week: number): number {
  return week * DAYS_PER_WEEK - 5;
}

/** Formats a day number as a date of ISO 8601, such as `2026-11-20`. */
export function formatDay(number: number): string {
  const { year, month, day } = dateOf(number);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * Returns the day number of a date such as `2026-11-20`. Returns undefined for any other text, and for a date before
 * the year 2000.
 */
export function parseDay(text: string): number | undefined {
  const numbers = text.split("-").map((digits) => Number(digits));
  const [year, month, day] = numbers;
  if (numbers.length !== 3 || !(year >= 2000 && year < 10000 && month >= 1 && month <= 12 && day >= 1))
    return undefined;
  const number = dayNumber({ year, month, day });
  // A date that does not exist, such as 30 February, gets the number of a later date, whose text differs.
  return formatDay(number) === text ? number : undefined;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}

export function isoWeekOf(number: number): IsoWeek {
  const { year } = dateOf(number - weekdayOf(number) + MONDAY_TO_THURSDAY);
  // Weeks are counted from the week of 4 January, which is always week 1 of its year.
  return { year, week: 1 + weekNumber(number) - weekNumber(dayNumber({ year, month: 1, day: 4 })) };
}
