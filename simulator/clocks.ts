/**
 * The two clocks of a simulated console: the device clock for tests and the bench, and the real clock for the web
 * page.
 */
import type { Clock } from "./host";

/** How long one Lua VM instruction takes on the console, in milliseconds. The figure is Panic's. */
export const MS_PER_INSTRUCTION = 0.0003;

/**
 * Creates the device clock: it advances with executed Lua instructions and with frames, so that runs repeat exactly.
 * @param startSecondsSince2000 what `secondsSince2000` returns when the console starts.
 */
export function createDeviceClock(startSecondsSince2000: number): Clock {
  let nowMs = 0;
  let frameStartMs: number | undefined;
  return {
    nowMs: () => nowMs,
    secondsSince2000: () => startSecondsSince2000 + nowMs / 1000,
    spend: (instructions) => {
      nowMs += instructions * MS_PER_INSTRUCTION;
    },
    startFrame: (frameMs) => {
      if (frameStartMs !== undefined) nowMs = Math.max(frameStartMs + frameMs, nowMs);
      frameStartMs = nowMs;
    },
  };
}

/** Creates a clock that follows the real time of the computer. It ignores instructions and frames. */
export function createRealClock(): Clock {
  const start = performance.now();
  const startOf2000 = Date.UTC(2000, 0, 1);
  return {
    nowMs: () => performance.now() - start,
    secondsSince2000: () => (Date.now() - startOf2000) / 1000,
    spend: () => {},
    startFrame: () => {},
  };
}
