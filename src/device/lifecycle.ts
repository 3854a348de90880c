// System callbacks after which no further frame may follow, for instance when the console goes to sleep. They must act
// at once, so they cannot be queued as in commands.ts. They may save data and paint pictures in memory, but must not
// open, close or draw a screen.

/**
 * Sets the function that is called when the player may be leaving for good: when the game ends and when the console
 * sleeps or locks.
 */
export function onLeaving(leave: () => void): void {
  playdate.gameWillTerminate = leave;
  playdate.deviceWillSleep = leave;
  playdate.deviceWillLock = leave;
}

/**
 * Sets the function that is called when the system menu is about to open. If the menu needs a picture, `pause` must set
 * it before it returns.
 */
export function onPausing(pause: () => void): void {
  playdate.gameWillPause = pause;
}
