/** Which functions are marked `@inline`, and where they are called. */
import ts from "typescript";
import { faultAt, isPure, symbolOf } from "./facts";
import type { Source } from "./scope";

/** A call of a function that is to be written in its place. */
export interface InlineCall {
  readonly call: ts.CallExpression;
  readonly callee: ts.FunctionDeclaration;
}

/** All functions marked `@inline` in these files. Throws `PlainFault` where the mark is on anything else. */
export function markedFunctions(
  checker: ts.TypeChecker,
  project: string,
  files: readonly ts.SourceFile[],
): Map<ts.Symbol, ts.FunctionDeclaration> {
  const marked = new Map<ts.Symbol, ts.FunctionDeclaration>();
  const visit = (node: ts.Node): void => {
    if (hasTag(node, "inline")) {
      const symbol = ts.isFunctionDeclaration(node) && node.name !== undefined && symbolOf(checker, node.name);
      if (!ts.isFunctionDeclaration(node) || !ts.isSourceFile(node.parent) || !symbol) {
        throw faultAt(project, node, "@inline is for functions that stand by themselves in a file, with a name");
      }
      requirePlain(project, node);
      marked.set(symbol, node);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) if (file.text.includes("@inline")) visit(file);
  return marked;
}

/** Whether a comment right before a node has that tag. */
export function hasTag(node: ts.Node, tag: string): boolean {
  if (!ts.isFunctionLike(node) && !ts.isVariableStatement(node)) return false;
  return ts.getJSDocTags(node).some(({ tagName }) => tagName.text === tag);
}

function requirePlain(project: string, { parameters, body, name }: ts.FunctionDeclaration): void {
  for (const parameter of parameters) {
    const isPlain = ts.isIdentifier(parameter.name) || parameter.name.elements.every(isPlainElement);
    if (!isPlain || parameter.initializer || parameter.questionToken || parameter.dotDotDotToken) {
      throw faultAt(project, parameter, `the @inline function ${name?.text ?? ""} has a parameter that is not plain`);
    }
  }
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.ThisKeyword || (ts.isIdentifier(node) && node.text === "arguments")) {
      throw faultAt(project, node, `the @inline function ${name?.text ?? ""} uses "${node.getText()}"`);
    }
    ts.forEachChild(node, visit);
  };
  if (body !== undefined) visit(body);
}

function isPlainElement(element: ts.ArrayBindingElement): boolean {
  if (!ts.isBindingElement(element) || element.dotDotDotToken || element.initializer) return false;
  return ts.isObjectBindingPattern(element.parent) && ts.isIdentifier(element.name);
}

/** The call that an expression is, or hands on with `yield*`, if it is one of a marked function. */
export function inlineCall({ checker, marked, project }: Source, node: ts.Node | undefined): InlineCall | undefined {
  if (node === undefined) return undefined;
  const isDelegated = ts.isYieldExpression(node) && node.asteriskToken !== undefined;
  const call = isDelegated ? node.expression : node;
  if (call === undefined || !ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return undefined;
  const symbol = symbolOf(checker, call.expression);
  const callee = symbol && marked.get(symbol);
  if (callee === undefined) return undefined;
  const isGenerator = callee.asteriskToken !== undefined;
  if (isGenerator && !isDelegated && !ts.isYieldExpression(call.parent)) {
    throw faultAt(project, node, `${call.expression.text} is an @inline generator: it is called by yield* alone`);
  }
  return isGenerator === isDelegated ? { call, callee } : undefined;
}

/** The expression that a function is, if it is nothing but its result. */
export function onlyResult({ body, asteriskToken }: ts.FunctionDeclaration): ts.Expression | undefined {
  const [first] = body?.statements ?? [];
  if (asteriskToken !== undefined || body?.statements.length !== 1) return undefined;
  return ts.isReturnStatement(first) ? first.expression : undefined;
}

/** Whether evaluating an expression changes nothing, marked functions included. */
export function changesNothing(source: Source, expression: ts.Node): boolean {
  return isPure(expression, (call) => {
    const result = inlineCall(source, call);
    const only = result && onlyResult(result.callee);
    return only !== undefined && changesNothing(source, only);
  });
}
