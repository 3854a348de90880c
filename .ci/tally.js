// Prints each failed test with the beginning of its message, and each test that passed only when it was run again. Then
// prints one line with the numbers of passed and failed tests. Exits with the code 1 if a test failed or was left out.
import { existsSync, readFileSync } from "node:fs";

const LONGEST_MESSAGE = 3000;

const file = process.argv[2];
if (!existsSync(file)) {
  console.error("The checks failed before any test ran.");
  process.exit(1);
}
const results = JSON.parse(readFileSync(file, "utf8"));
// A test file that cannot be loaded fails, although none of its tests fails.
const unloaded = results.testResults.filter(
  ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
);
for (const { name, message, assertionResults } of results.testResults) {
  for (const { status, fullName, failureMessages } of assertionResults) {
    if (status === "failed")
      console.error(`${name}: ${fullName}\n${failureMessages.join("\n").slice(0, LONGEST_MESSAGE)}`);
    else if (failureMessages.length > 0)
      console.error(
        `${name}: ${fullName}\npassed only when it was run again: ${failureMessages[0].slice(0, LONGEST_MESSAGE)}`,
      );
  }
  if (unloaded.some((file) => file.name === name)) console.error(`${name}: ${message.slice(0, LONGEST_MESSAGE)}`);
}
const leftOut = results.numPendingTests + results.numTodoTests;
const failed = results.numFailedTests + unloaded.length;
if (leftOut > 0) console.error(`${leftOut} tests were left out; CI runs them all.`);
console.log(`${results.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed > 0 || leftOut > 0 ? 1 : 0;
