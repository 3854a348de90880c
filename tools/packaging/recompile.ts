import { join } from "node:path";
import ts from "typescript";
import { parseConfigFileWithSystem, Transpiler, type Plugin } from "typescript-to-lua";
import { applyRewriteRules, splitIntoChunks, pluginsOf, requireNoDiagnostics } from "./compile";
import { inlineProgram } from "./inline/inline-program";
import { stringErrors } from "./string-errors";

/** The text of each changed file, by its absolute path. */
type Changes = ReadonlyMap<string, string>;

/** Compiles a project as `compileInParts` does, as its files are but for the changes that were ever given. */
export type Recompile = (changes?: Changes) => Map<string, string>;

/**
 * Returns a compiler that only looks for errors in the files that are changed, and only transpiles the files whose text is
 * another after inlining. The first call compiles all. Throws `PlainFault` as `compileInParts` does.
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
    const inlined = inlineProgram(program, sources.host, project);
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

/** A host that parses each file once until the file is changed. */
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

/** Bundles the Lua of all files that it has ever transpiled. */
class IncrementalTranspiler extends Transpiler {
  private readonly transpiledFiles = new Map<string, EmitPlanArguments[2][number]>();

  /** Transpiles the files whose text is not the one in `transpiled`, which it brings up to date. Returns the bundle. */
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
    // The bundler writes other names of modules into what it is given.
    const all = [...this.transpiledFiles.values()].map((file) => ({ ...file }));
    return super.getEmitPlan(program, diagnostics, all, plugins);
  }
}
