import { rmSync } from "node:fs";
import { join } from "node:path";
import { PlainFault } from "../tools/packaging/plain-fault";
import { projectFolder } from "../tools/packaging/project";
import { buildSource } from "../tools/packaging/source";
import { isBuilt } from "../tools/packaging/stamp";
import { leftOut } from "./needs";
import { COMPILED_TOOLS, compileTools } from "./compiled-tools";

/** Before all tests: what they start is built of the sources as they are. CI may leave nothing out. */
export async function setup(): Promise<void> {
  if (process.env["CI"] !== undefined && leftOut().length > 0) throw new Error(`CI lacks ${leftOut().join(" and ")}.`);
  buildGame();
  await buildTools();
}

function buildGame(): void {
  if (isBuilt(projectFolder)) return;
  try {
    buildSource(projectFolder);
  } catch (fault) {
    if (!(fault instanceof PlainFault)) throw fault;
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
  if (leftOut().length > 0) console.log(`Left out: tests that need ${leftOut().join(" and ")}.`);
}
