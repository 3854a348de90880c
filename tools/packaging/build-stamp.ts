/** Hashes everything that a build reads and writes, so that `make` can skip a build if the game is up to date. */

import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageAddressOf } from "../../simulator/page-address";
import { listFilesUnder } from "./assets";

/**
 * The files and folders of the project from which the game is built. If one of them changes, the build is out of date.
 */
export const BUILD_INPUTS: readonly string[] = [
  "src",
  "assets",
  "packages/playdate-types/api",
  "packages/playdate-types/index.d.ts",
  "tools/packaging",
  "pdxinfo",
  "tstl.json",
  "tsconfig.base.json",
  "package.json",
  "package-lock.json",
];

/**
 * The path of the source map, which names the line of TypeScript for each line of the built Lua files. It is not part
 * of the game.
 */
export const SOURCE_MAP = "build/source-map.json";

const BUILD_OUTPUTS = ["build/source", SOURCE_MAP];

/** Writes the build stamp: a single hash of the inputs of a build and of the files that the build wrote. */
export function writeBuildStamp(project: string): void {
  writeFileSync(stampPath(project), computeHash(project, [...BUILD_INPUTS, ...BUILD_OUTPUTS]));
}

/**
 * Returns whether all inputs and outputs of the last build still have the contents that they had when that build ended.
 */
export function isBuildCurrent(project: string): boolean {
  return (
    existsSync(stampPath(project)) &&
    readFileSync(stampPath(project), "utf8") === computeHash(project, [...BUILD_INPUTS, ...BUILD_OUTPUTS])
  );
}

function stampPath(project: string): string {
  return join(project, "build/source.sha256");
}

/** Returns one SHA-256 hash of the files and folders `parts` of a project and of the address of the game's web page. */
export function computeHash(project: string, parts: readonly string[]): string {
  const hash = createHash("sha256").update(pageAddressOf(project));
  for (const path of parts.flatMap((part) => listFiles(project, part))) {
    const bytes = readFileSync(join(project, path));
    hash.update(`${path} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

function listFiles(project: string, part: string): string[] {
  const path = join(project, part);
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? listFilesUnder(path).map((file) => `${part}/${file}`) : [part];
}
