declare function collectgarbage(
  this: void,
  option: "incremental",
  pausePercent: number,
  workPercent: number,
  stepBits: number,
): void;

// It begins early, works as fast as memory is asked for, and a step of it is due for every 128 bytes.
const PAUSE_PERCENT = 150;
const WORK_PERCENT = 100;
const STEP_BITS = 7;

/** Has Lua's garbage collector work in many small steps: as it comes, one of its steps may cost a third of a frame. */
export function collectInSmallSteps(): void {
  collectgarbage("incremental", PAUSE_PERCENT, WORK_PERCENT, STEP_BITS);
}
