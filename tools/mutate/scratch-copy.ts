import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What is not copied: packages are linked, builds are made anew. */
const NOT_COPIED = ["node_modules", ".git", "build"];

/** What is built for all tests and comes of no source of the game. */
const COPIED_BUILDS = ["build/lua32", "build/web"];

/** A copy of a project, in the system's folder for temporary files; it goes away with the process. */
export function createScratchCopy(project: string): string {
  const scratch = mkdtempSync(join(tmpdir(), "glissade-mutate-"));
  process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
  for (const name of readdirSync(project).filter((name) => !NOT_COPIED.includes(name))) {
    cpSync(join(project, name), join(scratch, name), { recursive: true, preserveTimestamps: true });
  }
  for (const name of COPIED_BUILDS.filter((name) => existsSync(join(project, name)))) {
    cpSync(join(project, name), join(scratch, name), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(join(project, "node_modules"), join(scratch, "node_modules"));
  return scratch;
}
