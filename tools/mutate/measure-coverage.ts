/** Measures which test file runs which functions of src/. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { filesUnder } from "../packaging/assets";
import { buildSource } from "../packaging/build-source";
import { visitsPath } from "./test-plan";
import { runTests } from "./run-tests";
import { VISIT_DECLARATIONS, instrument } from "./instrument";

/** The duration of a test file and the functions of src/ that it runs, each as `file function`. */
interface TestCoverage {
  readonly ms: number;
  readonly visits: readonly string[];
}

/** The coverage of each test file, by path. */
export type Coverage = Readonly<Record<string, TestCoverage>>;

/** Tests of everything around the game. They fail for a change in src/ only through the build or the pictures. */
const UNRELATED_TESTS = /^tests\/((assets|bench|browser|pdx|simulator|toolchain)\/|tools\/mutate\.)/;

const TIMEOUT_MS = 1_800_000;

/** Returns the paths of the TypeScript files that the game is made of. */
export function listSources(project: string): string[] {
  const files = filesUnder(join(project, "src")).map((file) => `src/${file}`);
  return files.filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"));
}

export function parseSource(project: string, file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(project, file), "utf8"), ts.ScriptTarget.ES2023, true);
}

/** Instruments the sources of a scratch copy, which are then unusable, and runs all tests that may fail for them. */
export async function measureCoverage(scratch: string, folder: string): Promise<Coverage> {
  const names = instrumentSources(scratch);
  buildSource(scratch);
  mkdirSync(folder, { recursive: true });
  const tests = filesUnder(join(scratch, "tests"))
    .map((file) => `tests/${file}`)
    .filter((file) => file.endsWith(".test.ts") && !UNRELATED_TESTS.test(file));
  const plan = { tests, stops: false, setsUp: true, visits: folder };
  const { ms } = await runTests(scratch, plan, TIMEOUT_MS);
  const measured = tests.map((test): [string, TestCoverage] => {
    const marks = readMarks(visitsPath(folder, test));
    return [test, { ms: Math.round(ms.get(test) ?? 0), visits: marks.map((mark) => names[mark - 1]).sort() }];
  });
  return Object.fromEntries(measured.filter(([, { visits }]) => visits.length > 0));
}

/** Instruments all sources. Returns `file function` for each mark; the first mark is 1. */
function instrumentSources(scratch: string): string[] {
  const names: string[] = [];
  for (const file of listSources(scratch)) {
    const marked = instrument(parseSource(scratch, file), names.length + 1);
    names.push(...marked.names.map((name) => `${file} ${name}`));
    writeFileSync(join(scratch, file), marked.text);
  }
  writeFileSync(join(scratch, "src/visits.d.ts"), VISIT_DECLARATIONS);
  return names;
}

/** Reads the marks that a test file has visited. Marks may be repeated, because several threads write to the file. */
function readMarks(file: string): number[] {
  if (!existsSync(file)) return [];
  return [...new Set(readFileSync(file, "utf8").trim().split("\n").map(Number))];
}
