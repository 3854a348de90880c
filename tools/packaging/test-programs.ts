/**
 * Handles the compiled Lua programs that tests run: names their file, writes it, and checks whether it is up to date.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFilesUnder } from "./assets";
import { BUILD_INPUTS, computeHash } from "./build-stamp";
import type { LuaFiles } from "./compile";
import { textOf } from "./lua-lines";
import { createSourceMap } from "./source-map";

/** The folder of the tests. Its `tstl.json` names the Lua programs that tests run. */
export const TESTS_FOLDER = "tests";

export function programsPath(project: string): string {
  return join(project, "build/tests/programs.lua");
}

/**
 * Writes the compiled Lua programs of the tests, their source map, and a hash of the sources from which they were
 * compiled.
 */
export function writePrograms(project: string, files: LuaFiles): void {
  const path = programsPath(project);
  const [lines] = files.values();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, textOf(lines));
  writeFileSync(`${path}-map.json`, JSON.stringify(createSourceMap(new Map([["main.lua", lines]]), project)));
  writeFileSync(stampPath(project), hashOfSources(project));
}

/**
 * Returns whether the compiled test programs are up to date: the source files are the same as when the programs were
 * written.
 */
export function areProgramsCurrent(project: string): boolean {
  const stamp = stampPath(project);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashOfSources(project);
}

function stampPath(project: string): string {
  return `${programsPath(project)}.sha256`;
}

/**
 * Returns a hash of all source files and tests. All tests are included, because only the compiler knows which files a
 * program imports.
 */
function hashOfSources(project: string): string {
  const tests = listFilesUnder(join(project, TESTS_FOLDER)).filter((file) => /\.(ts|json)$/.test(file));
  return computeHash(project, [...BUILD_INPUTS, ...tests.map((file) => `${TESTS_FOLDER}/${file}`)]);
}
