/** What the program around Lua offers; see rig/main.c. */

/** Instructions since the lap before ended, the call itself included, and how many of them were the collector's. */
declare function lap(this: void): LuaMultiReturn<[instructions: number, ofCollector: number]>;
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
  const [instructions] = lap();
  return instructions;
}

export function beginLap(): void {
  lap();
}

/** Instructions since `beginLap`, and how many of them were the collector's. */
export function endLap(): LuaMultiReturn<[instructions: number, ofCollector: number]> {
  const [instructions, ofCollector] = lap();
  return $multi(instructions - NOTHING, ofCollector);
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
