import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a run of tests is told, by a file whose path `PLAN` in the environment has. */
export interface TestPlan {
  /** Test files by their paths in the project, in the order in which they run. */
  readonly tests: readonly string[];
  /** Whether the first failure ends the run. */
  readonly stops: boolean;
  /** Whether the project's own setup runs before: what starts a tool needs that. */
  readonly setsUp: boolean;
  /** Where each test file's visits are written; undefined where nobody asks for them. */
  readonly visits?: string;
}

/** What happens in a run of tests: a line of JSON each. */
export type TestEvent =
  | { readonly kind: "started"; readonly test: string }
  | { readonly kind: "ended"; readonly test: string; readonly ms: number; readonly failure?: string };

/** What stands before each event on the standard output. */
export const EVENT_MARK = "@event ";

/** What probe.js puts into the world. */
export interface ProbeGlobals {
  visited: boolean[];
}

export function readPlan(): TestPlan {
  return JSON.parse(readFileSync(process.env["PLAN"] ?? "", "utf8")) as TestPlan;
}

/** The file of a test's visits in the folder of all visits. */
export function visitsPath(folder: string, test: string): string {
  return join(folder, test.replaceAll("/", "~"));
}
