/** Measures steps on the rig: instructions, the longest slice and memory. `rig.ts` reads the counters and prints. */
import type { Task } from "../../src/kernel/task";
import { disableAutomaticCollection, collectGarbageSlice } from "../../src/device/garbage-collector";
import {
  beginLap,
  collectAll,
  useLuaCollector,
  endLap,
  heldBytes,
  INSTRUCTIONS_PER_DMS,
  lapMs,
  peakBytes,
  printHeap,
  printRunLine,
} from "./rig";

/** The instructions after which the collector has a turn, as in the game. */
const INSTRUCTIONS_PER_TURN = 8 * INSTRUCTIONS_PER_DMS;

/** The step being measured, with its number of pieces, which is 0 if the step does not depend on it. */
let step = "";
let pieces = 0;
/** The instructions measured since the collector's last turn. */
let instructionsSinceTurn = 0;
let isCollectingByTurns = true;
/** The instructions of the last run. */
let lastRunInstructions = 0;

/**
 * Measures a step. `runs` must run it many times by `measureTask`, `measureAttempts` or `measureStep`.
 * Earlier garbage is collected first, unmeasured. The step's own garbage is collected during the runs, and its cost
 * is measured.
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

/** Measures a step with Lua's own garbage collector, for steps that are not part of the game. */
export function measureWithLuaCollector(stepName: string, numberOfPieces: number, runs: () => void): void {
  isCollectingByTurns = false;
  useLuaCollector();
  measure(stepName, numberOfPieces, runs);
  disableAutomaticCollection();
  isCollectingByTurns = true;
}

/** Runs a task to its end and prints its cost. */
export function measureTask<T>(start: () => Task<T>): T {
  return measureTasks(start, () => true);
}

/** Runs tasks one after the other until one returns a result, and prints their total cost. */
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

/** Returns the cost of the last run in dms. */
export function lastRunDms(): number {
  return lastRunInstructions / INSTRUCTIONS_PER_DMS;
}

/** Runs a step that does not yield, and prints its cost. */
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

/** Gives the collector a turn if one is due after this many instructions. Returns the turn's instructions. */
function turnAfter(instructions: number): number {
  instructionsSinceTurn += instructions;
  if (instructionsSinceTurn < INSTRUCTIONS_PER_TURN || !isCollectingByTurns) return 0;
  instructionsSinceTurn = 0;
  return takeTurn();
}

function takeTurn(): number {
  beginLap();
  collectGarbageSlice(lapMs);
  const [turn] = endLap();
  return turn;
}

/** Collects garbage from preparing a run, without measuring it. */
function collectBefore(): void {
  if (isCollectingByTurns) takeTurn();
}
