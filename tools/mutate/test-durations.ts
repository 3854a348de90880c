/**
 * Reads and writes the file tests/test-durations.txt, which says how long each test file takes. The file is part of the
 * repository, for clones in which nobody has measured the tests yet.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const DURATIONS_FILE = "tests/test-durations.txt";

/** The assumed duration, in milliseconds, of a test file that tests/test-durations.txt does not name. */
const UNKNOWN_MS = 3000;

const HEADER =
  "# How long each test file of the game takes, in seconds. `npm run mutate -- --measure` writes this file, and\n" +
  "# `npm run test:for` reads it.\n";

/** Reads tests/test-durations.txt. Returns a function that returns how long a test file takes, in milliseconds. */
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

/**
 * Writes how long each test file takes to tests/test-durations.txt. `msOf` has the durations in milliseconds, by the
 * path of the test file.
 */
export function writeTestDurations(project: string, msOf: ReadonlyMap<string, number>): void {
  const lines = [...msOf].map(([test, ms]) => `${test} ${Math.round(ms / 1000)}\n`).sort();
  writeFileSync(join(project, DURATIONS_FILE), HEADER + lines.join(""));
}
