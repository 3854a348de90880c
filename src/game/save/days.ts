/** Day numbers: dates as whole numbers, so that days can be compared and counted. */

interface Day {
  readonly year: number;
  /** The month, from 1 to 12. */
  readonly month: number;
  /** The day of the month, from 1 to 31. */
  readonly day: number;
}

/** Returns the day number of a date: the number of days since 1 January 2000, which is day 0. */
export function dayNumber({ year, month, day }: Day): number {
  // Years are counted from March here, because the leap day then comes last and the lengths of the months form a
  // regular pattern.
  const sinceMarch = (month + 9) % 12;
  const marchYear = year - 2000 - (month < 3 ? 1 : 0);
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((sinceMarch * 153 + 2) / 5) + day - 1 + 60;
}
