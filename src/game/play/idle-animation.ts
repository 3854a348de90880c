import { wantsLessFlashing } from "../../device/screen";

/** What goes on while nobody plays: now and then one of those who are seen blinks. */
export interface IdleAnimation {
  /** How long nothing has changed, or the eyes are shut. */
  sinceMs: number;
  /** How often somebody has blinked since anything changed. */
  blinks: number;
  areEyesShut: boolean;
}

const FIRST_BLINK_AFTER_MS = 4000;
const SHUT_MS = 120;
/** From one to the next, in this order: never in step with anything. */
const PAUSES_MS: readonly number[] = [6000, 8000, 5000, 9000, 7000];

// Then nobody is looking, and the battery is spared.
const MAX_BLINKS = 20;

export function createIdleAnimation(): IdleAnimation {
  return { sinceMs: 0, blinks: 0, areEyesShut: false };
}

/** Lets time pass in which nothing changed, or begins anew; gives whether eyes have to be drawn otherwise. */
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
