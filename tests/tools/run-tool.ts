import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";
import { runTool, type CommandResult } from "../toolchain/run-command";

/** Runs one of the project's tools to its end, by its script's name. */
export function runProjectTool(script: string, ...args: readonly string[]): CommandResult {
  return runTool(projectFolder, script, {}, ...args);
}

/** What is printed when all goes well: an object of JSON a line. */
export function parseOutput({ exitCode, stdout, stderr }: CommandResult): unknown[] {
  if (exitCode !== 0) throw new Error(`exit code ${exitCode}: ${stderr}`);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

/** A call that is refused: nothing printed, exit code 2 and this line on stderr. */
export function refusedWith(sentence: string): CommandResult {
  return { exitCode: 2, stdout: "", stderr: `${sentence}\n` };
}

/** A file that goes away with the test. Gives its path. */
export function createTemporaryFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "glissade-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, "level.txt");
  writeFileSync(path, content);
  return path;
}
