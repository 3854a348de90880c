/**
 * Saves assignments when a function is inlined: locals of the function are replaced by those variables of the caller
 * that receive its result.
 */
import * as lua from "typescript-to-lua";
import type { EmitExpression } from "./bind-parameters";
import type { InlineCall } from "./calls";
import { inlineFunctionOf, recordOf, type InlineContext } from "./context";
import type { InlineFunction } from "./module-tree";
import { isReassigned, variableOf, type Variable } from "./names";
import type { ResultSink, ResultTargets } from "./result-sink";
import { isSameName, matchTargets, mentions } from "./result-targets";

function localOfFunction(node: lua.Expression, { scope }: InlineFunction): Variable | undefined {
  const variable = variableOf(node);
  return variable !== undefined && variable.owner === scope && variable.depth !== "inner" ? variable : undefined;
}

function lastResult({ statements }: InlineFunction): lua.Expression | undefined {
  const last = statements.at(-1);
  return last !== undefined && lua.isReturnStatement(last) ? last.expressions[0] : undefined;
}

/** Replaces the locals that an inlined function returns by the caller's variables, which saves assignments. */
export function aliasResults(callee: InlineFunction, targets: ResultTargets, inner: InlineContext): void {
  const result = lastResult(callee);
  if (result === undefined) return;
  const record = localOfFunction(result, callee);
  if (record !== undefined && targets.shape === "fields") {
    const variables = [...targets.targets].map(([field, target]): [string, Variable] => [field, variableOf(target)!]);
    inner.recordNames.set(record, new Map(variables));
    return;
  }
  for (const { target, value } of matchTargets(result, targets) ?? []) {
    const local = localOfFunction(value, callee);
    if (local === undefined || inner.aliases.has(local)) continue;
    if (local.depth === "parameter" && !isReassigned(local)) continue;
    inner.aliases.add(local);
    inner.values.set(local, target);
  }
}

/**
 * Returns the local of the inlined function `f` that the caller's variable `x` can replace, or undefined. In `x =
 * f(y)`, this is the local that `f` returns. In `x = f(x)`, this is the parameter that `f` changes and returns. No
 * other argument of the call may mention `x`.
 */
export function findReusableVariable(
  { call, callee }: InlineCall,
  sink: ResultSink,
  context: InlineContext,
  emit: EmitExpression,
): { readonly variable: Variable; readonly name: lua.Identifier } | undefined {
  if (sink.kind !== "assign" || sink.targets.shape !== "whole" || sink.isCaptured === true) return undefined;
  const { target } = sink.targets;
  const result = lastResult(callee);
  const variable = result && localOfFunction(result, callee);
  if (variable === undefined || !lua.isIdentifier(target)) return undefined;
  const index = callee.parameters.indexOf(variable);
  const isMentioned = call.params.some((argument, other) => {
    if (other === index || inlineFunctionOf(argument, context) !== undefined) return false;
    const record = recordOf(context, argument);
    if (record !== undefined) return [...record.values()].includes(variableOf(target)!);
    return mentions(emit(argument, context), target);
  });
  if (isMentioned) return undefined;
  const hasInitialValue =
    index < 0
      ? variable.isDeclaredAlone
      : recordOf(context, call.params[index]) === undefined && isSameName(emit(call.params[index], context), target);
  return hasInitialValue ? { variable, name: target } : undefined;
}
