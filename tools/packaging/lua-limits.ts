/**
 * Checks that each function keeps Lua's limits on the numbers of local variables and registers. The Playdate console
 * cannot load a function that exceeds one of these limits.
 */
import { relative, sep } from "node:path";
import * as lua from "typescript-to-lua";
import { mapChildren } from "./lua-tree";
import { cachePerObject } from "./stored-results";
import { ToolError } from "./tool-error";
import type { LuaFile } from "./translate";

const MAX_LOCALS = 200;
const MAX_REGISTERS = 254;

/** The largest number of items of a list that Lua collects in registers before it stores them in the list's table. */
const FIELDS_PER_FLUSH = 50;

// The number of hidden local variables that Lua adds to a numeric `for` loop besides the loop's own variable.
const FOR_HIDDEN_LOCALS = 3;
const FOR_IN_HIDDEN_LOCALS = 4;

/**
 * Throws a `ToolError` if a function of the files exceeds Lua's limits. The error has a sentence for each such
 * function.
 */
export function checkLuaLimits(files: readonly LuaFile[], project: string): void {
  const faults = files.flatMap((file) => {
    const path = relative(project, file.path).split(sep).join("/");
    return limitFaultsOf(file).map((fault) => `${path}: ${fault}`);
  });
  if (faults.length > 0) throw new ToolError(1, faults.join("\n"));
}

const limitFaultsOf = cachePerObject(({ statements }: LuaFile): string[] => {
  const faults: string[] = [];
  measureFunction("the file itself", 0, statements, faults);
  return faults;
});

interface PeakUse {
  localCount: number;
  registerCount: number;
}

function measureFunction(
  name: string,
  parameters: number,
  statements: readonly lua.Statement[],
  faults: string[],
): void {
  const peak: PeakUse = { localCount: parameters, registerCount: parameters };
  measureBlock(statements, parameters, peak);
  if (peak.localCount > MAX_LOCALS) {
    faults.push(`${name} has ${peak.localCount} locals at once in Lua, where ${MAX_LOCALS} are the limit`);
  } else if (peak.registerCount > MAX_REGISTERS) {
    faults.push(`${name} needs ${peak.registerCount} registers at once in Lua, where ${MAX_REGISTERS} are the limit`);
  }
  for (const statement of statements) visitFunctions(statement, name, faults);
}

function measureBlock(statements: readonly lua.Statement[], before: number, peak: PeakUse): void {
  let locals = before;
  for (const statement of statements) {
    peak.registerCount = Math.max(peak.registerCount, locals + countRegisters(statement));
    if (lua.isVariableDeclarationStatement(statement)) locals += statement.left.length;
    peak.localCount = Math.max(peak.localCount, locals);
    measureNestedBlocks(statement, locals, peak);
  }
}

function measureNestedBlocks(statement: lua.Statement, locals: number, peak: PeakUse): void {
  if (lua.isDoStatement(statement)) measureBlock(statement.statements, locals, peak);
  else if (lua.isIfStatement(statement)) measureBranches(statement, locals, peak);
  else if (lua.isForStatement(statement)) measureLoop(statement, locals + FOR_HIDDEN_LOCALS + 1, peak);
  else if (lua.isForInStatement(statement))
    measureLoop(statement, locals + FOR_IN_HIDDEN_LOCALS + statement.names.length, peak);
  else if (lua.isIterationStatement(statement)) measureLoop(statement, locals, peak);
}

function measureBranches({ ifBlock, elseBlock }: lua.IfStatement, locals: number, peak: PeakUse): void {
  measureBlock(ifBlock.statements, locals, peak);
  if (elseBlock === undefined) return;
  if (lua.isIfStatement(elseBlock)) measureBranches(elseBlock, locals, peak);
  else measureBlock(elseBlock.statements, locals, peak);
}

function measureLoop({ body }: lua.IterationStatement, locals: number, peak: PeakUse): void {
  peak.localCount = Math.max(peak.localCount, locals);
  measureBlock(body.statements, locals, peak);
}

function countRegisters(statement: lua.Statement): number {
  const lists: (readonly lua.Expression[])[] = [];
  if (lua.isVariableDeclarationStatement(statement)) lists.push(statement.right ?? []);
  else if (lua.isAssignmentStatement(statement)) lists.push([...statement.left, ...statement.right]);
  else if (lua.isReturnStatement(statement)) lists.push(statement.expressions);
  else if (lua.isExpressionStatement(statement)) lists.push([statement.expression]);
  else if (lua.isIfStatement(statement) || lua.isWhileStatement(statement)) lists.push([statement.condition]);
  else if (lua.isForInStatement(statement)) lists.push(statement.expressions);
  return Math.max(0, ...lists.map(countListRegisters));
}

/**
 * Returns how many registers Lua needs to evaluate a list of expressions. Their values occupy neighbouring registers.
 */
function countListRegisters(expressions: readonly lua.Expression[]): number {
  return Math.max(0, ...expressions.map((expression, index) => index + countExpressionRegisters(expression)));
}

function countExpressionRegisters(expression: lua.Expression): number {
  if (lua.isCallExpression(expression)) return countListRegisters([expression.expression, ...expression.params]);
  if (lua.isMethodCallExpression(expression))
    return 1 + countListRegisters([expression.prefixExpression, ...expression.params]);
  if (lua.isBinaryExpression(expression)) return countListRegisters([expression.left, expression.right]);
  if (lua.isUnaryExpression(expression)) return countExpressionRegisters(expression.operand);
  if (lua.isParenthesizedExpression(expression)) return countExpressionRegisters(expression.expression);
  if (lua.isTableIndexExpression(expression)) return countListRegisters([expression.table, expression.index]);
  if (!lua.isTableExpression(expression)) return 1;
  const fields = expression.fields.map(({ key, value }, index) =>
    key === undefined ? (index % FIELDS_PER_FLUSH) + countExpressionRegisters(value) : countListRegisters([key, value]),
  );
  return 1 + Math.max(0, ...fields);
}

/**
 * Counts the locals and registers of each function inside a Lua syntax node, and adds a sentence to `faults` for each
 * function with too many. The sentence names a function after the variable or field that the function is assigned to.
 */
function visitFunctions(node: lua.Node, name: string, faults: string[]): void {
  if (lua.isFunctionExpression(node)) {
    measureFunction(name, node.params?.length ?? 0, node.body.statements, faults);
    return;
  }
  const own = nameOf(node) ?? name;
  mapChildren(node, (child) => {
    visitFunctions(child, own, faults);
    return child;
  });
}

function nameOf(node: lua.Node): string | undefined {
  if (lua.isVariableDeclarationStatement(node)) return node.left[0].text;
  if (!lua.isAssignmentStatement(node)) return undefined;
  const [left] = node.left;
  if (lua.isIdentifier(left)) return left.text;
  return lua.isStringLiteral(left.index) ? left.index.value : undefined;
}
