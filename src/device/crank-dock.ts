/** Tells where the crank is: folded into the console or not, and at which side of the screen. */

/** Returns whether the crank is folded into the console, so that the player cannot turn it. */
export function isCrankDocked(): boolean {
  return playdate.isCrankDocked();
}

/**
 * Returns whether the player has turned the console upside down in the system's settings. The crank is then at the left
 * of the picture, which the system itself turns.
 */
export function isConsoleFlipped(): boolean {
  return playdate.getFlipped();
}
