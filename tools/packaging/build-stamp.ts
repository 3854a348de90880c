import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "./assets";

/** All that decides what a build is. */
export const BUILD_INPUTS: readonly string[] = [
  "src",
  "assets",
  "types",
  "tools/packaging",
  "pdxinfo",
  "tstl.json",
  "tsconfig.base.json",
  "package.json",
  "package-lock.json",
];

const BUILD_OUTPUT = "build/source";

/** Notes what the build is and what it was made from. */
export function writeBuildStamp(project: string): void {
  writeFileSync(stampPath(project), hashOf(project, [...BUILD_INPUTS, BUILD_OUTPUT]));
}

/** Whether the build is still the one that these sources give. */
export function isBuildCurrent(project: string): boolean {
  return (
    existsSync(stampPath(project)) &&
    readFileSync(stampPath(project), "utf8") === hashOf(project, [...BUILD_INPUTS, BUILD_OUTPUT])
  );
}

function stampPath(project: string): string {
  return join(project, "build/source.sha256");
}

/** The SHA-256 of what stands in files and folders of a project, and of what a build takes from its environment. */
export function hashOf(project: string, parts: readonly string[]): string {
  const hash = createHash("sha256").update(process.env["GLISSADE_URL"] ?? "");
  for (const path of parts.flatMap((part) => filesOf(project, part))) {
    const bytes = readFileSync(join(project, path));
    hash.update(`${path} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

function filesOf(project: string, part: string): string[] {
  const path = join(project, part);
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? filesUnder(path).map((file) => `${part}/${file}`) : [part];
}
