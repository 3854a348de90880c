import ts from "typescript";
import type { Plugin } from "typescript-to-lua";

/** Leaves `Math.fround` out of the Lua: all floats of the console are what it gives (src/kernel/float32.ts). */
export const singleFloats: Plugin = {
  visitors: {
    [ts.SyntaxKind.CallExpression]: (call, context) =>
      isFroundCall(call) ? context.transformExpression(call.arguments[0]) : context.superTransformExpression(call),
  },
};

function isFroundCall({ expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== "fround") return false;
  return ts.isIdentifier(expression.expression) && expression.expression.text === "Math";
}
