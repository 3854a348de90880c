/** Decides when a figure blinks while the player does nothing. Each puzzle's painter draws the blink. */
import { wantsLessFlashing } from "../../device/screen";

export interface IdleAnimation {
  /** The milliseconds since the screen last changed, or since the eyes of the blinking figure last opened or shut. */
  sinceMs: number;
  blinkCount: number;
  areEyesShut: boolean;
}

const FIRST_BLINK_AFTER_MS = 4000;
const SHUT_MS = 120;
/** The pauses between two blinks, used in turn. They differ, so that the blinks have no regular beat. */
const PAUSES_MS: readonly number[] = [6000, 8000, 5000, 9000, 7000];

/** After this many blinks the blinking stops to save the battery, because the player is probably not looking. */
const MAX_BLINKS = 3;

export function createIdleAnimation(): IdleAnimation {
  return { sinceMs: 0, blinkCount: 0, areEyesShut: false };
}

/**
 * Advances the blinking of figures by one frame. If `isQuiet` is false, because the player or the screen did something,
 * the wait for the first blink starts again. Returns whether the picture of the eyes changes.
 */
export function advanceIdleAnimation(animation: IdleAnimation, isQuiet: boolean, elapsedMs: number): boolean {
  if (!isQuiet || wantsLessFlashing()) {
    const wereEyesShut = animation.areEyesShut;
    animation.sinceMs = 0;
    animation.blinkCount = 0;
    animation.areEyesShut = false;
    return wereEyesShut;
  }
  if (!animation.areEyesShut && animation.blinkCount >= MAX_BLINKS) return false;
  animation.sinceMs += elapsedMs;
  if (animation.sinceMs < pauseMs(animation)) return false;
  animation.sinceMs = 0;
  animation.areEyesShut = !animation.areEyesShut;
  if (!animation.areEyesShut) animation.blinkCount++;
  return true;
}

function pauseMs({ areEyesShut, blinkCount }: IdleAnimation): number {
  if (areEyesShut) return SHUT_MS;
  return blinkCount === 0 ? FIRST_BLINK_AFTER_MS : PAUSES_MS[blinkCount % PAUSES_MS.length];
}
