/**
 * Measures computations on the emulated processor: how many instructions they take, the longest time between two pauses
 * of a background task, and their memory.
 */
import type { Task } from "../../src/kernel/task";
import { disableAutomaticCollection, collectGarbageSlice } from "../../src/device/garbage-collector";
import { INSTRUCTIONS_PER_DMS } from "../dms";
import {
  beginLap,
  collectAll,
  useLuaCollector,
  endLap,
  heldBytes,
  lapDms,
  takePeakBytes,
  printHeap,
  printRunLine,
} from "./rig";

/** How many instructions run between two steps of the garbage collector, as in the game. */
const INSTRUCTIONS_PER_COLLECTION = 8 * INSTRUCTIONS_PER_DMS;

let step = "";
/** The number of pieces in the levels of the measured computation, or 0 if it has no fixed number. */
let pieces = 0;
let instructionsSinceCollection = 0;
let isCollectingInSlices = true;
let lastRunInstructions = 0;

/**
 * Measures a computation, which the results call `stepName`. `runs` must execute it many times through `measureTask`,
 * `measureAttempts` or `measureStep`.
 */
export function measure(stepName: string, numberOfPieces: number, runs: () => void): void {
  step = stepName;
  pieces = numberOfPieces;
  collectAll();
  const heldBefore = heldBytes();
  takePeakBytes();
  runs();
  printHeap(step, pieces, takePeakBytes() - heldBefore);
}

/**
 * Measures a computation while Lua collects garbage automatically, which the game itself turns off. This function is
 * for computations that are not part of the game.
 */
export function measureWithLuaCollector(stepName: string, numberOfPieces: number, runs: () => void): void {
  isCollectingInSlices = false;
  useLuaCollector();
  measure(stepName, numberOfPieces, runs);
  disableAutomaticCollection();
  isCollectingInSlices = true;
}

export function measureTask<T>(start: () => Task<T>): T {
  return measureTasks(start, () => true);
}

/**
 * Runs tasks one after the other until one of them returns a result, and returns this result. Prints how many
 * instructions the tasks took together.
 */
export function measureAttempts<T>(start: () => Task<T | undefined>): T | undefined {
  return measureTasks(start, (result) => result !== undefined);
}

function measureTasks<T>(start: () => Task<T>, isEnough: (result: T) => boolean): T {
  let total = 0;
  let collectorTotal = 0;
  let longest = 0;
  let longestOwn = 0;
  let task: Task<T> | undefined;
  collectEarlierGarbage();
  for (;;) {
    beginLap();
    task ??= start();
    const result = task.next();
    const [slice, collectorSlice] = endLap();
    const collection = collectAfter(slice);
    total += slice + collection;
    collectorTotal += collectorSlice + collection;
    longest = Math.max(longest, slice, collection);
    longestOwn = Math.max(longestOwn, slice - collectorSlice);
    if (result.done === true) {
      task = undefined;
      if (isEnough(result.value)) {
        printRunLine(step, pieces, total, collectorTotal, longest, longestOwn);
        lastRunInstructions = total;
        return result.value;
      }
    }
  }
}

/**
 * Returns how long the measured computation took at its last execution, in device milliseconds (the bench's unit of
 * time).
 */
export function lastRunDms(): number {
  return lastRunInstructions / INSTRUCTIONS_PER_DMS;
}

/** Runs a computation that never pauses. Prints how many instructions it took. */
export function measureStep<T>(run: () => T): T {
  collectEarlierGarbage();
  beginLap();
  const result = run();
  const [slice, collectorSlice] = endLap();
  const collection = collectAfter(slice);
  printRunLine(step, pieces, slice + collection, collectorSlice + collection, 0, 0);
  lastRunInstructions = slice + collection;
  return result;
}

/**
 * Runs a step of the garbage collector after every `INSTRUCTIONS_PER_COLLECTION` instructions of the measured code.
 * Returns how many instructions the step took, or 0 if no step ran.
 */
function collectAfter(instructions: number): number {
  instructionsSinceCollection += instructions;
  if (instructionsSinceCollection < INSTRUCTIONS_PER_COLLECTION || !isCollectingInSlices) return 0;
  instructionsSinceCollection = 0;
  return collectSlice();
}

function collectSlice(): number {
  beginLap();
  collectGarbageSlice(lapDms);
  const [collection] = endLap();
  return collection;
}

function collectEarlierGarbage(): void {
  if (isCollectingInSlices) collectSlice();
}
