import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";
import { runCommand } from "./run-command";
import { createTemporaryFolder, writeFile } from "./toy-project";

interface TestCounts {
  readonly passed: number;
  readonly failed?: number;
  readonly skipped?: number;
  readonly unloadedFiles?: number;
}

function runTally({ passed, failed = 0, skipped = 0, unloadedFiles = 0 }: TestCounts) {
  const results = {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: 0,
    testResults: [
      {
        name: "a.test.ts",
        status: failed > 0 ? "failed" : "passed",
        message: "",
        assertionResults: [resultOf(failed)],
      },
      ...Array.from({ length: unloadedFiles }, () => ({
        name: "b.test.ts",
        status: "failed",
        message: "no such module",
        assertionResults: [],
      })),
    ],
  };
  const file = writeFile(createTemporaryFolder(), "results.json", JSON.stringify(results));
  return runCommand(projectFolder, [process.execPath, join(projectFolder, ".ci/tally.js"), file]);
}

function resultOf(failed: number) {
  return failed > 0
    ? { status: "failed", fullName: "a sum", failureMessages: ["expected 3", "to be 4"] }
    : { status: "passed", fullName: "a sum", failureMessages: [] };
}

test("CI prints the numbers of passed and failed tests at the end", () => {
  expect(runTally({ passed: 7 })).toEqual({ exitCode: 0, stdout: "7 passed, 0 failed\n", stderr: "" });
});

test("CI fails and prints what failed if a test fails or a test file cannot be loaded", () => {
  expect(runTally({ passed: 7, failed: 2 })).toEqual({
    exitCode: 1,
    stdout: "7 passed, 2 failed\n",
    stderr: "a.test.ts: a sum\nexpected 3\nto be 4\n",
  });
  expect(runTally({ passed: 7, unloadedFiles: 1 })).toEqual({
    exitCode: 1,
    stdout: "7 passed, 1 failed\n",
    stderr: "b.test.ts: no such module\n",
  });
});

test("CI fails if a test was skipped", () => {
  expect(runTally({ passed: 7, skipped: 3 })).toMatchObject({ exitCode: 1, stdout: "7 passed, 0 failed\n" });
});

test("CI reports that the checks failed before any test ran", () => {
  const { exitCode, stderr } = runCommand(projectFolder, [process.execPath, ".ci/tally.js", "no/such/results.json"]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: "The checks failed before any test ran.\n" });
});
