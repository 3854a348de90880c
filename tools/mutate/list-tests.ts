/** Lists the test files of the game. */

import { join } from "node:path";
import { listFilesUnder } from "../packaging/assets";

/**
 * Matches the paths of tests that do not test the game's source files, such as tests of tools. A change in src/ can
 * make these tests fail only because the built game or its pictures are different.
 */
const UNRELATED_TESTS = /^tests\/((assets|bench|browser|pdx|simulator|toolchain)\/|tools\/mutate\.)/;

/** Returns the paths of the test files that test the game's source files. */
export function listTests(project: string): string[] {
  const files = listFilesUnder(join(project, "tests")).map((file) => `tests/${file}`);
  return files.filter((file) => file.endsWith(".test.ts") && !UNRELATED_TESTS.test(file));
}
