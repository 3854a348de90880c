/**
 * What a part of the bench prints, one tab-separated line each:
 * `run STEP PIECES TOTAL COLLECTOR SLICE OWN-SLICE`, `heap STEP PIECES BYTES`, `figure NAME VALUE` and
 * `row NAME COLUMN=VALUE …` for the table of difficulties.
 */

/** A step with so many pieces; 0 where it does not depend on them. */
export interface StepSamples {
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
  readonly steps: Map<string, StepSamples>;
  readonly figures: Map<string, number>;
  readonly rows: Map<string, Record<string, number>>;
}

export function noMeasurements(): Measurements {
  return { steps: new Map(), figures: new Map(), rows: new Map() };
}

/** Adds what a part printed. Throws an `Error` that names the first line that is not of this kind. */
export function readMeasurements(printed: string, into: Measurements): void {
  for (const line of printed.split("\n").filter((line) => line !== "")) readLine(line, into);
}

function readLine(line: string, measurements: Measurements): void {
  const [kind = "", name = "", ...texts] = line.split("\t");
  const { figures, rows, steps } = measurements;
  if (kind === "row" && texts.length > 0) {
    rows.set(name, Object.fromEntries(texts.map((text) => columnOf(text, line))));
    return;
  }
  const numbers = texts.map((text) => numberOf(text, line));
  const shape = `${kind} ${numbers.length}`;
  if (shape === "figure 1") figures.set(name, numbers[0]);
  else if (shape === "heap 2") samplesOf(steps, name, numbers[0]).heapBytes = numbers[1];
  else if (shape === "run 5") {
    const samples = samplesOf(steps, name, numbers[0]);
    const columns = [samples.totals, samples.ofCollector, samples.longestSlices, samples.longestOwnSlices];
    columns.forEach((column, at) => column.push(numbers[at + 1]));
  } else throw notAMeasurement(line);
}

function columnOf(text: string, line: string): [string, number] {
  const [column = "", value = ""] = text.split("=");
  return [column, numberOf(value, line)];
}

function numberOf(text: string, line: string): number {
  const number = Number(text);
  if (text === "" || !Number.isFinite(number)) throw notAMeasurement(line);
  return number;
}

function notAMeasurement(line: string): Error {
  return new Error(`not a measurement: "${line}"`);
}

function samplesOf(steps: Map<string, StepSamples>, step: string, pieces: number): StepSamples {
  const key = `${step} ${pieces}`;
  const known = steps.get(key);
  if (known !== undefined) return known;
  const samples: StepSamples = {
    step,
    pieces,
    totals: [],
    ofCollector: [],
    longestSlices: [],
    longestOwnSlices: [],
    heapBytes: undefined,
  };
  steps.set(key, samples);
  return samples;
}
