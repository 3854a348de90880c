/**
 * Compiles the project's TypeScript to Lua in several steps: type check, translation by TypeScriptToLua, inlining,
 * rewriting rules, and linking.
 */

import { basename, join } from "node:path";
import ts from "typescript";
import { parseConfigFileWithSystem, type CompilerOptions, type Plugin } from "typescript-to-lua";
import { requireNoDiagnostics } from "./diagnostics";
import { inlineFiles } from "./inline/inline-files";
import { createInlineTagsPlugin } from "./inline/tags";
import { lazyImports } from "./lazy-imports";
import { rejectLengthDestructuring } from "./length-destructuring";
import { linkFiles } from "./link";
import { textOf, type LuaLine } from "./lua-lines";
import { checkLuaLimits } from "./lua-limits";
import { nameRequires, type NamedFile } from "./named-requires";
import { sourcesOf } from "./outdated-files";
import { findChunkEntries } from "./plan-chunks";
import { singleFloats } from "./single-floats";
import { stringErrors } from "./string-errors";
import { translateFiles, type LuaFile } from "./translate";
import { joinModules } from "./whole-bundle";

/** The lines of Lua files, by the files' paths relative to `build/source/`. */
export type LuaFiles = ReadonlyMap<string, readonly LuaLine[]>;

/**
 * Compiles the TypeScript of a project to one Lua file, as the project's `tstl.json` says. Functions marked `@inline`
 * are copied into their callers, generators come from generators.lua, and `Math.fround` is removed. Throws a
 * `ToolError` with the compiler's errors.
 */
export function compileBundle(project: string): LuaFiles {
  const program = createCheckedProgram(project);
  return joinBundle(program, translate(program, project));
}

export function joinBundle(program: ts.Program, files: readonly NamedFile[]): LuaFiles {
  const { luaBundle } = program.getCompilerOptions() as CompilerOptions;
  return new Map([[basename(luaBundle ?? "main.lua"), joinModules(program, files)]]);
}

/**
 * Compiles a project to one Lua file as `compileBundle` does. Returns a map from the path of this file to its Lua text.
 */
export function compileLua(project: string): Map<string, string> {
  return textsOf(compileBundle(project));
}

/**
 * Compiles the game to several Lua files, called chunks. A module imported with `@lazy CHUNK` goes to `CHUNK.lua`,
 * together with the modules that only this chunk needs. The game loads `CHUNK.lua` on first use. All other modules go
 * to `main.lua`. Errors are thrown as plain strings, because the game never inspects an error object.
 */
export function compileChunks(project: string): LuaFiles {
  const program = createCheckedProgram(project);
  return linkFiles(program, translate(program, project, [stringErrors]), findChunkEntries(program));
}

export function textsOf(files: LuaFiles): Map<string, string> {
  return new Map([...files].map(([file, lines]) => [file, textOf(lines)]));
}

/** Returns the TypeScriptToLua plugins that every Lua program of a project uses, in the game and in the tests. */
export function pluginsOf(project: string): Plugin[] {
  return [singleFloats, lazyImports, createInlineTagsPlugin(project)];
}

function createCheckedProgram(project: string): ts.Program {
  const { fileNames, options, errors } = parseConfigFileWithSystem(join(project, "tstl.json"));
  requireNoDiagnostics(errors, project);
  const program = ts.createProgram(fileNames, options);
  requireNoDiagnostics(ts.getPreEmitDiagnostics(program), project);
  rejectLengthDestructuring(program, sourcesOf(program), project);
  return program;
}

function translate(program: ts.Program, project: string, plugins: readonly Plugin[] = []): NamedFile[] {
  return finishFiles(program, translateFiles(program, [...plugins, ...pluginsOf(project)], project), project);
}

/**
 * Inlines functions in translated files and returns the new files. Throws a `ToolError` if a function then exceeds
 * Lua's limits.
 */
export function finishFiles(program: ts.Program, files: readonly LuaFile[], project: string): NamedFile[] {
  const inlined = inlineFiles(nameRequires(program, files), project);
  checkLuaLimits(inlined, project);
  return inlined;
}
