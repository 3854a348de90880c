/**
 * Parses the measurements that the parts of the bench print, one a line with tabs between the columns.
 *
 * The lines are `run STEP PIECES TOTAL COLLECTOR SLICE OWN-SLICE`, `heap STEP PIECES BYTES`, `figure NAME VALUE` and
 * `row NAME COLUMN=VALUE …`. Times are numbers of instructions.
 */

/**
 * The measurements of one computation for levels with `pieces` pieces. `pieces` is 0 if the number of pieces does not
 * matter.
 */
export interface StepSamples {
  readonly step: string;
  readonly pieces: number;
  readonly totals: number[];
  readonly ofCollector: number[];
  /**
   * For each execution, the most instructions between two pauses of the task, including garbage collection. 0 for a
   * computation that never pauses.
   */
  readonly longestSlices: number[];
  /**
   * For each execution, the most instructions between two pauses of the task, without garbage collection. 0 for a
   * computation that never pauses.
   */
  readonly longestOwnSlices: number[];
  /** The most memory during the measured computation, minus the memory that was in use before. */
  heapBytes: number | undefined;
}

export interface Measurements {
  readonly steps: Map<string, StepSamples>;
  readonly figures: Map<string, number>;
  readonly rows: Map<string, Record<string, number>>;
}

export function createMeasurements(): Measurements {
  return { steps: new Map(), figures: new Map(), rows: new Map() };
}

/**
 * Parses the lines that a part of the bench has printed, and adds the measurements in them to `into`. Throws an `Error`
 * that names the first malformed line.
 */
export function readMeasurements(printed: string, into: Measurements): void {
  for (const line of printed.split("\n").filter((line) => line !== "")) readLine(line, into);
}

function readLine(line: string, measurements: Measurements): void {
  const [kind = "", name = "", ...texts] = line.split("\t");
  const { figures, rows, steps } = measurements;
  if (kind === "row" && texts.length > 0) {
    rows.set(name, Object.fromEntries(texts.map((text) => parseColumn(text, line))));
    return;
  }
  const numbers = texts.map((text) => parseNumber(text, line));
  const shape = `${kind} ${numbers.length}`;
  if (shape === "figure 1") figures.set(name, numbers[0]);
  else if (shape === "heap 2") findOrCreateSamples(steps, name, numbers[0]).heapBytes = numbers[1];
  else if (shape === "run 5") {
    const samples = findOrCreateSamples(steps, name, numbers[0]);
    const columns = [samples.totals, samples.ofCollector, samples.longestSlices, samples.longestOwnSlices];
    columns.forEach((column, index) => column.push(numbers[index + 1]));
  } else throw notAMeasurement(line);
}

function parseColumn(text: string, line: string): [string, number] {
  const [column = "", value = ""] = text.split("=");
  return [column, parseNumber(value, line)];
}

function parseNumber(text: string, line: string): number {
  const number = Number(text);
  if (text === "" || !Number.isFinite(number)) throw notAMeasurement(line);
  return number;
}

function notAMeasurement(line: string): Error {
  return new Error(`not a measurement: "${line}"`);
}

function findOrCreateSamples(steps: Map<string, StepSamples>, step: string, pieces: number): StepSamples {
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
