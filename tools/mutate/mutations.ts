/** Lists mutations of a source file: small changes within one line that a good test should detect. */

import ts from "typescript";
import { functionsOf } from "./functions";

/** A small change of a source file within one line. A good test fails because of the change. */
export interface Mutation {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** The function that contains the changed line, as `functionsOf` names it, or undefined outside all functions. */
  readonly functionName: string | undefined;
}

const SWAPPED_OPERATORS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
  "+=": "-=",
  "-=": "+=",
};

export function applyMutation(text: string, { start, end, after }: Mutation): string {
  return text.slice(0, start) + after + text.slice(end);
}

/** Returns all mutations of a source file, in the order of their positions in the file. */
export function mutationsOf(file: ts.SourceFile): Mutation[] {
  const functions = functionsOf(file);
  const mutations: Mutation[] = [];
  const visit = (node: ts.Node, outer: string | undefined): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isYieldGuard(node)) return;
    const functionName = functions.get(node)?.name ?? outer;
    for (const [target, after] of replacementsIn(node, file)) {
      const [start, end] = [target.getStart(file), target.getEnd()];
      const { line } = file.getLineAndCharacterOfPosition(start);
      if (file.getLineAndCharacterOfPosition(end).line !== line) continue;
      mutations.push({ line: line + 1, start, end, before: file.text.slice(start, end), after, functionName });
    }
    ts.forEachChild(node, (child) => visit(child, functionName));
  };
  visit(file, undefined);
  return mutations.sort((one, other) => one.start - other.start || one.end - other.end);
}

/**
 * Returns whether a statement only decides when a background task yields, so that the game can draw the next frame.
 * Such a statement has no influence on the task's result. So no test can fail because it was changed.
 */
function isYieldGuard(node: ts.Node): boolean {
  if (!ts.isIfStatement(node)) return false;
  const { thenStatement } = node;
  return ts.isExpressionStatement(thenStatement) && ts.isYieldExpression(thenStatement.expression);
}

function replacementsIn(node: ts.Node, file: ts.SourceFile): (readonly [target: ts.Node, after: string])[] {
  if (ts.isBinaryExpression(node)) {
    if (comparesSwapped(node)) return [];
    const other = SWAPPED_OPERATORS[node.operatorToken.getText(file)];
    return other === undefined ? [] : [[node.operatorToken, other]];
  }
  if (ts.isIfStatement(node)) return [negateCondition(node.expression, file)];
  if (ts.isConditionalExpression(node)) return [negateCondition(node.condition, file)];
  if (ts.isNumericLiteral(node)) return [[node, String(otherNumber(Number(node.text)))]];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, "false"]];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, "true"]];
  if (ts.isPostfixUnaryExpression(node)) {
    const operand = node.operand.getText(file);
    return [[node, node.operator === ts.SyntaxKind.PlusPlusToken ? `${operand}--` : `${operand}++`]];
  }
  if (ts.isExpressionStatement(node)) return [[node, ts.isBlock(node.parent) ? "" : ";"], ...returnEarly(node)];
  return [];
}

/**
 * Returns the number by which a mutation replaces `number`. The new number is larger by half, and at least by one. No
 * test could detect a much smaller change of a time, for instance, because no frame shows a difference of a few
 * milliseconds.
 */
function otherNumber(number: number): number {
  return number + Math.max(1, Math.round(number / 2));
}

/**
 * Returns whether a comparison controls a swap of its two values, as in `if (a > b) [a, b] = [b, a]`. A mutation to
 * `>=` would then change nothing, because the code would additionally swap only equal values.
 */
function comparesSwapped({ parent, left, right }: ts.BinaryExpression): boolean {
  if (!ts.isIfStatement(parent) || !ts.isExpressionStatement(parent.thenStatement)) return false;
  const [one, other] = [left.getText(), right.getText()];
  return parent.thenStatement.expression.getText() === `[${one}, ${other}] = [${other}, ${one}]`;
}

function negateCondition(condition: ts.Expression, file: ts.SourceFile): readonly [ts.Node, string] {
  return [condition, `!(${condition.getText(file)})`];
}

function returnEarly(statement: ts.ExpressionStatement): (readonly [ts.Node, string])[] {
  const { parent } = statement;
  const isLast = ts.isBlock(parent) && ts.isFunctionLike(parent.parent) && parent.statements.at(-1) === statement;
  return isLast && parent.statements.length > 1 ? [[statement, `return; ${statement.getText()}`]] : [];
}
