/** Compiles Lua to bytecode with the compiler `luac`, built with the 32-bit numbers of a Playdate. */

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ToolError } from "../packaging/tool-error";
import { projectFolder } from "../packaging/project-folder";
import { ByteReader } from "./bytes";
import { stripDebugNames } from "./lua-bytecode";

const COMPILED = "compiled.luac";

const luac = join(projectFolder, "build/lua32/luac");

/** Builds the Lua compiler `luac` unless it exists already. Throws a `ToolError` if the build fails. */
export function buildLuac(): void {
  const { status } = spawnSync(join(projectFolder, "tools/lua32.sh"), { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new ToolError(2, "Without the Playdate SDK, packing needs Lua's compiler; see above.");
}

/**
 * Returns the version of the Lua compiler `luac`, such as "Lua 5.4.4". Another version may compile the same program to
 * other bytes.
 */
export function readLuacRelease(): string {
  return spawnSync(luac, ["-v"], { encoding: "utf8" }).stdout.split("  ")[0];
}

/** How much debug information the bytecode has: line numbers for error messages, or nothing. */
export type DebugInfo = "lines" | "stripped";

/**
 * Compiles a Lua program to bytecode. `file` is the name of the program in errors at run time. Throws a `ToolError`
 * with the compiler's message if the program does not compile.
 */
export function compileToBytecode(file: string, program: Uint8Array, debugInfo: DebugInfo = "lines"): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "glissade-luac-"));
  try {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), program);
    const options = debugInfo === "stripped" ? ["-s"] : [];
    const luacArguments = [...options, "-o", COMPILED, file];
    const { status, stderr } = spawnSync(luac, luacArguments, { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new ToolError(1, stderr.trim().replace(`${luac}: `, ""));
    const bytecode = new Uint8Array(readFileSync(join(folder, COMPILED)));
    return debugInfo === "stripped" ? bytecode : stripDebugNames(new ByteReader(COMPILED, bytecode));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
