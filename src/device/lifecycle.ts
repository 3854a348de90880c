// Sets functions that the console calls at once when the game may get no further frame. The console may go to sleep,
// for instance. Such a function may save data and paint pictures in memory, but must not open, close or draw a screen.
// Nor may it queue a value for the next frame, as the functions for buttons and the system menu do.

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
 * Sets whether the console locks itself after some minutes without input. While the player only watches, this must be
 * off.
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
