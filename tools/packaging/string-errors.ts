import ts from "typescript";
import * as lua from "typescript-to-lua";
import type { Plugin } from "typescript-to-lua";

/**
 * `throw new Error(words)` becomes `error(words)`, which tells file and line as all errors of Lua do. So the program has none
 * of the classes that stand for JavaScript's errors, and whoever catches one has a string.
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
