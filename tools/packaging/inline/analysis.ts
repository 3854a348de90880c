/** Answers questions about the names and expressions of a TypeScript program from its syntax tree and its types. */
import { relative, sep } from "node:path";
import ts from "typescript";
import { ToolError } from "../tool-error";

/** Creates a `ToolError` about a mistake in a TypeScript source, with the file and line of `node`. */
export function errorAt(project: string, node: ts.Node, sentence: string): ToolError {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return new ToolError(1, `${relative(project, file.fileName).split(sep).join("/")}:${line + 1}: ${sentence}`);
}

/**
 * Returns the symbol that an identifier refers to. For an imported name, returns the symbol of the exported original.
 */
export function symbolOf(checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined {
  const { parent } = name;
  const isShort = ts.isShorthandPropertyAssignment(parent) && parent.name === name;
  const symbol = isShort ? checker.getShorthandAssignmentValueSymbol(parent) : checker.getSymbolAtLocation(name);
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Alias) === 0) return symbol;
  return checker.getAliasedSymbol(symbol);
}

/** Returns whether an identifier only names a property, as in `a.name`, and so does not refer to a variable. */
export function isPropertyName(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === name;
  return ts.isBindingElement(parent) && parent.propertyName === name;
}

/**
 * Returns whether a program assigns to an expression, as on the left of `=`, with `++` or `--`, or in a for-of loop.
 */
export function isAssigned(target: ts.Expression): boolean {
  const { parent } = target;
  if (ts.isBinaryExpression(parent)) return parent.left === target && isAssignment(parent);
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent)) return isIncrement(parent.operator);
  if (ts.isForOfStatement(parent)) return parent.initializer === target;
  return ts.isArrayLiteralExpression(parent) && isAssigned(parent);
}

function isAssignment({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function isIncrement(operator: ts.SyntaxKind): boolean {
  return operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
}

/**
 * Returns whether evaluating an expression has no side effects. A call counts as a side effect, unless `isHarmless`
 * accepts the call.
 */
export function isSideEffectFree(expression: ts.Node, isHarmless: (call: ts.CallExpression) => boolean): boolean {
  if (ts.isNewExpression(expression) || ts.isYieldExpression(expression)) return false;
  if (ts.isCallExpression(expression) && !isHarmless(expression)) return false;
  if (ts.isBinaryExpression(expression) && isAssignment(expression)) return false;
  if (ts.isPrefixUnaryExpression(expression) || ts.isPostfixUnaryExpression(expression)) {
    if (isIncrement(expression.operator)) return false;
  }
  return ts.forEachChild(expression, (child) => (isSideEffectFree(child, isHarmless) ? undefined : true)) !== true;
}

/** Returns the innermost function around a syntax node, or the source file if no function is around the node. */
export function enclosingFunction(node: ts.Node): ts.Node {
  let ancestor = node.parent;
  while (!ts.isFunctionLike(ancestor) && !ts.isSourceFile(ancestor)) ancestor = ancestor.parent;
  return ancestor;
}

/**
 * Returns whether a syntax node contains a return of the function around the node. A return inside a nested function
 * does not count.
 */
export function containsReturn(node: ts.Node): boolean {
  if (ts.isReturnStatement(node)) return true;
  if (ts.isFunctionLike(node)) return false;
  return ts.forEachChild(node, (child) => (containsReturn(child) ? true : undefined)) === true;
}

/**
 * Returns whether each path through a statement ends with a return, so that the code after the statement is
 * unreachable.
 */
function alwaysReturns(statement: ts.Statement): boolean {
  if (ts.isReturnStatement(statement)) return true;
  if (ts.isBlock(statement)) return statement.statements.some(alwaysReturns);
  if (!ts.isIfStatement(statement) || statement.elseStatement === undefined) return false;
  return alwaysReturns(statement.thenStatement) && alwaysReturns(statement.elseStatement);
}

/**
 * Returns two lists of statements: those that run if the condition of an `if` is true, and those that run if it is
 * false. Both lists include `rest`, the statements after the `if`.
 */
export function branchesOf(
  { thenStatement, elseStatement }: ts.IfStatement,
  rest: readonly ts.Statement[],
): readonly [yes: readonly ts.Statement[], no: readonly ts.Statement[]] {
  const yes = [thenStatement];
  const no = elseStatement === undefined ? [] : [elseStatement];
  if (alwaysReturns(thenStatement)) return [yes, no.some(alwaysReturns) ? no : [...no, ...rest]];
  return [[...yes, ...rest], no];
}

/**
 * Returns whether every return in the statements is the last statement of a branch of an `if`. In that case the code
 * after the `if` can be moved into the other branch.
 */
export function returnsOnlyAtBranchEnds(statements: readonly ts.Statement[]): boolean {
  const index = statements.findIndex(containsReturn);
  if (index < 0) return true;
  const node = statements[index];
  const rest = statements.slice(index + 1);
  if (ts.isReturnStatement(node)) return true;
  if (ts.isBlock(node)) return returnsOnlyAtBranchEnds([...node.statements, ...rest]);
  if (!ts.isIfStatement(node)) return false;
  const isEither = [node.thenStatement, node.elseStatement].some((branch) => branch && alwaysReturns(branch));
  return (isEither || rest.length === 0) && branchesOf(node, rest).every(returnsOnlyAtBranchEnds);
}

/** The variables of a TypeScript file that change after their declaration, and those that nested functions use. */
export interface Variables {
  /** Variables that are assigned again after their declaration. */
  readonly reassigned: ReadonlySet<ts.Symbol>;
  /** Variables that a nested function reads or writes. */
  readonly captured: ReadonlySet<ts.Symbol>;
}

/**
 * Finds the variables of a file that are assigned again after their declaration and those that nested functions use.
 */
export function analyseVariables(checker: ts.TypeChecker, file: ts.SourceFile): Variables {
  const reassigned = new Set<ts.Symbol>();
  const captured = new Set<ts.Symbol>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isPropertyName(node)) {
      const symbol = symbolOf(checker, node);
      const declaration = symbol?.valueDeclaration;
      if (symbol !== undefined && declaration !== undefined && declaration.getSourceFile() === file) {
        if (isAssigned(node)) reassigned.add(symbol);
        if (enclosingFunction(node) !== enclosingFunction(declaration)) captured.add(symbol);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { reassigned, captured };
}

/**
 * Returns the source text of a literal or of the value of a named constant. Returns undefined for any other expression.
 */
export function constantText(checker: ts.TypeChecker, expression: ts.Expression): string | undefined {
  if (ts.isParenthesizedExpression(expression)) return constantText(checker, expression.expression);
  if (ts.isNumericLiteral(expression) || ts.isStringLiteral(expression)) return expression.getText();
  if (expression.kind === ts.SyntaxKind.TrueKeyword || expression.kind === ts.SyntaxKind.FalseKeyword) {
    return expression.getText();
  }
  if (ts.isPrefixUnaryExpression(expression) && expression.operator === ts.SyntaxKind.MinusToken) {
    const operand = constantText(checker, expression.operand);
    return operand === undefined || operand.startsWith("(") ? undefined : `(-${operand})`;
  }
  if (ts.isPropertyAccessExpression(expression)) {
    const value = checker.getConstantValue(expression);
    if (value === undefined) return undefined;
    return typeof value === "number" && value < 0 ? `(${value})` : JSON.stringify(value);
  }
  return ts.isIdentifier(expression) ? constantTextOfName(checker, expression) : undefined;
}

function constantTextOfName(checker: ts.TypeChecker, name: ts.Identifier): string | undefined {
  const declaration = symbolOf(checker, name)?.valueDeclaration;
  if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return undefined;
  if ((ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) === 0) return undefined;
  if (!ts.isSourceFile(declaration.parent.parent.parent) || declaration.initializer === undefined) return undefined;
  return constantText(checker, declaration.initializer);
}
