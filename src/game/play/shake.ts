/**
 * The screen shake: the pieces move aside briefly after a blocked push, and the whole picture moves after a piece is
 * stopped hard.
 */
import { DOWN, type Direction } from "../../kernel/direction";
import { isTravel, type Motion } from "../../kernel/motion";
import type { Timeline } from "./timeline";

const SHAKE_MS = 140;
/**
 * How far a shake moves the pieces or the picture, in pixels. The number is even, so that patterns of black and white
 * dots keep their look.
 */
const SHAKE_PIXELS = 2;
const IMPACT_SHAKE_MS = 80;

/**
 * The shortest duration of a slide, in milliseconds, after which the stop of a piece counts as hard and shakes the
 * picture.
 */
const HARD_STOP_AFTER_MS = 150;

export interface Shake {
  direction: Direction;
  elapsedMs: number;
}

/** Creates a screen shake that is already over. */
export function createShake(): Shake {
  return { direction: DOWN, elapsedMs: SHAKE_MS };
}

export function startShake(shake: Shake, direction: Direction): void {
  shake.direction = direction;
  shake.elapsedMs = 0;
}

export function advanceShake(shake: Shake, elapsedMs: number): void {
  if (shake.elapsedMs < SHAKE_MS) shake.elapsedMs += elapsedMs;
}

/**
 * Returns how far the pieces are shifted after a push that moved nothing, in pixels. They are shifted at once and
 * return in two steps.
 */
export function blockedShakePixels({ elapsedMs }: Shake): number {
  if (elapsedMs >= SHAKE_MS) return 0;
  return elapsedMs < SHAKE_MS / 2 ? SHAKE_PIXELS : 1;
}

export function impactShakePixels({ elapsedMs }: Shake): number {
  return elapsedMs < IMPACT_SHAKE_MS ? SHAKE_PIXELS : 0;
}

/**
 * Returns the direction in which a piece was sliding when it was stopped hard since `fromPlayhead`, the moment of the
 * last frame. Returns undefined if no piece was stopped hard.
 */
export function findHardStopDirection<State>(
  { steps, playhead }: Timeline<State>,
  fromPlayhead: number,
): Direction | undefined {
  for (let index = Math.floor(fromPlayhead); index < playhead; index++) {
    const { motions, durationMs } = steps[index];
    const fromMs = Math.max(0, fromPlayhead - index) * durationMs;
    const toMs = Math.min(1, playhead - index) * durationMs;
    for (const motion of motions) {
      const { endMs, direction } = motion;
      if (endMs > fromMs && endMs <= toMs && isHardStop(motion, motions)) return direction;
    }
  }
  return undefined;
}

/**
 * Returns whether a motion ends with a hard stop, which shakes the picture. A piece that sets another piece in motion
 * does not stop hard.
 */
function isHardStop(motion: Motion, all: readonly Motion[]): boolean {
  const { ending, startMs, endMs } = motion;
  if (!isTravel(motion) || ending !== "hit" || endMs - startMs < HARD_STOP_AFTER_MS) return false;
  for (const other of all) if (isTravel(other) && other.startMs === endMs) return false;
  return true;
}
