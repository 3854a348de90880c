/**
 * Finds the files of a program that must be compiled again: those that have changed, and those that import types which
 * have changed.
 */
import { createHash } from "node:crypto";
import type ts from "typescript";
import { collectExportedTypes, type ExportedTypes } from "./exported-types";
import { importsOf } from "./imported-files";
import type { LuaFile } from "./translate";

/**
 * The facts about a source file that matter for its own translation. They also matter for the translations of files
 * that import the file, directly or through others.
 */
export interface SourceFacts {
  /** The hash of the source file's text. */
  readonly hash: string;
  /** The paths of the files that the file imports directly. */
  readonly imports: readonly string[];
  readonly exported: ExportedTypes;
}

/** A source file as it was when it was last compiled without errors, and its translation. */
export interface CompiledFile extends SourceFacts {
  readonly lua: LuaFile;
}

/** The files of a program that were compiled without errors, by their paths. */
export type CompiledFiles = ReadonlyMap<string, CompiledFile>;

/** The files that must be compiled again, each with the facts about it, such as its hash and its imports. */
export type OutdatedFiles = ReadonlyMap<ts.SourceFile, SourceFacts>;

export function sourcesOf(program: ts.Program): ts.SourceFile[] {
  return program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
}

/**
 * Returns the files of a program that must be compiled again. These are new files, files that have changed since the
 * last compilation (`compiled`), and files whose paths are in `wanted`.
 *
 * If the types that such a file exports have changed, also returns all files that import it, directly or through
 * others. If only the exact types of its constants have changed, also returns the files that import it directly.
 */
export function findOutdatedFiles(
  program: ts.Program,
  compiled: CompiledFiles,
  wanted: ReadonlySet<string>,
): OutdatedFiles {
  const sources = sourcesOf(program);
  const imports = new Map(sources.map((file) => [file.fileName, importsOf(program, file)]));
  const importers = createImporterFinder(program, imports);
  const outdated = new Map<ts.SourceFile, SourceFacts>();
  const add = (file: ts.SourceFile): void => {
    if (outdated.has(file)) return;
    const exported = collectExportedTypes(program, file);
    outdated.set(file, { hash: computeFileHash(file), imports: imports.get(file.fileName)!, exported });
    const before = compiled.get(file.fileName)?.exported;
    // Returns if the file is new. The files that import it need not be added: they are outdated anyway, because their
    // own text or the list of the files that they import has changed.
    if (before === undefined) return;
    if (before.types !== exported.types) importers.all(file).forEach(add);
    else if (before.constants !== exported.constants) importers.direct(file).forEach(add);
  };
  for (const file of sources) {
    const known = compiled.get(file.fileName);
    const isSame = known?.hash === computeFileHash(file) && known.imports.join() === imports.get(file.fileName)!.join();
    if (!isSame || wanted.has(file.fileName)) add(file);
  }
  return outdated;
}

const hashes = new WeakMap<ts.SourceFile, string>();

function computeFileHash(file: ts.SourceFile): string {
  const hash = hashes.get(file) ?? createHash("sha256").update(file.text).digest("base64");
  hashes.set(file, hash);
  return hash;
}

function createImporterFinder(program: ts.Program, imports: ReadonlyMap<string, readonly string[]>) {
  const importers = new Map<string, ts.SourceFile[]>();
  for (const [importer, paths] of imports)
    for (const path of paths) importers.set(path, [...(importers.get(path) ?? []), program.getSourceFile(importer)!]);
  const direct = ({ fileName }: ts.SourceFile): readonly ts.SourceFile[] => importers.get(fileName) ?? [];
  const all = (file: ts.SourceFile): ReadonlySet<ts.SourceFile> => {
    const found = new Set<ts.SourceFile>(direct(file));
    for (const one of found) for (const importer of direct(one)) found.add(importer);
    return found;
  };
  return { direct, all };
}
