/** Writes the assignments of an inlined function's result: to one variable, to list items or to record fields. */
import ts from "typescript";

/**
 * The names that receive the result of an inlined function: one for the whole result, one per list item, or one per
 * record field.
 */
export type ResultTargets =
  | { readonly shape: "whole"; readonly name: string }
  | { readonly shape: "items"; readonly names: readonly string[] }
  | { readonly shape: "fields"; readonly names: ReadonlyMap<string, string> };

/** What is done with the result of an inlined call: it is dropped, returned, assigned or declared. */
export type ResultSink =
  | { readonly kind: "nothing" }
  | { readonly kind: "return" }
  | { readonly kind: "assign" | "declare"; readonly targets: ResultTargets; readonly isCaptured?: boolean };

export interface TargetAssignment {
  readonly target: string;
  readonly value: ts.Expression;
}

export function targetNames(targets: ResultTargets): string[] {
  if (targets.shape === "whole") return [targets.name];
  return [...(targets.shape === "items" ? targets.names : targets.names.values())];
}

/**
 * Returns, for each variable in `targets`, the part of an inlined function's result that the variable receives. Returns
 * undefined if there are several variables and the result is not an array or object literal with one part for each of
 * them.
 */
export function matchTargets(result: ts.Expression, targets: ResultTargets): TargetAssignment[] | undefined {
  if (targets.shape === "whole") return [{ target: targets.name, value: result }];
  if (targets.shape === "items") {
    if (!ts.isArrayLiteralExpression(result) || result.elements.length !== targets.names.length) return undefined;
    return result.elements.map((value, index) => ({ target: targets.names[index], value }));
  }
  return ts.isObjectLiteralExpression(result) ? matchFields(result, targets.names) : undefined;
}

function matchFields(
  result: ts.ObjectLiteralExpression,
  names: ReadonlyMap<string, string>,
): TargetAssignment[] | undefined {
  const parts: TargetAssignment[] = [];
  for (const property of result.properties) {
    if (ts.isSpreadAssignment(property)) continue;
    const isShort = ts.isShorthandPropertyAssignment(property);
    if (!isShort && !ts.isPropertyAssignment(property)) return undefined;
    const target = names.get(property.name.getText());
    if (target === undefined) return undefined;
    parts.push({ target, value: isShort ? property.name : property.initializer });
  }
  return parts.length === names.size ? parts : undefined;
}

/**
 * Returns the assignments to several variables. All are written as one tuple assignment if a value needs the old value
 * of another variable.
 */
export function formatAssignments(parts: readonly { readonly target: string; readonly text: string }[]): string {
  const changed = parts.filter(({ target, text }) => target !== text);
  const needsTuple = changed.some(({ target }, index) =>
    changed.slice(index + 1).some(({ text }) => mentionsName(text, target)),
  );
  if (!needsTuple) return changed.map(({ target, text }) => `${target} = ${text};`).join(" ");
  const targets = changed.map(({ target }) => target).join(", ");
  return `[${targets}] = [${changed.map(({ text }) => text).join(", ")}];`;
}

/**
 * Returns whether the text of an expression mentions the name `target`, other than as a field. In a path such as `a.b`,
 * only the first name counts.
 */
export function mentionsName(text: string, target: string): boolean {
  const [name] = target.split(".", 1);
  if (!text.includes(name)) return false;
  const visit = (node: ts.Node): boolean => {
    if (ts.isIdentifier(node)) return node.text === name;
    if (ts.isPropertyAccessExpression(node)) return visit(node.expression);
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return visit(ts.createSourceFile("expression.ts", `(${text});`, ts.ScriptTarget.ES2022));
}

/**
 * Returns statements that assign the fields of a record, which local variables have replaced, to the variables in
 * `names`.
 */
export function formatFieldAssignments(
  record: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
  kind: "assign" | "declare",
): string {
  const parts = [...names].map(([field, target]) => ({ target, text: record.get(field) ?? "undefined" }));
  if (kind === "assign") return formatAssignments(parts);
  const own = parts.filter(({ target, text }) => target !== text);
  return own.map(({ target, text }) => `let ${target} = ${text};`).join(" ");
}
