import type { Work } from "../../src/kernel/work";
import { beginLap, collectAll, endLap, heldBytes, peakBytes, say } from "./rig";

/** The runs of a step that are not reported yet, a list for each column. */
const totals: number[] = [];
const ofCollector: number[] = [];
const longestSlices: number[] = [];
const longestOwnSlices: number[] = [];

/** Runs a work to its end and notes what it took. */
export function runWork<T>(start: () => Work<T>): T {
  let total = 0;
  let collector = 0;
  let longest = 0;
  let longestOwn = 0;
  let work: Work<T> | undefined;
  for (;;) {
    beginLap();
    work ??= start();
    const step = work.next();
    const [slice, collectorSlice] = endLap();
    total += slice;
    collector += collectorSlice;
    longest = Math.max(longest, slice);
    longestOwn = Math.max(longestOwn, slice - collectorSlice);
    if (step.done === true) {
      note(total, collector, longest, longestOwn);
      return step.value;
    }
  }
}

/** Does a step at once and notes what it took. */
export function runStep<T>(step: () => T): T {
  beginLap();
  const result = step();
  const [total, collector] = endLap();
  note(total, collector, 0, 0);
  return result;
}

/** Notes what a run took, in instructions; slices are 0 for a step that is done at once. */
export function note(total: number, collector: number, longestSlice: number, longestOwnSlice: number): void {
  totals.push(total);
  ofCollector.push(collector);
  longestSlices.push(longestSlice);
  longestOwnSlices.push(longestOwnSlice);
}

/**
 * Measures a step with so many pieces (0: it does not depend on them): `runs` runs it many times.
 * Garbage of before is cleared away first; what the step leaves is collected as it goes, at its own cost.
 */
export function measure(step: string, pieces: number, runs: () => void): void {
  collectAll();
  const heldBefore = heldBytes();
  peakBytes();
  runs();
  const added = peakBytes() - heldBefore;
  report(step, pieces);
  say(`heap\t${step}\t${pieces}\t${added}`);
}

/** Prints the runs noted since the last report. */
export function report(step: string, pieces: number): void {
  for (let run = 0; run < totals.length; run++) {
    const columns = [totals[run], ofCollector[run], longestSlices[run], longestOwnSlices[run]];
    say(`run\t${step}\t${pieces}\t${columns.join("\t")}`);
  }
  for (const column of [totals, ofCollector, longestSlices, longestOwnSlices]) column.length = 0;
}

/** Prints a single figure. */
export function reportFigure(name: string, value: number): void {
  say(`figure\t${name}\t${value}`);
}
