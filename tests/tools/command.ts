import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { projectFolder } from "../../tools/packaging/project";
import { tool, type Finished } from "../toolchain/run";

/** Runs one of the project's tools to its end, by its script's name. */
export function command(script: string, ...args: readonly string[]): Finished {
  return tool(projectFolder, script, {}, ...args);
}

/** What is printed when all goes well: an object of JSON a line. */
export function printed({ exitCode, stdout, stderr }: Finished): unknown[] {
  if (exitCode !== 0) throw new Error(`exit code ${exitCode}: ${stderr}`);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

/** A call that is refused: nothing printed, exit code 2 and this line on stderr. */
export function refusal(sentence: string): Finished {
  return { exitCode: 2, stdout: "", stderr: `${sentence}\n` };
}

/** A file that goes away with the test. Gives its path. */
export function temporaryFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "glissade-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, "level.txt");
  writeFileSync(path, content);
  return path;
}
