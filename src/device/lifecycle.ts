// Sets functions that the console calls at once when the game may get no further frame. They may save data and paint
// pictures in memory, but not draw a screen or queue values.

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
 * Sets whether the console locks itself after some minutes without input. The console must not lock itself while a
 * screen runs without the player, such as the ending of a campaign.
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
