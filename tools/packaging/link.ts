/** Links the translated files of a game to the Lua files that the game consists of. */
import { resolve } from "node:path";
import type ts from "typescript";
import * as lua from "typescript-to-lua";
import { copyConstants } from "./copy-constants";
import type { InlinedProgram } from "./inline/inline-program";
import { linkChunks } from "./link-chunks";
import { createPrinter, type LuaLine } from "./lua-lines";
import { groupModules } from "./module-groups";
import { assignScopes } from "./name-scopes";
import { parseModules } from "./parse-modules";
import { planChunks, type ChunkEntries } from "./plan-chunks";
import type { LuaFile } from "./translate";

/** Links a game to several Lua files, called chunks, and returns their lines by file name. */
export function linkFiles(
  inlined: InlinedProgram,
  files: readonly LuaFile[],
  entries: ChunkEntries,
): Map<string, LuaLine[]> {
  const modules = copyConstants(parseModules(inlined.program, files, mainPath(inlined.program)));
  const plan = planChunks(modules, entries);
  const groups = groupModules(modules, plan);
  return linkChunks(modules, { plan, groups, scopes: assignScopes(modules, groups) }, createPrinter(inlined));
}

/** Returns the path of the file with which a program starts, which `luaBundleEntry` in its tstl.json names. */
export function mainPath(program: ts.Program): string {
  const { luaBundleEntry } = program.getCompilerOptions() as lua.CompilerOptions;
  return resolve(lua.getProjectRoot(program), luaBundleEntry ?? "");
}
