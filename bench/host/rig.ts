/**
 * Runs parts of the bench on an emulated Cortex-M7 processor that counts instructions. The program for this
 * processor is in bench/rig.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileChunks, compileLua, textsOf } from "../../tools/packaging/compile";
import { ToolError } from "../../tools/packaging/tool-error";
import { projectFolder } from "../../tools/packaging/project-folder";
import { INSTRUCTIONS_PER_DMS } from "../dms";
import { readPrograms, compilePrograms } from "./bytecode";
import { runProgram } from "./process";

const benchBuildFolder = join(projectFolder, "build/bench");
const QEMU = "qemu-system-arm";
const MACHINE = ["-M", "mps2-an500", "-cpu", "cortex-m7", "-icount", "shift=0"];
const CONSOLE = ["-display", "none", "-monitor", "none", "-serial", "none"];
const HOST_FILES = ["-semihosting-config", "enable=on,target=native"];

/** A folder below bench/ with a `tstl.json`, which configures its compilation to Lua. */
export type BenchFolder = "device" | "device/game" | "device/saving";

/**
 * Builds the program that runs Lua on the emulated processor. Throws `ToolError` if a tool is missing or the program
 * does not compile.
 */
export function buildRig(): void {
  const { status, stderr } = spawnSync(join(projectFolder, "bench/rig/build.sh"), { encoding: "utf8" });
  if (status !== 0) throw new ToolError(status === 2 ? 2 : 1, stderr.trim());
}

/**
 * Compiles a folder of the bench to Lua. For the folder `device/game`, the result is the same Lua files as for the game
 * itself. Throws `ToolError` with the compiler's errors.
 */
export function compileBenchFolder(benchFolder: BenchFolder): void {
  const folder = join(projectFolder, "bench", benchFolder);
  const lua =
    benchFolder === "device/game" ? textsOf(compileChunks(folder)) : new Map([["main.lua", wholeLua(folder)]]);
  mkdirSync(outputFolderOf(benchFolder), { recursive: true });
  for (const [file, text] of lua) writeFileSync(join(outputFolderOf(benchFolder), file), text);
}

function wholeLua(folder: string): string {
  const [lua] = compileLua(folder).values();
  if (lua === undefined) throw new ToolError(1, `${folder} was not compiled`);
  return lua;
}

/** Runs a part of the bench on the emulated processor and returns what the part printed. */
export function runOnRig(benchFolder: BenchFolder, part: string): Promise<string> {
  const folder = join(benchBuildFolder, part.replaceAll(" ", "-"));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of buildJob(benchFolder, part)) writeFileSync(join(folder, file), text);
  return runProgram(
    QEMU,
    [...MACHINE, ...CONSOLE, ...HOST_FILES, "-kernel", join(benchBuildFolder, "lua.elf")],
    folder,
  );
}

function buildJob(benchFolder: BenchFolder, part: string): Map<string, string | Uint8Array> {
  const playdate = readFileSync(join(projectFolder, "bench/rig/playdate.lua"), "utf8").replaceAll(
    "INSTRUCTIONS_PER_DMS",
    `${INSTRUCTIONS_PER_DMS}`,
  );
  const { "main.lua": main, ...otherPrograms } = Object.fromEntries(readPrograms(outputFolderOf(benchFolder)));
  // Puts the compiled Lua into a function of its own, because a Lua function can have at most 200 local variables.
  const job = `PART = "${part}"\n${playdate};(function(...)\n${main}end)()\n`;
  if (benchFolder === "device") return new Map([["job.lua", job]]);
  // Compiles the Lua without the names of its variables, as in the released game, because names take memory.
  const programs =
    part === "boot" ? readPrograms(join(projectFolder, "build/source")) : new Map(Object.entries(otherPrograms));
  return compilePrograms(new Map([...programs, ["job.lua", job]]));
}

function outputFolderOf(benchFolder: BenchFolder): string {
  return join(benchBuildFolder, benchFolder.replace("/", "-"));
}
