import { playNote } from "../device/sound";
import type { Session, Step } from "./session";

const CLACK_HERTZ = 660;
// Each ball further down a chain clacks a fourth higher.
const CHAIN_RATIO = 1.335;
const FALL_HERTZ = 130;
const REWIND_VOLUME = 0.15;
const CLACK_VOLUME = 0.5;
const FALL_VOLUME = 0.6;
const CLEARED_HERTZ = 784;
const CLEARED_VOLUME = 0.4;

/** Sounds all that the playhead has just passed, from where it was to where it is now; backwards it is softer. */
export function soundPassed<State>(session: Session<State>, fromPlayhead: number): void {
  const low = Math.min(fromPlayhead, session.playhead);
  const high = Math.max(fromPlayhead, session.playhead);
  const isRewind = session.playhead < fromPlayhead;
  for (let at = Math.floor(low); at < high; at++) {
    const step = session.steps[at];
    soundStretch(step, (low - at) * step.durationMs, (high - at) * step.durationMs, isRewind);
  }
}

export function soundCleared(): void {
  playNote("chime", CLEARED_HERTZ, CLEARED_VOLUME);
}

function soundStretch<State>(step: Step<State>, fromMs: number, toMs: number, isRewind: boolean): void {
  let hertz = CLACK_HERTZ;
  for (const motion of step.motions) {
    if (motion.endMs > fromMs && motion.endMs <= toMs) {
      if (isRewind) playNote("tick", hertz, REWIND_VOLUME);
      else if (motion.ending === "hit") playNote("clack", hertz, CLACK_VOLUME);
      else playNote("fall", FALL_HERTZ, FALL_VOLUME);
    }
    hertz *= CHAIN_RATIO;
  }
}
