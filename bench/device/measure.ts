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

/** As in the game, the collector has a turn after so much work. */
const INSTRUCTIONS_PER_TURN = 8 * INSTRUCTIONS_PER_DMS;

/** The step that is measured now, with so many pieces; 0 where it does not depend on them. */
let step = "";
let pieces = 0;
/** Instructions measured since the collector's last turn. */
let instructionsSinceTurn = 0;
let isCollectingByTurns = true;
/** What the last run took, in instructions. */
let lastRunInstructions = 0;

/**
 * Measures a step: `runs` runs it many times by `runWork` or `runStep`. Garbage of before is cleared away first; what
 * the step leaves is collected as it goes, at its own cost.
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

/** The same with garbage collected by Lua's own choice, for steps that are none of the game's. */
export function measureWithLuaCollector(stepName: string, numberOfPieces: number, runs: () => void): void {
  isCollectingByTurns = false;
  useLuaCollector();
  measure(stepName, numberOfPieces, runs);
  disableAutomaticCollection();
  isCollectingByTurns = true;
}

/** Runs a work to its end and notes what it took. */
export function measureTask<T>(start: () => Task<T>): T {
  return measureTasks(start, () => true);
}

/** Runs works, one after the other, until one gives something, and notes what they took together. */
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

/** What the last run took, in dms. */
export function lastRunDms(): number {
  return lastRunInstructions / INSTRUCTIONS_PER_DMS;
}

/** Does a step at once and notes what it took. */
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

/** The collector's turn if it is due after this; gives how many instructions it took. */
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

/** What preparing a run leaves behind is collected at nobody's cost. */
function collectBefore(): void {
  if (isCollectingByTurns) takeTurn();
}
