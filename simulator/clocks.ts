/**
 * The two clocks that a simulated Playdate can use. One counts executed instructions, for tests and benches; the other
 * follows the computer's time, for the web page.
 */
import type { Clock } from "./host";

/**
 * How long a real Playdate needs for one Lua VM instruction, in milliseconds. The number comes from Panic, the maker of
 * the Playdate.
 */
export const MS_PER_INSTRUCTION = 0.0003;

/**
 * Creates the device clock, which advances with executed Lua instructions and with frames. The same input always takes
 * the same simulated time.
 * @param startSecondsSince2000 what `readSecondsSince2000` returns when the console starts.
 * @param slowness how many times as long as on the assumed console each instruction takes.
 */
export function createSimulatedClock(startSecondsSince2000: number, slowness = 1): Clock {
  let nowMs = 0;
  let frameStartMs: number | undefined;
  return {
    nowMs: () => nowMs,
    secondsSince2000: () => startSecondsSince2000 + nowMs / 1000,
    spend: (instructions) => {
      nowMs += instructions * MS_PER_INSTRUCTION * slowness;
    },
    startFrame: (frameMs) => {
      if (frameStartMs !== undefined) nowMs = Math.max(frameStartMs + frameMs, nowMs);
      frameStartMs = nowMs;
    },
  };
}

/**
 * Creates a clock that follows the real time of the computer. Executed instructions and frames do not change this
 * clock.
 */
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
