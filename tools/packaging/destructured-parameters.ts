/**
 * Removes needless Lua instructions that TypeScriptToLua writes for parameters that are destructured, as in `f({ a, b
 * })`.
 */
import * as lua from "typescript-to-lua";
import { withPositionOf, rewriteBlocks } from "./lua-tree";

const PARAMETER = "____bindingPattern";

/**
 * Returns statements in which the locals of a destructured parameter are declared together with their values.
 * TypeScriptToLua declares such locals as nil first and assigns their values later.
 */
export function mergeDestructuredLocals(statements: readonly lua.Statement[]): readonly lua.Statement[] {
  return rewriteBlocks(statements, mergeInList);
}

function mergeInList(statements: readonly lua.Statement[]): readonly lua.Statement[] {
  /**
   * The declarations without values that may still be merged with an assignment, by the name of the local. The map is
   * emptied by any statement that is neither such a declaration nor an assignment of a parameter's field.
   */
  const declared = new Map<string, lua.Statement>();
  const merged = new Set<lua.Statement>();
  const result = statements.map((statement) => {
    const name = bareDeclarationName(statement);
    const assigned = fieldAssignmentName(statement);
    if (name !== undefined) declared.set(name, statement);
    else if (assigned === undefined) declared.clear();
    const declaration = declared.get(assigned ?? "");
    if (declaration === undefined) return statement;
    merged.add(declaration);
    declared.delete(assigned ?? "");
    return toDeclaration(statement as lua.AssignmentStatement);
  });
  return merged.size === 0 ? statements : result.filter((statement) => !merged.has(statement));
}

function bareDeclarationName(statement: lua.Statement): string | undefined {
  if (!lua.isVariableDeclarationStatement(statement) || statement.right !== undefined) return undefined;
  return statement.left.length === 1 ? statement.left[0].text : undefined;
}

function fieldAssignmentName(statement: lua.Statement): string | undefined {
  if (!lua.isAssignmentStatement(statement) || statement.left.length !== 1) return undefined;
  const [left] = statement.left;
  const [right] = statement.right;
  if (!lua.isIdentifier(left) || !lua.isTableIndexExpression(right) || !lua.isStringLiteral(right.index))
    return undefined;
  return lua.isIdentifier(right.table) && right.table.text.startsWith(PARAMETER) ? left.text : undefined;
}

function toDeclaration(statement: lua.AssignmentStatement): lua.Statement {
  const left = statement.left.filter((target) => lua.isIdentifier(target));
  return withPositionOf(lua.createVariableDeclarationStatement(left, statement.right), statement);
}
