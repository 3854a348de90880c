import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileLua } from "../../tools/packaging/compile";
import { PlainFault } from "../../tools/packaging/plain-fault";
import { projectFolder } from "../../tools/packaging/project";
import { outputOf } from "./process";

const built = join(projectFolder, "build/bench");
const QEMU = "qemu-system-arm";
const MACHINE = ["-M", "mps2-an500", "-cpu", "cortex-m7", "-icount", "shift=0"];
const CONSOLE = ["-display", "none", "-monitor", "none", "-serial", "none"];
const HOST_FILES = ["-semihosting-config", "enable=on,target=native"];

/** A simulated Cortex-M7 that runs parts of the bench. */
export interface Rig {
  /** The Lua that every part consists of. */
  readonly lua: string;
  /** The files that lie beside it. */
  readonly files: Readonly<Record<string, string>>;
}

/** Builds the rig and the bench's Lua. Throws `PlainFault` where something is missing or does not compile. */
export function buildRig(): Rig {
  const { status, stderr } = spawnSync(join(projectFolder, "bench/rig/build.sh"), { encoding: "utf8" });
  if (status !== 0) throw new PlainFault(status === 2 ? 2 : 1, stderr.trim());
  const [bundle] = compileLua(join(projectFolder, "bench/device")).values();
  const [main] = compileLua(projectFolder).values();
  if (bundle === undefined || main === undefined) throw new PlainFault(1, "the bundles were not compiled");
  const playdate = readFileSync(join(projectFolder, "bench/rig/playdate.lua"), "utf8");
  return { lua: playdate + bundle, files: { "main.lua": main } };
}

/** Runs a part on the rig; gives what it printed. */
export function runOnRig({ lua, files }: Rig, part: string): Promise<string> {
  const folder = join(built, part.replaceAll(" ", "-"));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "job.lua"), `PART = "${part}"\n${lua}`);
  return outputOf(QEMU, [...MACHINE, ...CONSOLE, ...HOST_FILES, "-kernel", join(built, "lua.elf")], folder);
}
