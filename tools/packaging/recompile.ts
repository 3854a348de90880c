/**
 * Compiles the project again and again with small changes, for mutation testing.
 * Only changed files are compiled, so that this is faster than compile.ts.
 */

import { join } from "node:path";
import ts from "typescript";
import { parseConfigFileWithSystem, Transpiler, type Plugin } from "typescript-to-lua";
import { applyRewriteRules, splitIntoChunks, pluginsOf, requireNoDiagnostics } from "./compile";
import { inlineProgram } from "./inline/inline-program";
import { stringErrors } from "./string-errors";

/** The new text of each changed source file, by the file's absolute path. */
type Changes = ReadonlyMap<string, string>;

/**
 * A function that compiles a project as `compileChunks` does, but with changed texts in place of some files on disk.
 * A changed text also replaces its file in all later calls.
 */
export type Recompile = (changes?: Changes) => Map<string, string>;

/**
 * Creates a function that compiles a project again after small changes.
 * It only type-checks changed files and only transpiles files whose text after inlining differs. The first call
 * compiles everything. Throws a `ToolError` as `compileChunks` does.
 */
export function createRecompiler(project: string): Recompile {
  const { fileNames, options, errors } = parseConfigFileWithSystem(join(project, "tstl.json"));
  requireNoDiagnostics(errors, project);
  const sources = createSourceCache(ts.createCompilerHost(options));
  const transpiler = new IncrementalTranspiler();
  const transpiled = new Map<string, string>();
  let program: ts.Program | undefined;
  return (changes = new Map()) => {
    sources.change(changes);
    const before = program;
    program = ts.createProgram({
      rootNames: fileNames,
      options,
      host: sources.host,
      ...(before && { oldProgram: before }),
    });
    requireNoDiagnostics(
      before === undefined ? ts.getPreEmitDiagnostics(program) : errorsIn(program, changes),
      project,
    );
    const { program: inlined } = inlineProgram(program, sources.host, project);
    const bundle = transpiler.bundle(inlined, transpiled, [stringErrors, ...pluginsOf(project)], project);
    return splitIntoChunks(applyRewriteRules(bundle), program);
  };
}

function errorsIn(program: ts.Program, changes: Changes): ts.Diagnostic[] {
  return [...changes.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });
}

/** Creates a compiler host that parses each source file once, and again only after a change of the file. */
function createSourceCache(host: ts.CompilerHost) {
  const texts = new Map<string, string>();
  const files = new Map<string, ts.SourceFile | undefined>();
  const parse: ts.CompilerHost["getSourceFile"] = (path, version) => {
    const text = texts.get(path);
    return text === undefined ? host.getSourceFile(path, version) : ts.createSourceFile(path, text, version);
  };
  const getSourceFile: ts.CompilerHost["getSourceFile"] = (path, version) => {
    if (!files.has(path)) files.set(path, parse(path, version));
    return files.get(path);
  };
  const change = (changes: Changes): void => {
    for (const [path, text] of changes) {
      texts.set(path, text);
      files.delete(path);
    }
  };
  return { host: { ...host, getSourceFile }, change };
}

type EmitPlanArguments = Parameters<Transpiler["getEmitPlan"]>;

/**
 * A transpiler that keeps the Lua of each file after the first translation and bundles the Lua of all files in each
 * call.
 */
class IncrementalTranspiler extends Transpiler {
  private readonly transpiledFiles = new Map<string, EmitPlanArguments[2][number]>();

  /**
   * Transpiles the files whose text differs from the text in `transpiled`, and returns one Lua program of all files.
   * Stores the new texts in `transpiled`.
   */
  bundle(program: ts.Program, transpiled: Map<string, string>, plugins: Plugin[], project: string): string {
    const sources = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
    const changed = sources.filter(({ fileName, text }) => transpiled.get(fileName) !== text);
    let bundle = "";
    const writeFile = (_path: string, text: string): void => void (bundle = text);
    const { diagnostics } = this.emit({ program, sourceFiles: changed, plugins, writeFile });
    requireNoDiagnostics(diagnostics, project);
    for (const { fileName, text } of changed) transpiled.set(fileName, text);
    return bundle;
  }

  protected override getEmitPlan(...[program, diagnostics, files, plugins]: EmitPlanArguments) {
    for (const file of files) this.transpiledFiles.set(file.fileName, file);
    // Copies the transpiled files, because the bundler changes the module names inside the files that it receives.
    const all = [...this.transpiledFiles.values()].map((file) => ({ ...file }));
    return super.getEmitPlan(program, diagnostics, all, plugins);
  }
}
