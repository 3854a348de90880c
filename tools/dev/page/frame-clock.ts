/**
 * The clock of the game on the development page. It counts frames and executed instructions. So repeating the same
 * input takes the same simulated time.
 */
import { MS_PER_INSTRUCTION } from "../../../simulator/clocks";
import type { Clock } from "../../../simulator/host";

/** A clock that counts frames. When recorded input is repeated, frames in which nothing happens may be skipped. */
export interface FrameClock extends Clock {
  /** Advances the clock by `count` frames that are skipped while recorded input is repeated. */
  skipFrames(count: number): void;
}

/** Creates a clock that counts frames. Its time begins at `startSecondsSince2000`. */
export function createFrameClock(startSecondsSince2000: number): FrameClock {
  let nowMs = 0;
  let frameStartMs = 0;
  let lastFrameMs = 0;
  const advance = (frameMs: number): void => {
    // The times at which frames are due are equally far apart, so that a frame's number determines when it is due. A
    // frame whose instructions took too long delays only the next frame.
    frameStartMs += frameMs;
    nowMs = Math.max(nowMs, frameStartMs);
  };
  return {
    nowMs: () => nowMs,
    secondsSince2000: () => startSecondsSince2000 + nowMs / 1000,
    spend: (instructions) => {
      nowMs += instructions * MS_PER_INSTRUCTION;
    },
    startFrame: (frameMs) => {
      lastFrameMs = frameMs;
      advance(frameMs);
    },
    skipFrames: (count) => advance(count * lastFrameMs),
  };
}
