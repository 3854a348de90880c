/** Runs the command-line tools and parses what they print, for the tests of the tools. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";
import { runTool, type CommandResult } from "../toolchain/run-command";

/** Runs a tool of the project to its end. `script` is the name of the tool's script in package.json. */
export function runProjectTool(script: string, ...args: readonly string[]): CommandResult {
  return runTool(projectFolder, script, {}, ...args);
}

/** Parses the output of a tool that prints one JSON object on each line. Throws if the tool reports an error. */
export function parseOutput({ exitCode, stdout, stderr }: CommandResult): unknown[] {
  if (exitCode !== 0) throw new Error(`exit code ${exitCode}: ${stderr}`);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

/** Returns the expected result of a call that a tool rejects: no output, exit code 2 and one line of error text. */
export function refusedWith(sentence: string): CommandResult {
  return { exitCode: 2, stdout: "", stderr: `${sentence}\n` };
}

/** Writes a file that is deleted after the test, and returns its path. */
export function createTemporaryFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "glissade-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, "level.txt");
  writeFileSync(path, content);
  return path;
}
