import type { Coverage } from "./measure";
import { runTests, type RunResult } from "./run-tests";

/** A test that fails for a planted fault. */
export interface Catch {
  readonly test: string;
  readonly title: string;
}

/** Tests whose programs are compiled anew for each fault: they come last. */
const COMPILES = /^tests\/(lua|tools)\//;

/** How long nothing may end: so many times the longest of the files when it was measured, and this much beside. */
const PATIENCE_TIMES = 6;
const PATIENCE_MS = 120_000;

/** The first of these tests that fails; undefined where all pass. */
export async function firstFailure(
  project: string,
  tests: readonly string[],
  coverage: Coverage,
): Promise<Catch | undefined> {
  const quick = tests.filter((test) => !COMPILES.test(test));
  const slow = tests.filter((test) => COMPILES.test(test));
  return (await failureAmong(project, quick, coverage, false)) ?? (await failureAmong(project, slow, coverage, true));
}

async function failureAmong(
  project: string,
  tests: readonly string[],
  coverage: Coverage,
  setsUp: boolean,
): Promise<RunResult["failed"]> {
  if (tests.length === 0) return undefined;
  const longestMs = Math.max(...tests.map((test) => coverage[test].ms));
  const patienceMs = PATIENCE_MS + PATIENCE_TIMES * longestMs;
  const { failed } = await runTests(project, { tests, stops: true, setsUp }, patienceMs);
  return failed;
}
