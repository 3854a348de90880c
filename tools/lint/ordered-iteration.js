/**
 * An ESLint rule for code that decides what levels contain. In Lua, the iteration order of objects, maps, sets and Lua
 * tables changes with each launch. Therefore the rule allows loops only over arrays, strings, generators and `$range`,
 * whose order is fixed.
 */

const orderedSymbols = ["Generator", "ArrayIterator"];
const iteratingMethods = ["forEach", "keys", "values", "entries"];

function isOrdered(type, checker) {
  if (type.isUnion()) return type.types.every((part) => isOrdered(part, checker));
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  return (
    checker.isArrayType(bound) ||
    checker.isTupleType(bound) ||
    checker.isTypeAssignableTo(bound, checker.getStringType()) ||
    orderedSymbols.includes(bound.symbol?.name)
  );
}

function isRange(node) {
  return node.type === "CallExpression" && node.callee.name === "$range";
}

export const orderedIteration = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      unordered: "This has no certain order on a Playdate: iterate an array, a string, a generator or $range.",
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    function check(node) {
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
      if (!isRange(node) && !isOrdered(type, checker)) context.report({ node, messageId: "unordered" });
    }

    return {
      ForOfStatement: (node) => check(node.right),
      YieldExpression: (node) => node.delegate && check(node.argument),
      ":matches(ArrayExpression, CallExpression) > SpreadElement": (node) => check(node.argument),
      [`CallExpression > MemberExpression.callee[property.name=/^(${iteratingMethods.join("|")})$/]`]: (node) =>
        check(node.object),
    };
  },
};
