/** Types that say what the inliner does with the result of an inlined function, and what receives this result. */
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
