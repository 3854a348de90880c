/** Makes the game throw plain Lua strings instead of JavaScript-like error objects. */

import ts from "typescript";
import * as lua from "typescript-to-lua";
import type { Plugin } from "typescript-to-lua";

/**
 * A TypeScriptToLua plugin that turns `throw new Error(message)` into `error(message)`. Lua adds the file and line to
 * the message. With this plugin, the Lua program needs no classes that imitate JavaScript's errors. A caught error is a
 * string in Lua.
 */
export const stringErrors: Plugin = {
  visitors: {
    [ts.SyntaxKind.ThrowStatement]: (statement, context) => {
      const { expression } = statement;
      const isPlain =
        ts.isNewExpression(expression) &&
        ts.isIdentifier(expression.expression) &&
        expression.expression.text === "Error";
      if (!isPlain) return context.superTransformStatements(statement);
      const words = (expression.arguments ?? []).map((word) => context.transformExpression(word));
      return lua.createExpressionStatement(lua.createCallExpression(lua.createIdentifier("error"), words));
    },
  },
};
