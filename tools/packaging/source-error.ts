/** Creates errors about mistakes in TypeScript sources, with file and line. */
import { relative, sep } from "node:path";
import type ts from "typescript";
import { ToolError } from "./tool-error";

/** Creates a `ToolError` about a mistake in a TypeScript source, with the file and line of `node`. */
export function createErrorAt(project: string, node: ts.Node, sentence: string): ToolError {
  const file = node.getSourceFile();
  return createErrorAtLine(project, file.fileName, file.getLineAndCharacterOfPosition(node.getStart()).line, sentence);
}

/** Creates a `ToolError` about a mistake in the file `path`. Lines are counted from 0. */
export function createErrorAtLine(project: string, path: string, line: number, sentence: string): ToolError {
  return new ToolError(1, `${relative(project, path).split(sep).join("/")}:${line + 1}: ${sentence}`);
}
