/** What a part of the bench prints, one tab-separated line each: the runs of steps, their heap, and single figures. */

/** A step with so many pieces; 0 where it does not depend on them. */
export interface Samples {
  readonly step: string;
  readonly pieces: number;
  /** Instructions of each run. */
  readonly totals: number[];
  /** How many of them were those of Lua's collector. */
  readonly ofCollector: number[];
  /** The longest slice of each run, in instructions, and the longest without the collector; 0 for a step done at once. */
  readonly longestSlices: number[];
  readonly longestOwnSlices: number[];
  /** The most memory that Lua held while the step ran, over what it held before. */
  heapBytes: number | undefined;
}

export interface Measurements {
  /** In the order in which they came. */
  readonly steps: Map<string, Samples>;
  readonly figures: Map<string, number>;
}

export function noMeasurements(): Measurements {
  return { steps: new Map(), figures: new Map() };
}

/** Adds what a part printed. Throws an `Error` that names the first line that is not of this kind. */
export function readMeasurements(printed: string, into: Measurements): void {
  for (const line of printed.split("\n").filter((line) => line !== "")) readLine(line, into);
}

function readLine(line: string, { steps, figures }: Measurements): void {
  const [kind, name, ...texts] = line.split("\t");
  const numbers = texts.map((text) => (text === "" ? NaN : Number(text)));
  const isWhole = (count: number) => numbers.length === count && numbers.every((number) => Number.isFinite(number));
  if (name !== undefined && kind === "figure" && isWhole(1)) figures.set(name, numbers[0]);
  else if (name !== undefined && kind === "heap" && isWhole(2)) samplesOf(steps, name, numbers[0]).heapBytes = numbers[1];
  else if (name !== undefined && kind === "run" && isWhole(5)) {
    const samples = samplesOf(steps, name, numbers[0]);
    const columns = [samples.totals, samples.ofCollector, samples.longestSlices, samples.longestOwnSlices];
    columns.forEach((column, at) => column.push(numbers[at + 1]));
  } else throw new Error(`not a measurement: "${line}"`);
}

function samplesOf(steps: Map<string, Samples>, step: string, pieces: number): Samples {
  const key = `${step} ${pieces}`;
  const known = steps.get(key);
  if (known !== undefined) return known;
  const samples: Samples = { step, pieces, totals: [], ofCollector: [], longestSlices: [], longestOwnSlices: [], heapBytes: undefined };
  steps.set(key, samples);
  return samples;
}
