/**
 * Replaces a record that is marked `@locals` by local variables of Lua, one for each field of the record. This makes
 * code faster, because Lua reads a local faster than a field of a table.
 */
import * as lua from "typescript-to-lua";
import { bindFunctions } from "./bind-parameters";
import { matchInlineCall, type InlineCall } from "./calls";
import { createFreshVariable, mistakeAt, recordOf, type InlineContext } from "./context";
import { nameOf, variableOf, type Name } from "./names";
import type { ResultSink, ResultTargets } from "./result-sink";
import { writtenRecord } from "./result-targets";
import { visitTree } from "../lua-tree";

type FieldTargets = Extract<ResultTargets, { readonly shape: "fields" }>["targets"];

/**
 * Creates a local variable for each field of the record `name`, which is marked `@locals` and gets the value `value`.
 * In the code after this declaration, each use of a field becomes a use of its variable. Returns the variables as the
 * targets to which the fields of `value` must be assigned. Throws an error if the fields of `value` are unknown.
 */
export function createRecordTargets(name: Name, value: lua.Expression, context: InlineContext): ResultTargets {
  const { values, destination, recordNames } = context;
  const variable = name.variable!;
  const fields = fieldNamesOf(value, context);
  if (fields === undefined)
    throw mistakeAt(context, value, "what is given here must be written out, as a list or record with those parts");
  const given = recordNames.get(variable);
  const locals = new Map(
    fields.map((field) => [field, given?.get(field) ?? createFreshVariable(destination, `${variable.name}_${field}`)]),
  );
  values.set(variable, locals);
  return { shape: "fields", targets: new Map([...locals].map(([field, local]) => [field, nameOf(local)])) };
}

function fieldNamesOf(value: lua.Expression, context: InlineContext): string[] | undefined {
  const inline = matchInlineCall(value, context);
  if (inline !== undefined) return resultFields(inline, context);
  const record = recordOf(context, value);
  if (record !== undefined) return [...record.keys()];
  const variable = variableOf(value);
  if (variable?.initial !== undefined && variable.initial !== value) return fieldNamesOf(variable.initial, context);
  const written = writtenRecord(value);
  if (written === undefined) return undefined;
  const names = new Set<string>();
  for (const spread of written.spreads) for (const name of fieldNamesOf(spread, context) ?? []) names.add(name);
  for (const name of written.fields.keys()) names.add(name);
  return [...names];
}

function resultFields({ call, callee }: InlineCall, context: InlineContext): string[] | undefined {
  const inner = { ...context, tree: callee.tree, functions: bindFunctions({ call, callee }, context) };
  let found: string[] | undefined;
  for (const statement of callee.statements)
    visitTree(statement, (node) => {
      if (lua.isReturnStatement(node) && node.expressions.length === 1)
        found ??= fieldNamesOf(node.expressions[0], inner);
      return !lua.isFunctionExpression(node);
    });
  return found;
}

/**
 * A call of an `@inline` function whose result is spread into a record, as in `{ ...f() }`, and the local variables
 * that receive the fields of the result.
 */
export interface SpreadFields {
  readonly inline: InlineCall;
  readonly targets: FieldTargets;
}

/**
 * Divides the local variables that receive the fields of the record `result`, such as `{ ...f(), own: 1 }`. `spreads`
 * has the variables for the fields that come from an `@inline` function, here `f`. `otherTargets` has the variables for
 * all other fields, here `own`.
 */
export function splitSpreads(
  result: lua.Expression,
  { kind, targets }: Extract<ResultSink, { readonly targets: ResultTargets }>,
  context: InlineContext,
): { readonly spreads: readonly SpreadFields[]; readonly otherTargets: ResultTargets } {
  const written = kind === "declare" && targets.shape === "fields" ? writtenRecord(result) : undefined;
  if (written === undefined || targets.shape !== "fields") return { spreads: [], otherTargets: targets };
  const others = new Map(targets.targets);
  const spreads = written.spreads.flatMap((expression): SpreadFields[] => {
    const inline = matchInlineCall(expression, context);
    if (inline === undefined) return [];
    const fields = resultFields(inline, context) ?? [];
    const own = new Map([...others].filter(([field]) => fields.includes(field)));
    for (const field of own.keys()) others.delete(field);
    return [{ inline, targets: own }];
  });
  return { spreads, otherTargets: { shape: "fields", targets: others } };
}
