/** The command `npm run test:for`: finds and runs those tests that run a given source file. */

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArguments, reportError, UsageError } from "./cli";
import type { Usage } from "./help";
import { startBuild, type BackgroundBuild } from "./mutate/background-build";
import { chooseTests } from "./mutate/choose-tests";
import { importDistances, findValueImporters } from "./mutate/import-distances";
import { listTests } from "./mutate/list-tests";
import type { Coverage } from "./mutate/measure-coverage";
import { rankUnmeasured } from "./mutate/rank-unmeasured";
import { readTestDurations } from "./mutate/test-durations";
import { runTests } from "./mutate/run-tests";
import { readLastCoverage, storeDurations } from "./mutate/stored-coverage";
import { playsBuiltGame, selectTestsWithin } from "./mutate/tests-within";
import type { TestPlan } from "./mutate/test-plan";
import { isBuildCurrent } from "./packaging/build-stamp";
import { projectFolder } from "./packaging/project-folder";

const USAGE: Usage = {
  synopsis: "test:for FILE",
  summary:
    "runs the tests that run a file of src/, in Node and in the built Lua, as many as take about eight seconds;\n" +
    "before npm run mutate has measured which test runs which function, the tests are chosen by imports, folders and names",
  options: {},
};

/** How many milliseconds the chosen tests may take together, according to earlier runs. */
const LIMIT_MS = 8000;
/**
 * How many milliseconds may pass in which no test file starts or ends, before the tests are stopped. The time of the
 * build is not counted.
 */
const TIMEOUT_MS = 120_000;
const LISTED_LEFT_OUT = 5;
/** The path of a file that exists as soon as the game is built. Until then, the tests that play the built game wait. */
const BUILT_MARK = join(projectFolder, "build/mutate-built");

async function testFor(args: readonly string[]): Promise<void> {
  const { positionals } = parseArguments(args, USAGE);
  if (positionals.length !== 1) throw new UsageError("name one file of src/");
  const file = relative(projectFolder, resolve(positionals[0]));
  if (!file.startsWith("src/") || !existsSync(join(projectFolder, file)))
    throw new UsageError(`${positionals[0]} is no file of src/`);
  // Starts the build of the game first, because the build takes longest.
  const build = isBuildCurrent(projectFolder) ? undefined : startBuild(projectFolder);
  const measured = readLastCoverage(projectFolder);
  const unmeasured = listTests(projectFolder).filter((test) => !(test in measured));
  const msOf = readTestDurations(projectFolder);
  const assumed = Object.fromEntries(unmeasured.map((test) => [test, { ms: msOf(test), visits: [] }]));
  const coverage = { ...assumed, ...measured };
  const tests = [...rankTests(file, unmeasured, msOf), ...chooseMeasured(file, measured)];
  const { chosen, leftOut } = selectTestsWithin(tests, file, coverage, LIMIT_MS);
  if (chosen.length === 0) {
    build?.stop();
    throw new UsageError(`no test runs ${file}`);
  }
  const isPassed = await runBesideBuild(chosen, build);
  printLeftOut(leftOut, coverage);
  process.exitCode = isPassed ? 0 : 1;
}

function rankTests(file: string, unmeasured: readonly string[], msOf: (test: string) => number): string[] {
  if (unmeasured.length === 0) return [];
  const distances = importDistances(projectFolder, file);
  return rankUnmeasured(file, { tests: unmeasured, distances, msOf, puzzles: listPuzzleFolders() });
}

function chooseMeasured(file: string, measured: Coverage): string[] {
  if (Object.keys(measured).length === 0) return [];
  const existing = new Set(listTests(projectFolder));
  const tests = chooseTests({ file, functionName: undefined }, measured, findValueImporters(projectFolder), new Map());
  return tests.filter((test) => existing.has(test));
}

function listPuzzleFolders(): string[] {
  const folder = join(projectFolder, "src/puzzles");
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * Runs the tests. If the game is still being built, first runs the tests that do not play the game; the others wait
 * until the game is built. Returns whether all tests have passed. If tests need the game and it cannot be built,
 * returns false or ends the tool.
 */
async function runBesideBuild(tests: readonly string[], build: BackgroundBuild | undefined): Promise<boolean> {
  const inLua = tests.filter(playsBuiltGame);
  if (build === undefined || inLua.length === 0) {
    build?.stop();
    return await runChosen(tests);
  }
  // Waits for the built game before any test runs if some of the tests are tests of tools. Otherwise, the global setup
  // of these tests would build the game a second time.
  if (runsSetup(tests)) return (await build.isBuilt) && (await runChosen(tests));
  mkdirSync(dirname(BUILT_MARK), { recursive: true });
  rmSync(BUILT_MARK, { force: true });
  const startMs = Date.now();
  let timeoutMs = Infinity;
  const inOrder = [...tests.filter((test) => !playsBuiltGame(test)), ...inLua];
  const hasPassed = runChosen(inOrder, { builtMark: BUILT_MARK }, () => timeoutMs);
  // Ends the tool if the build of the game has failed. This also ends the tests that wait for the build. The build
  // itself has printed its errors.
  if (!(await build.isBuilt)) process.exit(1);
  writeFileSync(BUILT_MARK, "");
  timeoutMs = Date.now() - startMs + TIMEOUT_MS;
  return await hasPassed;
}

async function runChosen(
  tests: readonly string[],
  plan: Pick<TestPlan, "builtMark"> = {},
  timeoutMs = () => TIMEOUT_MS,
): Promise<boolean> {
  const { failed, ms } = await runTests(
    projectFolder,
    { tests, stopsAtFailure: false, runsSetup: runsSetup(tests), isReadable: true, ...plan },
    timeoutMs,
  );
  storeDurations(projectFolder, ms);
  if (failed !== undefined && ms.size === 0) console.error(failed.title);
  return failed === undefined;
}

function runsSetup(tests: readonly string[]): boolean {
  return tests.some((test) => test.startsWith("tests/tools/"));
}

function printLeftOut(tests: readonly string[], coverage: Coverage): void {
  if (tests.length === 0) return;
  const seconds = Math.round(tests.reduce((sum, test) => sum + (test in coverage ? coverage[test].ms : 0), 0) / 1000);
  const more = tests.length > LISTED_LEFT_OUT ? ` and ${tests.length - LISTED_LEFT_OUT} more` : "";
  console.log(
    `Left out, because they take ${seconds} s more: ${tests.slice(0, LISTED_LEFT_OUT).join(" ")}${more}. ` +
      "make test runs them all.",
  );
}

process.on("SIGINT", () => process.exit(130));
process.on("SIGTERM", () => process.exit(143));
testFor(process.argv.slice(2)).catch((error: unknown) => reportError("test:for", error));
