import ts from "typescript";
import { markedFunctions } from "./calls";
import { importLine, namesIn, type Home, type Scope, type Source } from "./scope";
import { written } from "./write";

/**
 * A program as it was, but for functions marked `@inline`: they stand in the places of their calls. Records marked
 * `@locals` become locals, one for each field. Throws `PlainFault` where that cannot be had.
 */
export function withInlined(program: ts.Program, host: ts.CompilerHost, project: string): ts.Program {
  const texts = inlinedTexts(program, project);
  if (texts.size === 0) return program;
  const options = program.getCompilerOptions();
  const sources: ts.CompilerHost = {
    ...host,
    getSourceFile: (path, version) => {
      const text = texts.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, version);
      return program.getSourceFile(path) ?? host.getSourceFile(path, version);
    },
  };
  return ts.createProgram({ rootNames: program.getRootFileNames(), options, host: sources });
}

/** By path, the files that are other than they were. */
function inlinedTexts(program: ts.Program, project: string): Map<string, string> {
  const files = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
  if (!files.some(({ text }) => text.includes("@inline") || text.includes("@locals"))) return new Map();
  const checker = program.getTypeChecker();
  const source: Source = { project, checker, marked: markedFunctions(checker, project, files), variables: new Map() };
  const texts = files.map((file): [string, string] => [file.fileName, writtenFile(file, source)]);
  return new Map(texts.filter(([path, text]) => program.getSourceFile(path)?.text !== text));
}

function writtenFile(file: ts.SourceFile, source: Source): string {
  const names = [...source.marked.values()].map(({ name }) => name?.text ?? "");
  if (!file.text.includes("@locals") && !names.some((name) => file.text.includes(name))) return file.text;
  const home: Home = { file, taken: namesIn(file), imports: new Map() };
  const scope: Scope = {
    source,
    home,
    values: new Map(),
    recordNames: new Map(),
    assigned: new Set(),
    aliases: new Set(),
    inPlace: {},
    standIns: new Map(),
    bound: new Set(),
    body: [],
    site: file,
  };
  const text = written(file, scope);
  return importLine(home) + text;
}
