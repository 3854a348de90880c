/** Finds the return statements of a Lua function, and the code that runs after an `if` that contains one. */
import * as lua from "typescript-to-lua";
import { visitTree } from "../lua-tree";

type Statements = readonly lua.Statement[];

/** Returns whether a node contains a return of the function around it. Nested functions do not count. */
export function containsReturn(node: lua.Node): boolean {
  let isFound = false;
  visitTree(node, (child) => {
    isFound ||= lua.isReturnStatement(child);
    return !isFound && !lua.isFunctionExpression(child);
  });
  return isFound;
}

/**
 * Returns the first loop inside a node if the loop contains a return of the function around the node. Loops without
 * such a return are skipped. Returns undefined if there is no such loop.
 */
export function loopWithReturn(node: lua.Node): lua.Node | undefined {
  let found: lua.Node | undefined;
  visitTree(node, (child) => {
    if (lua.isIterationStatement(child) && containsReturn(child)) found ??= child;
    return found === undefined && !lua.isFunctionExpression(child);
  });
  return found;
}

/** Returns whether each path through the statements ends with a return. */
export function alwaysReturn(statements: Statements): boolean {
  return statements.some((statement) => {
    if (lua.isReturnStatement(statement)) return true;
    if (lua.isDoStatement(statement)) return alwaysReturn(statement.statements);
    if (!lua.isIfStatement(statement) || statement.elseBlock === undefined) return false;
    return alwaysReturn(statement.ifBlock.statements) && alwaysReturn(elseStatements(statement));
  });
}

function elseStatements({ elseBlock }: lua.IfStatement): Statements {
  if (elseBlock === undefined) return [];
  return lua.isIfStatement(elseBlock) ? [elseBlock] : elseBlock.statements;
}

/**
 * Returns the two branches of an `if` as lists of statements. Both lists include `rest`, the statements after the `if`,
 * where these can be reached.
 */
export function branchesOf(node: lua.IfStatement, rest: Statements): readonly [yes: Statements, no: Statements] {
  const yes = node.ifBlock.statements;
  const no = elseStatements(node);
  if (alwaysReturn(yes)) return [yes, alwaysReturn(no) ? no : [...no, ...rest]];
  return [[...yes, ...rest], no];
}

/**
 * Returns whether every return in the statements is the last statement of a branch of an `if`. In that case the code
 * after the `if` can be moved into the other branch.
 */
export function returnsOnlyAtBranchEnds(statements: Statements): boolean {
  const index = statements.findIndex(containsReturn);
  if (index < 0) return true;
  const node = statements[index];
  const rest = statements.slice(index + 1);
  if (lua.isReturnStatement(node)) return true;
  if (lua.isDoStatement(node)) return returnsOnlyAtBranchEnds([...node.statements, ...rest]);
  if (!lua.isIfStatement(node)) return false;
  const isEither = [node.ifBlock.statements, elseStatements(node)].some(alwaysReturn);
  return (isEither || rest.length === 0) && branchesOf(node, rest).every(returnsOnlyAtBranchEnds);
}
