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

/** Runs a program to its end. An undefined variable is taken out of the environment. */
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

/** Runs a target. The packages count as installed: a test never installs. */
export function runMake(project: string, target: string, environment: NodeJS.ProcessEnv = {}): CommandResult {
  const clean = { MAKEFLAGS: undefined, MAKELEVEL: undefined };
  return runCommand(project, ["make", "-o", "node_modules/.package-lock.json", target], { ...clean, ...environment });
}

/** Runs one of the project's tools, by its script's name. */
export function runTool(
  project: string,
  script: string,
  environment: NodeJS.ProcessEnv = {},
  ...words: readonly string[]
): CommandResult {
  return runCommand(project, [process.execPath, join(project, COMPILED_TOOLS, `${script}.js`), ...words], environment);
}

/** Puts a shell script of that name in `folder`; gives a PATH that has it first. */
export function installStub(folder: string, name: string, script: string): string {
  chmodSync(writeFile(folder, name, `#!/bin/sh\n${script}\n`), 0o755);
  return [folder, process.env["PATH"]].join(delimiter);
}
