/** Runs chosen tests while a source file is changed, and returns the first test that fails. */

import { availableParallelism, loadavg } from "node:os";
import type { Coverage } from "./measure-coverage";
import { runTests, type Kill } from "./run-tests";

/** A temporary copy of the project, with what is needed to run its tests, such as their measured coverage. */
export interface TestBed {
  readonly project: string;
  readonly coverage: Coverage;
  /**
   * The paths of the tests that run Lua programs. These programs are compiled from TypeScript files in the folder
   * tests/.
   */
  readonly programTests: ReadonlySet<string>;
  /** Compiles the Lua programs that the tests run, unless they are compiled already. */
  readonly compilePrograms: () => void;
}

/**
 * How many milliseconds the tests of the first, quick test run may take together, according to their measured
 * durations. All other tests run later (see `findFirstFailure`).
 */
const FIRST_RUN_MS = 15_000;

/**
 * How many milliseconds may pass until the first test file of a test run starts. After that, the run counts as failed.
 */
const MAX_START_MS = 120_000;
/**
 * The time limit of a test file is its measured duration times this factor, plus MIN_TIMEOUT_MS. All time limits are
 * longer while other programs use the processors.
 */
const TIMEOUT_FACTOR = 5;
const MIN_TIMEOUT_MS = 30_000;

/**
 * Runs the given tests in their order and returns the first test that fails, or undefined if all pass. There are up to
 * three runs: first quick tests that need no compilation; then the other tests, for which the Lua programs of the tests
 * are compiled; last the tests that start tools, for which the tools are compiled.
 */
export async function findFirstFailure(bed: TestBed, tests: readonly string[]): Promise<Kill | undefined> {
  const first = testsOfFirstRun(bed, tests);
  const later = tests.filter((test) => !startsTools(test) && !first.includes(test));
  const kill = await findFailureAmong(bed, first);
  if (kill !== undefined) return kill;
  if (later.some((test) => bed.programTests.has(test))) bed.compilePrograms();
  return (await findFailureAmong(bed, later)) ?? (await findFailureAmong(bed, tests.filter(startsTools)));
}

function testsOfFirstRun({ coverage, programTests }: TestBed, tests: readonly string[]): string[] {
  let leftMs = FIRST_RUN_MS;
  return tests.filter((test) => {
    if (startsTools(test) || programTests.has(test)) return false;
    leftMs -= coverage[test].ms;
    return leftMs >= 0;
  });
}

function startsTools(test: string): boolean {
  return test.startsWith("tests/tools/");
}

async function findFailureAmong({ project, coverage }: TestBed, tests: readonly string[]): Promise<Kill | undefined> {
  if (tests.length === 0) return undefined;
  const plan = { tests, stopsAtFailure: true, runsSetup: tests.some(startsTools) };
  const timeoutMs = (running: readonly string[]): number =>
    programsPerProcessor() *
    (running.length === 0
      ? MAX_START_MS
      : MIN_TIMEOUT_MS + TIMEOUT_FACTOR * Math.max(...running.map((test) => coverage[test].ms)));
  const { failed } = await runTests(project, plan, timeoutMs);
  return failed;
}

function programsPerProcessor(): number {
  return Math.max(1, loadavg()[0] / availableParallelism());
}
