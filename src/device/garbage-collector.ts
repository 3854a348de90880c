/**
 * Spreads garbage collection over the frames. Lua's automatic collection would cause pauses of up to a third of a
 * frame.
 */

/** Stops Lua's automatic collection. */
declare function collectgarbage(this: void, option: "stop"): void;
/** Sets the collector's incremental mode and the size of its steps. */
declare function collectgarbage(
  this: void,
  option: "incremental",
  pausePercent: number,
  workPercent: number,
  stepBits: number,
): void;
/** Returns how much memory Lua holds, in kilobytes. */
declare function collectgarbage(this: void, option: "count"): number;
/** Runs one step of the collector. Returns whether it was the last step of a cycle. */
declare function collectgarbage(this: void, option: "step", kilobytes: 0): boolean;

// The smallest steps for which checking the clock is worth while: one step traverses 64 table slots or frees 100
// objects.
const PAUSE_PERCENT = 100;
const WORK_PERCENT = 1;
const STEP_BITS = 9;

// Above `NORMAL_KILOBYTES` of memory a slice takes longer, and above `HIGH_KILOBYTES` its time grows seven times as fast.
const MIN_COLLECTION_MS = 0.35;
const NORMAL_KILOBYTES = 1536;
const KILOBYTES_PER_MS = 1536;
const HIGH_KILOBYTES = 4096;
const HIGH_KILOBYTES_PER_MS = 256;

/**
 * Disables Lua's automatic collection; from now on `collectGarbageSlice` must be called in every frame. Automatic
 * collection runs at allocations, and after large allocations it may take a third of a frame.
 */
export function disableAutomaticCollection(): void {
  playdate.setCollectsGarbage(false);
  collectgarbage("stop");
  collectgarbage("incremental", PAUSE_PERCENT, WORK_PERCENT, STEP_BITS);
}

let isNextSkipped = false;

/** Skips the next slice. Called in a frame whose work took long, because the frame has no time left for a slice. */
export function skipNextCollection(): void {
  isNextSkipped = true;
}

/**
 * Collects garbage for the time that is due, and finishes the step in progress. `nowMs` is any clock in milliseconds.
 */
export function collectGarbageSlice(nowMs: () => number): void {
  if (isNextSkipped) {
    isNextSkipped = false;
    return;
  }
  const untilMs = nowMs() + collectionMs(collectgarbage("count"));
  while (nowMs() < untilMs && !collectgarbage("step", 0));
}

/** Returns how long a slice takes when Lua holds that much memory. */
function collectionMs(kilobytes: number): number {
  const extraMs = Math.max(0, kilobytes - NORMAL_KILOBYTES) / KILOBYTES_PER_MS;
  return MIN_COLLECTION_MS + extraMs + Math.max(0, kilobytes - HIGH_KILOBYTES) / HIGH_KILOBYTES_PER_MS;
}
