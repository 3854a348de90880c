/** Reads the clocks of the console: the time within a frame, and the date. */

/** Returns the milliseconds since the current frame began, with fractions. */
export function readFrameMs(): number {
  return playdate.getElapsedTime() * 1000;
}

/**
 * Returns the seconds since the start of the year 2000. The number differs at each start of the game, so the game can
 * use it as the seed of random levels.
 */
export function readSecondsSince2000(): number {
  const [seconds] = playdate.getSecondsSinceEpoch();
  return seconds;
}

/** Returns today's date in the player's time zone. The month is a number from 1 to 12, the day from 1 to 31. */
export function readToday(): { readonly year: number; readonly month: number; readonly day: number } {
  const { year, month, day } = playdate.getTime();
  return { year, month, day };
}
