/**
 * Writes the assignments that give an inlined function's result to its targets: one variable, several list items or
 * several record fields.
 */
import * as lua from "typescript-to-lua";
import { EXPORTS } from "../exports-table";
import { withPositionOf, visitTree } from "../lua-tree";
import { argumentsOf } from "./calls";
import type { FieldLocals } from "./context";
import { nameOf, variableOf } from "./names";
import type { ResultTargets, Target } from "./result-sink";

interface TargetValue {
  readonly target: Target;
  readonly value: lua.Expression;
}

export function targetsIn(targets: ResultTargets): Target[] {
  if (targets.shape === "whole") return [targets.target];
  return [...(targets.shape === "items" ? targets.targets : targets.targets.values())];
}

interface WrittenRecord {
  readonly fields: ReadonlyMap<string, lua.Expression>;
  readonly spreads: readonly lua.Expression[];
}

/** Returns the parts of `{name = value}` and of `{...other, name: value}`, or undefined for any other expression. */
export function writtenRecord(node: lua.Expression): WrittenRecord | undefined {
  const joined = argumentsOf(node, "__TS__ObjectAssign");
  const fields = new Map<string, lua.Expression>();
  const spreads: lua.Expression[] = [];
  for (const part of joined ?? [node]) {
    if (!lua.isTableExpression(part)) {
      if (joined === undefined) return undefined;
      spreads.push(part);
      continue;
    }
    for (const { key, value } of part.fields) {
      if (key === undefined || !lua.isStringLiteral(key)) return undefined;
      fields.set(key.value, value);
    }
  }
  return { fields, spreads };
}

/**
 * Returns the part of an inlined function's result that each target receives. Returns undefined if there are several
 * targets and the result is not a list or record with one part for each of them.
 */
export function matchTargets(result: lua.Expression, targets: ResultTargets): TargetValue[] | undefined {
  if (targets.shape === "whole") return [{ target: targets.target, value: result }];
  if (targets.shape === "items") {
    if (!lua.isTableExpression(result) || result.fields.length !== targets.targets.length) return undefined;
    if (result.fields.some(({ key }) => key !== undefined)) return undefined;
    return result.fields.map(({ value }, index) => ({ target: targets.targets[index], value }));
  }
  const written = writtenRecord(result);
  if (written?.fields.size !== targets.targets.size) return undefined;
  const targetValues = [...written.fields].map(([field, value]) => ({ target: targets.targets.get(field), value }));
  return targetValues.every((part): part is TargetValue => part.target !== undefined) ? targetValues : undefined;
}

/**
 * Returns the assignments to several targets, one for each target. If a value needs the old value of another target,
 * returns one assignment to all targets instead, such as `a, b = b, a`.
 */
export function createAssignments(targetValues: readonly TargetValue[], oldNode: lua.Node): lua.Statement[] {
  const changed = targetValues
    .filter(({ target, value }) => !isSameName(target, value))
    .map(({ target, value }) => ({ target: placedTarget(target, oldNode), value }));
  const needsOne = changed.some(({ target }, index) =>
    changed.slice(index + 1).some(({ value }) => mentions(value, target)),
  );
  if (!needsOne)
    return changed.map(({ target, value }) => withPositionOf(lua.createAssignmentStatement(target, value), oldNode));
  const left = changed.map(({ target }) => target);
  const right = changed.map(({ value }) => value);
  return [withPositionOf(lua.createAssignmentStatement(left, right), oldNode)];
}

/**
 * Returns a copy of an assignment's target (the variable or field that gets the value), with the source line of the
 * assignment. The target comes from the code that calls the inlined function, and so from another line.
 */
function placedTarget<Node extends lua.Node>(target: Node, oldNode: lua.Node): Node {
  const placed = withPositionOf({ ...target }, oldNode);
  return lua.isTableIndexExpression(placed) ? { ...placed, table: placedTarget(placed.table, oldNode) } : placed;
}

export function isSameName(one: lua.Node, other: lua.Node): boolean {
  const variable = variableOf(one);
  return variable !== undefined && variable === variableOf(other);
}

/**
 * Returns whether an expression uses the variable that an assignment changes. If the assignment changes a field such as
 * `a.b`, this is the variable `a`.
 */
export function mentions(expression: lua.Node, target: lua.Node): boolean {
  let changed = target;
  while (lua.isTableIndexExpression(changed)) changed = changed.table;
  const variable = variableOf(changed);
  const isExport = lua.isIdentifier(changed) && changed.text === EXPORTS;
  let isFound = false;
  visitTree(expression, (node) => {
    if (!lua.isIdentifier(node)) return;
    isFound ||= variable === undefined ? !isExport || node.text === EXPORTS : variableOf(node) === variable;
  });
  return isFound;
}

/**
 * Returns statements that assign the fields of a record to variables or fields (`targets`, by the names of the record's
 * fields). The inlined code has a local variable for each field of the record.
 */
export function createFieldAssignments(
  record: FieldLocals,
  targets: ReadonlyMap<string, Target>,
  kind: "assign" | "declare",
  oldNode: lua.Node,
): lua.Statement[] {
  const targetValues = [...targets].map(([field, target]): TargetValue => {
    const local = record.get(field);
    return { target, value: local === undefined ? lua.createNilLiteral() : nameOf(local) };
  });
  if (kind === "assign") return createAssignments(targetValues, oldNode);
  return targetValues
    .filter(({ target, value }) => !isSameName(target, value))
    .map(({ target, value }) => createDeclaration(target, value, oldNode));
}

/** Returns the statement `local target = value`. */
export function createDeclaration(target: lua.Node, value: lua.Expression, oldNode: lua.Node): lua.Statement {
  const name = placedTarget(target, oldNode) as lua.Identifier;
  return withPositionOf(lua.createVariableDeclarationStatement(name, value), oldNode);
}
