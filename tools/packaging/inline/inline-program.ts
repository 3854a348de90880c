/**
 * Inlines functions marked `@inline` and replaces records marked `@locals` in a whole program, before TypeScriptToLua
 * reads the program.
 */

import ts from "typescript";
import { findInlineFunctions } from "./calls";
import { formatImports, collectNames, type DestinationFile, type InlineContext, type InlineProgram } from "./context";
import { emitNode } from "./emit";
import { originAt, originMark, takeMarks, type MarkedText, type SourceLine } from "./origins";

/** A TypeScript program in which all calls of `@inline` functions are replaced. */
export interface InlinedProgram {
  readonly program: ts.Program;
  /**
   * Returns the source line from which the text at a line and column of the file `path` comes. Lines and columns are
   * counted from 0.
   */
  readonly originOf: (path: string, line: number, column: number) => SourceLine;
}

/**
 * Returns a program in which the bodies of functions marked `@inline` replace their calls.
 * Records marked `@locals` become local variables, one for each field. Throws a `ToolError` where inlining is
 * impossible.
 */
export function inlineProgram(program: ts.Program, host: ts.CompilerHost, project: string): InlinedProgram {
  const texts = inlineTexts(program, project);
  const options = program.getCompilerOptions();
  const sources: ts.CompilerHost = {
    ...host,
    getSourceFile: (path, version) => {
      const marked = texts.get(path);
      if (marked !== undefined) return ts.createSourceFile(path, marked.text, version);
      return program.getSourceFile(path) ?? host.getSourceFile(path, version);
    },
  };
  const inlined =
    texts.size === 0 ? program : ts.createProgram({ rootNames: program.getRootFileNames(), options, host: sources });
  const originOf: InlinedProgram["originOf"] = (path, line, column) => {
    const marked = texts.get(path);
    const file = inlined.getSourceFile(path);
    return marked === undefined || file === undefined ? { path, line } : originAt(file, marked, line, column);
  };
  return { program: inlined, originOf };
}

/** Returns the new texts of the files that inlining changes, by file path. */
function inlineTexts(program: ts.Program, project: string): Map<string, MarkedText> {
  const files = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
  if (!files.some(({ text }) => text.includes("@inline") || text.includes("@locals"))) return new Map();
  const checker = program.getTypeChecker();
  const source: InlineProgram = {
    project,
    checker,
    inlineFunctions: findInlineFunctions(checker, project, files),
    variablesByFile: new Map(),
  };
  const texts = files.map((file): [string, MarkedText] => [file.fileName, takeMarks(inlineFile(file, source))]);
  return new Map(texts.filter(([path, { text }]) => program.getSourceFile(path)?.text !== text));
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
