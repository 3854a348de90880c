/** The functions that the rig's program offers to Lua (see rig/main.c), and functions that print measurements. */

/**
 * Returns the instructions since the previous lap ended, including this call, and how many of them the collector
 * ran.
 */
declare function lap(this: void): LuaMultiReturn<[instructions: number, ofCollector: number]>;
/** Returns the instructions since the previous lap ended, without ending the current one. */
declare function lapSoFar(this: void): number;
/** Returns how many bytes Lua has allocated. */
declare function heapBytes(this: void): number;
/** Returns the most bytes that Lua had allocated since the last call. */
declare function heapPeakBytes(this: void): number;

/** Prints the cost of a run; see `printRunLine`. */
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

/** The instructions of an empty lap, which every measurement subtracts. */
const MEASURING_OVERHEAD = measureOverhead();

function measureOverhead(): number {
  lap();
  const [instructions] = lap();
  return instructions;
}

export function beginLap(): void {
  lap();
}

/** Returns the instructions since `beginLap`, and how many of them the collector ran. */
export function endLap(): LuaMultiReturn<[instructions: number, ofCollector: number]> {
  const [instructions, ofCollector] = lap();
  return $multi(instructions - MEASURING_OVERHEAD, ofCollector);
}

/** Returns the milliseconds since `beginLap`. */
export function lapMs(): number {
  return lapSoFar() / INSTRUCTIONS_PER_DMS;
}

export function heldBytes(): number {
  return heapBytes();
}

/** Returns the most bytes that Lua had allocated since the last call. */
export function peakBytes(): number {
  return heapPeakBytes();
}

export function collectAll(): void {
  collectgarbage();
}

/** Lets Lua collect garbage automatically, with Lua's default settings. */
export function useLuaCollector(): void {
  collectgarbage("restart");
  collectgarbage("incremental", 200, 100, 13);
}

/**
 * Prints the cost of a run of a step, in instructions: in total, of Lua's collector, of the longest slice, and of
 * the longest slice without the collector.
 * Slices are 0 for a step that does not yield. Pieces are 0 if the step does not depend on them.
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

/** Prints how much memory a step needed at most, beyond what was allocated before it. */
export function printHeap(step: string, pieces: number, bytes: number): void {
  print(`heap\t${step}\t${pieces}\t${bytes}`);
}

export function printFigure(name: string, value: number): void {
  print(`figure\t${name}\t${value}`);
}
