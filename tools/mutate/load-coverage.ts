/**
 * Stores which test file runs which functions of src/ (the coverage) in the folder build/mutate. Measures the coverage
 * again for test files that have changed.
 */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listTests, measureCoverage, type Coverage, type TestCoverage } from "./measure-coverage";
import { createProjectCopy } from "./project-copy";
import { writeTestDurations } from "./test-durations";

/** The coverage of a test file, with the hash that the file's text had when the coverage was measured. */
interface StoredTest extends TestCoverage {
  readonly hash: string;
}

type StoredCoverage = Readonly<Record<string, StoredTest>>;

/**
 * Returns which test file runs which functions of the game. Measures this for the test files that are new or have
 * changed since the last measurement. If the user asked for a measurement (`isAsked`), measures all test files and
 * stores how long each one takes.
 */
export async function loadCoverage(project: string, isAsked: boolean): Promise<Coverage> {
  const stored = isAsked ? {} : readStored(project);
  const old = oldTests(project, stored);
  const coverage = old.length === 0 ? stored : await measureTests(project, stored, old);
  if (isAsked) writeTestDurations(project, new Map(Object.entries(coverage).map(([test, { ms }]) => [test, ms])));
  return coverage;
}

/**
 * Returns the last measurement of which test file runs which functions of the game, even if some test files have
 * changed since. The result is empty if nothing was measured.
 */
export function lastCoverage(project: string): Coverage {
  return readStored(project);
}

/** Stores how long each test file has taken in the newest run. Skips test files whose coverage was never measured. */
export function storeDurations(project: string, msOf: ReadonlyMap<string, number>): void {
  const measured = Object.entries(readStored(project));
  if (measured.length === 0) return;
  const stored = measured.map(([test, known]) => {
    const ms = msOf.get(test);
    return [test, ms === undefined ? known : { ...known, ms: Math.round(ms) }] as const;
  });
  writeStored(project, Object.fromEntries(stored));
}

async function measureTests(project: string, stored: StoredCoverage, tests: readonly string[]): Promise<Coverage> {
  console.log(`Measuring which functions ${tests.length} test files run …`);
  const projectCopy = createProjectCopy(project);
  const measured = await measureCoverage(projectCopy, join(projectCopy, "build/visits"), tests);
  rmSync(projectCopy, { recursive: true });
  const kept = Object.entries(stored).filter(([test]) => existsSync(join(project, test)));
  const added = Object.entries(measured).map(
    ([test, coverage]) => [test, { ...coverage, hash: hashOf(project, test) }] as const,
  );
  const coverage = Object.fromEntries([...kept, ...added]);
  writeStored(project, coverage);
  return coverage;
}

/** Returns the test files that are new or have changed since they were measured. */
function oldTests(project: string, stored: StoredCoverage): string[] {
  return listTests(project).filter((test) => !(test in stored) || stored[test].hash !== hashOf(project, test));
}

function hashOf(project: string, test: string): string {
  return createHash("sha1")
    .update(readFileSync(join(project, test)))
    .digest("hex");
}

function readStored(project: string): StoredCoverage {
  const file = fileOf(project);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as StoredCoverage) : {};
}

function writeStored(project: string, coverage: StoredCoverage): void {
  const file = fileOf(project);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, JSON.stringify(coverage));
}

function fileOf(project: string): string {
  return join(project, "build/mutate/coverage.json");
}
