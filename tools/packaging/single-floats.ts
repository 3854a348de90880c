import ts from "typescript";
import type { Plugin } from "typescript-to-lua";

/** Leaves `Math.fround` out of the Lua: all floats of the console are what it gives (src/kernel/single.ts). */
export const singleFloats: Plugin = {
  visitors: {
    [ts.SyntaxKind.CallExpression]: (call, context) =>
      isRounding(call) ? context.transformExpression(call.arguments[0]) : context.superTransformExpression(call),
  },
};

function isRounding({ expression, arguments: given }: ts.CallExpression): boolean {
  return expression.getText() === "Math.fround" && given.length === 1;
}
