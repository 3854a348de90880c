// Prints the test runner's numbers as one plain line. Exits 1 when a test failed or was left out.
import { existsSync, readFileSync } from "node:fs";

const file = process.argv[2];
if (!existsSync(file)) {
  console.error("The checks failed before any test ran.");
  process.exit(1);
}
const results = JSON.parse(readFileSync(file, "utf8"));
// A test file that cannot be loaded fails without a test of its own.
const unloaded = results.testResults.filter(
  ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
);
const leftOut = results.numPendingTests + results.numTodoTests;
const failed = results.numFailedTests + unloaded.length;
if (leftOut > 0) console.error(`${leftOut} tests were left out; CI runs them all.`);
console.log(`${results.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed > 0 || leftOut > 0 ? 1 : 0;
