/**
 * The bench tool: measures how much time and memory the game needs on the Playdate, and compares the numbers with
 * their limits. bench/README.md explains the results.
 */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseOptions, reportError, UsageError } from "../tools/cli";
import type { Usage } from "../tools/help";
import { calibrate, formatCalibration, readMeasuredSpeed, writeDms } from "./host/calibrate";
import { judgeBudgets, type Budgets, type Judgement } from "./host/budgets";
import { buildFor, PARTS, findPartsNamed, type Part } from "./host/parts";
import { createMeasurements, readMeasurements } from "./host/measurements";
import { runConcurrently } from "./host/run-concurrently";
import { collectFiguresByName, summarise, type Results } from "./host/summary";
import { createTables, DMS_SENTENCE, formatTextTable } from "./host/table";
import { writeResults } from "./host/write-results";

const USAGE: Usage = {
  synopsis: "bench",
  summary: "measures what the game costs on the device and compares it with the budgets; only a complete run is saved",
  options: {
    only: {
      value: "PARTS",
      description: 'only these parts, such as compose,"certify 10"; bench/host/parts.ts lists them',
    },
    calibrate: {
      value: "CHECK.TXT",
      description: "makes a dms a millisecond of the console whose check wrote this file, and measures nothing else",
    },
  },
};

try {
  await bench();
} catch (error) {
  reportError("bench", error);
}

async function bench(): Promise<void> {
  const options = parseOptions(process.argv.slice(2), USAGE);
  const checkFile = options.option("calibrate");
  if (checkFile !== undefined) return calibrateBy(checkFile);
  const parts = chosenParts(options.option("only"));
  const results = await measure(parts);
  const isWhole = parts.length === PARTS.length;
  const budgets = JSON.parse(readFileSync(join(import.meta.dirname, "budgets.json"), "utf8")) as Budgets;
  const judgements = judgeBudgets(budgets, collectFiguresByName(results)).filter(
    ({ standing }) => isWhole || standing !== "absent",
  );
  print(results, judgements);
  if (isWhole) await writeResults(import.meta.dirname, results, judgements);
  const bad = judgements.filter(({ standing }) => standing === "broken" || standing === "absent");
  // Prints the limits that were exceeded or not measured last, because a terminal shows the end of a long output.
  for (const { budget, standing, value } of bad)
    console.error(`bench: ${budget.figure} is ${standing}: ${value ?? ""}`);
  if (bad.length > 0) process.exitCode = 1;
}

async function calibrateBy(checkFile: string): Promise<void> {
  const speed = readMeasuredSpeed(checkFile);
  const { steps } = await measure(findPartsNamed("mixes"));
  const calibration = calibrate(speed, steps);
  process.stdout.write(`${formatCalibration(calibration)}\n`);
  await writeDms(join(import.meta.dirname, "dms.ts"), calibration, speed.version);
  process.stdout.write("bench/dms.ts has the new number. Run `make bench` to measure everything by it.\n");
}

function chosenParts(only: string | undefined): readonly Part[] {
  if (only === undefined) return PARTS;
  return only.split(",").flatMap((name) => {
    const parts = findPartsNamed(name);
    if (parts.length === 0) throw new UsageError(`no part of the bench is called "${name}"`);
    return parts;
  });
}

async function measure(parts: readonly Part[]): Promise<Results> {
  const needsNothing = parts.filter(({ needs }) => needs.length === 0);
  const ordered = [...needsNothing, ...parts.filter((part) => !needsNothing.includes(part))];
  const printed = await runConcurrently(
    ordered.map((part) => () => runPart(part)),
    availableParallelism(),
  );
  const measurements = createMeasurements();
  for (const part of parts) readMeasurements(printed[ordered.indexOf(part)], measurements);
  return summarise(measurements);
}

/**
 * Runs a part of the bench in a process of its own. Its build blocks this process, so parts without a build start
 * first.
 */
async function runPart(part: Part): Promise<string> {
  const start = performance.now();
  buildFor(part);
  const printed = await part.run();
  console.error(`${part.name}: ${Math.round((performance.now() - start) / 1000)} s`);
  return printed;
}

function print(results: Results, judgements: readonly Judgement[]): void {
  const tables = createTables(results, judgements).map((table) => `${formatTextTable(table)}\n`);
  process.stdout.write([`${DMS_SENTENCE}\n`, ...tables].join("\n"));
}
