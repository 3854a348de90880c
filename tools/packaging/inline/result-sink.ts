/**
 * Types for the result of an inlined function: what the inliner does with it, and which variables or fields receive it.
 */
import type * as lua from "typescript-to-lua";

/** The left side of an assignment in Lua: a variable or a field. */
export type Target = lua.AssignmentLeftHandSideExpression;

/**
 * What receives the result of an inlined function: one variable or field for the whole result, one for each list item,
 * or one for each record field.
 */
export type ResultTargets =
  | { readonly shape: "whole"; readonly target: Target }
  | { readonly shape: "items"; readonly targets: readonly Target[] }
  | { readonly shape: "fields"; readonly targets: ReadonlyMap<string, Target> };

/** What is done with the result of an inlined call: it is dropped, returned, assigned or declared. */
export type ResultSink =
  | { readonly kind: "nothing" }
  | { readonly kind: "return" }
  | { readonly kind: "assign" | "declare"; readonly targets: ResultTargets; readonly isCaptured?: boolean };
