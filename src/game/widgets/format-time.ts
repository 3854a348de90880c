/** Formats times for the screen, such as the time that a challenge took. */

/** Formats a time, given in tenths of a second, as minutes, seconds and tenths: 834 becomes "1:23.4". */
export function formatTime(tenths: number): string {
  const seconds = Math.floor(tenths / 10);
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${rest < 10 ? "0" : ""}${rest}.${tenths % 10}`;
}
