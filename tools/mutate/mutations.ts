import ts from "typescript";
import { functionsOf } from "./functions";

/** A fault that can be planted in a source: other words in the place of some of its own, all in one line. */
export interface Mutation {
  /** From 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** The function that it is in, as `functionsOf` names it; undefined outside of all. */
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

/** The source with the fault in it. */
export function applyMutation(text: string, { start, end, after }: Mutation): string {
  return text.slice(0, start) + after + text.slice(end);
}

/** All faults that can be planted in a source, in the order of their places. */
export function mutationsOf(file: ts.SourceFile): Mutation[] {
  const functions = functionsOf(file);
  const mutations: Mutation[] = [];
  const visit = (node: ts.Node, outer: string | undefined): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isYieldGuard(node)) return;
    const functionName = functions.get(node)?.name ?? outer;
    for (const [place, after] of replacementsIn(node, file)) {
      const [start, end] = [place.getStart(file), place.getEnd()];
      const { line } = file.getLineAndCharacterOfPosition(start);
      if (file.getLineAndCharacterOfPosition(end).line !== line) continue;
      mutations.push({ line: line + 1, start, end, before: file.text.slice(start, end), after, functionName });
    }
    ts.forEachChild(node, (child) => visit(child, functionName));
  };
  visit(file, undefined);
  return mutations.sort((one, other) => one.start - other.start || one.end - other.end);
}

/** Whether a statement only says when a task yields: no result depends on that. */
function isYieldGuard(node: ts.Node): boolean {
  if (!ts.isIfStatement(node)) return false;
  const { thenStatement } = node;
  return ts.isExpressionStatement(thenStatement) && ts.isYieldExpression(thenStatement.expression);
}

/** What may stand in the places of a node or of its parts. */
function replacementsIn(node: ts.Node, file: ts.SourceFile): (readonly [place: ts.Node, after: string])[] {
  if (ts.isBinaryExpression(node)) {
    const other = SWAPPED_OPERATORS[node.operatorToken.getText(file)];
    return other === undefined ? [] : [[node.operatorToken, other]];
  }
  if (ts.isIfStatement(node)) return [negateCondition(node.expression, file)];
  if (ts.isConditionalExpression(node)) return [negateCondition(node.condition, file)];
  if (ts.isNumericLiteral(node)) return [[node, String(Number(node.text) + 1)]];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, "false"]];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, "true"]];
  if (ts.isPostfixUnaryExpression(node)) {
    const operand = node.operand.getText(file);
    return [[node, node.operator === ts.SyntaxKind.PlusPlusToken ? `${operand}--` : `${operand}++`]];
  }
  if (ts.isExpressionStatement(node)) return [[node, ts.isBlock(node.parent) ? "" : ";"], ...returnEarly(node)];
  return [];
}

function negateCondition(condition: ts.Expression, file: ts.SourceFile): readonly [ts.Node, string] {
  return [condition, `!(${condition.getText(file)})`];
}

/** A function that returns nothing returns before its last statement. */
function returnEarly(statement: ts.ExpressionStatement): (readonly [ts.Node, string])[] {
  const { parent } = statement;
  const isLast = ts.isBlock(parent) && ts.isFunctionLike(parent.parent) && parent.statements.at(-1) === statement;
  return isLast && parent.statements.length > 1 ? [[statement, `return; ${statement.getText()}`]] : [];
}
