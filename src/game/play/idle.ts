import { wantsLessFlashing } from "../../device/screen";

/** What goes on while nobody plays: now and then one of those who are seen blinks. */
export interface Idle {
  /** How long nothing has changed, or the eyes are shut. */
  sinceMs: number;
  /** How often somebody has blinked since anything changed. */
  blinks: number;
  isShut: boolean;
}

const FIRST_MS = 4000;
const SHUT_MS = 120;
/** From one to the next, in this order: never in step with anything. */
const PAUSES_MS: readonly number[] = [6000, 8000, 5000, 9000, 7000];

// Then nobody is looking, and the battery is spared.
const MOST_BLINKS = 20;

export function createIdle(): Idle {
  return { sinceMs: 0, blinks: 0, isShut: false };
}

/** Lets time pass in which nothing changed, or begins anew; gives whether eyes have to be drawn otherwise. */
export function passIdle(idle: Idle, isQuiet: boolean, elapsedMs: number): boolean {
  if (!isQuiet || wantsLessFlashing()) {
    const wasShut = idle.isShut;
    idle.sinceMs = 0;
    idle.blinks = 0;
    idle.isShut = false;
    return wasShut;
  }
  if (!idle.isShut && idle.blinks >= MOST_BLINKS) return false;
  idle.sinceMs += elapsedMs;
  if (idle.sinceMs < pauseMs(idle)) return false;
  idle.sinceMs = 0;
  idle.isShut = !idle.isShut;
  if (!idle.isShut) idle.blinks++;
  return true;
}

function pauseMs({ isShut, blinks }: Idle): number {
  if (isShut) return SHUT_MS;
  return blinks === 0 ? FIRST_MS : PAUSES_MS[blinks % PAUSES_MS.length];
}
