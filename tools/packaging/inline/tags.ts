/**
 * Finds the doc tags `@inline` and `@locals` in TypeScript, and marks the Lua syntax nodes that TypeScriptToLua makes
 * from the tagged functions and variables.
 */
import ts from "typescript";
import * as lua from "typescript-to-lua";
import { createErrorAt } from "../source-error";

interface TaggedNode extends lua.Node {
  tag?: "inline" | "locals";
}

/** Creates a TypeScriptToLua plugin that marks functions with the tag `@inline` and variables with `@locals`. */
export function createInlineTagsPlugin(project: string): lua.Plugin {
  return {
    beforeTransform: (program) => {
      // Asks for the type checker only because creating the checker links each syntax node to its parent. TypeScript
      // finds doc comments only after that.
      program.getTypeChecker();
      for (const file of program.getSourceFiles()) if (file.text.includes("@inline")) checkTags(file, project);
    },
    visitors: {
      [ts.SyntaxKind.FunctionDeclaration]: (node, context) =>
        markFunction(node, context.superTransformStatements(node)),
      [ts.SyntaxKind.VariableStatement]: (node, context) => markLocals(node, context.superTransformStatements(node)),
    },
  };
}

/** Returns whether a Lua function comes from a TypeScript function with the tag `@inline`. */
export function isInline(node: lua.FunctionExpression): boolean {
  return (node as TaggedNode).tag === "inline";
}

/** Returns whether a Lua variable, at its declaration, comes from a TypeScript variable with the tag `@locals`. */
export function isLocals(node: lua.Identifier): boolean {
  return (node as TaggedNode).tag === "locals";
}

function markFunction(node: ts.FunctionDeclaration, statements: lua.Statement[]): lua.Statement[] {
  if (!hasTag(node, "inline")) return statements;
  for (const statement of statements) {
    if (!lua.isVariableDeclarationStatement(statement) && !lua.isAssignmentStatement(statement)) continue;
    const [value] = statement.right ?? [];
    // TypeScriptToLua passes the function of a generator as the last argument to a library function. So, if the
    // statement's value is a call, takes the function from the last argument of this call.
    const called = value !== undefined && lua.isCallExpression(value) ? value.params.at(-1) : value;
    if (called !== undefined && lua.isFunctionExpression(called)) (called as TaggedNode).tag = "inline";
  }
  return statements;
}

function markLocals(node: ts.VariableStatement, statements: lua.Statement[]): lua.Statement[] {
  if (!hasTag(node, "locals")) return statements;
  for (const statement of statements)
    if (lua.isVariableDeclarationStatement(statement)) (statement.left[0] as TaggedNode).tag = "locals";
  return statements;
}

function checkTags(file: ts.SourceFile, project: string): void {
  const visit = (node: ts.Node): void => {
    if (hasTag(node, "inline")) {
      if (!ts.isFunctionDeclaration(node) || !ts.isSourceFile(node.parent) || node.name === undefined)
        throw createErrorAt(project, node, "@inline is for functions that stand by themselves in a file, with a name");
      requireSimpleParameters(project, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

function hasTag(node: ts.Node, tag: string): boolean {
  if (!ts.isFunctionLike(node) && !ts.isVariableStatement(node)) return false;
  return ts.getJSDocTags(node).some(({ tagName }) => tagName.text === tag);
}

function requireSimpleParameters(project: string, { parameters, body, name }: ts.FunctionDeclaration): void {
  for (const parameter of parameters) {
    const isPlain = ts.isIdentifier(parameter.name) || parameter.name.elements.every(isSimpleElement);
    if (!isPlain || parameter.initializer || parameter.questionToken || parameter.dotDotDotToken)
      throw createErrorAt(
        project,
        parameter,
        `the @inline function ${name?.text ?? ""} has a parameter that is not plain`,
      );
  }
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.ThisKeyword || (ts.isIdentifier(node) && node.text === "arguments"))
      throw createErrorAt(project, node, `the @inline function ${name?.text ?? ""} uses "${node.getText()}"`);
    ts.forEachChild(node, visit);
  };
  if (body !== undefined) visit(body);
}

function isSimpleElement(element: ts.ArrayBindingElement): boolean {
  if (!ts.isBindingElement(element) || element.dotDotDotToken || element.initializer) return false;
  return ts.isObjectBindingPattern(element.parent) && ts.isIdentifier(element.name);
}
