/**
 * Inlines functions marked `@inline` and replaces records marked `@locals` in a whole program, before TypeScriptToLua
 * reads the program.
 */

import ts from "typescript";
import { findInlineFunctions } from "./calls";
import { formatImports, collectNames, type DestinationFile, type InlineContext, type InlineProgram } from "./context";
import { emitNode } from "./emit";
import { hasSameMarks, originAt, originMark, takeMarks, type MarkedText, type SourceLine } from "./origins";
import { createImportFinder } from "../imported-files";

/** A file of a program after the bodies of `@inline` functions have replaced their calls. */
interface InlinedFile {
  /** The original file and all files that it imports. Its inlined text depends on nothing else. */
  readonly sources: readonly ts.SourceFile[];
  readonly file: ts.SourceFile;
  /**
   * The text of `file` and the positions at which its origin changes, or undefined if inlining has not changed the
   * file.
   */
  readonly marked?: MarkedText;
}

/** The files of a program after the bodies of `@inline` functions have replaced their calls, by path. */
type InlinedFiles = ReadonlyMap<string, InlinedFile>;

/** A program in which all calls of `@inline` functions are replaced. */
export interface InlinedProgram {
  readonly program: ts.Program;
  readonly files: InlinedFiles;
  /**
   * Returns the source line from which the text at a line and column of the file `path` comes. Lines and columns are
   * counted from 0.
   */
  readonly originOf: (path: string, line: number, column: number) => SourceLine;
}

/**
 * Returns a program in which the bodies of functions marked `@inline` replace their calls. Records marked `@locals`
 * become local variables, one for each field. Throws a `ToolError` where inlining is impossible. Files that have not
 * changed since the result `before`, nor have their imports, are not inlined again.
 */
export function inlineProgram(
  program: ts.Program,
  host: ts.CompilerHost,
  project: string,
  before?: InlinedProgram,
): InlinedProgram {
  const files = inlineFiles(program, project, before?.files);
  const originOf: InlinedProgram["originOf"] = (path, line, column) => {
    const { file, marked } = files.get(path) ?? {};
    return marked === undefined || file === undefined ? { path, line } : originAt(file, marked, line, column);
  };
  return { program: programOf(files, program, host, before?.program), files, originOf };
}

function programOf(
  files: InlinedFiles,
  program: ts.Program,
  host: ts.CompilerHost,
  oldProgram?: ts.Program,
): ts.Program {
  if ([...files.values()].every(({ marked }) => marked === undefined)) return program;
  const getSourceFile: ts.CompilerHost["getSourceFile"] = (path, version) =>
    files.get(path)?.file ?? program.getSourceFile(path) ?? host.getSourceFile(path, version);
  return ts.createProgram({
    rootNames: program.getRootFileNames(),
    options: program.getCompilerOptions(),
    host: { ...host, getSourceFile },
    ...(oldProgram && { oldProgram }),
  });
}

/** Inlines all files of a program. Files are taken from `before` if they and their imports have not changed. */
function inlineFiles(program: ts.Program, project: string, before: InlinedFiles = new Map()): InlinedFiles {
  const files = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
  if (!files.some(({ text }) => text.includes("@inline") || text.includes("@locals"))) return new Map();
  const checker = program.getTypeChecker();
  const source: InlineProgram = {
    project,
    checker,
    inlineFunctions: findInlineFunctions(checker, project, files),
    variablesByFile: new Map(),
  };
  const withImports = createImportFinder(program);
  const inline = (file: ts.SourceFile): InlinedFile => {
    const old = before.get(file.fileName);
    if (old?.sources.every((one) => program.getSourceFile(one.fileName) === one) === true) return old;
    return parseInlined(file, withImports(file), takeMarks(inlineFile(file, source)), old);
  };
  return new Map(files.map((file) => [file.fileName, inline(file)]));
}

/**
 * Parses an inlined text, or returns the inlined file `old` if its text is the same and comes from the same source
 * lines.
 */
function parseInlined(
  original: ts.SourceFile,
  sources: readonly ts.SourceFile[],
  marked: MarkedText,
  old: InlinedFile | undefined,
): InlinedFile {
  if (marked.text === original.text) return { sources, file: original };
  if (old?.marked !== undefined && hasSameMarks(old.marked, marked)) return { ...old, sources };
  const { fileName, languageVersion } = original;
  return { sources, file: ts.createSourceFile(fileName, marked.text, languageVersion), marked };
}

/** Returns the text of a file after inlining. Marks in the text name the source line of each part (see origins.ts). */
function inlineFile(file: ts.SourceFile, program: InlineProgram): string {
  const names = [...program.inlineFunctions.values()].map(({ name }) => name?.text ?? "");
  if (!file.text.includes("@locals") && !names.some((name) => file.text.includes(name))) return file.text;
  const destination: DestinationFile = { file, takenNames: collectNames(file), addedImports: new Map() };
  const context: InlineContext = {
    program,
    destination,
    values: new Map(),
    recordNames: new Map(),
    assigned: new Set(),
    aliases: new Set(),
    inPlace: {},
    standIns: new Map(),
    ownLocals: new Set(),
    body: [],
    callSite: file,
  };
  const text = emitNode(file, context);
  return formatImports(destination) + originMark(file, 0) + text;
}
