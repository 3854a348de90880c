/** Today's date where the player is; month from 1 to 12, day from 1 to 31. */
export function today(): { readonly year: number; readonly month: number; readonly day: number } {
  const { year, month, day } = playdate.getTime();
  return { year, month, day };
}
