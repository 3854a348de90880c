/**
 * Functions that count instructions and memory, and functions that print the measurements. The program on the emulated
 * processor (see rig/main.c) provides the functions that count.
 */
import { INSTRUCTIONS_PER_DMS } from "../dms";

/**
 * Returns how many instructions have been executed since the last call of `lap`. The second result is the garbage
 * collector's share.
 */
declare function lap(this: void): LuaMultiReturn<[instructions: number, ofCollector: number]>;
/** Returns how many instructions have been executed since the last call of `lap`, without starting a new count. */
declare function lapSoFar(this: void): number;
declare function heapBytes(this: void): number;
/**
 * Returns the peak of Lua's memory since the last call of this function: the most bytes that were allocated at one
 * time.
 */
declare function heapPeakBytes(this: void): number;

/** Prints the computing time of one execution of the measured code. `printRunLine` explains the parameters. */
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

const MEASURING_OVERHEAD = measureOverhead();

function measureOverhead(): number {
  lap();
  const [instructions] = lap();
  return instructions;
}

export function beginLap(): void {
  lap();
}

/**
 * Returns how many instructions have been executed since the last call of `beginLap`, and how many of them belong to
 * the garbage collector.
 */
export function endLap(): LuaMultiReturn<[instructions: number, ofCollector: number]> {
  const [instructions, ofCollector] = lap();
  return $multi(instructions - MEASURING_OVERHEAD, ofCollector);
}

/** Returns how many device milliseconds (the bench's unit of time) have passed since the last call of `beginLap`. */
export function lapDms(): number {
  return lapSoFar() / INSTRUCTIONS_PER_DMS;
}

export function heldBytes(): number {
  return heapBytes();
}

/** Returns the most bytes that Lua had allocated at any time since the last call of this function. */
export function takePeakBytes(): number {
  return heapPeakBytes();
}

export function collectAll(): void {
  collectgarbage();
}

export function useLuaCollector(): void {
  collectgarbage("restart");
  collectgarbage("incremental", 200, 100, 13);
}

/**
 * Prints how many instructions one execution took: `total`, with the garbage collector's share `ofCollector`.
 * `longestSlice` is the most between two pauses, and `longestOwnSlice` the same without the collector. Both are 0
 * without pauses.
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

/** Prints the most bytes that a computation needed in addition to the memory allocated before. */
export function printHeap(step: string, pieces: number, bytes: number): void {
  print(`heap\t${step}\t${pieces}\t${bytes}`);
}

export function printFigure(name: string, value: number): void {
  print(`figure\t${name}\t${value}`);
}
