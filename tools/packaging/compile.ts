/** Compiles the project's TypeScript to Lua: type check, inlining, TypeScriptToLua, text replacements and linking. */

import { join, relative, sep } from "node:path";
import ts from "typescript";
import { parseConfigFileWithSystem, prepareDiagnosticForFormatting, Transpiler, type Plugin } from "typescript-to-lua";
import { copyConstants } from "./copy-constants";
import { replaceGenerators } from "./generators";
import { inlineProgram } from "./inline/inline-program";
import { lazyImports } from "./lazy-imports";
import { assignScopes } from "./name-scopes";
import { linkChunks } from "./link-chunks";
import { checkLuaLimits } from "./lua-limits";
import { parseBundle } from "./parse-bundle";
import { findChunkEntries, planChunks } from "./plan-chunks";
import { mergeDestructuredLocals } from "./destructured-parameters";
import { stringErrors } from "./string-errors";
import { ToolError } from "./tool-error";
import { groupModules } from "./module-groups";
import { singleFloats } from "./single-floats";
import { rejectLengthDestructuring } from "./length-destructuring";

/**
 * Transpiles the folder `src/` of a project as the project's `tstl.json` says. Returns the Lua texts by path.
 * The paths are relative to `build/source/`. Functions marked `@inline` are copied into their callers, generators come
 * from generators.lua, and `Math.fround` is removed. Throws a `ToolError` with the compiler's errors.
 */
export function compileLua(project: string): Map<string, string> {
  return transpile(createCheckedProgram(project), project);
}

/**
 * Transpiles a project to several Lua files, called chunks, and returns their texts by file name.
 * A module imported with `@lazy CHUNK` goes to `CHUNK.lua`, together with the modules that only this chunk needs. The
 * game loads `CHUNK.lua` on first use. All other modules go to `main.lua`. Errors are thrown as plain strings, because
 * the game never inspects an error object.
 */
export function compileChunks(project: string): Map<string, string> {
  const checked = createCheckedProgram(project);
  const [bundle] = transpile(checked, project, [stringErrors]).values();
  return splitIntoChunks(bundle, checked.program);
}

/** Splits a bundle (one Lua program) into several Lua files, called chunks, and returns their texts by file name. */
export function splitIntoChunks(bundle: string, program: ts.Program): Map<string, string> {
  const parsed = copyConstants(parseBundle(bundle));
  const plan = planChunks(parsed, findChunkEntries(program));
  const groups = groupModules(parsed, plan);
  return linkChunks(parsed, plan, groups, assignScopes(parsed, groups));
}

/** Applies text replacements that make a Lua program of TypeScriptToLua faster without a change of its behaviour. */
export function applyRewriteRules(bundle: string): string {
  return mergeDestructuredLocals(replaceGenerators(bundle));
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

function transpile(
  { program, host }: CheckedProgram,
  project: string,
  plugins: readonly Plugin[] = [],
): Map<string, string> {
  const outputs = new Map<string, string>();
  const outDir = join(project, "build/source");
  const { diagnostics } = new Transpiler().emit({
    program: inlineProgram(program, host, project).program,
    plugins: [...plugins, ...pluginsOf(project)],
    writeFile: (path, text) => outputs.set(relative(outDir, path).split(sep).join("/"), text),
  });
  requireNoDiagnostics(diagnostics, project);
  return new Map([...outputs].map(([file, text]) => [file, applyRewriteRules(text)]));
}

/** Throws a `ToolError` with the compiler's errors (`diagnostics`), if there are any. */
export function requireNoDiagnostics(diagnostics: readonly ts.Diagnostic[], project: string): void {
  if (diagnostics.length > 0)
    throw new ToolError(1, formatDiagnostics(ts.sortAndDeduplicateDiagnostics(diagnostics), project));
}

function formatDiagnostics(diagnostics: readonly ts.Diagnostic[], project: string): string {
  const host: ts.FormatDiagnosticsHost = {
    getCurrentDirectory: () => project,
    getCanonicalFileName: (path) => path,
    getNewLine: () => "\n",
  };
  return ts.formatDiagnostics(diagnostics.map(prepareDiagnosticForFormatting), host).trimEnd();
}
