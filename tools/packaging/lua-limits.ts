/** Lua's limits for a function: more locals or registers than these, and the console would not load the game. */
import { relative, sep } from "node:path";
import * as lua from "typescript-to-lua";
import { PlainFault } from "./plain-fault";

const MOST_LOCALS = 200;
const MOST_REGISTERS = 254;

// So many items of a table are put into registers before they are put into it.
const ITEMS_AT_ONCE = 50;

// What a loop keeps beside its variables.
const HIDDEN_OF_FOR = 3;
const HIDDEN_OF_FOR_IN = 4;

/** Throws `PlainFault` with a sentence for each function that is beyond the limits. */
export function luaLimits(project: string): lua.Plugin {
  return {
    afterPrint: (_program, _options, _host, files) => {
      const faults = files.flatMap(({ fileName, luaAst }) => {
        const file = relative(project, fileName).split(sep).join("/");
        return luaAst === undefined ? [] : limitFaults(luaAst).map((fault) => `${file}: ${fault}`);
      });
      if (faults.length > 0) throw new PlainFault(1, faults.join("\n"));
    },
  };
}

/** A sentence for each function of a Lua program that is beyond the limits. */
function limitFaults(file: lua.File): string[] {
  const faults: string[] = [];
  measureFunction("the file itself", 0, file.statements, faults);
  return faults;
}

/** What a function has at most at once. */
interface Most {
  locals: number;
  registers: number;
}

function measureFunction(
  name: string,
  parameters: number,
  statements: readonly lua.Statement[],
  faults: string[],
): void {
  const most: Most = { locals: parameters, registers: parameters };
  measureBlock(statements, parameters, most);
  if (most.locals > MOST_LOCALS) {
    faults.push(`${name} has ${most.locals} locals at once in Lua, where ${MOST_LOCALS} are the limit`);
  } else if (most.registers > MOST_REGISTERS) {
    faults.push(`${name} needs ${most.registers} registers at once in Lua, where ${MOST_REGISTERS} are the limit`);
  }
  for (const statement of statements) visitFunctions(statement, name, faults);
}

function measureBlock(statements: readonly lua.Statement[], before: number, most: Most): void {
  let locals = before;
  for (const statement of statements) {
    most.registers = Math.max(most.registers, locals + registersOf(statement));
    if (lua.isVariableDeclarationStatement(statement)) locals += statement.left.length;
    most.locals = Math.max(most.locals, locals);
    measureInside(statement, locals, most);
  }
}

function measureInside(statement: lua.Statement, locals: number, most: Most): void {
  if (lua.isDoStatement(statement)) measureBlock(statement.statements, locals, most);
  else if (lua.isIfStatement(statement)) measureBranches(statement, locals, most);
  else if (lua.isForStatement(statement)) measureLoop(statement, locals + HIDDEN_OF_FOR + 1, most);
  else if (lua.isForInStatement(statement))
    measureLoop(statement, locals + HIDDEN_OF_FOR_IN + statement.names.length, most);
  else if (lua.isIterationStatement(statement)) measureLoop(statement, locals, most);
}

function measureBranches({ ifBlock, elseBlock }: lua.IfStatement, locals: number, most: Most): void {
  measureBlock(ifBlock.statements, locals, most);
  if (elseBlock === undefined) return;
  if (lua.isIfStatement(elseBlock)) measureBranches(elseBlock, locals, most);
  else measureBlock(elseBlock.statements, locals, most);
}

function measureLoop({ body }: lua.IterationStatement, locals: number, most: Most): void {
  most.locals = Math.max(most.locals, locals);
  measureBlock(body.statements, locals, most);
}

/** How many registers the expressions right in a statement need, beside those of locals; at most so many. */
function registersOf(statement: lua.Statement): number {
  const lists: (readonly lua.Expression[])[] = [];
  if (lua.isVariableDeclarationStatement(statement)) lists.push(statement.right ?? []);
  else if (lua.isAssignmentStatement(statement)) lists.push([...statement.left, ...statement.right]);
  else if (lua.isReturnStatement(statement)) lists.push(statement.expressions);
  else if (lua.isExpressionStatement(statement)) lists.push([statement.expression]);
  else if (lua.isIfStatement(statement) || lua.isWhileStatement(statement)) lists.push([statement.condition]);
  else if (lua.isForInStatement(statement)) lists.push(statement.expressions);
  return Math.max(0, ...lists.map(sideBySide));
}

/** Registers for values that stand side by side. */
function sideBySide(expressions: readonly lua.Expression[]): number {
  return Math.max(0, ...expressions.map((expression, at) => at + registersFor(expression)));
}

function registersFor(expression: lua.Expression): number {
  if (lua.isCallExpression(expression)) return sideBySide([expression.expression, ...expression.params]);
  if (lua.isMethodCallExpression(expression))
    return 1 + sideBySide([expression.prefixExpression, ...expression.params]);
  if (lua.isBinaryExpression(expression)) return sideBySide([expression.left, expression.right]);
  if (lua.isUnaryExpression(expression)) return registersFor(expression.operand);
  if (lua.isParenthesizedExpression(expression)) return registersFor(expression.expression);
  if (lua.isTableIndexExpression(expression)) return sideBySide([expression.table, expression.index]);
  if (!lua.isTableExpression(expression)) return 1;
  const fields = expression.fields.map(({ key, value }, at) =>
    key === undefined ? (at % ITEMS_AT_ONCE) + registersFor(value) : sideBySide([key, value]),
  );
  return 1 + Math.max(0, ...fields);
}

/** Measures the functions that a node has inside; each is called after the variable or field that it is in. */
function visitFunctions(node: object, name: string, faults: string[]): void {
  if (isNode(node) && lua.isFunctionExpression(node)) {
    measureFunction(name, node.params?.length ?? 0, node.body.statements, faults);
    return;
  }
  const own = isNode(node) ? (nameOf(node) ?? name) : name;
  for (const part of Object.values(node)) {
    if (typeof part === "object" && part !== null && !(part instanceof Set))
      visitFunctions(part as object, own, faults);
  }
}

function isNode(node: object): node is lua.Node {
  return "kind" in node;
}

function nameOf(node: lua.Node): string | undefined {
  if (lua.isVariableDeclarationStatement(node)) return node.left[0].text;
  if (!lua.isAssignmentStatement(node)) return undefined;
  const [left] = node.left;
  if (lua.isIdentifier(left)) return left.text;
  return lua.isStringLiteral(left.index) ? left.index.value : undefined;
}
