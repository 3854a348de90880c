declare function collectgarbage(this: void, option: "stop"): void;
declare function collectgarbage(
  this: void,
  option: "incremental",
  pausePercent: number,
  workPercent: number,
  stepBits: number,
): void;
/** How much memory Lua holds, in kilobytes. */
declare function collectgarbage(this: void, option: "count"): number;
/** Does a step whatever is due; gives whether it was the last one of a cycle. */
declare function collectgarbage(this: void, option: "step", kilobytes: 0): boolean;

// The smallest steps that are worth a look at the clock: 64 slots of tables are gone through, or a hundred objects freed.
const PAUSE_PERCENT = 100;
const WORK_PERCENT = 1;
const STEP_BITS = 9;

// Who leaves more behind than short turns clear away meets longer ones, and beyond some memory much longer ones.
const MIN_COLLECTION_MS = 0.35;
const NORMAL_KILOBYTES = 1536;
const KILOBYTES_PER_MS = 1536;
const HIGH_KILOBYTES = 4096;
const HIGH_KILOBYTES_PER_MS = 256;

/**
 * From now on Lua collects garbage only when `collectOneTurn` is called. As it comes, it does so wherever memory is asked
 * for, and where much is asked for at once that may take a third of a frame.
 */
export function disableAutomaticCollection(): void {
  playdate.setCollectsGarbage(false);
  collectgarbage("stop");
  collectgarbage("incremental", PAUSE_PERCENT, WORK_PERCENT, STEP_BITS);
}

let isNextSkipped = false;

/** A frame whose work went on for long has no room for a turn as well: the next one is that of a later frame. */
export function skipNextCollection(): void {
  isNextSkipped = true;
}

/** Collects garbage, for as long as is due, and the rest of a step. `nowMs` is any clock in milliseconds. */
export function collectGarbageSlice(nowMs: () => number): void {
  if (isNextSkipped) {
    isNextSkipped = false;
    return;
  }
  const untilMs = nowMs() + collectionMs(collectgarbage("count"));
  while (nowMs() < untilMs && !collectgarbage("step", 0));
}

/** How long a turn takes while Lua holds so much memory. */
function collectionMs(kilobytes: number): number {
  const extraMs = Math.max(0, kilobytes - NORMAL_KILOBYTES) / KILOBYTES_PER_MS;
  return MIN_COLLECTION_MS + extraMs + Math.max(0, kilobytes - HIGH_KILOBYTES) / HIGH_KILOBYTES_PER_MS;
}
