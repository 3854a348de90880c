import type { Work } from "../../src/kernel/work";
import { collectByTurns, collectOneTurn } from "../../src/device/collector";
import {
  beginLap,
  collectAll,
  collectAsItComes,
  endLap,
  heldBytes,
  INSTRUCTIONS_PER_DMS,
  lapMs,
  peakBytes,
  sayHeap,
  sayRun,
} from "./rig";

/** As in the game, the collector has a turn after so much work. */
const WORK_PER_TURN = 8 * INSTRUCTIONS_PER_DMS;

/** The step that is measured now, with so many pieces; 0 where it does not depend on them. */
let step = "";
let pieces = 0;
/** Instructions measured since the collector's last turn. */
let worked = 0;
let isByTurns = true;
/** What the last run took, in instructions. */
let lastRun = 0;

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
  sayHeap(step, pieces, peakBytes() - heldBefore);
}

/** The same with garbage collected by Lua's own choice, for steps that are none of the game's. */
export function measureAsItComes(stepName: string, numberOfPieces: number, runs: () => void): void {
  isByTurns = false;
  collectAsItComes();
  measure(stepName, numberOfPieces, runs);
  collectByTurns();
  isByTurns = true;
}

/** Runs a work to its end and notes what it took. */
export function runWork<T>(start: () => Work<T>): T {
  return runWorks(start, () => true);
}

/** Runs works, one after the other, until one gives something, and notes what they took together. */
export function runAttempts<T>(start: () => Work<T | undefined>): T | undefined {
  return runWorks(start, (result) => result !== undefined);
}

function runWorks<T>(start: () => Work<T>, isEnough: (result: T) => boolean): T {
  let total = 0;
  let ofCollector = 0;
  let longest = 0;
  let longestOwn = 0;
  let work: Work<T> | undefined;
  clearUp();
  for (;;) {
    beginLap();
    work ??= start();
    const result = work.next();
    const [slice, collectorSlice] = endLap();
    const turn = turnAfter(slice);
    total += slice + turn;
    ofCollector += collectorSlice + turn;
    longest = Math.max(longest, slice, turn);
    longestOwn = Math.max(longestOwn, slice - collectorSlice);
    if (result.done === true) {
      work = undefined;
      if (isEnough(result.value)) {
        sayRun(step, pieces, total, ofCollector, longest, longestOwn);
        lastRun = total;
        return result.value;
      }
    }
  }
}

/** What the last run took, in dms. */
export function lastRunDms(): number {
  return lastRun / INSTRUCTIONS_PER_DMS;
}

/** Does a step at once and notes what it took. */
export function runStep<T>(run: () => T): T {
  clearUp();
  beginLap();
  const result = run();
  const [slice, collectorSlice] = endLap();
  const turn = turnAfter(slice);
  sayRun(step, pieces, slice + turn, collectorSlice + turn, 0, 0);
  lastRun = slice + turn;
  return result;
}

/** The collector's turn if it is due after this; gives how many instructions it took. */
function turnAfter(instructions: number): number {
  worked += instructions;
  if (worked < WORK_PER_TURN || !isByTurns) return 0;
  worked = 0;
  return takeTurn();
}

function takeTurn(): number {
  beginLap();
  collectOneTurn(lapMs);
  const [turn] = endLap();
  return turn;
}

/** What preparing a run leaves behind is collected at nobody's cost. */
function clearUp(): void {
  if (isByTurns) takeTurn();
}
