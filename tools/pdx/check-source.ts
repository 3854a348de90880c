/** Makes a second game from the built game: one with another name, which starts with a check of the console. */

import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Copies the built game from the folder `source` to the folder `target`, and changes its pdxinfo. The copy starts with
 * the check of the console. It has a bundle id of its own, so that the console installs it beside the game and gives it
 * a data folder of its own.
 */
export function writeCheckSource(source: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(source, target, { recursive: true });
  const path = join(target, "pdxinfo");
  writeFileSync(path, checkPdxinfo(readFileSync(path, "utf8")));
}

function checkPdxinfo(pdxinfo: string): string {
  const renamed = pdxinfo.replace(/^name=(.*)$/m, "name=$1 Check").replace(/^bundleID=(.*)$/m, "bundleID=$1.check");
  return `${renamed.trimEnd()}\ncheck=all\n`;
}
