/**
 * The global setup of the test runner Vitest. It builds the game and the tools before the tests, and afterwards reports
 * missing programs.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ToolError } from "../tools/packaging/tool-error";
import { projectFolder } from "../tools/packaging/project-folder";
import { buildSource } from "../tools/packaging/build-source";
import { isBuildCurrent } from "../tools/packaging/build-stamp";
import { listMissingPrograms } from "./available-programs";
import { COMPILED_TOOLS, compileTools } from "./compile-tools";

/**
 * Builds the game and the tools that tests start. In CI, throws if a program is missing that tests need, because no
 * test may be skipped there.
 */
export async function setup(): Promise<void> {
  if (process.env["CI"] !== undefined && listMissingPrograms().length > 0)
    throw new Error(`CI must not skip tests. Install ${listMissingPrograms().join(" and ")}.`);
  buildGameOnce();
  await buildTools();
}

function buildGameOnce(): void {
  if (isBuildCurrent(projectFolder)) return;
  try {
    buildSource(projectFolder);
  } catch (fault) {
    if (!(fault instanceof ToolError)) throw fault;
    // Removes the old game after a failed build, so that tests of the built game fail. Tests of single modules can
    // still run.
    rmSync(join(projectFolder, "build/source"), { recursive: true, force: true });
    console.error(`The game could not be built, so the tests of its bundle fail:\n${fault.message}`);
  }
}

async function buildTools(): Promise<void> {
  try {
    await compileTools();
  } catch (fault) {
    // Removes the old tools after a failed compilation, so that tests that start a tool fail.
    rmSync(join(projectFolder, COMPILED_TOOLS), { recursive: true, force: true });
    console.error(`The tools could not be compiled, so their tests fail:\n${(fault as Error).message}`);
  }
}

/** Prints, after all tests, which programs this machine lacks. Tests that need these programs were skipped. */
export function teardown(): void {
  if (listMissingPrograms().length > 0) console.log(`Skipped: tests that need ${listMissingPrograms().join(" and ")}.`);
}
