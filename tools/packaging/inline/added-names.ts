/**
 * Recognises statements that TypeScriptToLua itself adds, with names such as `____list_0`, so that the inliner can
 * simplify them or leave them out.
 */
import * as lua from "typescript-to-lua";
import { fieldName } from "../lua-tree";
import type { EmitExpression } from "./bind-parameters";
import { matchInlineCall, type InlineCall } from "./calls";
import { copied, noteAssigned, recordOf, type InlineContext } from "./context";
import { isReassigned, variableOf, type Name } from "./names";
import { createAssignments, isSameName } from "./result-targets";

type Statements = readonly lua.Statement[];

/** The text with which all names that TypeScriptToLua adds begin. */
const ADDED = "____";

/**
 * Returns `call()` if `node` has the form `table.unpack(call(), 1, 2)` and `call` is a function that is inlined.
 * TypeScriptToLua writes this form where a list is destructured. Returns undefined for any other expression.
 */
export function matchUnpack(node: lua.Expression | undefined, context: InlineContext): InlineCall | undefined {
  if (node === undefined || !lua.isCallExpression(node)) return undefined;
  return fieldName(node.expression, "table") === "unpack" ? matchInlineCall(node.params[0], context) : undefined;
}

interface Destructuring {
  readonly inline: InlineCall;
  readonly names: ReadonlyMap<string, lua.Identifier>;
  /**
   * The number of statements that directly follow the inlined call and read fields of its result. Each of them reads
   * one field.
   */
  readonly count: number;
}

/**
 * Recognises `local ____result = call()`, followed by statements such as `local a = ____result.a`, if `call` is a
 * function that is inlined. Returns the call and the locals that receive the fields, or undefined for other statements.
 */
export function matchDestructuring(
  statements: Statements,
  index: number,
  context: InlineContext,
): Destructuring | undefined {
  const node = statements[index];
  if (!lua.isVariableDeclarationStatement(node) || node.left.length !== 1) return undefined;
  const [result] = node.left;
  const inline = result.text.startsWith(ADDED) ? matchInlineCall(node.right?.[0], context) : undefined;
  if (inline === undefined) return undefined;
  const names = new Map<string, lua.Identifier>();
  let count = 0;
  for (; ; count++) {
    const next = statements[index + count + 1];
    if (next === undefined || !lua.isVariableDeclarationStatement(next) || next.right?.length !== 1) break;
    const field = fieldName(next.right[0], result.text);
    if (field === undefined || next.left.length !== 1) break;
    names.set(field, next.left[0]);
  }
  return count > 0 && isUsed(result, count) ? { inline, names, count } : undefined;
}

/**
 * Merges `local ____list = {b, a}` and the statements after it, such as `record.a = ____list[1]`, to one assignment.
 * Each of these statements must assign a value to a local, or to a field that a local has replaced. Returns undefined
 * for any other statements.
 */
export function matchExchange(
  statements: Statements,
  index: number,
  context: InlineContext,
  emit: EmitExpression,
): { readonly assignments: Statements; readonly count: number } | undefined {
  const node = statements[index];
  if (!lua.isVariableDeclarationStatement(node) || node.left.length !== 1) return undefined;
  const [list] = node.left;
  const [value] = node.right ?? [];
  if (!list.text.startsWith(ADDED) || value === undefined || !lua.isTableExpression(value)) return undefined;
  const targets = value.fields.map((_, item) =>
    fieldAssignedFrom(statements[index + item + 1], list, item + 1, context),
  );
  if (targets.length < 2 || targets.includes(undefined) || !isUsed(list, targets.length)) return undefined;
  const parts = value.fields.map((field, item) => ({
    target: emit(targets[item]!, context) as lua.AssignmentLeftHandSideExpression,
    value: emit(field.value, context),
  }));
  for (const { target } of parts) noteAssigned(target, context);
  return { assignments: createAssignments(parts, copied(node, context)), count: parts.length };
}

function isUsed(name: lua.Identifier, count: number): boolean {
  return variableOf(name)?.useCount === count;
}

function fieldAssignedFrom(
  node: lua.Statement | undefined,
  list: lua.Identifier,
  item: number,
  context: InlineContext,
): lua.Expression | undefined {
  if (node === undefined || !lua.isAssignmentStatement(node) || node.left.length !== 1) return undefined;
  const [target] = node.left;
  const [value] = node.right;
  if (!lua.isTableIndexExpression(value) || !isSameName(value.table, list)) return undefined;
  if (!lua.isNumericLiteral(value.index) || value.index.value !== item) return undefined;
  const isLocal = variableOf(target) !== undefined;
  const isField = lua.isTableIndexExpression(target) && recordOf(context, target.table) !== undefined;
  return isLocal || isField ? target : undefined;
}

/**
 * Replaces names that TypeScriptToLua added, as in `local ____list_0, ____index_1 = list, index`, by their values, so
 * that the declaration is not needed. Returns false if the names must be declared, for instance because a value is a
 * call.
 */
export function bindAddedNames(
  left: readonly lua.Identifier[],
  right: readonly lua.Expression[],
  next: lua.Statement | undefined,
  context: InlineContext,
  emit: EmitExpression,
): boolean {
  const isEachAdded = left.length === right.length && left.every(({ text }) => text.startsWith(ADDED));
  if (!isEachAdded || left.some((name) => isReassigned((name as Name).variable!))) return false;
  const hasRecord = right.some((value) => recordOf(context, value) !== undefined);
  const isPairForChange = left.length === 2 && next !== undefined && changesField(next, left);
  if (!hasRecord && !isPairForChange && !isCopyOfName(right, context)) return false;
  const values = right.map((value) => recordOf(context, value) ?? emit(value, context));
  const areNames = values.every(
    (value) => value instanceof Map || lua.isIdentifier(value as lua.Node) || lua.isLiteral(value as lua.Node),
  );
  if (!areNames) return false;
  for (const [index, name] of left.entries()) context.values.set((name as Name).variable!, values[index]);
  return true;
}

/**
 * Returns whether `values` consists of a single variable that needs no copy: a local of an inlined function that never
 * gets another value.
 */
function isCopyOfName(values: readonly lua.Expression[], { body }: InlineContext): boolean {
  const [variable, ...others] = values.map(variableOf);
  return body.length > 0 && others.length === 0 && variable?.owner !== undefined && !isReassigned(variable);
}

function changesField(node: lua.Statement, [table, key]: readonly lua.Identifier[]): boolean {
  if (!lua.isAssignmentStatement(node) || node.left.length !== 1) return false;
  const [target] = node.left;
  return lua.isTableIndexExpression(target) && isSameName(target.table, table) && isSameName(target.index, key);
}

/**
 * Returns `index` for `(index - 1) + 1`, and any other expression unchanged. TypeScriptToLua adds 1 to an index,
 * because lists in Lua count from 1.
 */
export function withoutAddedOne(node: lua.BinaryExpression): lua.Expression {
  const { left, right, operator } = node;
  const isAddedOne = operator === lua.SyntaxKind.AdditionOperator && isOne(right);
  if (!isAddedOne || !lua.isBinaryExpression(left)) return node;
  return left.operator === lua.SyntaxKind.SubtractionOperator && isOne(left.right) ? left.left : node;
}

function isOne(node: lua.Node): boolean {
  return lua.isNumericLiteral(node) && node.value === 1;
}
