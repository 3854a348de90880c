/** Finds the tests that run compiled Lua programs of the folder tests/. */

import { join } from "node:path";
import { listFilesUnder } from "../packaging/assets";
import { TESTS_FOLDER } from "../packaging/test-programs";
import { importersOf } from "./importers";

/**
 * The file that compiles the Lua programs of the tests. A test runs such a program if it imports this file, directly or
 * through other files.
 */
const COMPILING_FILE = `${TESTS_FOLDER}/compile-test-programs.ts`;

export function listProgramTests(project: string): ReadonlySet<string> {
  const files = listFilesUnder(join(project, TESTS_FOLDER)).map((file) => `${TESTS_FOLDER}/${file}`);
  const importers = importersOf(
    project,
    files.filter((file) => file.endsWith(".ts")),
  );
  const found = new Set([COMPILING_FILE]);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}
