/** Compiles the project's TypeScript to Lua: type check, inlining, TypeScriptToLua, rewriting rules and linking. */

import { basename, join } from "node:path";
import ts from "typescript";
import { parseConfigFileWithSystem, type CompilerOptions, type Plugin } from "typescript-to-lua";
import { requireNoDiagnostics } from "./diagnostics";
import { inlineProgram, type InlinedProgram } from "./inline/inline-program";
import { lazyImports } from "./lazy-imports";
import { rejectLengthDestructuring } from "./length-destructuring";
import { linkFiles, mainPath } from "./link";
import { textOf, type LuaLine } from "./lua-lines";
import { checkLuaLimits } from "./lua-limits";
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
  const { program, host } = createCheckedProgram(project);
  const inlined = inlineProgram(program, host, project);
  return joinBundle(inlined, translate(inlined, project));
}

export function joinBundle(inlined: InlinedProgram, files: readonly LuaFile[]): LuaFiles {
  const { luaBundle } = inlined.program.getCompilerOptions() as CompilerOptions;
  return new Map([[basename(luaBundle ?? "main.lua"), joinModules(inlined, files, mainPath(inlined.program))]]);
}

/** Compiles a project to one Lua file as `compileBundle` does, and returns the Lua text by its path. */
export function compileLua(project: string): Map<string, string> {
  return textsOf(compileBundle(project));
}

/**
 * Compiles the game to several Lua files, called chunks. A module imported with `@lazy CHUNK` goes to `CHUNK.lua`,
 * together with the modules that only this chunk needs. The game loads `CHUNK.lua` on first use. All other modules go
 * to `main.lua`. Errors are thrown as plain strings, because the game never inspects an error object.
 */
export function compileChunks(project: string): LuaFiles {
  const { program, host } = createCheckedProgram(project);
  const inlined = inlineProgram(program, host, project);
  return linkFiles(inlined, translate(inlined, project, [stringErrors]), findChunkEntries(program));
}

export function textsOf(files: LuaFiles): Map<string, string> {
  return new Map([...files].map(([file, lines]) => [file, textOf(lines)]));
}

/** Returns the TypeScriptToLua plugins that every Lua program of a project uses, in the game and in the tests. */
export function pluginsOf(project: string): Plugin[] {
  return [singleFloats, lazyImports, checkLuaLimits(project)];
}

/** A TypeScript program without compile errors, and the compiler host that read the program's files. */
interface CheckedProgram {
  readonly program: ts.Program;
  readonly host: ts.CompilerHost;
}

function createCheckedProgram(project: string): CheckedProgram {
  const { fileNames, options, errors } = parseConfigFileWithSystem(join(project, "tstl.json"));
  requireNoDiagnostics(errors, project);
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(fileNames, options, host);
  requireNoDiagnostics(ts.getPreEmitDiagnostics(program), project);
  rejectLengthDestructuring(program, project);
  return { program, host };
}

function translate({ program }: InlinedProgram, project: string, plugins: readonly Plugin[] = []): LuaFile[] {
  return translateFiles(program, [...plugins, ...pluginsOf(project)], project);
}
