/** How the picture gives way for a moment: the pieces to a push that moves nothing, all of it to what is stopped hard. */
import { DOWN, type Direction } from "../../kernel/direction";
import { isTravel, type Motion } from "../../kernel/motion";
import type { Timeline } from "./timeline";

const SHAKE_MS = 140;
/** It gives way by an even number of pixels: half tones lie still on the screen. */
const SHAKE_PIXELS = 2;
/** Two frames. */
const IMPACT_SHAKE_MS = 80;

/** What has slid so long is stopped hard. */
const HARD_STOP_AFTER_MS = 150;

/** Which way it went, and how long ago it began. */
export interface Shake {
  direction: Direction;
  elapsedMs: number;
}

/** One that is over. */
export function createShake(): Shake {
  return { direction: DOWN, elapsedMs: SHAKE_MS };
}

export function startShake(shake: Shake, direction: Direction): void {
  shake.direction = direction;
  shake.elapsedMs = 0;
}

/** Lets time pass; gives whether the picture changes with it. */
export function advanceShake(shake: Shake, elapsedMs: number): boolean {
  if (shake.elapsedMs >= SHAKE_MS) return false;
  shake.elapsedMs += elapsedMs;
  return true;
}

/** How far the pieces give way to a push that moves nothing: there at once, and back in two steps. */
export function bumpShakePixels({ elapsedMs }: Shake): number {
  if (elapsedMs >= SHAKE_MS) return 0;
  return elapsedMs < SHAKE_MS / 2 ? SHAKE_PIXELS : 1;
}

/** How far the whole picture gives way to what is stopped. */
export function impactShakePixels({ elapsedMs }: Shake): number {
  return elapsedMs < IMPACT_SHAKE_MS ? SHAKE_PIXELS : 0;
}

/** Which way something went that was stopped hard as the playhead came on from where it was; undefined where nothing was. */
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

/** What passes its push on has hit nothing that stands fast. */
function isHardStop(motion: Motion, all: readonly Motion[]): boolean {
  const { ending, startMs, endMs } = motion;
  if (!isTravel(motion) || ending !== "hit" || endMs - startMs < HARD_STOP_AFTER_MS) return false;
  for (const other of all) if (isTravel(other) && other.startMs === endMs) return false;
  return true;
}
