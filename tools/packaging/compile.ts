import { join, relative, sep } from "node:path";
import ts from "typescript";
import { parseConfigFileWithSystem, prepareDiagnosticForFormatting, Transpiler, type Plugin } from "typescript-to-lua";
import { withConstants } from "./constants";
import { withOwnGenerators } from "./generators";
import { withInlined } from "./inline/inline";
import { lazyImports } from "./lazy-imports";
import { homesOf } from "./homes";
import { linkedFiles } from "./link";
import { luaLimits } from "./lua-limits";
import { readBundle } from "./modules";
import { entrancesOf, planParts } from "./parts";
import { withPatternsAtOnce } from "./patterns";
import { plainErrors } from "./plain-errors";
import { PlainFault } from "./plain-fault";
import { runsOf } from "./runs";
import { singleFloats } from "./single-floats";
import { requireNoTakenLength } from "./taken-length";

/**
 * Transpiles the project's `src/` as its `tstl.json` says, with functions marked `@inline` written into their callers and
 * with the generators of generators.lua and without `Math.fround`. Gives the files to write, by path relative to `build/source/`. Throws
 * `PlainFault` with the compiler's errors.
 */
export function compileLua(project: string): Map<string, string> {
  return transpiled(programOf(project), project);
}

/**
 * As `compileLua`, but in parts: what is imported with `@lazy PART`, and what only that needs, is in `PART.lua` and is
 * loaded when it is first needed. The bundle, whatever its name, becomes `main.lua`. Nobody reads there what an error is
 * made of: it is its words.
 */
export function compileInParts(project: string): Map<string, string> {
  const game = programOf(project);
  const [bundle] = transpiled(game, project, [plainErrors]).values();
  return inParts(bundle, game.program);
}

/** The files of a program whose bundle is given. */
export function inParts(bundle: string, program: ts.Program): Map<string, string> {
  const parts = withConstants(readBundle(bundle));
  const plan = planParts(parts, entrancesOf(program));
  const runs = runsOf(parts, plan);
  return linkedFiles(parts, plan, runs, homesOf(parts, runs));
}

/** What becomes of a bundle as TypeScriptToLua writes it before anything else reads it. */
export function finished(bundle: string): string {
  return withPatternsAtOnce(withOwnGenerators(bundle));
}

/** The plugins of every program of a project; the game has `plainErrors` before them. */
export function pluginsOf(project: string): Plugin[] {
  return [singleFloats, lazyImports, luaLimits(project)];
}

/** A program that has no errors, and what it was read with. */
interface Checked {
  readonly program: ts.Program;
  readonly host: ts.CompilerHost;
}

function programOf(project: string): Checked {
  const { fileNames, options, errors } = parseConfigFileWithSystem(join(project, "tstl.json"));
  requireNone(errors, project);
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(fileNames, options, host);
  requireNone(ts.getPreEmitDiagnostics(program), project);
  requireNoTakenLength(program, project);
  return { program, host };
}

function transpiled({ program, host }: Checked, project: string, plugins: readonly Plugin[] = []): Map<string, string> {
  const outputs = new Map<string, string>();
  const outDir = join(project, "build/source");
  const { diagnostics } = new Transpiler().emit({
    program: withInlined(program, host, project),
    plugins: [...plugins, ...pluginsOf(project)],
    writeFile: (path, text) => outputs.set(relative(outDir, path).split(sep).join("/"), text),
  });
  requireNone(diagnostics, project);
  return new Map([...outputs].map(([file, text]) => [file, finished(text)]));
}

/** Throws `PlainFault` with the compiler's errors, if there are any. */
export function requireNone(diagnostics: readonly ts.Diagnostic[], project: string): void {
  if (diagnostics.length > 0) throw new PlainFault(1, describe(ts.sortAndDeduplicateDiagnostics(diagnostics), project));
}

function describe(diagnostics: readonly ts.Diagnostic[], project: string): string {
  const host: ts.FormatDiagnosticsHost = {
    getCurrentDirectory: () => project,
    getCanonicalFileName: (path) => path,
    getNewLine: () => "\n",
  };
  return ts.formatDiagnostics(diagnostics.map(prepareDiagnosticForFormatting), host).trimEnd();
}
