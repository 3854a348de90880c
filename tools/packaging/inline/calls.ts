/** Finds the functions marked `@inline` and their calls, and checks that they can be inlined. */
import ts from "typescript";
import { errorAt, isSideEffectFree, symbolOf } from "./analysis";
import type { InlineProgram } from "./context";

/** A call of a function marked `@inline`, and that function. */
export interface InlineCall {
  readonly call: ts.CallExpression;
  readonly callee: ts.FunctionDeclaration;
}

/**
 * Returns all functions marked `@inline` in the given files. Throws a `ToolError` if anything except a function has
 * this mark.
 */
export function findInlineFunctions(
  checker: ts.TypeChecker,
  project: string,
  files: readonly ts.SourceFile[],
): Map<ts.Symbol, ts.FunctionDeclaration> {
  const marked = new Map<ts.Symbol, ts.FunctionDeclaration>();
  const visit = (node: ts.Node): void => {
    if (hasTag(node, "inline")) {
      const symbol = ts.isFunctionDeclaration(node) && node.name !== undefined && symbolOf(checker, node.name);
      if (!ts.isFunctionDeclaration(node) || !ts.isSourceFile(node.parent) || !symbol) {
        throw errorAt(project, node, "@inline is for functions that stand by themselves in a file, with a name");
      }
      requireSimpleParameters(project, node);
      marked.set(symbol, node);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) if (file.text.includes("@inline")) visit(file);
  return marked;
}

/** Returns whether the doc comment of a syntax node has a tag such as `@inline`. */
export function hasTag(node: ts.Node, tag: string): boolean {
  if (!ts.isFunctionLike(node) && !ts.isVariableStatement(node)) return false;
  return ts.getJSDocTags(node).some(({ tagName }) => tagName.text === tag);
}

function requireSimpleParameters(project: string, { parameters, body, name }: ts.FunctionDeclaration): void {
  for (const parameter of parameters) {
    const isPlain = ts.isIdentifier(parameter.name) || parameter.name.elements.every(isSimpleElement);
    if (!isPlain || parameter.initializer || parameter.questionToken || parameter.dotDotDotToken) {
      throw errorAt(project, parameter, `the @inline function ${name?.text ?? ""} has a parameter that is not plain`);
    }
  }
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.ThisKeyword || (ts.isIdentifier(node) && node.text === "arguments")) {
      throw errorAt(project, node, `the @inline function ${name?.text ?? ""} uses "${node.getText()}"`);
    }
    ts.forEachChild(node, visit);
  };
  if (body !== undefined) visit(body);
}

function isSimpleElement(element: ts.ArrayBindingElement): boolean {
  if (!ts.isBindingElement(element) || element.dotDotDotToken || element.initializer) return false;
  return ts.isObjectBindingPattern(element.parent) && ts.isIdentifier(element.name);
}

/**
 * Returns the call of an `@inline` function if `node` is such a call, or delegates to such a call with `yield*`.
 * Returns undefined for any other node.
 */
export function matchInlineCall(
  { checker, inlineFunctions, project }: InlineProgram,
  node: ts.Node | undefined,
): InlineCall | undefined {
  if (node === undefined) return undefined;
  const isYieldStar = ts.isYieldExpression(node) && node.asteriskToken !== undefined;
  const call = isYieldStar ? node.expression : node;
  if (call === undefined || !ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return undefined;
  const symbol = symbolOf(checker, call.expression);
  const callee = symbol && inlineFunctions.get(symbol);
  if (callee === undefined) return undefined;
  const isGenerator = callee.asteriskToken !== undefined;
  if (isGenerator && !isYieldStar && !ts.isYieldExpression(call.parent)) {
    throw errorAt(project, node, `${call.expression.text} is an @inline generator: it is called by yield* alone`);
  }
  return isGenerator === isYieldStar ? { call, callee } : undefined;
}

/** Returns the expression that a function returns if the return is the function's only statement, or undefined. */
export function singleReturnedExpression({ body, asteriskToken }: ts.FunctionDeclaration): ts.Expression | undefined {
  const [first] = body?.statements ?? [];
  if (asteriskToken !== undefined || body?.statements.length !== 1) return undefined;
  return ts.isReturnStatement(first) ? first.expression : undefined;
}

/**
 * Returns whether evaluating an expression has no side effects, also inside the `@inline` functions that the expression
 * calls.
 */
export function hasNoSideEffects(source: InlineProgram, expression: ts.Node): boolean {
  return isSideEffectFree(expression, (call) => {
    const result = matchInlineCall(source, call);
    const only = result && singleReturnedExpression(result.callee);
    return only !== undefined && hasNoSideEffects(source, only);
  });
}
