/** Calls `leave` whenever the player may not come back: the game ends, the console sleeps or is locked. */
export function onLeaving(leave: () => void): void {
  playdate.gameWillTerminate = leave;
  playdate.deviceWillSleep = leave;
  playdate.deviceWillLock = leave;
}

/** Calls `pause` when the system menu is about to open. */
export function onPausing(pause: () => void): void {
  playdate.gameWillPause = pause;
}
