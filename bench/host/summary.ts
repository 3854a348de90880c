/** Computes the results of the bench (times, memory and so on) from the measurements of all its parts. */
import { INSTRUCTIONS_PER_DMS } from "../dms";
import type { Measurements, StepSamples } from "./measurements";

/**
 * The cost of a measured computation: its computing time in device milliseconds (the bench's unit of time), and its
 * memory in kilobytes. `longestSlice` is missing for a computation that never pauses.
 */
export interface Cost {
  readonly runs: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly collectorPercent: number;
  /**
   * The longest time between two pauses of the measured computation, without the garbage collector. Missing for a
   * computation that never pauses.
   */
  readonly longestSlice?: number;
  readonly longestSliceWithCollector?: number;
  readonly heapKilobytes?: number;
}

export interface Results {
  /**
   * The costs (time and memory) of the measured computations. A key is a computation's name, followed by the number of
   * pieces if it matters, such as `compose 10`.
   */
  readonly steps: Record<string, Cost>;
  readonly figures: Record<string, number>;
  readonly difficulty: Record<string, Record<string, number>>;
}

export function summarise({ steps, figures, rows }: Measurements): Results {
  const costs = new Map([...steps.values()].map((samples) => [nameOf(samples), summariseCost(samples)]));
  return {
    steps: Object.fromEntries(costs),
    figures: Object.fromEntries([...ratiosToBaseline(costs), ...costsOfStates(steps, figures), ...figures]),
    difficulty: Object.fromEntries(rows),
  };
}

/**
 * Returns all numbers of the result tables by their names. In a table with several columns, a name joins the number's
 * row and column, such as `compose 10 p50`.
 */
export function collectFiguresByName({ steps, figures, difficulty }: Results): Map<string, number> {
  const all = new Map<string, number>();
  for (const [name, row] of [...Object.entries(steps), ...Object.entries(difficulty)]) {
    for (const [column, value] of Object.entries(row)) all.set(`${name} ${column}`, value as number);
  }
  const editors = Object.entries(steps).filter(([name]) => isOfEditor(name));
  const others = Object.entries(steps).filter(([name]) => !isOfEditor(name));
  for (const column of ["longestSlice", "longestSliceWithCollector"] as const) {
    setLongest(all, column, column, others);
    setLongest(all, `editor: ${column}`, column, editors);
  }
  for (const [name, value] of Object.entries(figures)) all.set(name, value);
  return all;
}

/**
 * Computations of the level editor have limits of their own, because edited levels may be much larger than generated
 * ones.
 */
function isOfEditor(step: string): boolean {
  return step.startsWith("editor ");
}

function setLongest(
  all: Map<string, number>,
  figure: string,
  column: "longestSlice" | "longestSliceWithCollector",
  costs: readonly (readonly [string, Cost])[],
): void {
  const slices = costs.flatMap(([, cost]) => cost[column] ?? []);
  if (slices.length > 0) all.set(figure, Math.max(...slices));
}

/**
 * Returns the smallest value that at least `share` of the values do not exceed. Throws if the list of values is empty.
 */
export function computePercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error("there is nothing to take a percentile of");
  return value;
}

function ratiosToBaseline(costs: ReadonlyMap<string, Cost>): [string, number][] {
  return [...costs].flatMap(([name, baseline]): [string, number][] => {
    const ours = costs.get(name.replace(/^article/, "compose").replace(" straightforwardly", ""));
    if (ours === undefined || ours === baseline) return [];
    return [[`${name}, times compose`, Math.round((100 * baseline.p50) / ours.p50) / 100]];
  });
}

function costsOfStates(steps: Measurements["steps"], figures: Measurements["figures"]): [string, number][] {
  return [...steps.values()].flatMap((samples): [string, number][] => {
    const states = new Map(figures).get(`${samples.step}: states`);
    if (states === undefined) return [];
    return [[`${samples.step}: dms per 1,000 states`, Math.round((10_000 * dmsOf(sum(samples.totals))) / states) / 10]];
  });
}

function summariseCost({ totals, ofCollector, longestSlices, longestOwnSlices, heapBytes }: StepSamples): Cost {
  const longest = Math.max(...longestSlices);
  const longestOwn = Math.max(...longestOwnSlices);
  return {
    runs: totals.length,
    p50: dmsOf(computePercentile(totals, 0.5)),
    p99: dmsOf(computePercentile(totals, 0.99)),
    max: dmsOf(Math.max(...totals)),
    collectorPercent: Math.round((100 * sum(ofCollector)) / sum(totals)),
    ...(longest > 0 ? { longestSlice: dmsOf(longestOwn), longestSliceWithCollector: dmsOf(longest) } : {}),
    ...(heapBytes === undefined ? {} : { heapKilobytes: Math.ceil(heapBytes / 1024) }),
  };
}

function nameOf({ step, pieces }: StepSamples): string {
  return pieces === 0 ? step : `${step} ${pieces}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function dmsOf(instructions: number): number {
  return Math.round(instructions / (INSTRUCTIONS_PER_DMS / 1000)) / 1000;
}
