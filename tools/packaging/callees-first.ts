/**
 * Reorders the functions of a Lua module: where possible, a function comes before those that call it. So fewer
 * functions must be declared before they are defined.
 */
import * as lua from "typescript-to-lua";
import { EXPORTS } from "./exports-table";
import { withPositionOf, fieldName, visitTree } from "./lua-tree";

interface FunctionStatement {
  readonly name: string;
  readonly statement: lua.AssignmentStatement;
}

/**
 * Returns the statements of a Lua module after moving each function above the functions that call it. A function only
 * moves among functions that directly follow each other, without other code between them. A function that is not
 * mentioned before its definition becomes a `local function`.
 *
 * At the beginning of the module, TypeScriptToLua declares names before their definition. The names of the new local
 * functions are removed from this declaration.
 */
export function moveCalleesFirst(statements: readonly lua.Statement[]): lua.Statement[] {
  const declaration = statements.find(isBareDeclaration);
  const declared = new Set(declaration?.left.map(({ text }) => text) ?? []);
  const mentioned = new Set<string>();
  const result: lua.Statement[] = [];
  const add = (statement: lua.Statement): void => {
    result.push(statement);
    if (statement !== declaration) for (const name of collectMentionedNames(statement)) mentioned.add(name);
  };
  for (const row of rowsOfFunctions(statements)) {
    if (!Array.isArray(row)) {
      add(row);
      continue;
    }
    for (const { name, statement } of sortCalleesFirst(row)) {
      const isFirst = declared.has(name) && !mentioned.has(name);
      if (isFirst) declared.delete(name);
      add(isFirst ? toLocalFunction(statement) : statement);
    }
  }
  return declaration === undefined ? result : replaceDeclaration(result, declaration, declared);
}

/** Returns the statements of a module in order. Functions that directly follow each other form one list. */
function rowsOfFunctions(statements: readonly lua.Statement[]): (lua.Statement | FunctionStatement[])[] {
  const rows: (lua.Statement | FunctionStatement[])[] = [];
  let row: FunctionStatement[] | undefined;
  for (const statement of statements) {
    const found = functionStatement(statement);
    if (found === undefined) rows.push(statement);
    else if (row === undefined) rows.push((row = [found]));
    else row.push(found);
    if (found === undefined) row = undefined;
  }
  return rows;
}

function functionStatement(statement: lua.Statement): FunctionStatement | undefined {
  if (!lua.isAssignmentStatement(statement) || statement.left.length !== 1) return undefined;
  const [value] = statement.right;
  if (!lua.isFunctionExpression(value) || (value.flags & lua.NodeFlags.Declaration) === 0) return undefined;
  const [left] = statement.left;
  const name = lua.isIdentifier(left) ? left.text : exportId(left);
  return name === undefined ? undefined : { name, statement };
}

function sortCalleesFirst(row: readonly FunctionStatement[]): FunctionStatement[] {
  const mentions = new Map(row.map((one) => [one, collectMentionedNames(one.statement)]));
  const ordered = new Set<FunctionStatement>();
  const visited = new Set<FunctionStatement>();
  const visit = (one: FunctionStatement): void => {
    if (visited.has(one)) return;
    visited.add(one);
    for (const other of row) if (mentions.get(one)!.has(other.name)) visit(other);
    ordered.add(one);
  };
  row.forEach(visit);
  return [...ordered];
}

function collectMentionedNames(statement: lua.Statement): Set<string> {
  const names = new Set<string>();
  visitTree(statement, (node) => {
    const name = lua.isIdentifier(node) ? node.text : exportId(node);
    if (name !== undefined) names.add(name);
    return undefined;
  });
  return names;
}

function exportId(node: lua.Node): string | undefined {
  const name = fieldName(node, EXPORTS);
  return name === undefined ? undefined : `${EXPORTS}.${name}`;
}

function isBareDeclaration(statement: lua.Statement): statement is lua.VariableDeclarationStatement {
  return lua.isVariableDeclarationStatement(statement) && statement.right === undefined;
}

function toLocalFunction(statement: lua.AssignmentStatement): lua.Statement {
  const left = statement.left.filter((target) => lua.isIdentifier(target));
  return withPositionOf(lua.createVariableDeclarationStatement(left, statement.right), statement);
}

function replaceDeclaration(
  statements: readonly lua.Statement[],
  declaration: lua.VariableDeclarationStatement,
  remaining: ReadonlySet<string>,
): lua.Statement[] {
  const left = declaration.left.filter(({ text }) => remaining.has(text));
  return statements.flatMap((statement) =>
    statement !== declaration ? [statement] : left.length === 0 ? [] : [{ ...declaration, left } as lua.Statement],
  );
}
