/**
 * Compiles a program again and again with small changes, for mutation testing and the development page. Only changed
 * files are compiled, so that this is faster than compile.ts.
 */

import { join } from "node:path";
import ts from "typescript";
import { parseConfigFileWithSystem, type Plugin } from "typescript-to-lua";
import { finishFiles, joinBundle, pluginsOf, type LuaFiles } from "./compile";
import { requireNoDiagnostics } from "./diagnostics";
import { filesWithNewTypes } from "./exported-types";
import { linkFiles } from "./link";
import type { NamedFile } from "./named-requires";
import { findChunkEntries } from "./plan-chunks";
import { stringErrors } from "./string-errors";
import { translateFiles, type LuaFile } from "./translate";

type Changes = ReadonlyMap<string, string>;

/**
 * A function that compiles a project as `compileChunks` does, but with changed texts in place of some files on disk. A
 * changed text also replaces its file in all later calls. After an error, the next call must name the same files again.
 */
export type Recompile = (changes?: Changes) => LuaFiles;

/**
 * A function that links the files of a program, which are already translated to Lua and inlined, into the game's Lua
 * files.
 */
type Linker = (program: ts.Program, files: readonly NamedFile[]) => LuaFiles;

/**
 * Creates a function that compiles a project again after small changes. It only type-checks and translates the changed
 * files; if the types of their exports have changed, also the files that import them. The first call compiles
 * everything. Throws a `ToolError` as `compileChunks` does.
 */
export function createRecompiler(project: string): Recompile {
  return createCompiler(project, [stringErrors], (program, files) =>
    linkFiles(program, files, findChunkEntries(program)),
  );
}

/**
 * Creates a function that compiles a project again after small changes, as `createRecompiler` does, but to one Lua file
 * (see `compileBundle`).
 */
export function createBundleRecompiler(project: string): Recompile {
  return createCompiler(project, [], joinBundle);
}

function createCompiler(project: string, plugins: readonly Plugin[], link: Linker): Recompile {
  const { fileNames, options, errors } = parseConfigFileWithSystem(join(project, "tstl.json"));
  requireNoDiagnostics(errors, project);
  // With this option, the type checker always prints the parts of a type in the same order, so that the types of two
  // compilations can be compared as text.
  Object.assign(options, { stableTypeOrdering: true });
  const sources = createSourceCache(ts.createCompilerHost(options));
  const translate = createTranslator(project, plugins);
  /** The TypeScript program of the last compilation that had no errors. */
  let before: ts.Program | undefined;
  return (changes = new Map()) => {
    sources.change(changes);
    const program = ts.createProgram({
      rootNames: fileNames,
      options,
      host: sources.host,
      ...(before && { oldProgram: before }),
    });
    const paths = new Set(changes.keys());
    if (before !== undefined) for (const path of filesWithNewTypes(before, program, [...paths])) paths.add(path);
    requireNoDiagnostics(before === undefined ? ts.getPreEmitDiagnostics(program) : errorsIn(program, paths), project);
    const files = link(program, finishFiles(program, translate(program, paths), project));
    before = program;
    return files;
  };
}

function errorsIn(program: ts.Program, paths: Iterable<string>): ts.Diagnostic[] {
  return [...paths].flatMap((path) => {
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

/**
 * Creates a function that translates a program to Lua. This function translates only the files in `paths` and the files
 * that have changed since its previous call.
 */
function createTranslator(
  project: string,
  plugins: readonly Plugin[],
): (program: ts.Program, paths: ReadonlySet<string>) => LuaFile[] {
  const files = new Map<string, ts.SourceFile>();
  const translated = new Map<string, LuaFile>();
  return (program, paths) => {
    const sources = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
    const changed = sources.filter((file) => paths.has(file.fileName) || files.get(file.fileName) !== file);
    for (const file of translateFiles(program, [...plugins, ...pluginsOf(project)], project, changed))
      translated.set(file.path, file);
    for (const file of changed) files.set(file.fileName, file);
    return [...translated.values()];
  };
}
