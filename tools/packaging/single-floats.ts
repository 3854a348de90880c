/**
 * Removes `Math.fround` from the Lua of the game, because the Playdate console computes with single-precision floats
 * anyway.
 */

import ts from "typescript";
import type { Plugin } from "typescript-to-lua";

/**
 * A TypeScriptToLua plugin that replaces `Math.fround(x)` by `x`, because the Playdate console's floats are single (see
 * src/kernel/float32.ts).
 */
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
