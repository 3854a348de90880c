/**
 * The instructions that the command `npm run mutate` sends to its Vitest process, and the events that this process
 * sends back.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The instructions for running some tests, in a JSON file whose path is in the environment variable `PLAN`. */
export interface TestPlan {
  /** The paths of the test files, relative to the project, in the order in which they run. */
  readonly tests: readonly string[];
  /** Whether the tests stop at the first failure, and the remaining tests are skipped. */
  readonly stopsAtFailure: boolean;
  /** Whether the project's global setup runs before the tests. Only tests of command-line tools need this setup. */
  readonly runsSetup: boolean;
  readonly isReadable?: boolean;
  /**
   * The path of a file that exists as soon as the game is built. Until then, the tests that play the built game wait.
   * Undefined if the game is built already.
   */
  readonly builtMark?: string;
  /**
   * The folder with a file for each test file, which lists the functions that the test file runs. Undefined if coverage
   * is not measured.
   */
  readonly visits?: string;
}

/** The event that a test file starts or ends. The Vitest process prints each event as one line of JSON. */
export type TestEvent =
  | { readonly kind: "started"; readonly test: string }
  | { readonly kind: "ended"; readonly test: string; readonly ms: number; readonly failure?: string };

/**
 * The beginning of each line of the standard output that has an event as JSON. An event is the start or the end of a
 * test file.
 */
export const EVENT_MARK = "@event ";

/** The global variables by which probe.js records which functions a test runs. */
export interface ProbeGlobals {
  visitedMarks: boolean[];
}

export function readPlan(): TestPlan {
  return JSON.parse(readFileSync(process.env["PLAN"] ?? "", "utf8")) as TestPlan;
}

/**
 * Returns the path of the file that records which functions of the game the test file `test` runs. `folder` has such a
 * record for every test file.
 */
export function visitsPath(folder: string, test: string): string {
  return join(folder, test.replaceAll("/", "~"));
}
