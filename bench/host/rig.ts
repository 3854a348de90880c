/**
 * Runs parts of the benchmark on an emulated Cortex-M7 processor that counts instructions. The program for this
 * processor is in bench/rig.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileChunks, compileLua, textsOf } from "../../tools/packaging/compile";
import { ToolError } from "../../tools/packaging/tool-error";
import { projectFolder } from "../../tools/packaging/project-folder";
import { programsIn, shippedBytecode } from "./bytecode";
import { outputOf } from "./process";

const built = join(projectFolder, "build/bench");
const QEMU = "qemu-system-arm";
const MACHINE = ["-M", "mps2-an500", "-cpu", "cortex-m7", "-icount", "shift=0"];
const CONSOLE = ["-display", "none", "-monitor", "none", "-serial", "none"];
const HOST_FILES = ["-semihosting-config", "enable=on,target=native"];

/** A folder below bench/ with a `tstl.json`, which configures its compilation to Lua. */
export type Bundle = "device" | "device/game" | "device/saving";

/**
 * Builds the program that runs Lua on the emulated processor. Throws `ToolError` if a tool is missing or the program
 * does not compile.
 */
export function buildRig(): void {
  const { status, stderr } = spawnSync(join(projectFolder, "bench/rig/build.sh"), { encoding: "utf8" });
  if (status !== 0) throw new ToolError(status === 2 ? 2 : 1, stderr.trim());
}

/**
 * Compiles a folder of the benchmark to Lua. The folder `device/game` is compiled to the same Lua files as the game
 * itself. Throws `ToolError` with the compiler's errors.
 */
export function compileBundle(bundle: Bundle): void {
  const folder = join(projectFolder, "bench", bundle);
  const lua = bundle === "device/game" ? textsOf(compileChunks(folder)) : new Map([["main.lua", wholeLua(folder)]]);
  mkdirSync(folderOf(bundle), { recursive: true });
  for (const [file, text] of lua) writeFileSync(join(folderOf(bundle), file), text);
}

function wholeLua(folder: string): string {
  const [lua] = compileLua(folder).values();
  if (lua === undefined) throw new ToolError(1, `${folder} was not compiled`);
  return lua;
}

/** Runs a part of the benchmark on the emulated processor and returns what the part printed. */
export function runOnRig(bundle: Bundle, part: string): Promise<string> {
  const folder = join(built, part.replaceAll(" ", "-"));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of jobOf(bundle, part)) writeFileSync(join(folder, file), text);
  return outputOf(QEMU, [...MACHINE, ...CONSOLE, ...HOST_FILES, "-kernel", join(built, "lua.elf")], folder);
}

function jobOf(bundle: Bundle, part: string): Map<string, string | Uint8Array> {
  const playdate = readFileSync(join(projectFolder, "bench/rig/playdate.lua"), "utf8");
  const { "main.lua": main, ...parts } = Object.fromEntries(programsIn(folderOf(bundle)));
  // Wraps the compiled Lua in a function of its own, because a Lua function can have at most 200 local variables.
  const job = `PART = "${part}"\n${playdate};(function(...)\n${main}end)()\n`;
  if (bundle === "device") return new Map([["job.lua", job]]);
  // Compiles the code without names of variables, as for the released game, because the measurement includes the memory
  // that this code takes.
  const programs = part === "boot" ? programsIn(join(projectFolder, "build/source")) : new Map(Object.entries(parts));
  return shippedBytecode(new Map([...programs, ["job.lua", job]]));
}

function folderOf(bundle: Bundle): string {
  return join(built, bundle.replace("/", "-"));
}
