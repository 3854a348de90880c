/**
 * Loads the coverage: which test file runs which functions of src/. If test files are new or have changed, measures
 * their coverage first.
 */

import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listTests } from "./list-tests";
import { measureCoverage, type Coverage } from "./measure-coverage";
import { createProjectCopy } from "./project-copy";
import { readStored, writeStored, type StoredCoverage } from "./stored-coverage";
import { writeTestDurations } from "./test-durations";

/**
 * Returns the coverage: which test file runs which functions of the game. Measures the coverage of the test files that
 * are new or have changed since the last measurement. If the user asked for a measurement (`isAsked`), measures all
 * test files and stores how long each one takes.
 */
export async function loadCoverage(project: string, isAsked: boolean): Promise<Coverage> {
  const stored = isAsked ? {} : readStored(project);
  const old = oldTests(project, stored);
  const coverage = old.length === 0 ? stored : await measureTests(project, stored, old);
  if (isAsked) writeTestDurations(project, new Map(Object.entries(coverage).map(([test, { ms }]) => [test, ms])));
  return coverage;
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

function oldTests(project: string, stored: StoredCoverage): string[] {
  return listTests(project).filter((test) => !(test in stored) || stored[test].hash !== hashOf(project, test));
}

function hashOf(project: string, test: string): string {
  return createHash("sha1")
    .update(readFileSync(join(project, test)))
    .digest("hex");
}
