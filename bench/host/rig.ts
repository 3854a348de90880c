import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileLua } from "../../tools/packaging/compile";
import { PlainFault } from "../../tools/packaging/plain-fault";
import { projectFolder } from "../../tools/packaging/project";
import { compileProgram } from "../../tools/pdx/luac";
import { shippedBytecode } from "./bytecode";
import { outputOf } from "./process";

const built = join(projectFolder, "build/bench");
const QEMU = "qemu-system-arm";
const MACHINE = ["-M", "mps2-an500", "-cpu", "cortex-m7", "-icount", "shift=0"];
const CONSOLE = ["-display", "none", "-monitor", "none", "-serial", "none"];
const HOST_FILES = ["-semihosting-config", "enable=on,target=native"];

/** The folder of a `tstl.json` below bench/: the Lua of some parts. */
export type Bundle = "device" | "device/game";

/** Builds the simulated Cortex-M7. Throws `PlainFault` where something is missing or does not compile. */
export function buildRig(): void {
  const { status, stderr } = spawnSync(join(projectFolder, "bench/rig/build.sh"), { encoding: "utf8" });
  if (status !== 0) throw new PlainFault(status === 2 ? 2 : 1, stderr.trim());
}

/** Transpiles the Lua of some parts. Throws `PlainFault` with the compiler's errors. */
export function compileBundle(bundle: Bundle): void {
  const [lua] = compileLua(join(projectFolder, "bench", bundle)).values();
  if (lua === undefined) throw new PlainFault(1, `bench/${bundle} was not compiled`);
  mkdirSync(built, { recursive: true });
  writeFileSync(bundleFile(bundle), lua);
}

/** Runs a part on the rig, from a bundle that has been compiled; gives what it printed. */
export function runOnRig(bundle: Bundle, part: string): Promise<string> {
  const folder = join(built, part.replaceAll(" ", "-"));
  mkdirSync(folder, { recursive: true });
  const playdate = readFileSync(join(projectFolder, "bench/rig/playdate.lua"), "utf8");
  const lua = readFileSync(bundleFile(bundle), "utf8");
  const job = `PART = "${part}"\n${playdate}${lua}`;
  if (bundle === "device/game") {
    // What the game's code takes of the memory counts: so it comes as it is shipped, without its names.
    writeFileSync(join(folder, "job.lua"), compileProgram(new TextEncoder().encode(job)));
    writeFileSync(join(folder, "main.luac"), shippedBytecode());
  } else writeFileSync(join(folder, "job.lua"), job);
  return outputOf(QEMU, [...MACHINE, ...CONSOLE, ...HOST_FILES, "-kernel", join(built, "lua.elf")], folder);
}

function bundleFile(bundle: Bundle): string {
  return join(built, `${bundle.replace("/", "-")}.lua`);
}
