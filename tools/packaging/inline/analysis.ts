/** What a program's syntax and types tell of its names and expressions. */
import { relative, sep } from "node:path";
import ts from "typescript";
import { ToolError } from "../tool-error";

/** A fault in the source, with the file and line that it is in. */
export function errorAt(project: string, node: ts.Node, sentence: string): ToolError {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return new ToolError(1, `${relative(project, file.fileName).split(sep).join("/")}:${line + 1}: ${sentence}`);
}

/** What a name stands for where it is read or written; behind an import the thing itself. */
export function symbolOf(checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined {
  const { parent } = name;
  const isShort = ts.isShorthandPropertyAssignment(parent) && parent.name === name;
  const symbol = isShort ? checker.getShorthandAssignmentValueSymbol(parent) : checker.getSymbolAtLocation(name);
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Alias) === 0) return symbol;
  return checker.getAliasedSymbol(symbol);
}

/** Whether a name is only the name of a property. */
export function isPropertyName(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === name;
  return ts.isBindingElement(parent) && parent.propertyName === name;
}

/** Whether a value is given to this expression: it stands left of a `=`, or before or behind a `++`. */
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

/** Whether evaluating an expression changes nothing; calls are taken to change something, but for those `isHarmless`. */
export function isSideEffectFree(expression: ts.Node, isHarmless: (call: ts.CallExpression) => boolean): boolean {
  if (ts.isNewExpression(expression) || ts.isYieldExpression(expression)) return false;
  if (ts.isCallExpression(expression) && !isHarmless(expression)) return false;
  if (ts.isBinaryExpression(expression) && isAssignment(expression)) return false;
  if (ts.isPrefixUnaryExpression(expression) || ts.isPostfixUnaryExpression(expression)) {
    if (isIncrement(expression.operator)) return false;
  }
  return ts.forEachChild(expression, (child) => (isSideEffectFree(child, isHarmless) ? undefined : true)) !== true;
}

/** The innermost function around a node, or the file. */
export function enclosingFunction(node: ts.Node): ts.Node {
  let at = node.parent;
  while (!ts.isFunctionLike(at) && !ts.isSourceFile(at)) at = at.parent;
  return at;
}

/** Whether a statement may end the function that it stands in. */
export function containsReturn(node: ts.Node): boolean {
  if (ts.isReturnStatement(node)) return true;
  if (ts.isFunctionLike(node)) return false;
  return ts.forEachChild(node, (child) => (containsReturn(child) ? true : undefined)) === true;
}

/** Whether what follows a statement is never reached. */
function alwaysReturns(statement: ts.Statement): boolean {
  if (ts.isReturnStatement(statement)) return true;
  if (ts.isBlock(statement)) return statement.statements.some(alwaysReturns);
  if (!ts.isIfStatement(statement) || statement.elseStatement === undefined) return false;
  return alwaysReturns(statement.thenStatement) && alwaysReturns(statement.elseStatement);
}

/** What comes after the condition of an if, either way, with the rest of the statements behind it. */
export function branchesOf(
  { thenStatement, elseStatement }: ts.IfStatement,
  rest: readonly ts.Statement[],
): readonly [yes: readonly ts.Statement[], no: readonly ts.Statement[]] {
  const yes = [thenStatement];
  const no = elseStatement === undefined ? [] : [elseStatement];
  if (alwaysReturns(thenStatement)) return [yes, no.some(alwaysReturns) ? no : [...no, ...rest]];
  return [[...yes, ...rest], no];
}

/** Whether each return of a body is the end of a branch, so that what follows it can stand in the other branch. */
export function returnsOnlyAtBranchEnds(statements: readonly ts.Statement[]): boolean {
  const at = statements.findIndex(containsReturn);
  if (at < 0) return true;
  const node = statements[at];
  const rest = statements.slice(at + 1);
  if (ts.isReturnStatement(node)) return true;
  if (ts.isBlock(node)) return returnsOnlyAtBranchEnds([...node.statements, ...rest]);
  if (!ts.isIfStatement(node)) return false;
  const isEither = [node.thenStatement, node.elseStatement].some((branch) => branch && alwaysReturns(branch));
  return (isEither || rest.length === 0) && branchesOf(node, rest).every(returnsOnlyAtBranchEnds);
}

/** What is told of the variables of a file. */
export interface Variables {
  /** Those that are given another value after their declaration. */
  readonly reassigned: ReadonlySet<ts.Symbol>;
  /** Those that a function inside their own one reads or writes. */
  readonly captured: ReadonlySet<ts.Symbol>;
}

/** The variables of a file. */
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

/** The text of a constant: a literal, or a name of one. Undefined for all that is not known before the program runs. */
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
