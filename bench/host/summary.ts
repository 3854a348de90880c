import type { Measurements, StepSamples } from "./measurements";

/** The device millisecond: so many Cortex-M7 instructions. */
const INSTRUCTIONS_PER_DMS = 100_000;

/** What a step costs, in dms and kilobytes; without slices where it is done at once. */
export interface Cost {
  readonly runs: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** How much of all runs was Lua's collector's, in percent. */
  readonly collectorPercent: number;
  /** Between two yields, without the collector. */
  readonly longestSlice?: number;
  readonly longestSliceWithCollector?: number;
  readonly heapKilobytes?: number;
}

/** The whole outcome of the bench, as it is written down. */
export interface Results {
  /** By step and number of pieces, as in `compose 10`. */
  readonly steps: Record<string, Cost>;
  readonly figures: Record<string, number>;
  readonly difficulty: Record<string, Record<string, number>>;
}

/** Sums up what was measured. */
export function summarise({ steps, figures, rows }: Measurements): Results {
  const costs = new Map([...steps.values()].map((samples) => [nameOf(samples), costOf(samples)]));
  return {
    steps: Object.fromEntries(costs),
    figures: Object.fromEntries([...ratiosToBaseline(costs), ...costsOfStates(steps, figures), ...figures]),
    difficulty: Object.fromEntries(rows),
  };
}

/** Every number of the results by its name, which is the row's and the column's, as in `compose 10 p50`. */
export function figuresByName({ steps, figures, difficulty }: Results): Map<string, number> {
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

/** Levels that are made by hand may be far larger than any that is generated: one budget for both would hide the others. */
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

/** The smallest of the values that at least `share` of them do not exceed; throws without any. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error("there is nothing to take a percentile of");
  return value;
}

/** How many times as much as ours the plain way takes, by the medians: where there is a step for both. */
function ratiosToBaseline(costs: ReadonlyMap<string, Cost>): [string, number][] {
  return [...costs].flatMap(([name, plain]): [string, number][] => {
    const ours = costs.get(name.replace(/^article/, "compose").replace(" straightforwardly", ""));
    if (ours === undefined || ours === plain) return [];
    return [[`${name}, times compose`, Math.round((100 * plain.p50) / ours.p50) / 100]];
  });
}

/** Where a figure counts all states of a step's runs: what a thousand of them take, in dms. */
function costsOfStates(steps: Measurements["steps"], figures: Measurements["figures"]): [string, number][] {
  return [...steps.values()].flatMap((samples): [string, number][] => {
    const states = new Map(figures).get(`${samples.step}: states`);
    if (states === undefined) return [];
    return [[`${samples.step}: dms per 1,000 states`, Math.round((10_000 * dms(sum(samples.totals))) / states) / 10]];
  });
}

function costOf({ totals, ofCollector, longestSlices, longestOwnSlices, heapBytes }: StepSamples): Cost {
  const longest = Math.max(...longestSlices);
  const longestOwn = Math.max(...longestOwnSlices);
  return {
    runs: totals.length,
    p50: dms(percentile(totals, 0.5)),
    p99: dms(percentile(totals, 0.99)),
    max: dms(Math.max(...totals)),
    collectorPercent: Math.round((100 * sum(ofCollector)) / sum(totals)),
    ...(longest > 0 ? { longestSlice: dms(longestOwn), longestSliceWithCollector: dms(longest) } : {}),
    ...(heapBytes === undefined ? {} : { heapKilobytes: Math.ceil(heapBytes / 1024) }),
  };
}

function nameOf({ step, pieces }: StepSamples): string {
  return pieces === 0 ? step : `${step} ${pieces}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function dms(instructions: number): number {
  return Math.round(instructions / (INSTRUCTIONS_PER_DMS / 1000)) / 1000;
}
