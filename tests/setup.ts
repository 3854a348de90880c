import { rmSync } from "node:fs";
import { join } from "node:path";
import { PlainFault } from "../tools/packaging/plain-fault";
import { projectFolder } from "../tools/packaging/project";
import { buildSource } from "../tools/packaging/source";
import { isBuilt } from "../tools/packaging/stamp";
import { leftOut } from "./needs";

/** Before all tests: the bundle is built if it is an old one, so that none looks at that. CI may leave nothing out. */
export function setup(): void {
  if (process.env["CI"] !== undefined && leftOut().length > 0) throw new Error(`CI lacks ${leftOut().join(" and ")}.`);
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

/** After all tests, where it is seen. */
export function teardown(): void {
  if (leftOut().length > 0) console.log(`Left out: tests that need ${leftOut().join(" and ")}.`);
}
