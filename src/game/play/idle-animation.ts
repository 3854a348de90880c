/** Times the idle animation: when a figure on the board blinks. Painters draw the blink. */
import { wantsLessFlashing } from "../../device/screen";

/** The state of the idle animation: now and then a figure blinks while the player does nothing. */
export interface IdleAnimation {
  /** The time since the screen last changed, or since the eyes last opened or shut. */
  sinceMs: number;
  /** The number of blinks since the player last did something. */
  blinks: number;
  areEyesShut: boolean;
}

const FIRST_BLINK_AFTER_MS = 4000;
const SHUT_MS = 120;
/** The pauses between blinks, used in turn. They differ, so that the blinks have no regular beat. */
const PAUSES_MS: readonly number[] = [6000, 8000, 5000, 9000, 7000];

/** The blinks stop after this number to save the battery, because the player is probably not looking. */
const MAX_BLINKS = 20;

/** Creates an idle animation with open eyes. */
export function createIdleAnimation(): IdleAnimation {
  return { sinceMs: 0, blinks: 0, areEyesShut: false };
}

/** Advances the idle animation, or restarts it if the screen is not quiet. Returns whether eyes open or shut. */
export function advanceIdleAnimation(animation: IdleAnimation, isQuiet: boolean, elapsedMs: number): boolean {
  if (!isQuiet || wantsLessFlashing()) {
    const wereEyesShut = animation.areEyesShut;
    animation.sinceMs = 0;
    animation.blinks = 0;
    animation.areEyesShut = false;
    return wereEyesShut;
  }
  if (!animation.areEyesShut && animation.blinks >= MAX_BLINKS) return false;
  animation.sinceMs += elapsedMs;
  if (animation.sinceMs < pauseMs(animation)) return false;
  animation.sinceMs = 0;
  animation.areEyesShut = !animation.areEyesShut;
  if (!animation.areEyesShut) animation.blinks++;
  return true;
}

function pauseMs({ areEyesShut, blinks }: IdleAnimation): number {
  if (areEyesShut) return SHUT_MS;
  return blinks === 0 ? FIRST_BLINK_AFTER_MS : PAUSES_MS[blinks % PAUSES_MS.length];
}
