import { rmSync } from "node:fs";
import { join } from "node:path";
import { ToolError } from "../tools/packaging/tool-error";
import { projectFolder } from "../tools/packaging/project-folder";
import { buildSource } from "../tools/packaging/build-source";
import { isBuildCurrent } from "../tools/packaging/build-stamp";
import { listMissingPrograms } from "./available-programs";
import { COMPILED_TOOLS, compileTools } from "./compile-tools";

/** Before all tests: what they start is built of the sources as they are. CI may leave nothing out. */
export async function setup(): Promise<void> {
  if (process.env["CI"] !== undefined && listMissingPrograms().length > 0)
    throw new Error(`CI lacks ${listMissingPrograms().join(" and ")}.`);
  buildGameOnce();
  await buildTools();
}

function buildGameOnce(): void {
  if (isBuildCurrent(projectFolder)) return;
  try {
    buildSource(projectFolder);
  } catch (fault) {
    if (!(fault instanceof ToolError)) throw fault;
    // The tests of a single part still run while another part is being written; those of the bundle fail.
    rmSync(join(projectFolder, "build/source"), { recursive: true, force: true });
    console.error(`The bundle could not be built:\n${fault.message}`);
  }
}

async function buildTools(): Promise<void> {
  try {
    await compileTools();
  } catch (fault) {
    // As above: those that start a tool fail.
    rmSync(join(projectFolder, COMPILED_TOOLS), { recursive: true, force: true });
    console.error(`The tools could not be compiled:\n${(fault as Error).message}`);
  }
}

/** After all tests, where it is seen. */
export function teardown(): void {
  if (listMissingPrograms().length > 0)
    console.log(`Left out: tests that need ${listMissingPrograms().join(" and ")}.`);
}
