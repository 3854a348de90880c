/** What the parameters of a function become where its body is written in the place of a call. */
import ts from "typescript";
import { changesNothing, inlineCall, onlyResult, type InlineCall } from "./calls";
import { constantText, faultAt, functionAround, symbolOf } from "./facts";
import { isReassigned, mayChangeElsewhere, recordOf, titleOf, type Fields, type Scope, type Source } from "./scope";

type Write = (node: ts.Node, scope: Scope) => string;

/**
 * Has each parameter be what its call gives: a constant, a variable or a record itself; anything else is put into a
 * local first, by the statements that are given back. So are those that have a name behind the call.
 */
export function bindParameters({ call, callee }: InlineCall, outer: Scope, inner: Scope, written: Write): string {
  const { source } = outer;
  const statements: string[] = [];
  const isQuiet = call.arguments.every((argument) => changesNothing(source, argument));
  requireAll({ call, callee }, outer);
  for (const [at, parameter] of callee.parameters.entries()) {
    const argument = call.arguments[at];
    const text = (): string => written(argument, outer);
    if (!ts.isIdentifier(parameter.name)) {
      statements.push(...takenApart(parameter.name, argument, text, outer, inner));
      continue;
    }
    const symbol = symbolOf(source.checker, parameter.name)!;
    const record = recordOf(outer, argument);
    const isOwn = isReassigned(source, symbol) || inner.bound.has(symbol) || inner.aliases.has(symbol);
    const name = isOwn || record !== undefined ? undefined : nameFor(argument, outer, isQuiet, text);
    if (record !== undefined) inner.values.set(symbol, record);
    else if (name !== undefined) {
      inner.values.set(symbol, name);
      inner.standIns.set(symbol, name);
    } else {
      const own = inner.values.get(symbol) as string;
      const given = text();
      if (own !== given) statements.push(`let ${own} = ${given};`);
    }
  }
  return statements.join(" ");
}

function requireAll({ call, callee }: InlineCall, { source }: Scope): void {
  const isAll = call.arguments.length === callee.parameters.length && !call.arguments.some(ts.isSpreadElement);
  if (!isAll)
    throw faultAt(source.project, call, `${titleOf({ body: [callee] })} must be given its arguments one by one`);
}

/** The constant or the name that an argument is and remains while a body runs. */
function nameFor(argument: ts.Expression, outer: Scope, isQuiet: boolean, text: () => string): string | undefined {
  const { source } = outer;
  const constant = constantText(source.checker, argument);
  if (constant !== undefined) return constant;
  if (ts.isIdentifier(argument)) {
    const symbol = symbolOf(source.checker, argument);
    if (symbol === undefined || mayChangeElsewhere(source, symbol)) return undefined;
    return isQuiet || !isReassigned(source, symbol) ? text() : undefined;
  }
  const isField = ts.isPropertyAccessExpression(argument) && recordOf(outer, argument.expression) !== undefined;
  return isField && isQuiet ? text() : undefined;
}

/** Locals for the fields of an argument that a parameter names one by one. */
function takenApart(
  pattern: ts.BindingPattern,
  argument: ts.Expression,
  text: () => string,
  outer: Scope,
  inner: Scope,
): string[] {
  const record = recordOf(outer, argument);
  if (record !== undefined) return [fieldsByName(pattern, record, inner)];
  if (!ts.isIdentifier(argument)) {
    throw faultAt(outer.source.project, argument, "an @inline function takes this apart: give it a name first");
  }
  return [...pattern.elements]
    .filter((element) => ts.isBindingElement(element))
    .map((element) => {
      const field = (element.propertyName ?? element.name).getText();
      const symbol = symbolOf(outer.source.checker, element.name as ts.Identifier)!;
      return `let ${inner.values.get(symbol) as string} = ${text()}.${field};`;
    });
}

/** Fields of a record, taken out of it by their names: these stand for the fields, or are locals with their values. */
export function fieldsByName({ elements }: ts.BindingPattern, record: Fields, scope: Scope): string {
  const copies = [...elements]
    .filter((element) => ts.isBindingElement(element))
    .map((element) => {
      const field = record.get((element.propertyName ?? element.name).getText()) ?? "undefined";
      const symbol = symbolOf(scope.source.checker, element.name as ts.Identifier)!;
      const isOwn = isReassigned(scope.source, symbol) || scope.bound.has(symbol) || scope.aliases.has(symbol);
      const own = scope.values.get(symbol) ?? element.name.getText();
      if (isOwn || scope.body.length === 0) return `let ${own as string} = ${field};`;
      scope.values.set(symbol, field);
      scope.standIns.set(symbol, field);
      return "";
    });
  return copies.filter((copy) => copy !== "").join(" ");
}

/**
 * Has each parameter be what its call gives, within an expression. Throws `PlainFault` where that would compute something
 * twice, or in another order.
 */
export function substituteParameters(
  { call, callee }: InlineCall,
  result: ts.Expression,
  outer: Scope,
  inner: Scope,
  written: Write,
): void {
  const { source } = outer;
  requireAll({ call, callee }, outer);
  const isQuiet =
    changesNothing(source, result) && call.arguments.every((argument) => changesNothing(source, argument));
  for (const [at, parameter] of callee.parameters.entries()) {
    const argument = call.arguments[at];
    const symbol = ts.isIdentifier(parameter.name) ? symbolOf(source.checker, parameter.name) : undefined;
    if (symbol === undefined || isReassigned(source, symbol)) {
      throw faultAt(source.project, call, `${titleOf({ body: [callee] })} has a parameter that is no name here`);
    }
    const record = recordOf(outer, argument);
    if (record !== undefined) inner.values.set(symbol, record);
    else inner.values.set(symbol, substitute(argument, symbol, result, { call, callee }, outer, isQuiet, written));
  }
}

function substitute(
  argument: ts.Expression,
  symbol: ts.Symbol,
  result: ts.Expression,
  { call, callee }: InlineCall,
  outer: Scope,
  isQuiet: boolean,
  written: Write,
): string {
  const { source } = outer;
  const name = nameFor(argument, outer, isQuiet, () => written(argument, outer));
  if (name !== undefined) return name;
  const uses = usesOf(symbol, result, source);
  const isFirst = call.arguments.every(
    (other) => other === argument || constantText(source.checker, other) !== undefined,
  );
  const isOnceForAll = isFirst && uses.length === 1 && changesNothing(source, result) && isAlways(uses[0], result);
  const isFine = uses.length <= 1 && (isQuiet || isOnceForAll);
  const isCaught = uses.some((use) => functionAround(use) !== callee);
  if (isFine && !isCaught) return `(${written(argument, outer)})`;
  throw faultAt(
    source.project,
    argument,
    `${titleOf({ body: [callee] })} would compute this more than once, or in another order: give it a name first`,
  );
}

/** Where a parameter stands in a result; as often as that in other such functions that it is handed on to. */
function usesOf(symbol: ts.Symbol, result: ts.Node, source: Source): ts.Identifier[] {
  const uses: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    const inline = inlineCall(source, node);
    const only = inline && onlyResult(inline.callee);
    if (ts.isIdentifier(node) && symbolOf(source.checker, node) === symbol) uses.push(node);
    if (inline === undefined || only === undefined) return ts.forEachChild(node, visit);
    for (const [at, argument] of inline.call.arguments.entries()) {
      const before = uses.length;
      visit(argument);
      const { name } = inline.callee.parameters[at];
      const inner = ts.isIdentifier(name) ? symbolOf(source.checker, name) : undefined;
      if (uses.length > before && inner !== undefined) uses.push(...usesOf(inner, only, source).slice(1));
    }
  };
  visit(result);
  return uses;
}

/** Whether a part of an expression is evaluated whatever the rest of it is. */
function isAlways(part: ts.Node, whole: ts.Node): boolean {
  for (let at = part; at !== whole; at = at.parent) {
    const { parent } = at;
    if (ts.isConditionalExpression(parent) && parent.condition !== at) return false;
    if (ts.isBinaryExpression(parent) && parent.right === at && isShortCircuit(parent)) return false;
    if (ts.isOptionalChain(parent)) return false;
  }
  return true;
}

function isShortCircuit({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = ts.SyntaxKind;
  return kind === AmpersandAmpersandToken || kind === BarBarToken || kind === QuestionQuestionToken;
}
