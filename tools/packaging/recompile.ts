/**
 * Compiles a program again after small changes: for mutation testing, for the development page, and for builds that use
 * stored translations. Only the files that a change concerns are type-checked and translated, so this is faster than
 * compile.ts.
 */

import { join } from "node:path";
import ts from "typescript";
import { parseConfigFileWithSystem, type Plugin } from "typescript-to-lua";
import { finishFiles, joinBundle, pluginsOf, type LuaFiles } from "./compile";
import { requireNoDiagnostics } from "./diagnostics";
import { rejectLengthDestructuring } from "./length-destructuring";
import { linkFiles } from "./link";
import type { NamedFile } from "./named-requires";
import {
  findOutdatedFiles,
  sourcesOf,
  type CompiledFile,
  type CompiledFiles,
  type OutdatedFiles,
} from "./outdated-files";
import { findChunkEntries } from "./plan-chunks";
import { stringErrors } from "./string-errors";
import { hashOfSettings, readStore, writeStore } from "./translated-store";
import { translateFiles } from "./translate";

type Changes = ReadonlyMap<string, string>;

/**
 * A function that compiles a project as `compileChunks` does, but with changed texts in place of some files on disk. A
 * changed text also replaces its file in all later calls.
 */
export type Recompile = (changes?: Changes) => LuaFiles;

interface Target {
  readonly name: string;
  readonly plugins: readonly Plugin[];
  /** Links the files of a program, which are already translated to Lua and inlined, into the Lua files. */
  readonly link: (program: ts.Program, files: readonly NamedFile[]) => LuaFiles;
}

const CHUNKS: Target = {
  name: "chunks",
  plugins: [stringErrors],
  link: (program, files) => linkFiles(program, files, findChunkEntries(program)),
};

const BUNDLE: Target = { name: "bundle", plugins: [], link: joinBundle };

/**
 * Creates a function that compiles a project again after small changes. This function type-checks and translates only
 * changed files and, if the types of their exports have changed, the files that import them. The first call compiles
 * everything. Throws a `ToolError` as `compileChunks` does.
 */
export function createRecompiler(project: string): Recompile {
  return createCompiler(project, CHUNKS);
}

/**
 * Creates a function that compiles a project again after small changes, as `createRecompiler` does, but to one Lua file
 * (see `compileBundle`).
 */
export function createBundleRecompiler(project: string): Recompile {
  return createCompiler(project, BUNDLE);
}

/**
 * Compiles a project as `compileChunks` does. The file `store` has the translated sources of the last compilation; only
 * sources that have changed since are translated again. Writes `store` anew.
 */
export function compileChunksFromStore(project: string, store: string): LuaFiles {
  return createCompiler(project, CHUNKS, store)();
}

/**
 * Compiles a project to one Lua file, as `compileBundle` does. The file `store` has the translated sources of the last
 * compilation; only sources that have changed since are translated again. Writes `store` anew.
 */
export function compileBundleFromStore(project: string, store: string): LuaFiles {
  return createCompiler(project, BUNDLE, store)();
}

function createCompiler(project: string, { name, plugins, link }: Target, store?: string): Recompile {
  const { fileNames, options, errors } = parseConfigFileWithSystem(join(project, "tstl.json"));
  requireNoDiagnostics(errors, project);
  // Makes the type checker print the parts of a type always in the same order. So the types of two compilations can be
  // compared as text.
  Object.assign(options, { stableTypeOrdering: true });
  const sources = createSourceCache(ts.createCompilerHost(options));
  const allPlugins = [...plugins, ...pluginsOf(project)];
  let before: ts.Program | undefined;
  let compiled: CompiledFiles | undefined;
  return (changes = new Map()) => {
    sources.change(changes);
    const program = ts.createProgram({
      rootNames: fileNames,
      options,
      host: sources.host,
      ...(before && { oldProgram: before }),
    });
    const settings = store === undefined ? "" : hashOfSettings(program, name);
    compiled ??= store === undefined ? new Map() : readStore(store, settings);
    const outdated = findOutdatedFiles(program, compiled, new Set(changes.keys()));
    compiled = compileOutdated({ program, compiled, outdated }, allPlugins, project);
    before = program;
    if (store !== undefined) writeStore(store, settings, compiled);
    const translated = [...compiled.values()].map(({ lua }) => lua);
    return link(program, finishFiles(program, translated, project));
  };
}

interface Known {
  readonly program: ts.Program;
  readonly compiled: CompiledFiles;
  readonly outdated: OutdatedFiles;
}

function compileOutdated(
  { program, compiled, outdated }: Known,
  plugins: readonly Plugin[],
  project: string,
): CompiledFiles {
  const files = [...outdated.keys()];
  requireNoDiagnostics(findErrors(program, files), project);
  rejectLengthDestructuring(program, files, project);
  const translated = new Map(translateFiles(program, plugins, project, files).map((lua) => [lua.path, lua]));
  return new Map(
    sourcesOf(program).map((file): [string, CompiledFile] => {
      const { fileName } = file;
      const facts = outdated.get(file);
      return [fileName, facts === undefined ? compiled.get(fileName)! : { ...facts, lua: translated.get(fileName)! }];
    }),
  );
}

function findErrors(program: ts.Program, files: readonly ts.SourceFile[]): ts.Diagnostic[] {
  return [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ];
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
