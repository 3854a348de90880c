/** The shake: the pieces move aside briefly after a blocked push, the whole picture after a piece is stopped hard. */
import { DOWN, type Direction } from "../../kernel/direction";
import { isTravel, type Motion } from "../../kernel/motion";
import type { Timeline } from "./timeline";

const SHAKE_MS = 140;
/** How far the picture moves: an even number, so that it keeps the pattern of its dithered areas. */
const SHAKE_PIXELS = 2;
/** The duration of the shake of the whole picture: two frames. */
const IMPACT_SHAKE_MS = 80;

/** A piece that slid at least this long is stopped hard. */
const HARD_STOP_AFTER_MS = 150;

/** A shake: its direction and the time since it began. */
export interface Shake {
  direction: Direction;
  elapsedMs: number;
}

/** Creates a shake that is already over. */
export function createShake(): Shake {
  return { direction: DOWN, elapsedMs: SHAKE_MS };
}

/** Starts a shake in a direction. */
export function startShake(shake: Shake, direction: Direction): void {
  shake.direction = direction;
  shake.elapsedMs = 0;
}

/** Advances a shake. Returns whether the picture must be drawn again. */
export function advanceShake(shake: Shake, elapsedMs: number): boolean {
  if (shake.elapsedMs >= SHAKE_MS) return false;
  shake.elapsedMs += elapsedMs;
  return true;
}

/** Returns the shift of the pieces after a blocked push, in pixels. They shift at once and return in two steps. */
export function bumpShakePixels({ elapsedMs }: Shake): number {
  if (elapsedMs >= SHAKE_MS) return 0;
  return elapsedMs < SHAKE_MS / 2 ? SHAKE_PIXELS : 1;
}

/** Returns how far the whole picture is shifted after a piece was stopped hard, in pixels. */
export function impactShakePixels({ elapsedMs }: Shake): number {
  return elapsedMs < IMPACT_SHAKE_MS ? SHAKE_PIXELS : 0;
}

/**
 * Returns the direction of a piece that was stopped hard while the playhead moved forwards from `fromPlayhead`;
 * undefined if there was none.
 */
export function hardStopDirection<State>(
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

/** Returns whether a motion ends with a hard stop. A piece that pushes another one on has hit nothing fixed. */
function isHardStop(motion: Motion, all: readonly Motion[]): boolean {
  const { ending, startMs, endMs } = motion;
  if (!isTravel(motion) || ending !== "hit" || endMs - startMs < HARD_STOP_AFTER_MS) return false;
  for (const other of all) if (isTravel(other) && other.startMs === endMs) return false;
  return true;
}
