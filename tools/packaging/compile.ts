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
 * Transpiles the project's `src/` as its `tstl.json` says, with functions marked `@inline` written into their callers and
 * with the generators of generators.lua and without `Math.fround`. Gives the files to write, by path relative to `build/source/`. Throws
 * `PlainFault` with the compiler's errors.
 */
export function compileLua(project: string): Map<string, string> {
  return transpile(createCheckedProgram(project), project);
}

/**
 * As `compileLua`, but in parts: what is imported with `@lazy PART`, and what only that needs, is in `PART.lua` and is
 * loaded when it is first needed. The bundle, whatever its name, becomes `main.lua`. Nobody reads there what an error is
 * made of: it is its words.
 */
export function compileChunks(project: string): Map<string, string> {
  const checked = createCheckedProgram(project);
  const [bundle] = transpile(checked, project, [stringErrors]).values();
  return splitIntoChunks(bundle, checked.program);
}

/** The files of a program whose bundle is given. */
export function splitIntoChunks(bundle: string, program: ts.Program): Map<string, string> {
  const parsed = copyConstants(parseBundle(bundle));
  const plan = planChunks(parsed, findChunkEntries(program));
  const groups = groupModules(parsed, plan);
  return linkChunks(parsed, plan, groups, assignScopes(parsed, groups));
}

/** What becomes of a bundle as TypeScriptToLua writes it before anything else reads it. */
export function applyRewriteRules(bundle: string): string {
  return mergeDestructuredLocals(replaceGenerators(bundle));
}

/** The plugins of every program of a project; the game has `plainErrors` before them. */
export function pluginsOf(project: string): Plugin[] {
  return [singleFloats, lazyImports, checkLuaLimits(project)];
}

/** A program that has no errors, and what it was read with. */
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
    program: inlineProgram(program, host, project),
    plugins: [...plugins, ...pluginsOf(project)],
    writeFile: (path, text) => outputs.set(relative(outDir, path).split(sep).join("/"), text),
  });
  requireNoDiagnostics(diagnostics, project);
  return new Map([...outputs].map(([file, text]) => [file, applyRewriteRules(text)]));
}

/** Throws `PlainFault` with the compiler's errors, if there are any. */
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
