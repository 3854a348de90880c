/** What the program around Lua offers; see rig/main.c. */

/** Instructions since the lap before ended, the call itself included; fewer than 671 million. */
declare function lap(this: void): number;
/** What Lua holds now. */
declare function heapBytes(this: void): number;
/** The most that Lua has held since this was last asked. */
declare function heapPeakBytes(this: void): number;

declare function collectgarbage(this: void): void;
declare function print(this: void, line: string): void;

/** What measuring nothing takes. */
const NOTHING = lapOfNothing();

function lapOfNothing(): number {
  lap();
  return lap();
}

export function beginLap(): void {
  lap();
}

/** Instructions since `beginLap`. */
export function endLap(): number {
  return lap() - NOTHING;
}

export function heldBytes(): number {
  return heapBytes();
}

/** The most that Lua has held since this was last asked. */
export function peakBytes(): number {
  return heapPeakBytes();
}

export function collectAll(): void {
  collectgarbage();
}

export function say(line: string): void {
  print(line);
}
