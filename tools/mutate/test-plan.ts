/** The plan and the events that the mutation tool and its Vitest process exchange. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The instructions for a run of tests, in a JSON file whose path is in the environment variable `PLAN`. */
export interface TestPlan {
  /** The paths of the test files in the project, in the order in which they run. */
  readonly tests: readonly string[];
  /** Whether the first failure ends the run. */
  readonly stops: boolean;
  /** Whether the project's global setup runs first, which tests that start tools need. */
  readonly setsUp: boolean;
  /** The folder to which the visited marks of each test file are written; undefined if they are not measured. */
  readonly visits?: string;
}

/** An event in a run of tests, which is printed as one line of JSON. */
export type TestEvent =
  | { readonly kind: "started"; readonly test: string }
  | { readonly kind: "ended"; readonly test: string; readonly ms: number; readonly failure?: string };

/** The prefix of each event line on the standard output. */
export const EVENT_MARK = "@event ";

/** The global variables that probe.js defines. */
export interface ProbeGlobals {
  visited: boolean[];
}

export function readPlan(): TestPlan {
  return JSON.parse(readFileSync(process.env["PLAN"] ?? "", "utf8")) as TestPlan;
}

/** Returns the path of the file with a test's visited marks, in the folder for all of them. */
export function visitsPath(folder: string, test: string): string {
  return join(folder, test.replaceAll("/", "~"));
}
