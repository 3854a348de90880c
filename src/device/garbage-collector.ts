/**
 * Collects garbage for a short time in each frame. Lua's automatic garbage collection would pause the game for up to a
 * third of a frame.
 */

declare function collectgarbage(this: void, option: "stop"): void;
declare function collectgarbage(
  this: void,
  option: "incremental",
  pausePercent: number,
  workPercent: number,
  stepBits: number,
): void;
/** Returns how much memory Lua uses, in kilobytes. */
declare function collectgarbage(this: void, option: "count"): number;
/** Runs one step of Lua's garbage collector. Returns whether the step finished a cycle of the collection. */
declare function collectgarbage(this: void, option: "step", kilobytes: 0): boolean;

// The settings of Lua's incremental garbage collector. With them, garbage collection in a frame exceeds its allowed
// time by at most one small step: 64 table entries or 100 objects.
const PAUSE_PERCENT = 100;
const WORK_PERCENT = 1;
const STEP_BITS = 9;

// The least milliseconds of each frame for garbage collection. Above `NORMAL_KILOBYTES` the time grows with Lua's
// memory, and above `HIGH_KILOBYTES` faster.
const MIN_COLLECTION_MS = 0.35;
const NORMAL_KILOBYTES = 1536;
const KILOBYTES_PER_MS = 1536;
const HIGH_KILOBYTES = 4096;
const HIGH_KILOBYTES_PER_MS = 256;

/**
 * Turns off Lua's automatic garbage collection, which may take a third of a frame after large allocations. After this
 * call, `collectGarbageSlice` must be called in every frame.
 */
export function disableAutomaticCollection(): void {
  playdate.setCollectsGarbage(false);
  collectgarbage("stop");
  collectgarbage("incremental", PAUSE_PERCENT, WORK_PERCENT, STEP_BITS);
}

let isNextSkipped = false;

/** Skips garbage collection in the current frame, because other work has used up the frame's time. */
export function skipNextCollection(): void {
  isNextSkipped = true;
}

/**
 * Collects garbage for a short time in the current frame, or longer if Lua uses much memory. `nowMs` is any clock in
 * milliseconds.
 */
export function collectGarbageSlice(nowMs: () => number): void {
  if (isNextSkipped) {
    isNextSkipped = false;
    return;
  }
  const untilMs = nowMs() + collectionMs(collectgarbage("count"));
  while (nowMs() < untilMs && !collectgarbage("step", 0));
}

function collectionMs(kilobytes: number): number {
  const extraMs = Math.max(0, kilobytes - NORMAL_KILOBYTES) / KILOBYTES_PER_MS;
  return MIN_COLLECTION_MS + extraMs + Math.max(0, kilobytes - HIGH_KILOBYTES) / HIGH_KILOBYTES_PER_MS;
}
