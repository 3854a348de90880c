/** Milliseconds since the present frame began, fractions included. */
export function frameMs(): number {
  return playdate.getElapsedTime() * 1000;
}

/** Seconds since the year 2000 began; differs from launch to launch, so it can seed a run. */
export function secondsSince2000(): number {
  const [seconds] = playdate.getSecondsSinceEpoch();
  return seconds;
}

/** Today's date where the player is; month from 1 to 12, day from 1 to 31. */
export function today(): { readonly year: number; readonly month: number; readonly day: number } {
  const { year, month, day } = playdate.getTime();
  return { year, month, day };
}
