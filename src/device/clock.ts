/** The console's clocks: time within a frame, and the calendar. */

/** Returns the milliseconds since the current frame began, fractions included. */
export function frameMs(): number {
  return playdate.getElapsedTime() * 1000;
}

/** Returns the seconds since the start of the year 2000. They differ between launches, so they can seed a run. */
export function secondsSince2000(): number {
  const [seconds] = playdate.getSecondsSinceEpoch();
  return seconds;
}

/** Returns today's date in the player's time zone. The month is 1 to 12, the day 1 to 31. */
export function today(): { readonly year: number; readonly month: number; readonly day: number } {
  const { year, month, day } = playdate.getTime();
  return { year, month, day };
}
