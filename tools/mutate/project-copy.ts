/** Copies the project to a temporary folder, so that the command `npm run mutate` can change source files there. */

import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The folders that are not copied to the temporary project. Packages are linked instead, and the game is built again.
 */
const NOT_COPIED = ["node_modules", ".git", "build"];

/** Built folders that all tests need and that do not depend on src/. They are copied to save time. */
const COPIED_BUILDS = ["build/lua32", "build/site"];

/**
 * Copies a project to a temporary folder and returns the folder's path. The folder is removed when the process exits.
 */
export function createProjectCopy(project: string): string {
  const projectCopy = mkdtempSync(join(tmpdir(), "glissade-mutate-"));
  process.on("exit", () => rmSync(projectCopy, { recursive: true, force: true }));
  for (const name of readdirSync(project).filter((name) => !NOT_COPIED.includes(name))) {
    cpSync(join(project, name), join(projectCopy, name), { recursive: true, preserveTimestamps: true });
  }
  for (const name of COPIED_BUILDS.filter((name) => existsSync(join(project, name)))) {
    cpSync(join(project, name), join(projectCopy, name), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(join(project, "node_modules"), join(projectCopy, "node_modules"));
  return projectCopy;
}
