interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** Days since 1 January 2000, which is day 0. */
export function dayNumber({ year, month, day }: Day): number {
  // Years that begin in March have their leap day at the end, and their months in a regular pattern of lengths.
  const sinceMarch = (month + 9) % 12;
  const marchYear = year - 2000 - (month < 3 ? 1 : 0);
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((sinceMarch * 153 + 2) / 5) + day - 1 + 60;
}
