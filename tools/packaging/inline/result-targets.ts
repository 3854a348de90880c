/** Where the result of a function goes that is written in the place of its call. */
import ts from "typescript";

/** Names for a result: for all of it, for the items of a list, or for the fields of a record. */
export type ResultTargets =
  | { readonly shape: "whole"; readonly name: string }
  | { readonly shape: "items"; readonly names: readonly string[] }
  | { readonly shape: "fields"; readonly names: ReadonlyMap<string, string> };

/** What is done with a result. */
export type ResultSink =
  | { readonly kind: "nothing" }
  | { readonly kind: "return" }
  | { readonly kind: "assign" | "declare"; readonly targets: ResultTargets; readonly isCaptured?: boolean };

/** A name, and the expression that it is to have the value of. */
export interface TargetAssignment {
  readonly target: string;
  readonly value: ts.Expression;
}

/** All names of targets. */
export function targetNames(targets: ResultTargets): string[] {
  if (targets.shape === "whole") return [targets.name];
  return [...(targets.shape === "items" ? targets.names : targets.names.values())];
}

/** A result taken apart as its targets are; undefined if it is not written out in that shape. */
export function matchTargets(result: ts.Expression, targets: ResultTargets): TargetAssignment[] | undefined {
  if (targets.shape === "whole") return [{ target: targets.name, value: result }];
  if (targets.shape === "items") {
    if (!ts.isArrayLiteralExpression(result) || result.elements.length !== targets.names.length) return undefined;
    return result.elements.map((value, at) => ({ target: targets.names[at], value }));
  }
  return ts.isObjectLiteralExpression(result) ? matchFields(result, targets.names) : undefined;
}

function matchFields(
  result: ts.ObjectLiteralExpression,
  names: ReadonlyMap<string, string>,
): TargetAssignment[] | undefined {
  const parts: TargetAssignment[] = [];
  for (const property of result.properties) {
    const isShort = ts.isShorthandPropertyAssignment(property);
    if (!isShort && !ts.isPropertyAssignment(property)) return undefined;
    const target = names.get(property.name.getText());
    if (target === undefined) return undefined;
    parts.push({ target, value: isShort ? property.name : property.initializer });
  }
  return parts.length === names.size ? parts : undefined;
}

/** Statements that give targets their values, all at once where one value needs what another target was before. */
export function formatAssignments(parts: readonly { readonly target: string; readonly text: string }[]): string {
  const changed = parts.filter(({ target, text }) => target !== text);
  const needsTuple = changed.some(({ target }, at) =>
    changed.slice(at + 1).some(({ text }) => mentionsName(text, target)),
  );
  if (!needsTuple) return changed.map(({ target, text }) => `${target} = ${text};`).join(" ");
  const targets = changed.map(({ target }) => target).join(", ");
  return `[${targets}] = [${changed.map(({ text }) => text).join(", ")}];`;
}

/** Whether a name, or the first name of a path, stands in a text. */
export function mentionsName(text: string, target: string): boolean {
  const root = /^[\w$]+/.exec(target)?.[0] ?? target;
  return new RegExp(`(?<![\\w$.])${root.replaceAll("$", "\\$")}(?![\\w$])`).test(text);
}

/** Statements that give the targets `names` the values of a record whose fields are locals. */
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
