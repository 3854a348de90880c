import ts from "typescript";
import { changesNothing, hasTag, inlineCall, onlyResult, type InlineCall } from "./calls";
import { alwaysReturns, constantText, faultAt, isAssigned, isPropertyName, mayReturn, symbolOf } from "./facts";
import { bindParameters, substituteParameters } from "./parameters";
import { freeName, freshName, isReassigned, recordOf, titleOf, type Fields, type Scope } from "./scope";
import { assignments, namesOf, partsOf, type Part, type Sink, type Targets } from "./targets";
import { isPlainType } from "./types";

/**
 * The text of a node, with the bodies of functions marked `@inline` in the places of their calls. In such a body every
 * local has a new name, constants stand for their names, and types that the home file may not know are left out.
 */
export function written(node: ts.Node, scope: Scope): string {
  const whole = replacement(node, scope);
  if (whole !== undefined) return whole;
  const text = node.getSourceFile().text;
  let at = node.getStart();
  let result = "";
  const skipTo = (start: number, end: number, instead: string): void => {
    result += text.slice(at, start) + instead;
    at = end;
  };
  const visit = (child: ts.Node): void => {
    if (scope.body.length > 0 && ts.isTypeNode(child)) {
      if (!isPlainType(child)) throw unknownType(child, scope);
      return;
    }
    const instead = replacement(child, scope);
    if (instead !== undefined) skipTo(child.getStart(), child.end, instead);
    else ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return result + text.slice(at, node.end);
}

function unknownType(type: ts.Node, scope: Scope): Error {
  return faultAt(scope.source.project, type, `${titleOf(scope)} names a type here that its callers may not know`);
}

function replacement(node: ts.Node, scope: Scope): string | undefined {
  if (ts.isFunctionDeclaration(node) && hasTag(node, "inline")) return "";
  if (ts.isStatement(node)) return statement(node, scope);
  if (ts.isIdentifier(node)) return identifier(node, scope);
  if (ts.isPropertyAccessExpression(node)) return property(node, scope);
  const inline = inlineCall(scope.source, node);
  if (inline !== undefined) return `(${asExpression(inline, scope)})`;
  return scope.body.length > 0 ? withoutType(node, scope) : undefined;
}

/** A node with a type that is left out. */
function withoutType(node: ts.Node, scope: Scope): string | undefined {
  if (ts.isVariableDeclaration(node) && node.type !== undefined && !isPlainType(node.type)) {
    const value = node.initializer === undefined ? "" : ` = ${written(node.initializer, scope)}`;
    return written(node.name, scope) + value;
  }
  if (ts.isAsExpression(node) && !isPlainType(node.type)) return written(node.expression, scope);
  return undefined;
}

// Names

function identifier(name: ts.Identifier, scope: Scope): string | undefined {
  const value = valueOf(name, scope);
  if (value === undefined) return undefined;
  const { parent } = name;
  const isBound = ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent) && !parent.propertyName;
  return isBound || ts.isShorthandPropertyAssignment(parent) ? `${name.text}: ${value}` : value;
}

/** What stands for a name; undefined where it stands for itself. */
function valueOf(name: ts.Identifier, scope: Scope): string | undefined {
  const { source, values, body } = scope;
  const symbol = isPropertyName(name) ? undefined : symbolOf(source.checker, name);
  if (symbol === undefined) return undefined;
  if (source.marked.has(symbol)) {
    if (ts.isImportSpecifier(name.parent)) return undefined;
    throw faultAt(source.project, name, `${name.text} is marked @inline: it can be called, and nothing else`);
  }
  const value = values.get(symbol) ?? (body.length > 0 ? freeName(scope, name, symbol) : undefined);
  if (value !== undefined && typeof value !== "string") {
    throw faultAt(source.project, name, `${name.text} is marked @locals: it can be used by its fields alone`);
  }
  if (value !== undefined && isAssigned(name)) scope.assigned.add(value);
  return value;
}

function property(node: ts.PropertyAccessExpression, scope: Scope): string | undefined {
  const local = recordOf(scope, node.expression)?.get(node.name.text);
  if (local !== undefined && isAssigned(node)) scope.assigned.add(local);
  return local ?? (scope.body.length > 0 ? constantText(scope.source.checker, node) : undefined);
}

// Statements

function statement(node: ts.Statement, scope: Scope): string | undefined {
  const { source } = scope;
  if (ts.isVariableStatement(node)) return declaration(node, scope);
  if (ts.isReturnStatement(node)) {
    const inline = inlineCall(source, node.expression);
    return inline && `{ ${expanded(inline, { kind: "return" }, scope)} }`;
  }
  if (!ts.isExpressionStatement(node)) return undefined;
  const { expression } = node;
  const inline = inlineCall(source, expression);
  if (inline !== undefined) return `{ ${expanded(inline, { kind: "nothing" }, scope)} }`;
  if (!ts.isBinaryExpression(expression) || expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken)
    return undefined;
  const assigned = inlineCall(source, expression.right);
  if (assigned === undefined) return undefined;
  return `{ ${expanded(assigned, { kind: "assign", targets: assignedTo(expression.left, scope) }, scope)} }`;
}

function assignedTo(left: ts.Expression, scope: Scope): Targets {
  if (!ts.isArrayLiteralExpression(left)) return { shape: "whole", name: written(left, scope) };
  return { shape: "items", names: left.elements.map((element) => written(element, scope)) };
}

function declaration(node: ts.VariableStatement, scope: Scope): string | undefined {
  const { source } = scope;
  const [declared] = node.declarationList.declarations;
  const { name, initializer } = declared;
  const isRecord = hasTag(node, "locals");
  if (node.declarationList.declarations.length > 1 || initializer === undefined) return undefined;
  const record = recordOf(scope, initializer);
  if (record !== undefined && ts.isObjectBindingPattern(name)) return copied(name, record, scope);
  const inline = inlineCall(source, initializer);
  if (!isRecord && inline === undefined) return undefined;
  const targets = isRecord ? recordTargets(declared, scope) : declaredTargets(name, scope);
  const sink: Sink = { kind: "declare", targets };
  return inline === undefined ? resultText(initializer, sink, scope, new Set()) : expanded(inline, sink, scope);
}

/** The fields of a record that there is not, taken out of it by their names. */
function copied(pattern: ts.ObjectBindingPattern, record: Fields, scope: Scope): string {
  const copies = pattern.elements.map((element) => {
    const field = (element.propertyName ?? element.name).getText();
    return `${plainName(element.name, scope)} = ${record.get(field) ?? "undefined"}`;
  });
  return `let ${copies.join(", ")};`;
}

function plainName(name: ts.BindingName, { source, values }: Scope): string {
  const symbol = ts.isIdentifier(name) ? symbolOf(source.checker, name) : undefined;
  if (symbol === undefined)
    throw faultAt(source.project, name, "a name must stand here, for what an @inline function gives");
  const value = values.get(symbol);
  return typeof value === "string" ? value : name.getText();
}

function declaredTargets(name: ts.BindingName, scope: Scope): Targets {
  if (ts.isIdentifier(name)) return { shape: "whole", name: plainName(name, scope) };
  const elements = [...name.elements].filter((element) => ts.isBindingElement(element));
  if (ts.isArrayBindingPattern(name)) {
    return { shape: "items", names: elements.map((element) => plainName(element.name, scope)) };
  }
  const names = new Map<string, string>();
  for (const element of elements) {
    names.set((element.propertyName ?? element.name).getText(), plainName(element.name, scope));
  }
  return { shape: "fields", names };
}

/** New locals for the fields of a record, which stand for it from now on. */
function recordTargets({ name }: ts.VariableDeclaration, scope: Scope): Targets {
  const { source, values, home, recordNames } = scope;
  const symbol = ts.isIdentifier(name) ? symbolOf(source.checker, name) : undefined;
  if (symbol === undefined) throw faultAt(source.project, name, "@locals is for one record, with a name");
  const fields = source.checker.getTypeAtLocation(name).getProperties();
  const given = recordNames.get(symbol);
  const names = new Map(
    fields.map((field) => [field.name, given?.get(field.name) ?? freshName(home, `${name.getText()}_${field.name}`)]),
  );
  values.set(symbol, names);
  return { shape: "fields", names };
}

// Bodies

/** The result of a function in the place of its call. */
function asExpression({ call, callee }: InlineCall, scope: Scope): string {
  const { source } = scope;
  const result = onlyResult(callee);
  if (result === undefined) {
    const title = titleOf({ body: [callee] });
    throw faultAt(
      source.project,
      call,
      `${title} is more than its result: its call has to be a statement, or all that a variable is given or that is returned`,
    );
  }
  const inner = within({ call, callee }, scope);
  substituteParameters({ call, callee }, result, scope, inner, written);
  return written(result, inner);
}

/** The statements that stand for a call. */
function expanded({ call, callee }: InlineCall, sink: Sink, scope: Scope, bound = new Set<ts.Symbol>()): string {
  const inner = within({ call, callee }, scope);
  const statements = callee.body?.statements ?? [];
  const isOpen =
    sink.kind === "declare" && statements.some((node, at) => mayReturn(node) && at < statements.length - 1);
  const target: Sink = isOpen ? { ...sink, kind: "assign" } : sink;
  const aliases = new Set(target.kind === "declare" ? alias(callee, target.targets, inner) : []);
  const parameters = bindParameters({ call, callee }, scope, inner, { aliases, bound, written });
  const body = writtenBody(statements, target, inner, aliases);
  const changed = parameters.substituted.filter(({ text }) => inner.assigned.has(text));
  if (changed.length > 0) {
    return expanded({ call, callee }, sink, scope, new Set([...bound, ...changed.map(({ symbol }) => symbol)]));
  }
  for (const name of inner.assigned) scope.assigned.add(name);
  const text = `${parameters.statements} ${body}`.trim();
  return isOpen ? `let ${namesOf(sink.targets).join(", ")}; { ${text} }` : text;
}

/** The scope of a body: all that is declared in it has a new name. */
function within({ call, callee }: InlineCall, scope: Scope): Scope {
  const { source, home } = scope;
  if (scope.body.includes(callee)) {
    throw faultAt(source.project, call, `${titleOf({ body: [callee] })} calls itself`);
  }
  const values: Scope["values"] = new Map();
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    const name = isNamed || ts.isFunctionExpression(node) ? node.name : undefined;
    if (name !== undefined && ts.isIdentifier(name)) {
      const symbol = symbolOf(source.checker, name);
      if (symbol !== undefined) values.set(symbol, freshName(home, name.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(callee);
  const site = scope.body.length > 0 ? scope.site : call;
  return { source, home, values, recordNames: new Map(), assigned: new Set(), body: [...scope.body, callee], site };
}

/** Has locals that a body ends with carry the names that they are to have behind it; gives these locals. */
function alias(callee: ts.FunctionDeclaration, targets: Targets, inner: Scope): ts.Symbol[] {
  const { source, values } = inner;
  const last = callee.body?.statements.at(-1);
  if (last === undefined || !ts.isReturnStatement(last) || last.expression === undefined) return [];
  const record = ownLocal(last.expression, callee, inner);
  if (record !== undefined && targets.shape === "fields") {
    inner.recordNames.set(record, targets.names);
    return [];
  }
  const aliases: ts.Symbol[] = [];
  for (const { target, value } of partsOf(last.expression, targets) ?? []) {
    const symbol = ownLocal(value, callee, inner);
    if (symbol === undefined || aliases.includes(symbol)) continue;
    const isParameter = symbol.valueDeclaration !== undefined && ts.isParameter(symbol.valueDeclaration);
    if (isParameter && !isReassigned(source, symbol)) continue;
    aliases.push(symbol);
    values.set(symbol, target);
  }
  return aliases;
}

/** The variable that an expression names, if it belongs to all of a body. */
function ownLocal(expression: ts.Expression, callee: ts.FunctionDeclaration, { source }: Scope): ts.Symbol | undefined {
  const symbol = ts.isIdentifier(expression) ? symbolOf(source.checker, expression) : undefined;
  const declaration = symbol?.valueDeclaration;
  if (declaration === undefined) return undefined;
  if (ts.isParameter(declaration)) return declaration.parent === callee ? symbol : undefined;
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  return declaration.parent.parent.parent === callee.body ? symbol : undefined;
}

type Aliases = ReadonlySet<ts.Symbol>;

/** Statements of a body. A return in the middle becomes an else around what follows. */
function writtenBody(statements: readonly ts.Statement[], sink: Sink, scope: Scope, aliases: Aliases): string {
  const texts: string[] = [];
  for (const [at, node] of statements.entries()) {
    const isLast = ts.isReturnStatement(node);
    if (isLast) texts.push(resultText(node.expression, sink, scope, aliases));
    else if (sink.kind === "return" || !mayReturn(node)) texts.push(written(node, scope));
    else texts.push(branches(node, statements.slice(at + 1), sink, scope));
    if (isLast || (sink.kind !== "return" && mayReturn(node))) break;
  }
  return texts.filter((text) => text !== "").join("\n");
}

const NO_ALIASES: Aliases = new Set();

function branches(node: ts.Statement, rest: readonly ts.Statement[], sink: Sink, scope: Scope): string {
  const body = (statements: readonly ts.Statement[]): string => writtenBody(statements, sink, scope, NO_ALIASES);
  if (ts.isBlock(node)) return body([...node.statements, ...rest]);
  if (!ts.isIfStatement(node)) throw notAtItsEnd(node, scope);
  const yes = [node.thenStatement];
  const no = node.elseStatement === undefined ? [] : [node.elseStatement];
  const isYesDone = alwaysReturns(node.thenStatement);
  const isNoDone = node.elseStatement !== undefined && alwaysReturns(node.elseStatement);
  if (rest.length > 0 && !isYesDone && !isNoDone) throw notAtItsEnd(node, scope);
  const then = body(isYesDone ? yes : [...yes, ...rest]);
  const other = body(isNoDone || !isYesDone ? no : [...no, ...rest]);
  return `if (${written(node.expression, scope)}) {\n${then}\n}${other === "" ? "" : ` else {\n${other}\n}`}`;
}

function notAtItsEnd(node: ts.Node, scope: Scope): Error {
  return faultAt(scope.source.project, node, `${titleOf(scope)} returns from the midst of what goes on here`);
}

/** What becomes of a result. */
function resultText(result: ts.Expression | undefined, sink: Sink, scope: Scope, aliases: Aliases): string {
  const { source } = scope;
  if (result === undefined) return sink.kind === "return" ? "return;" : "";
  const inline = inlineCall(source, result);
  if (inline !== undefined) return expanded(inline, sink, scope);
  if (sink.kind === "return") return `return ${written(result, scope)};`;
  if (sink.kind === "nothing") return changesNothing(source, result) ? "" : `${written(result, scope)};`;
  const record = recordOf(scope, result);
  if (record !== undefined && sink.targets.shape === "fields") return fieldTexts(record, sink.targets.names, sink.kind);
  const parts = partsOf(result, sink.targets);
  if (parts === undefined) {
    throw faultAt(
      source.project,
      result,
      "what is given here must be written out, as a list or record with those parts",
    );
  }
  return partTexts(parts, sink.kind, scope, aliases);
}

function fieldTexts(record: Fields, names: Fields, kind: "assign" | "declare"): string {
  const parts = [...names].map(([field, target]) => ({ target, text: record.get(field) ?? "undefined" }));
  if (kind === "assign") return assignments(parts);
  const own = parts.filter(({ target, text }) => target !== text);
  return own.map(({ target, text }) => `let ${target} = ${text};`).join(" ");
}

function partTexts(parts: readonly Part[], kind: "assign" | "declare", scope: Scope, aliases: Aliases): string {
  const isThere = ({ value }: Part): boolean => {
    const symbol = ts.isIdentifier(value) ? symbolOf(scope.source.checker, value) : undefined;
    return symbol !== undefined && aliases.has(symbol);
  };
  const own = parts.filter((part) => !isThere(part));
  const textOf = (value: ts.Expression): string =>
    ts.isIdentifier(value) ? (valueOf(value, scope) ?? value.text) : written(value, scope);
  const texts = own.map(({ target, value }) => ({ target, text: textOf(value) }));
  if (kind === "assign") return assignments(texts);
  return texts.map(({ target, text }) => `let ${target} = ${text};`).join("\n");
}
