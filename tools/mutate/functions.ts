/**
 * Finds the functions of a source file and gives them names, by which the measurement of test coverage refers to them.
 */

import ts from "typescript";

/** A function with a body. Its name is unique in its file, so that the measurement of test coverage can refer to it. */
export interface NamedFunction {
  readonly name: string;
  readonly body: ts.ConciseBody;
}

/**
 * Returns the functions whose execution can be recorded: those with a block body and all functions at the top level.
 * Functions marked `@inline` are left out, because their bodies replace their calls.
 */
export function functionsOf(file: ts.SourceFile): Map<ts.Node, NamedFunction> {
  const functions = new Map<ts.Node, NamedFunction>();
  const times = new Map<string, number>();
  const visit = (node: ts.Node, outer: string): void => {
    if (isInlined(node)) return;
    const body = isOutermost(outer) || hasBlock(node) ? bodyOf(node) : undefined;
    let path = outer;
    if (body !== undefined) {
      path = `${outer}/${nameOf(node)}`;
      const before = times.get(path) ?? 0;
      times.set(path, before + 1);
      if (before > 0) path += `~${before + 1}`;
      functions.set(node, { name: path.slice(1), body });
    }
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(file, "");
  return functions;
}

function isOutermost(path: string): boolean {
  return path === "";
}

function hasBlock(node: ts.Node): boolean {
  const body = bodyOf(node);
  return body !== undefined && ts.isBlock(body);
}

function bodyOf(node: ts.Node): ts.ConciseBody | undefined {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node.body;
  return ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) ? node.body : undefined;
}

function isInlined(node: ts.Node): boolean {
  return ts.getJSDocTags(node).some(({ tagName }) => tagName.text === "inline");
}

function nameOf(node: ts.Node): string {
  const named = [node, node.parent].find(
    (one) =>
      (ts.isFunctionDeclaration(one) ||
        ts.isMethodDeclaration(one) ||
        ts.isVariableDeclaration(one) ||
        ts.isPropertyAssignment(one)) &&
      one.name !== undefined,
  ) as ts.NamedDeclaration | undefined;
  return named?.name?.getText() ?? "function";
}
