/**
 * Stores the coverage of the tests (which test file runs which functions of src/) in the folder build/mutate. Loads no
 * compiler, so that `npm run test:for` starts quickly.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Coverage, TestCoverage } from "./measure-coverage";

interface StoredTest extends TestCoverage {
  readonly hash: string;
}

export type StoredCoverage = Readonly<Record<string, StoredTest>>;

/**
 * Returns the last measurement of which test file runs which functions of the game, even if some test files have
 * changed since. The result is empty if nothing was measured.
 */
export function readLastCoverage(project: string): Coverage {
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

export function readStored(project: string): StoredCoverage {
  const file = fileOf(project);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as StoredCoverage) : {};
}

export function writeStored(project: string, coverage: StoredCoverage): void {
  const file = fileOf(project);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, JSON.stringify(coverage));
}

function fileOf(project: string): string {
  return join(project, "build/mutate/coverage.json");
}
