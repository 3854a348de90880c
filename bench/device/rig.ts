/** What the program around Lua offers; see rig/main.c. */

/** Instructions since the lap before ended, the call itself included, and how many of them were the collector's. */
declare function lap(this: void): LuaMultiReturn<[instructions: number, ofCollector: number]>;
/** Instructions since the lap before ended; the lap goes on. */
declare function lapSoFar(this: void): number;
/** What Lua holds now. */
declare function heapBytes(this: void): number;
/** The most that Lua has held since this was last asked. */
declare function heapPeakBytes(this: void): number;

/** Prints what a run took; see `sayRun`. */
declare function printRun(
  this: void,
  step: string,
  pieces: number,
  total: number,
  ofCollector: number,
  longestSlice: number,
  longestOwnSlice: number,
): void;

declare function collectgarbage(this: void): void;
declare function collectgarbage(this: void, option: "restart"): void;
declare function collectgarbage(this: void, option: "incremental", pause: number, work: number, stepBits: number): void;
declare function print(this: void, line: string): void;

export const INSTRUCTIONS_PER_DMS = 100000;

/** What measuring nothing takes. */
const MEASURING_OVERHEAD = measureOverhead();

function measureOverhead(): number {
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
  return $multi(instructions - MEASURING_OVERHEAD, ofCollector);
}

/** Milliseconds since `beginLap`. */
export function lapMs(): number {
  return lapSoFar() / INSTRUCTIONS_PER_DMS;
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

/** From now on Lua collects garbage as it comes, with the settings that Lua has of itself. */
export function useLuaCollector(): void {
  collectgarbage("restart");
  collectgarbage("incremental", 200, 100, 13);
}

/**
 * Prints what a run of a step with so many pieces took: in all, Lua's collector's part of it, the longest slice and the
 * longest without the collector, in instructions. Slices are 0 for a step that is done at once, pieces are 0 where the
 * step does not depend on them.
 */
export function printRunLine(
  step: string,
  pieces: number,
  total: number,
  ofCollector: number,
  longestSlice: number,
  longestOwnSlice: number,
): void {
  printRun(step, pieces, total, ofCollector, longestSlice, longestOwnSlice);
}

/** Prints the most memory that a step held over what was held before it. */
export function printHeap(step: string, pieces: number, bytes: number): void {
  print(`heap\t${step}\t${pieces}\t${bytes}`);
}

export function printFigure(name: string, value: number): void {
  print(`figure\t${name}\t${value}`);
}
