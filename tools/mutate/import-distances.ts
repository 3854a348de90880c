/** Finds how many imports lead from each test file to a source file. */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { listFilesUnder } from "../packaging/assets";

const FOLDERS = ["src", "tests", "tools"];

/**
 * Matches the import or export of values from another file of the project. Imports of types are left out, because types
 * have no effect in a test.
 */
const VALUE_IMPORT = /^(?:import|export) (?!type\b)[^;"]*? from "(\.[^"]+)";/gm;

/**
 * Returns how many imports lead from each test file to the source file `file`, by the path of the test file. Imports of
 * files in `tests/` are not counted. A test file is missing in the result if no import leads to `file`.
 */
export function importDistances(project: string, file: string): ReadonlyMap<string, number> {
  const importers = findValueImporters(project);
  const distances = new Map([[file, 0]]);
  for (let ring = [file], distance = 1; ring.length > 0; distance++) {
    const next = ring.flatMap((imported) => importers.get(imported) ?? []);
    const found: string[] = [];
    for (const importer of next) {
      if (distances.has(importer)) continue;
      distances.set(importer, distance);
      found.push(importer);
      if (isInTests(importer)) next.push(...(importers.get(importer) ?? []));
    }
    ring = found.filter((importer) => !isInTests(importer));
  }
  return new Map([...distances].filter(([path]) => path.endsWith(".test.ts")));
}

function isInTests(path: string): boolean {
  return path.startsWith("tests/");
}

/**
 * Returns, for each file of the project, the files that import values from it. Finds the imports with a regular
 * expression, because parsing the files would take long.
 */
export function findValueImporters(project: string): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  const folders = FOLDERS.filter((folder) => existsSync(join(project, folder)));
  const files = folders.flatMap((folder) => listFilesUnder(join(project, folder)).map((path) => `${folder}/${path}`));
  for (const importer of files.filter((path) => path.endsWith(".ts"))) {
    for (const [, imported] of readFileSync(join(project, importer), "utf8").matchAll(VALUE_IMPORT)) {
      const path = `${join(dirname(importer), imported)}.ts`;
      importers.set(path, [...(importers.get(path) ?? []), importer]);
    }
  }
  return importers;
}
