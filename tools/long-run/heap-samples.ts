/** Judges whether the memory of the game's Lua stays the same in a long run. */
import { FRAMES_PER_HOUR } from "./run-fault";

/** The memory of the game's Lua on the title, with all its files loaded and after a full garbage collection. */
export interface HeapSample {
  readonly frame: number;
  /** How many frames ago the game was started. */
  readonly sessionFrames: number;
  readonly kilobytes: number;
}

/** How far a sample may differ from the median of all samples, as a share of it. */
const MAX_SHARE_OF_MEDIAN = 0.05;
/**
 * Samples are judged after this many frames without a new start of the game. Before, the tables that tasks share are
 * still smaller than the levels of the run will need.
 */
export const FRAMES_BEFORE_JUDGING = FRAMES_PER_HOUR;

export interface HeapSummary {
  readonly medianKilobytes: number;
  readonly leastKilobytes: number;
  readonly mostKilobytes: number;
}

/** Summarizes the samples after the first hour of each session. Returns undefined if there are none. */
export function summarizeHeap(samples: readonly HeapSample[]): HeapSummary | undefined {
  const judged = samples.filter(({ sessionFrames }) => sessionFrames >= FRAMES_BEFORE_JUDGING);
  if (judged.length === 0) return undefined;
  const sorted = judged.map(({ kilobytes }) => kilobytes).sort((one, other) => one - other);
  return {
    medianKilobytes: sorted[Math.floor(sorted.length / 2)],
    leastKilobytes: sorted[0],
    mostKilobytes: sorted[sorted.length - 1],
  };
}

/** Returns what is wrong with the memory, or undefined if it stays the same. */
export function findHeapDrift(samples: readonly HeapSample[]): string | undefined {
  const summary = summarizeHeap(samples);
  if (summary === undefined) return undefined;
  const { medianKilobytes, leastKilobytes, mostKilobytes } = summary;
  const tolerance = medianKilobytes * MAX_SHARE_OF_MEDIAN;
  if (mostKilobytes <= medianKilobytes + tolerance && leastKilobytes >= medianKilobytes - tolerance) return undefined;
  const [least, median, most] = [leastKilobytes, medianKilobytes, mostKilobytes].map((value) => value.toFixed(0));
  return `Lua needs ${least} to ${most} kB on the title, more than 5 % from the median of ${median} kB`;
}
