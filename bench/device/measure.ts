/**
 * Measures background tasks on the emulated processor: how many instructions they take, the longest time between two
 * pauses, and their memory.
 */
import type { Task } from "../../src/kernel/task";
import { disableAutomaticCollection, collectGarbageSlice } from "../../src/device/garbage-collector";
import {
  beginLap,
  collectAll,
  useLuaCollector,
  endLap,
  heldBytes,
  INSTRUCTIONS_PER_DMS,
  lapDms,
  peakBytes,
  printHeap,
  printRunLine,
} from "./rig";

/** How many instructions run between two steps of the garbage collector, as in the game. */
const INSTRUCTIONS_PER_TURN = 8 * INSTRUCTIONS_PER_DMS;

let step = "";
/** The number of pieces in the levels that the measured computation handles, or 0 if they have no fixed number. */
let pieces = 0;
let instructionsSinceTurn = 0;
let isCollectingByTurns = true;
let lastRunInstructions = 0;

/**
 * Measures a computation. `runs` must execute it many times through `measureTask`, `measureAttempts` or `measureStep`.
 * Garbage from earlier code is collected first and not measured. Garbage of the computation is collected during the
 * executions, and the time for this is included.
 */
export function measure(stepName: string, numberOfPieces: number, runs: () => void): void {
  step = stepName;
  pieces = numberOfPieces;
  collectAll();
  const heldBefore = heldBytes();
  peakBytes();
  runs();
  printHeap(step, pieces, peakBytes() - heldBefore);
}

/**
 * Measures a computation with Lua's automatic garbage collection. Used for computations that are not part of the game.
 */
export function measureWithLuaCollector(stepName: string, numberOfPieces: number, runs: () => void): void {
  isCollectingByTurns = false;
  useLuaCollector();
  measure(stepName, numberOfPieces, runs);
  disableAutomaticCollection();
  isCollectingByTurns = true;
}

export function measureTask<T>(start: () => Task<T>): T {
  return measureTasks(start, () => true);
}

/** Runs tasks one after the other until one returns a result. Prints how many instructions they took together. */
export function measureAttempts<T>(start: () => Task<T | undefined>): T | undefined {
  return measureTasks(start, (result) => result !== undefined);
}

function measureTasks<T>(start: () => Task<T>, isEnough: (result: T) => boolean): T {
  let total = 0;
  let ofCollector = 0;
  let longest = 0;
  let longestOwn = 0;
  let task: Task<T> | undefined;
  collectBefore();
  for (;;) {
    beginLap();
    task ??= start();
    const result = task.next();
    const [slice, collectorSlice] = endLap();
    const turn = turnAfter(slice);
    total += slice + turn;
    ofCollector += collectorSlice + turn;
    longest = Math.max(longest, slice, turn);
    longestOwn = Math.max(longestOwn, slice - collectorSlice);
    if (result.done === true) {
      task = undefined;
      if (isEnough(result.value)) {
        printRunLine(step, pieces, total, ofCollector, longest, longestOwn);
        lastRunInstructions = total;
        return result.value;
      }
    }
  }
}

/**
 * Returns how long the last execution of the measured computation took, in device milliseconds (the bench's unit of
 * time).
 */
export function lastRunDms(): number {
  return lastRunInstructions / INSTRUCTIONS_PER_DMS;
}

/** Runs a computation that never pauses. Prints how many instructions it took. */
export function measureStep<T>(run: () => T): T {
  collectBefore();
  beginLap();
  const result = run();
  const [slice, collectorSlice] = endLap();
  const turn = turnAfter(slice);
  printRunLine(step, pieces, slice + turn, collectorSlice + turn, 0, 0);
  lastRunInstructions = slice + turn;
  return result;
}

/**
 * Counts executed instructions. Each time there are `INSTRUCTIONS_PER_TURN` of them, runs a step of the garbage
 * collector. Returns how many instructions this step took, or 0 if there was no step.
 */
function turnAfter(instructions: number): number {
  instructionsSinceTurn += instructions;
  if (instructionsSinceTurn < INSTRUCTIONS_PER_TURN || !isCollectingByTurns) return 0;
  instructionsSinceTurn = 0;
  return takeTurn();
}

function takeTurn(): number {
  beginLap();
  collectGarbageSlice(lapDms);
  const [turn] = endLap();
  return turn;
}

/** Collects the garbage that earlier code left, so that this garbage is not measured. */
function collectBefore(): void {
  if (isCollectingByTurns) takeTurn();
}
