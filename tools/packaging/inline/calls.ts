/** Finds the calls of functions marked `@inline`, and expressions without side effects. */
import * as lua from "typescript-to-lua";
import { inlineFunctionOf, mistakeAt, type InlineContext } from "./context";
import type { InlineFunction } from "./module-tree";
import { mapChildren } from "../lua-tree";

/** A call of a function marked `@inline`, and that function. */
export interface InlineCall {
  readonly call: lua.CallExpression;
  readonly callee: InlineFunction;
}

const DELEGATED_YIELD = "__TS__DelegatedYield";

/** Returns the arguments of a call of the global function `name`, or undefined for any other expression. */
export function argumentsOf(node: lua.Node, name: string): readonly lua.Expression[] | undefined {
  if (!lua.isCallExpression(node) || !lua.isIdentifier(node.expression)) return undefined;
  return node.expression.text === name ? node.params : undefined;
}

/**
 * Returns `node` if it is a call of an `@inline` function. If `node` delegates to an `@inline` generator by `yield*`,
 * returns the call of this generator. Returns undefined for any other node.
 */
export function matchInlineCall(node: lua.Node | undefined, context: InlineContext): InlineCall | undefined {
  if (node === undefined || !lua.isCallExpression(node)) return undefined;
  const [delegated] = argumentsOf(node, DELEGATED_YIELD) ?? [];
  const call = delegated ?? node;
  if (!lua.isCallExpression(call)) return undefined;
  const callee = inlineFunctionOf(call.expression, context);
  if (callee === undefined) return undefined;
  const isDelegated = delegated !== undefined;
  if (callee.isGenerator && !isDelegated)
    throw mistakeAt(context, node, `${callee.name} is an @inline generator: it is called by yield* alone`);
  return callee.isGenerator === isDelegated ? { call, callee } : undefined;
}

/**
 * Returns the returned expression of a function that consists of one return statement. Returns undefined for other
 * functions.
 */
export function singleReturnedExpression({ statements, isGenerator }: InlineFunction): lua.Expression | undefined {
  const [first, ...others] = statements;
  if (isGenerator || first === undefined || others.length > 0) return undefined;
  return lua.isReturnStatement(first) && first.expressions.length === 1 ? first.expressions[0] : undefined;
}

/**
 * Returns a copy of the inliner's state `context` in which names refer to the module of the inlined function `callee`.
 */
export function contextOf(callee: InlineFunction, context: InlineContext): InlineContext {
  return { ...context, tree: callee.tree };
}

/**
 * Returns whether evaluating an expression has no side effects, also inside the `@inline` functions that it calls.
 */
export function hasNoSideEffects(node: lua.Node, context: InlineContext): boolean {
  if (lua.isFunctionExpression(node)) return true;
  if (lua.isMethodCallExpression(node)) return false;
  if (lua.isCallExpression(node)) {
    const inline = matchInlineCall(node, context);
    const only = inline && singleReturnedExpression(inline.callee);
    if (inline === undefined || only === undefined) return false;
    if (!hasNoSideEffects(only, contextOf(inline.callee, context))) return false;
    return inline.call.params.every((argument) => hasNoSideEffects(argument, context));
  }
  let isFree = true;
  mapChildren(node, (child) => {
    isFree &&= hasNoSideEffects(child, context);
    return child;
  });
  return isFree;
}
