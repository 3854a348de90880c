/** Reads and writes the file that says how long each test file takes. A clone without a measurement needs it. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const DURATIONS_FILE = "tests/test-durations.txt";

/** The assumed duration of a test file that the file does not name, in milliseconds. */
const UNKNOWN_MS = 3000;

const HEADER =
  "# How long each test file of the game takes, in seconds. `npm run mutate -- --measure` writes this file, and\n" +
  "# `npm run test:for` reads it.\n";

/** Returns a function that returns how long a test file takes, in milliseconds. */
export function readTestDurations(project: string): (test: string) => number {
  const path = join(project, DURATIONS_FILE);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  const seconds = new Map(
    lines
      .filter((line) => line.startsWith("tests/"))
      .map((line): [string, number] => {
        const [test, duration] = line.split(" ");
        return [test, Number(duration)];
      }),
  );
  return (test) => (seconds.has(test) ? 1000 * seconds.get(test)! : UNKNOWN_MS);
}

/** Writes how long each test file takes. `msOf` has the time of each in milliseconds. */
export function writeTestDurations(project: string, msOf: ReadonlyMap<string, number>): void {
  const lines = [...msOf].map(([test, ms]) => `${test} ${Math.round(ms / 1000)}\n`).sort();
  writeFileSync(join(project, DURATIONS_FILE), HEADER + lines.join(""));
}
