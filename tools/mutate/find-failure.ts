/** Runs chosen tests against a changed source file and returns the first failing test. */

import type { Coverage } from "./measure-coverage";
import { runTests, type RunResult } from "./run-tests";

/** A test that fails because a source file was changed, and that therefore detects the change. */
export interface Kill {
  readonly test: string;
  readonly title: string;
}

/** Matches tests that compile Lua or start tools. They run last, because they take long. */
const COMPILING_TESTS = /^tests\/(lua|tools)\//;

/**
 * The number by which the earlier duration of the slowest test file is multiplied to find the time limit of a test run.
 * MIN_TIMEOUT_MS is added to the product. A run is stopped if no test file starts or ends within the limit.
 */
const TIMEOUT_FACTOR = 6;
/**
 * The smallest time limit of a test run, in milliseconds. A run is stopped if no test file starts or ends within its
 * limit.
 */
const MIN_TIMEOUT_MS = 120_000;

/** Runs the given tests and returns the first test that fails, or undefined if all pass. */
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
  runsSetup: boolean,
): Promise<RunResult["failed"]> {
  if (tests.length === 0) return undefined;
  const longestMs = Math.max(...tests.map((test) => coverage[test].ms));
  const timeoutMs = MIN_TIMEOUT_MS + TIMEOUT_FACTOR * longestMs;
  const { failed } = await runTests(project, { tests, stopsAtFailure: true, runsSetup }, timeoutMs);
  return failed;
}
