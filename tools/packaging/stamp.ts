import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "./assets";

/** All that decides what a build is. */
export const SOURCES: readonly string[] = [
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

const BUILT = "build/source";

/** Notes what the build is and what it was made from. */
export function stampBuild(project: string): void {
  writeFileSync(stampOf(project), hashOf(project, [...SOURCES, BUILT]));
}

/** Whether the build is still the one that these sources give. */
export function isBuilt(project: string): boolean {
  return (
    existsSync(stampOf(project)) && readFileSync(stampOf(project), "utf8") === hashOf(project, [...SOURCES, BUILT])
  );
}

function stampOf(project: string): string {
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
