/**
 * Decides what replaces the parameters of an inlined function: the arguments of the call, or local variables with their
 * values.
 */
import * as lua from "typescript-to-lua";
import { EXPORTS } from "../exports-table";
import { fieldName, mapChildren } from "../lua-tree";
import { contextOf, hasNoSideEffects, matchInlineCall, singleReturnedExpression, type InlineCall } from "./calls";
import { constantOf, describeFunction, inlineFunctionOf, mistakeAt, recordOf, type InlineContext } from "./context";
import type { InlineFunction } from "./module-tree";
import { isReassigned, mayChangeElsewhere, nameOf, variableOf, type Name, type Variable } from "./names";
import { createDeclaration, isSameName } from "./result-targets";

export type EmitExpression = (node: lua.Expression, context: InlineContext) => lua.Expression;

/**
 * Returns a map with the functions marked `@inline` that a call passes as arguments. The keys are the parameters that
 * receive these functions. The map also has all such functions of `context`.
 */
export function bindFunctions({ call, callee }: InlineCall, context: InlineContext): InlineContext["functions"] {
  const bound = callee.parameters.flatMap((parameter, index): [Variable, InlineFunction][] => {
    const passed = inlineFunctionOf(call.params[index], context);
    return passed === undefined ? [] : [[parameter, passed]];
  });
  return bound.length === 0 ? context.functions : new Map([...context.functions, ...bound]);
}

/** Creates the state of the inliner for writing the body of an inlined function. */
export function enterFunction(
  { call, callee }: InlineCall,
  context: InlineContext,
  ownLocals: ReadonlySet<Variable>,
): InlineContext {
  if (context.body.includes(callee)) throw mistakeAt(context, call, `${describeFunction(callee.name)} calls itself`);
  const { program, destination } = context;
  destination.usedTrees.add(callee.tree);
  for (const feature of callee.tree.file.features) destination.features.add(feature);
  return {
    program,
    destination,
    tree: callee.tree,
    values: new Map(),
    functions: bindFunctions({ call, callee }, context),
    recordNames: new Map(),
    assigned: new Set(),
    aliases: new Set(),
    inPlace: {},
    standIns: new Map(),
    ownLocals,
    labels: new Map(),
    body: [...context.body, callee],
    callSite: context.callSite ?? call,
  };
}

/**
 * Binds the parameters of an inlined function to the arguments of a call that is replaced by statements. A parameter
 * needs no local variable if its argument can replace it: a constant, a variable that does not change, or a record
 * marked `@locals`. A parameter to which the function assigns a value always needs one. Returns the declarations of all
 * local variables that are needed. `ownName` returns the name of a parameter's local.
 */
export function bindParameters(
  { call, callee }: InlineCall,
  outer: InlineContext,
  inner: InlineContext,
  emit: EmitExpression,
  ownName: (parameter: Variable) => lua.Expression,
): lua.Statement[] {
  requireAllArguments({ call, callee }, outer);
  const areArgumentsPure = call.params.every((argument) => hasNoSideEffects(argument, outer));
  const statements: lua.Statement[] = [];
  for (const [index, parameter] of callee.parameters.entries()) {
    const argument = call.params[index];
    if (inlineFunctionOf(argument, outer) !== undefined) continue;
    const record = recordOf(outer, argument);
    if (record !== undefined) {
      inner.values.set(parameter, record);
      continue;
    }
    const needsOwn = needsVariable(parameter, inner) || (parameter.isCaptured && mayChange(argument, outer));
    const standIn = needsOwn ? undefined : standInFor(argument, outer, areArgumentsPure, emit);
    if (standIn !== undefined) {
      inner.values.set(parameter, standIn);
      inner.standIns.set(parameter, standIn);
      continue;
    }
    const value = emit(argument, outer);
    const own = ownName(parameter);
    if (!isSameName(own, value)) statements.push(createDeclaration(own, value, argument));
  }
  return statements;
}

function needsVariable(local: Variable, { ownLocals, aliases }: InlineContext): boolean {
  return isReassigned(local) || ownLocals.has(local) || aliases.has(local);
}

/**
 * Returns whether an argument that replaces a parameter may change its value while a nested function still reads the
 * parameter.
 */
function mayChange(argument: lua.Expression, context: InlineContext): boolean {
  const variable = variableOf(argument);
  const isField = lua.isTableIndexExpression(argument) && recordOf(context, argument.table) !== undefined;
  return isField || (variable !== undefined && isReassigned(variable));
}

function requireAllArguments({ call, callee }: InlineCall, context: InlineContext): void {
  if (call.params.length === callee.parameters.length && !call.params.some(lua.isDotsLiteral)) return;
  throw mistakeAt(
    context,
    call,
    `${describeFunction(callee.name)} must be called with exactly its parameters, without spread arguments`,
  );
}

/**
 * Returns the argument if it can replace its parameter: a constant, or a name whose value cannot change while the
 * inlined function runs. Returns undefined for any other argument.
 */
function standInFor(
  argument: lua.Expression,
  outer: InlineContext,
  areArgumentsPure: boolean,
  emit: EmitExpression,
): lua.Expression | undefined {
  const constant = constantOf(argument, outer);
  if (constant !== undefined) return constant;
  const variable = variableOf(argument);
  if (variable !== undefined) {
    if (mayChangeElsewhere(variable)) return undefined;
    return areArgumentsPure || !isReassigned(variable) ? emit(argument, outer) : undefined;
  }
  const exported = fieldName(argument, EXPORTS);
  if (exported !== undefined)
    return outer.tree.exports.get(exported)?.assignmentCount === 1 ? emit(argument, outer) : undefined;
  const isField = lua.isTableIndexExpression(argument) && recordOf(outer, argument.table) !== undefined;
  return isField && areArgumentsPure ? emit(argument, outer) : undefined;
}

/**
 * Binds the parameters of an inlined function whose body is one return statement. The call is replaced by the returned
 * expression, `result`. Throws a `ToolError` if an argument would be evaluated twice or in another order than in the
 * call.
 */
export function substituteParameters(
  { call, callee }: InlineCall,
  result: lua.Expression,
  outer: InlineContext,
  inner: InlineContext,
  emit: EmitExpression,
): void {
  requireAllArguments({ call, callee }, outer);
  const areAllPure =
    hasNoSideEffects(result, contextOf(callee, outer)) &&
    call.params.every((argument) => hasNoSideEffects(argument, outer));
  for (const [index, parameter] of callee.parameters.entries()) {
    const argument = call.params[index];
    if (inlineFunctionOf(argument, outer) !== undefined) continue;
    const record = recordOf(outer, argument);
    if (record !== undefined) inner.values.set(parameter, record);
    else if (!isReassigned(parameter))
      inner.values.set(
        parameter,
        standInFor(argument, outer, areAllPure, emit) ??
          argumentInPlace(argument, parameter, { call, callee }, outer, areAllPure, emit),
      );
  }
}

function argumentInPlace(
  argument: lua.Expression,
  parameter: Variable,
  { call, callee }: InlineCall,
  outer: InlineContext,
  areAllPure: boolean,
  emit: EmitExpression,
): lua.Expression {
  const result = singleReturnedExpression(callee)!;
  const inner = contextOf(callee, outer);
  const count = countUses(parameter, result, inner);
  const isFirst = call.params.every((other) => other === argument || constantOf(other, outer) !== undefined);
  const isEvaluatedOnce =
    isFirst && count === 1 && hasNoSideEffects(result, inner) && isAlwaysEvaluated(parameter, result);
  const isSafe = count <= 1 && (areAllPure || isEvaluatedOnce);
  if (isSafe && !parameter.isCaptured) return emit(argument, outer);
  throw mistakeAt(
    outer,
    argument,
    `${describeFunction(callee.name)} would compute this more than once, or in another order: give it a name first`,
  );
}

/**
 * Counts the uses of a function's parameter in the expression that the function returns. If the parameter is an
 * argument of another inlined call, each use of that argument in the called function counts.
 */
function countUses(parameter: Variable, result: lua.Node, context: InlineContext): number {
  let count = 0;
  const visit = (node: lua.Node): lua.Node => {
    const inline = matchInlineCall(node, context);
    const only = inline && singleReturnedExpression(inline.callee);
    if (variableOf(node) === parameter) count++;
    if (inline === undefined || only === undefined) return mapChildren(node, visit);
    for (const [index, argument] of inline.call.params.entries()) {
      const before = count;
      visit(argument);
      const used = inline.callee.parameters[index];
      if (count > before && used !== undefined)
        count += Math.max(0, countUses(used, only, contextOf(inline.callee, context)) - 1);
    }
    return node;
  };
  visit(result);
  return count;
}

/**
 * Returns whether a variable is read each time that the expression `node` is evaluated. This is false if `and` or `or`
 * may skip the part of the expression that reads the variable.
 */
function isAlwaysEvaluated(variable: Variable, node: lua.Node): boolean {
  if (variableOf(node) === variable) return true;
  if (lua.isFunctionExpression(node)) return false;
  const { AndOperator, OrOperator } = lua.SyntaxKind;
  if (lua.isBinaryExpression(node) && (node.operator === AndOperator || node.operator === OrOperator))
    return isAlwaysEvaluated(variable, node.left);
  let isRead = false;
  mapChildren(node, (child) => {
    isRead ||= isAlwaysEvaluated(variable, child);
    return child;
  });
  return isRead;
}

/**
 * Replaces the local `name` of an inlined function whose value is a field of a record, as in `local a = record.a`. The
 * replacement is the local variable that already stands for this field. Returns false if `name` cannot be replaced.
 */
export function bindField(name: Name, value: lua.Expression, context: InlineContext): boolean {
  if (context.body.length === 0 || !lua.isTableIndexExpression(value)) return false;
  const { variable } = name;
  const record = recordOf(context, value.table);
  if (record === undefined || variable === undefined || !lua.isStringLiteral(value.index)) return false;
  const field = record.get(value.index.value);
  if (field === undefined || needsVariable(variable, context)) return false;
  context.values.set(variable, nameOf(field));
  context.standIns.set(variable, nameOf(field));
  return true;
}
