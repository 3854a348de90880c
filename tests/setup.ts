import { projectFolder } from "../tools/packaging/project";
import { buildSource } from "../tools/packaging/source";
import { leftOut } from "./needs";

/** Before all tests: the bundle is built anew, so that none looks at an old one. CI may leave nothing out. */
export function setup(): void {
  buildSource(projectFolder);
  if (process.env["CI"] !== undefined && leftOut().length > 0) throw new Error(`CI lacks ${leftOut().join(" and ")}.`);
}

/** After all tests, where it is seen. */
export function teardown(): void {
  if (leftOut().length > 0) console.log(`Left out: tests that need ${leftOut().join(" and ")}.`);
}
