// System callbacks that no frame may follow. They must act at once, so they are not commands (see commands.ts). They
// may save and paint pictures of their own, but must not open, drop or draw a screen.

/** Calls `leave` whenever the player may not return: when the game ends and when the console sleeps or locks. */
export function onLeaving(leave: () => void): void {
  playdate.gameWillTerminate = leave;
  playdate.deviceWillSleep = leave;
  playdate.deviceWillLock = leave;
}

/** Calls `pause` when the system menu is about to open. A picture for the menu must be set before `pause` returns. */
export function onPausing(pause: () => void): void {
  playdate.gameWillPause = pause;
}
