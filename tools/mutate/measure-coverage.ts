/** Measures the coverage of tests: which test file runs which functions of the folder src/. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { buildSource } from "../packaging/build-source";
import { compileBundle } from "../packaging/compile";
import { TESTS_FOLDER, writePrograms } from "../packaging/test-programs";
import { listProgramTests } from "./program-tests";
import { listSources, parseSource } from "./sources";
import { visitsPath } from "./test-plan";
import { runTests } from "./run-tests";
import { VISIT_DECLARATIONS, instrument } from "./instrument";

/**
 * The measured coverage of a test file: the functions of src/ that the test file runs, each as `file function`. Also
 * says how many milliseconds the test file takes.
 */
export interface TestCoverage {
  /** Whether all tests of the test file passed; undefined if this was not recorded. */
  readonly hasPassed?: boolean;
  readonly ms: number;
  readonly visits: readonly string[];
}

/** The measured coverage of all test files, by the path of the test file. */
export type Coverage = Readonly<Record<string, TestCoverage>>;

/**
 * The file that declares `recordVisit` and the other names that the inserted statements use. These statements record
 * which functions run.
 */
const DECLARATIONS = "src/visits.d.ts";

const TIMEOUT_MS = 1_800_000;

/**
 * Measures which functions each of the tests `tests` runs. `projectCopy` is a temporary copy of the project. Its
 * sources are unusable afterwards, because each function has a new statement that records its run.
 */
export async function measureCoverage(
  projectCopy: string,
  folder: string,
  tests: readonly string[],
): Promise<Coverage> {
  const names = instrumentSources(projectCopy);
  const programTests = listProgramTests(projectCopy);
  buildSource(projectCopy);
  // Compiles the Lua programs of the tests first. Otherwise, the time for this would count as the time of a test.
  if (tests.some((test) => programTests.has(test)))
    writePrograms(projectCopy, compileBundle(join(projectCopy, TESTS_FOLDER)));
  mkdirSync(folder, { recursive: true });
  const plan = { tests, stopsAtFailure: false, runsSetup: true, visits: folder };
  const { ms, failed, failedFiles } = await runTests(projectCopy, plan, () => TIMEOUT_MS);
  if (ms.size === 0) throw new Error(failed?.title);
  const measured = tests.map((test): [string, TestCoverage] => {
    const marks = readMarks(visitsPath(folder, test));
    const visits = marks.map((mark) => names[mark - 1]).sort();
    return [test, { hasPassed: ms.has(test) && !failedFiles.has(test), ms: Math.round(ms.get(test) ?? 0), visits }];
  });
  return Object.fromEntries(measured);
}

/**
 * Inserts a statement into each function of the sources in `projectCopy`, a temporary copy of the project. When the
 * function runs, the statement records its number. Returns the text `file function` for each number; the first number
 * is 1.
 */
function instrumentSources(projectCopy: string): string[] {
  const names: string[] = [];
  for (const file of listSources(projectCopy)) {
    const marked = instrument(parseSource(projectCopy, file), names.length + 1);
    names.push(...marked.names.map((name) => `${file} ${name}`));
    // The path of the file that declares the names which the inserted statements use. Each source file gets a reference
    // to this file. Without the reference, the Lua programs of the tests would not compile, because their lists of
    // files lack this file.
    const path = relative(dirname(file), DECLARATIONS);
    writeFileSync(join(projectCopy, file), `/// <reference path="${path}" />\n${marked.text}`);
  }
  writeFileSync(join(projectCopy, DECLARATIONS), VISIT_DECLARATIONS);
  return names;
}

function readMarks(file: string): number[] {
  if (!existsSync(file)) return [];
  return [...new Set(readFileSync(file, "utf8").trim().split("\n").map(Number))];
}
