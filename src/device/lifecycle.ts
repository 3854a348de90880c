// Lets the game react at once before it may get no further frame, for instance because the console goes to sleep. The
// functions for this may save data and paint pictures in memory, but must not open, close or draw a screen. They must
// not queue a value for the next frame, unlike the functions for buttons and the system menu.

/**
 * Sets the function that is called when the game ends and when the console sleeps or locks, because the player may not
 * come back.
 */
export function onLeaving(leave: () => void): void {
  playdate.gameWillTerminate = leave;
  playdate.deviceWillSleep = leave;
  playdate.deviceWillLock = leave;
}

/**
 * Sets whether the console locks itself after some minutes without input. It must not do so while the player only
 * watches.
 */
export function setAutoLock(isOn: boolean): void {
  playdate.setAutoLockDisabled(!isOn);
}

/**
 * Sets the function that is called before the system menu opens. The function `pause` can set the picture beside the
 * menu before it returns.
 */
export function onPausing(pause: () => void): void {
  playdate.gameWillPause = pause;
}
