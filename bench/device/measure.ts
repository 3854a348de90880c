import type { Work } from "../../src/kernel/work";
import { beginLap, collectAll, endLap, heldBytes, peakBytes, sayHeap, sayRun } from "./rig";

/** The step that is measured now, with so many pieces; 0 where it does not depend on them. */
let step = "";
let pieces = 0;

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

/** Runs a work to its end and notes what it took. */
export function runWork<T>(start: () => Work<T>): T {
  let total = 0;
  let ofCollector = 0;
  let longest = 0;
  let longestOwn = 0;
  let work: Work<T> | undefined;
  for (;;) {
    beginLap();
    work ??= start();
    const result = work.next();
    const [slice, collectorSlice] = endLap();
    total += slice;
    ofCollector += collectorSlice;
    longest = Math.max(longest, slice);
    longestOwn = Math.max(longestOwn, slice - collectorSlice);
    if (result.done === true) {
      sayRun(step, pieces, total, ofCollector, longest, longestOwn);
      return result.value;
    }
  }
}

/** Does a step at once and notes what it took. */
export function runStep<T>(run: () => T): T {
  beginLap();
  const result = run();
  const [total, ofCollector] = endLap();
  sayRun(step, pieces, total, ofCollector, 0, 0);
  return result;
}
