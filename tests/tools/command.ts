import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

const project = resolve(import.meta.dirname, "../..");

interface Finished {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command-line tool of tools/ to its end. */
export function command(tool: "levels" | "mine" | "verdict", ...args: readonly string[]): Finished {
  return program(`tools/${tool}.ts`, ...args);
}

/** Runs a program of the project to its end. */
export function program(path: string, ...args: readonly string[]): Finished {
  const words = ["--import", "tsx", join(project, path), ...args];
  const { status, stdout, stderr, error } = spawnSync(process.execPath, words, { cwd: project, encoding: "utf8" });
  if (error !== undefined) throw error;
  return { exitCode: status, stdout, stderr };
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
