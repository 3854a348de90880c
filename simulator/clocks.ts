import type { Clock } from "./host";

/** What one Lua VM instruction takes on the console, by Panic's own figure. */
export const MS_PER_INSTRUCTION = 0.0003;

/**
 * A clock that advances with the Lua instructions and with the frames, so that a run takes the same time every time.
 * @param startSecondsSince2000 what `secondsSince2000` is when the console starts.
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

/** The machine's own clock. */
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
