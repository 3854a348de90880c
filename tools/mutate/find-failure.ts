import type { Coverage } from "./measure-coverage";
import { runTests, type RunResult } from "./run-tests";

/** A test that fails for a planted fault. */
export interface Kill {
  readonly test: string;
  readonly title: string;
}

/** Tests whose programs are compiled anew for each fault: they come last. */
const COMPILING_TESTS = /^tests\/(lua|tools)\//;

/** How long nothing may end: so many times the longest of the files when it was measured, and this much beside. */
const TIMEOUT_FACTOR = 6;
const MIN_TIMEOUT_MS = 120_000;

/** The first of these tests that fails; undefined where all pass. */
export async function findFirstFailure(
  project: string,
  tests: readonly string[],
  coverage: Coverage,
): Promise<Kill | undefined> {
  const quick = tests.filter((test) => !COMPILING_TESTS.test(test));
  const slow = tests.filter((test) => COMPILING_TESTS.test(test));
  return (
    (await findFailureAmong(project, quick, coverage, false)) ?? (await findFailureAmong(project, slow, coverage, true))
  );
}

async function findFailureAmong(
  project: string,
  tests: readonly string[],
  coverage: Coverage,
  setsUp: boolean,
): Promise<RunResult["failed"]> {
  if (tests.length === 0) return undefined;
  const longestMs = Math.max(...tests.map((test) => coverage[test].ms));
  const timeoutMs = MIN_TIMEOUT_MS + TIMEOUT_FACTOR * longestMs;
  const { failed } = await runTests(project, { tests, stops: true, setsUp }, timeoutMs);
  return failed;
}
