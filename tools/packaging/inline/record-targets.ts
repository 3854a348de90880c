/** Creates the local variables that replace a record marked `@locals`, one for each field. */
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
 * Creates a local variable for each field of a record marked `@locals`. From here on, the locals replace the record.
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

/** Returns the names of the fields of the record that an expression returns, or undefined if the fields are unknown. */
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

/** Returns the names of the fields of the record that an inlined function returns, or undefined if they are unknown. */
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
 * The fields that a record takes over from the result of an `@inline` function, as in `{ ...f() }`, and the variables
 * that receive these fields.
 */
export interface SpreadFields {
  readonly inline: InlineCall;
  readonly targets: FieldTargets;
}

/**
 * Separates the fields that a new record takes over from `@inline` functions from its other fields, as in `{ ...f(),
 * own: 1 }`. Returns the variables for both.
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
