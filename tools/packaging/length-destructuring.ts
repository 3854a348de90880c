/**
 * Rejects code that takes the length of an array or a string by destructuring, as in `const { length } = list`.
 * TypeScriptToLua translates such code wrongly.
 */

import ts from "typescript";
import { createErrorAt } from "./source-error";

/**
 * Throws a `ToolError` where the length of an array or string is destructured, as in `const { length } = list`.
 * TypeScriptToLua translates such code to a field access, which is nil in Lua. Records may have a field called
 * `length`.
 */
export function rejectLengthDestructuring(program: ts.Program, files: readonly ts.SourceFile[], project: string): void {
  const checker = program.getTypeChecker();
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && isListLength(node, checker))
      throw createErrorAt(project, node, "the length of a list is no field in Lua: write list.length");
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
}

function isListLength({ parent, propertyName, name }: ts.BindingElement, checker: ts.TypeChecker): boolean {
  const property = propertyName ?? name;
  if (!ts.isObjectBindingPattern(parent) || !ts.isIdentifier(property) || property.text !== "length") return false;
  const type = checker.getTypeAtLocation(parent.parent.initializer ?? parent.parent);
  const types = type.isUnion() ? type.types : [type];
  return types.some(
    (one) =>
      checker.isArrayType(one) || checker.isTupleType(one) || one.isStringLiteral() || one === checker.getStringType(),
  );
}
