/** Runs chosen tests against a mutation and returns the first failure. */

import type { Coverage } from "./measure-coverage";
import { runTests, type RunResult } from "./run-tests";

/** A test that fails for a mutation. */
export interface Kill {
  readonly test: string;
  readonly title: string;
}

/** Tests that compile Lua or start tools, which takes long. They run last. */
const COMPILING_TESTS = /^tests\/(lua|tools)\//;

/** The factor by which a run may be slower than its slowest test file was when coverage was measured. */
const TIMEOUT_FACTOR = 6;
/** The time that is added to the timeout of every run, in milliseconds. */
const MIN_TIMEOUT_MS = 120_000;

/** Runs these tests and returns the first that fails, or undefined if all pass. */
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
