import ts from "typescript";

/** Whether a type is made of the language's own words alone, so that every file knows it. */
export function isPlainType(type: ts.Node): boolean {
  if (ts.isTypeReferenceNode(type) || ts.isTypeQueryNode(type) || ts.isImportTypeNode(type)) return false;
  return ts.forEachChild(type, (child) => (isPlainType(child) ? undefined : true)) !== true;
}
