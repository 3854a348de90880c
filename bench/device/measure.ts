import type { Work } from "../../src/kernel/work";
import { beginLap, collectAll, endLap, heldBytes, peakBytes, say } from "./rig";

/** What the runs of a step took, and the longest slice of each. */
const totals: number[] = [];
const longest: number[] = [];

/** Runs a work to its end and notes what it took. */
export function runWork<T>(start: () => Work<T>): T {
  let total = 0;
  let longestSlice = 0;
  let work: Work<T> | undefined;
  for (;;) {
    beginLap();
    work ??= start();
    const step = work.next();
    const spent = endLap();
    total += spent;
    longestSlice = Math.max(longestSlice, spent);
    if (step.done === true) {
      note(total, longestSlice);
      return step.value;
    }
  }
}

/** Does a step at once and notes what it took. */
export function runStep<T>(step: () => T): T {
  beginLap();
  const result = step();
  const spent = endLap();
  note(spent, spent);
  return result;
}

/** Notes what a run took that was measured otherwise. */
export function note(total: number, longestSlice: number): void {
  totals.push(total);
  longest.push(longestSlice);
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
  for (let run = 0; run < totals.length; run++) say(`run\t${step}\t${pieces}\t${totals[run]}\t${longest[run]}`);
  totals.length = 0;
  longest.length = 0;
}

/** Prints a single figure. */
export function reportFigure(name: string, value: number): void {
  say(`figure\t${name}\t${value}`);
}
