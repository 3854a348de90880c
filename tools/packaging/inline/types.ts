/** Decides which TypeScript types may be copied into another file together with an inlined function. */

import ts from "typescript";
import { errorAt } from "./analysis";
import { describeFunction, type InlineContext } from "./context";

/** Returns whether a file knows a type: the type is written in that file, or consists of TypeScript keywords only. */
export function isKnownType(type: ts.Node, file: ts.SourceFile): boolean {
  return type.getSourceFile() === file || isPlainType(type);
}

function isPlainType(type: ts.Node): boolean {
  if (ts.isTypeReferenceNode(type) || ts.isTypeQueryNode(type) || ts.isImportTypeNode(type)) return false;
  return ts.forEachChild(type, (child) => (isPlainType(child) ? undefined : true)) !== true;
}

/** Creates the error for a type in an inlined function that the callers of the function may not know. */
export function unknownTypeError(type: ts.Node, context: InlineContext): Error {
  return errorAt(
    context.program.project,
    type,
    `${describeFunction(context)} names a type here that its callers may not know`,
  );
}
