/**
 * Links the modules of a game, which are already translated to Lua. The result is the few Lua files of which the game
 * consists.
 */
import { resolve } from "node:path";
import type ts from "typescript";
import * as lua from "typescript-to-lua";
import { copyConstants } from "./copy-constants";
import { linkChunks } from "./link-chunks";
import { createPrinter, type LuaLine } from "./lua-lines";
import { groupModules } from "./module-groups";
import { assignScopes } from "./name-scopes";
import { moduleName, type NamedFile } from "./named-requires";
import { parseModules } from "./parse-modules";
import { planChunks, type ChunkEntries } from "./plan-chunks";

/** Links a game to several Lua files, called chunks, and returns their lines by file name. */
export function linkFiles(
  program: ts.Program,
  files: readonly NamedFile[],
  entries: ChunkEntries,
): Map<string, LuaLine[]> {
  const modules = copyConstants(parseModules(files, mainModule(program)));
  const plan = planChunks(modules, entries);
  const groups = groupModules(modules, plan);
  return linkChunks(modules, { plan, groups, scopes: assignScopes(modules, groups) }, createPrinter(program));
}

/** Returns the name of a program's main module. The setting `luaBundleEntry` in its tstl.json names this module. */
export function mainModule(program: ts.Program): string {
  const { luaBundleEntry } = program.getCompilerOptions() as lua.CompilerOptions;
  return moduleName(program, resolve(lua.getProjectRoot(program), luaBundleEntry ?? ""));
}
