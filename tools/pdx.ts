import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runTool, PlainFault } from "./packaging/plain-fault";
import { projectFolder } from "./packaging/project";
import { buildSource } from "./packaging/source";
import { zipFolder } from "./packaging/zip";
import { findSdk } from "./sdk";

const source = join(projectFolder, "build/source");
const pdx = join(projectFolder, "build/Glissade.pdx");

/** pdc is the SDK's own, or else the one on the PATH. */
function runPdc(sdk: string): void {
  const PATH = [join(sdk, "bin"), process.env["PATH"]].join(delimiter);
  // No --skip-unknown: build/source holds nothing but the game, and the font's licence must travel with the font.
  const { status, error } = spawnSync("pdc", ["--strip", "-sdkpath", sdk, source, pdx], {
    env: { ...process.env, PATH },
    stdio: "inherit",
  });
  if (error !== undefined) throw new PlainFault(2, `The Playdate SDK in ${sdk} has no compiler: bin/pdc is not there.`);
  if (status !== 0) throw new PlainFault(1, "pdc failed; what it says is above.");
}

runTool(() => {
  const sdk = findSdk();
  buildSource(projectFolder);
  rmSync(pdx, { recursive: true, force: true });
  rmSync(`${pdx}.zip`, { force: true });
  runPdc(sdk);
  writeFileSync(`${pdx}.zip`, zipFolder(pdx));
  console.log("build/Glissade.pdx and build/Glissade.pdx.zip are ready.");
});
