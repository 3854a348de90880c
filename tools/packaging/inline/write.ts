import ts from "typescript";
import { changesNothing, hasTag, inlineCall, onlyResult, type InlineCall } from "./calls";
import {
  branchesOf,
  constantText,
  endsInBranches,
  faultAt,
  functionAround,
  isAssigned,
  isPropertyName,
  mayReturn,
  symbolOf,
} from "./facts";
import { bindParameters, fieldsByName, substituteParameters } from "./parameters";
import {
  freeName,
  freshName,
  isReassigned,
  mayChangeElsewhere,
  recordOf,
  titleOf,
  type Fields,
  type Scope,
} from "./scope";
import { assignments, mentions, namesOf, partsOf, type Part, type Sink, type Targets } from "./targets";
import { isKnownType } from "./types";

type Symbols = ReadonlySet<ts.Symbol>;

const NONE: Symbols = new Set();

/**
 * The text of a node, with the bodies of functions marked `@inline` in the places of their calls. In such a body every
 * local has a new name, constants stand for their names, and types that the home file may not know are left out.
 */
export function written(node: ts.Node, scope: Scope): string {
  const whole = replacement(node, scope);
  if (whole !== undefined) return whole;
  const text = node.getSourceFile().text;
  // The first comment of a file may be its first import's, which says how that is loaded.
  let at = ts.isSourceFile(node) ? 0 : node.getStart();
  let result = "";
  const skipTo = (start: number, end: number, instead: string): void => {
    result += text.slice(at, start) + instead;
    at = end;
  };
  const visit = (child: ts.Node): void => {
    if (scope.body.length > 0 && ts.isTypeNode(child)) {
      if (!isKnownType(child, scope.home.file)) throw unknownType(child, scope);
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
  if (ts.isVariableDeclaration(node) && node.type !== undefined && !isKnownType(node.type, scope.home.file)) {
    const value = node.initializer === undefined ? "" : ` = ${written(node.initializer, scope)}`;
    return written(node.name, scope) + value;
  }
  if (ts.isAsExpression(node) && !isKnownType(node.type, scope.home.file)) return written(node.expression, scope);
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
    const { sink } = scope.inPlace;
    if (sink !== undefined && functionAround(node) === scope.body.at(-1)) return leave(node, sink, scope);
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
  const targets = assignedTo(expression.left, scope);
  return `{ ${expanded(assigned, { kind: "assign", targets, isCaptured: isCaptured(expression.left, scope) }, scope)} }`;
}

/** Whether other functions see a variable. */
function isCaptured(left: ts.Expression, { source }: Scope): boolean {
  const symbol = ts.isIdentifier(left) ? symbolOf(source.checker, left) : undefined;
  return symbol !== undefined && mayChangeElsewhere(source, symbol);
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
  if (record !== undefined && ts.isObjectBindingPattern(name)) return fieldsByName(name, record, scope);
  const inline = inlineCall(source, initializer);
  const instead = assignedInstead(name, scope);
  if (instead !== undefined) {
    const value = { target: instead, text: inline === undefined ? written(initializer, scope) : "" };
    if (inline === undefined) return assignments([value]);
    return expanded(inline, { kind: "assign", targets: { shape: "whole", name: instead } }, scope);
  }
  if (!isRecord && inline === undefined) return undefined;
  const targets = isRecord ? recordTargets(declared, scope) : declaredTargets(name, scope);
  const sink: Sink = { kind: "declare", targets };
  return inline === undefined ? resultText(initializer, sink, scope) : expanded(inline, sink, scope);
}

function plainName(name: ts.BindingName, { source, values }: Scope): string {
  const symbol = ts.isIdentifier(name) ? symbolOf(source.checker, name) : undefined;
  if (symbol === undefined)
    throw faultAt(source.project, name, "a name must stand here, for what an @inline function gives");
  const value = values.get(symbol);
  return typeof value === "string" ? value : name.getText();
}

/** The variable of the caller that a local is, which then is not declared. */
function assignedInstead(name: ts.BindingName, { source, values, inPlace }: Scope): string | undefined {
  const symbol = ts.isIdentifier(name) ? symbolOf(source.checker, name) : undefined;
  return symbol !== undefined && symbol === inPlace.local ? (values.get(symbol) as string) : undefined;
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
  const inner = within({ call, callee }, scope, NONE);
  substituteParameters({ call, callee }, result, scope, inner, written);
  return written(result, inner);
}

/** The statements that stand for a call. */
function expanded({ call, callee }: InlineCall, sink: Sink, scope: Scope, bound: Symbols = NONE): string {
  const statements = callee.body?.statements ?? [];
  const isOpen =
    sink.kind === "declare" && statements.some((node, at) => mayReturn(node) && at < statements.length - 1);
  const target: Sink = isOpen ? { ...sink, kind: "assign" } : sink;
  const inner = within({ call, callee }, scope, bound);
  if (target.kind === "declare") alias(callee, target.targets, inner);
  const changed = changedInPlace({ call, callee }, target, scope);
  if (changed !== undefined) {
    inner.values.set(changed.symbol, changed.name);
    inner.aliases.add(changed.symbol);
    inner.inPlace.local = changed.symbol;
  }
  const given = bindParameters({ call, callee }, scope, inner, written);
  const isLeft = target.kind !== "return" && target.kind !== "declare" && !endsInBranches(statements);
  const body = isLeft ? leftBody(statements, target, inner) : writtenBody(statements, target, inner);
  const text = `${given} ${body}`.trim();
  const stale = [...inner.standIns].filter(([, name]) => inner.assigned.has(name)).map(([symbol]) => symbol);
  if (stale.length > 0) return expanded({ call, callee }, sink, scope, new Set([...bound, ...stale]));
  for (const name of inner.assigned) scope.assigned.add(name);
  return isOpen ? `let ${namesOf(sink.targets).join(", ")}; { ${text} }` : text;
}

/** The scope of a body: all that is declared in it has a new name. */
function within({ call, callee }: InlineCall, scope: Scope, bound: Symbols): Scope {
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
  const body = [...scope.body, callee];
  const fresh = {
    recordNames: new Map(),
    assigned: new Set<string>(),
    aliases: new Set<ts.Symbol>(),
    inPlace: {},
    standIns: new Map(),
  };
  return { ...fresh, source, home, values, bound, body, site };
}

/** Has locals that a body ends with carry the names that they are to have behind it. */
function alias(callee: ts.FunctionDeclaration, targets: Targets, inner: Scope): void {
  const { source, values, aliases } = inner;
  const last = callee.body?.statements.at(-1);
  if (last === undefined || !ts.isReturnStatement(last) || last.expression === undefined) return;
  const record = ownLocal(last.expression, callee, inner);
  if (record !== undefined && targets.shape === "fields") {
    inner.recordNames.set(record, targets.names);
    return;
  }
  for (const { target, value } of partsOf(last.expression, targets) ?? []) {
    const symbol = ownLocal(value, callee, inner);
    if (symbol === undefined || aliases.has(symbol)) continue;
    const isParameter = symbol.valueDeclaration !== undefined && ts.isParameter(symbol.valueDeclaration);
    if (isParameter && !isReassigned(source, symbol)) continue;
    aliases.add(symbol);
    values.set(symbol, target);
  }
}

/**
 * In `x = f(y)`: the local that may simply be that variable, since the function ends with it, and nothing else sees the
 * variable; in `x = f(x)` the parameter that is changed and given back.
 */
function changedInPlace(
  { call, callee }: InlineCall,
  sink: Sink,
  scope: Scope,
): { symbol: ts.Symbol; name: string } | undefined {
  if (sink.kind !== "assign" || sink.targets.shape !== "whole" || sink.isCaptured === true) return undefined;
  const { name } = sink.targets;
  const last = callee.body?.statements.at(-1);
  const result = last !== undefined && ts.isReturnStatement(last) ? last.expression : undefined;
  const symbol = result && ownLocal(result, callee, scope);
  const declared = symbol?.valueDeclaration;
  if (!/^[\w$]+$/.test(name) || symbol === undefined || declared === undefined) return undefined;
  const at = ts.isParameter(declared) ? callee.parameters.indexOf(declared) : -1;
  const texts = call.arguments.map((argument) => {
    const record = recordOf(scope, argument);
    return record === undefined ? written(argument, scope) : [...record.values()].join(" ");
  });
  const isSeen = texts.some((text, other) => other !== at && mentions(text, name));
  const isStart = ts.isVariableDeclaration(declared) ? isAlone(declared) : texts[at] === name;
  return isSeen || !isStart ? undefined : { symbol, name };
}

/** Whether a variable is declared by itself, with a value. */
function isAlone({ parent, initializer }: ts.VariableDeclaration): boolean {
  return initializer !== undefined && ts.isVariableDeclarationList(parent) && parent.declarations.length === 1;
}

/** The variable that an expression names, if it belongs to all of a body. */
function ownLocal(expression: ts.Expression, callee: ts.FunctionDeclaration, { source }: Scope): ts.Symbol | undefined {
  const symbol = ts.isIdentifier(expression) ? symbolOf(source.checker, expression) : undefined;
  const declaration = symbol?.valueDeclaration;
  if (declaration === undefined) return undefined;
  if (ts.isParameter(declaration)) return declaration.parent === callee ? symbol : undefined;
  const whole = ts.isBindingElement(declaration) ? declaration.parent.parent : declaration;
  if (ts.isParameter(whole)) return whole.parent === callee ? symbol : undefined;
  return ts.isVariableDeclaration(whole) && whole.parent.parent.parent === callee.body ? symbol : undefined;
}

/** Statements of a body. A return in the middle becomes an else around what follows. */
function writtenBody(statements: readonly ts.Statement[], sink: Sink, scope: Scope): string {
  const texts: string[] = [];
  for (const [at, node] of statements.entries()) {
    const isLast = ts.isReturnStatement(node);
    if (isLast) texts.push(resultText(node.expression, sink, scope));
    else if (sink.kind === "return" || !mayReturn(node)) texts.push(written(node, scope));
    else texts.push(branches(node, statements.slice(at + 1), sink, scope));
    if (isLast || (sink.kind !== "return" && mayReturn(node))) break;
  }
  return texts.filter((text) => text !== "").join("\n");
}

function branches(node: ts.Statement, rest: readonly ts.Statement[], sink: Sink, scope: Scope): string {
  const body = (statements: readonly ts.Statement[]): string => writtenBody(statements, sink, scope);
  if (ts.isBlock(node)) return body([...node.statements, ...rest]);
  if (!ts.isIfStatement(node)) throw notAtItsEnd(node, scope);
  const [yes, no] = branchesOf(node, rest);
  const condition = written(node.expression, scope);
  const then = body(yes);
  const other = body(no);
  if (then === "") return other === "" ? `${condition};` : `if (!(${condition})) {\n${other}\n}`;
  return `if (${condition}) {\n${then}\n}${other === "" ? "" : ` else {\n${other}\n}`}`;
}

/** A body that is left from its midst: all of it stands in a loop that is run through once. */
function leftBody(statements: readonly ts.Statement[], sink: Sink, scope: Scope): string {
  scope.inPlace.sink = sink;
  const texts = statements.map((node) => written(node, scope));
  return `do {\n${texts.join("\n")}\n} while (false);`;
}

/** A return in a body that is left from its midst. */
function leave(node: ts.ReturnStatement, sink: Sink, scope: Scope): string {
  for (let at = node.parent; !ts.isFunctionLike(at); at = at.parent) {
    if (ts.isIterationStatement(at, false) || ts.isSwitchStatement(at)) throw notAtItsEnd(at, scope);
  }
  return `{ ${resultText(node.expression, sink, scope)} break; }`;
}

function notAtItsEnd(node: ts.Node, scope: Scope): Error {
  return faultAt(scope.source.project, node, `${titleOf(scope)} returns from the midst of what goes on here`);
}

/** What becomes of a result. */
function resultText(result: ts.Expression | undefined, sink: Sink, scope: Scope): string {
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
  return partTexts(parts, sink.kind, scope);
}

function fieldTexts(record: Fields, names: Fields, kind: "assign" | "declare"): string {
  const parts = [...names].map(([field, target]) => ({ target, text: record.get(field) ?? "undefined" }));
  if (kind === "assign") return assignments(parts);
  const own = parts.filter(({ target, text }) => target !== text);
  return own.map(({ target, text }) => `let ${target} = ${text};`).join(" ");
}

function partTexts(parts: readonly Part[], kind: "assign" | "declare", scope: Scope): string {
  const isThere = ({ target, value }: Part): boolean => {
    const symbol = ts.isIdentifier(value) ? symbolOf(scope.source.checker, value) : undefined;
    return symbol !== undefined && scope.aliases.has(symbol) && scope.values.get(symbol) === target;
  };
  const textOf = (value: ts.Expression): string =>
    ts.isIdentifier(value) ? (valueOf(value, scope) ?? value.text) : written(value, scope);
  const own = parts.filter((part) => !isThere(part));
  if (kind === "assign") return assignments(own.map(({ target, value }) => ({ target, text: textOf(value) })));
  const declarations = own.map(({ target, value }) => {
    const inline = inlineCall(scope.source, value);
    const targets: Targets = { shape: "whole", name: target };
    return inline === undefined ? `let ${target} = ${textOf(value)};` : expanded(inline, { kind, targets }, scope);
  });
  return declarations.join("\n");
}
