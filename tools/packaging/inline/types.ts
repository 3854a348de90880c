import ts from "typescript";

/** Whether a file knows a type: it is the file's own, or made of the language's own words alone. */
export function isKnownType(type: ts.Node, file: ts.SourceFile): boolean {
  return type.getSourceFile() === file || isPlainType(type);
}

function isPlainType(type: ts.Node): boolean {
  if (ts.isTypeReferenceNode(type) || ts.isTypeQueryNode(type) || ts.isImportTypeNode(type)) return false;
  return ts.forEachChild(type, (child) => (isPlainType(child) ? undefined : true)) !== true;
}
