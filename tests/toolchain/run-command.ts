/** Runs programs, Make targets and tools to their end, for the tests of the toolchain. */
import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { delimiter, join } from "node:path";
import { COMPILED_TOOLS } from "../compile-tools";
import { writeFile } from "./toy-project";

export interface CommandResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a program to its end and returns its output. A variable that is undefined in `environment` is removed for the
 * program.
 */
export function runCommand(
  folder: string,
  command: readonly [program: string, ...args: string[]],
  environment: NodeJS.ProcessEnv = {},
): CommandResult {
  const [program, ...args] = command;
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, env, encoding: "utf8" });
  if (error !== undefined) throw error;
  return { exitCode: status, stdout, stderr };
}

/**
 * Runs a target of make to its end. Make takes the npm packages as installed, because a test must never install any.
 */
export function runMake(project: string, target: string, environment: NodeJS.ProcessEnv = {}): CommandResult {
  const clean = { MAKEFLAGS: undefined, MAKELEVEL: undefined };
  return runCommand(project, ["make", "-o", "node_modules/.package-lock.json", target], { ...clean, ...environment });
}

/** Runs a tool of the project to its end. `script` is the name of the tool's script in package.json. */
export function runTool(
  project: string,
  script: string,
  environment: NodeJS.ProcessEnv = {},
  ...words: readonly string[]
): CommandResult {
  return runCommand(project, [process.execPath, join(project, COMPILED_TOOLS, `${script}.js`), ...words], environment);
}

/**
 * Writes a shell script into `folder` that replaces the program of the same name. Returns a PATH in which this folder
 * comes first.
 */
export function installStub(folder: string, name: string, script: string): string {
  chmodSync(writeFile(folder, name, `#!/bin/sh\n${script}\n`), 0o755);
  return [folder, process.env["PATH"]].join(delimiter);
}
