// No frame may follow these callbacks, so they act at once and are no commands (see commands.ts): they save and paint
// pictures of their own, but never open, drop or draw a screen.

/** Calls `leave` whenever the player may not come back: the game ends, the console sleeps or is locked. */
export function onLeaving(leave: () => void): void {
  playdate.gameWillTerminate = leave;
  playdate.deviceWillSleep = leave;
  playdate.deviceWillLock = leave;
}

/** Calls `pause` when the system menu is about to open: a picture for the menu must be set before this returns. */
export function onPausing(pause: () => void): void {
  playdate.gameWillPause = pause;
}
