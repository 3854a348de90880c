/**
 * Guesses from imports which test file runs which source files, for test files that were never measured. A test that
 * plays the built game runs more than it imports.
 */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import ts from "typescript";
import type { Coverage } from "./measure-coverage";

/** The file with the paths of the test files that take more than about four seconds. */
const LONG_TEST_FILES = "tests/long-test-files.txt";
/**
 * The assumed duration of a test file that LONG_TEST_FILES lists, in milliseconds. The next constant has the assumed
 * duration of any other test file.
 */
const LONG_MS = 10_000;
const SHORT_MS = 1000;

/**
 * Returns which source files each of the tests `tests` imports, directly or through other files, and how long the test
 * is assumed to take.
 */
export function coverageByImports(project: string, tests: readonly string[]): Coverage {
  const longList = join(project, LONG_TEST_FILES);
  const long = new Set(existsSync(longList) ? readFileSync(longList, "utf8").split("\n") : []);
  const importsOf = createImportReader(project);
  return Object.fromEntries(
    tests.map((test) => {
      const sources = importedBy(test, importsOf).filter((file) => file.startsWith("src/"));
      const visits = sources.map((file) => `${file} imported`).sort();
      return [test, { ms: long.has(test) ? LONG_MS : SHORT_MS, visits }];
    }),
  );
}

function importedBy(file: string, importsOf: (file: string) => readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...importsOf(file)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...importsOf(next));
  }
  return [...found];
}

/**
 * Creates a function that returns the files that a file of the project imports directly. It reads each file only once.
 */
function createImportReader(project: string): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const imports = known.get(file) ?? readImports(project, file);
    known.set(file, imports);
    return imports;
  };
}

function readImports(project: string, file: string): string[] {
  const path = join(project, file);
  if (!existsSync(path)) return [];
  return ts
    .preProcessFile(readFileSync(path, "utf8"))
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => `${join(dirname(file), fileName)}.ts`);
}
