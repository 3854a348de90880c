/** Binds the parameters of an inlined function to the arguments of the call that the function's body replaces. */
import ts from "typescript";
import { hasNoSideEffects, matchInlineCall, singleReturnedExpression, type InlineCall } from "./calls";
import { constantText, errorAt, enclosingFunction, symbolOf } from "./analysis";
import {
  isReassigned,
  mayChangeElsewhere,
  recordOf,
  describeFunction,
  type FieldLocals,
  type InlineContext,
  type InlineProgram,
} from "./context";

type EmitNode = (node: ts.Node, scope: InlineContext) => string;

/**
 * Returns a program in which parameters of an inlined function stand for other functions: a parameter whose argument
 * names an `@inline` function can be called like this function.
 */
export function bindFunctions({ call, callee }: InlineCall, program: InlineProgram): InlineProgram {
  const bound: [ts.Symbol, ts.FunctionDeclaration][] = [];
  for (const [index, { name }] of callee.parameters.entries()) {
    const passed = namedInlineFunction(call.arguments[index], program);
    const symbol = ts.isIdentifier(name) ? symbolOf(program.checker, name) : undefined;
    if (passed !== undefined && symbol !== undefined) bound.push([symbol, passed]);
  }
  if (bound.length === 0) return program;
  return { ...program, inlineFunctions: new Map([...program.inlineFunctions, ...bound]) };
}

/** Returns the function marked `@inline` that an argument of a call names, or undefined if it names none. */
export function namedInlineFunction(
  argument: ts.Expression | undefined,
  { checker, inlineFunctions }: InlineProgram,
): ts.FunctionDeclaration | undefined {
  const symbol = argument !== undefined && ts.isIdentifier(argument) ? symbolOf(checker, argument) : undefined;
  return symbol && inlineFunctions.get(symbol);
}

/**
 * Binds each parameter of an inlined function, for a call that several statements replace. Returns declarations of
 * local variables. A parameter gets no local if its argument is a constant, a variable that does not change, or a
 * record whose fields are locals already (marked `@locals`). Any other parameter gets a local. A parameter always gets
 * a local if the function assigns a value to it, or if it shares the variable that receives the function's result.
 */
export function bindParameters(
  { call, callee }: InlineCall,
  outer: InlineContext,
  inner: InlineContext,
  emitNode: EmitNode,
): string {
  const { program } = outer;
  const statements: string[] = [];
  const areArgumentsPure = call.arguments.every((argument) => hasNoSideEffects(program, argument));
  requireAllArguments({ call, callee }, outer);
  for (const [index, parameter] of callee.parameters.entries()) {
    const argument = call.arguments[index];
    if (namedInlineFunction(argument, program) !== undefined) continue;
    const text = (): string => emitNode(argument, outer);
    if (!ts.isIdentifier(parameter.name)) {
      statements.push(...destructureArgument(parameter.name, argument, text, outer, inner));
      continue;
    }
    const symbol = symbolOf(program.checker, parameter.name)!;
    const record = recordOf(outer, argument);
    const needsOwnLocal = isReassigned(program, symbol) || inner.ownLocals.has(symbol) || inner.aliases.has(symbol);
    const name =
      needsOwnLocal || record !== undefined ? undefined : stableNameOf(argument, outer, areArgumentsPure, text);
    if (record !== undefined) inner.values.set(symbol, record);
    else if (name !== undefined) {
      inner.values.set(symbol, name);
      inner.standIns.set(symbol, name);
    } else {
      const own = inner.values.get(symbol) as string;
      const argumentText = text();
      if (own !== argumentText) statements.push(`let ${own} = ${argumentText};`);
    }
  }
  return statements.join(" ");
}

function requireAllArguments({ call, callee }: InlineCall, { program }: InlineContext): void {
  const hasAllArguments =
    call.arguments.length === callee.parameters.length && !call.arguments.some(ts.isSpreadElement);
  if (!hasAllArguments)
    throw errorAt(
      program.project,
      call,
      `${describeFunction({ body: [callee] })} must be called with exactly its parameters, without spread arguments`,
    );
}

/** Returns the text of an argument that is a constant, or a name whose value cannot change in the inlined function. */
function stableNameOf(
  argument: ts.Expression,
  outer: InlineContext,
  areArgumentsPure: boolean,
  text: () => string,
): string | undefined {
  const { program } = outer;
  const constant = constantText(program.checker, argument);
  if (constant !== undefined) return constant;
  if (ts.isIdentifier(argument)) {
    const symbol = symbolOf(program.checker, argument);
    if (symbol === undefined || mayChangeElsewhere(program, symbol)) return undefined;
    return areArgumentsPure || !isReassigned(program, symbol) ? text() : undefined;
  }
  const isField = ts.isPropertyAccessExpression(argument) && recordOf(outer, argument.expression) !== undefined;
  return isField && areArgumentsPure ? text() : undefined;
}

/** Returns declarations of locals for the fields that a destructured parameter takes from its argument. */
function destructureArgument(
  pattern: ts.BindingPattern,
  argument: ts.Expression,
  text: () => string,
  outer: InlineContext,
  inner: InlineContext,
): string[] {
  const record = recordOf(outer, argument);
  if (record !== undefined) return [bindFields(pattern, record, inner)];
  if (!ts.isIdentifier(argument)) {
    throw errorAt(outer.program.project, argument, "an @inline function takes this apart: give it a name first");
  }
  return [...pattern.elements]
    .filter((element) => ts.isBindingElement(element))
    .map((element) => {
      const field = (element.propertyName ?? element.name).getText();
      const symbol = symbolOf(outer.program.checker, element.name as ts.Identifier)!;
      return `let ${inner.values.get(symbol) as string} = ${text()}.${field};`;
    });
}

/**
 * Binds the names of a destructuring pattern to the fields of a record that local variables have replaced, one for each
 * field. Returns declarations of new locals for the names that need one, for example because the program assigns to
 * them.
 */
export function bindFields({ elements }: ts.BindingPattern, record: FieldLocals, context: InlineContext): string {
  const copies = [...elements]
    .filter((element) => ts.isBindingElement(element))
    .map((element) => {
      const field = record.get((element.propertyName ?? element.name).getText()) ?? "undefined";
      const symbol = symbolOf(context.program.checker, element.name as ts.Identifier)!;
      const needsOwnLocal =
        isReassigned(context.program, symbol) || context.ownLocals.has(symbol) || context.aliases.has(symbol);
      const own = context.values.get(symbol) ?? element.name.getText();
      if (needsOwnLocal || context.body.length === 0) return `let ${own as string} = ${field};`;
      context.values.set(symbol, field);
      context.standIns.set(symbol, field);
      return "";
    });
  return copies.filter((copy) => copy !== "").join(" ");
}

/**
 * Binds each parameter of an inlined function, for a call that one expression replaces. Throws a `ToolError` if an
 * argument would be evaluated twice or in another order than in the call.
 */
export function substituteParameters(
  { call, callee }: InlineCall,
  result: ts.Expression,
  outer: InlineContext,
  inner: InlineContext,
  emitNode: EmitNode,
): void {
  const { program } = outer;
  requireAllArguments({ call, callee }, outer);
  const areAllPure =
    hasNoSideEffects(program, result) && call.arguments.every((argument) => hasNoSideEffects(program, argument));
  for (const [index, parameter] of callee.parameters.entries()) {
    const argument = call.arguments[index];
    if (namedInlineFunction(argument, program) !== undefined) continue;
    const symbol = ts.isIdentifier(parameter.name) ? symbolOf(program.checker, parameter.name) : undefined;
    if (symbol === undefined || isReassigned(program, symbol)) {
      throw errorAt(
        program.project,
        call,
        `${describeFunction({ body: [callee] })} has a parameter that is destructured or reassigned, which is impossible within an expression`,
      );
    }
    const record = recordOf(outer, argument);
    if (record !== undefined) inner.values.set(symbol, record);
    else inner.values.set(symbol, substitute(argument, symbol, result, { call, callee }, outer, areAllPure, emitNode));
  }
}

function substitute(
  argument: ts.Expression,
  symbol: ts.Symbol,
  result: ts.Expression,
  { call, callee }: InlineCall,
  outer: InlineContext,
  areAllPure: boolean,
  emitNode: EmitNode,
): string {
  const { program } = outer;
  const name = stableNameOf(argument, outer, areAllPure, () => emitNode(argument, outer));
  if (name !== undefined) return name;
  const uses = usesOf(symbol, result, program);
  const isFirst = call.arguments.every(
    (other) => other === argument || constantText(program.checker, other) !== undefined,
  );
  const isEvaluatedOnce =
    isFirst && uses.length === 1 && hasNoSideEffects(program, result) && isAlwaysEvaluated(uses[0], result);
  const isSafe = uses.length <= 1 && (areAllPure || isEvaluatedOnce);
  const isCapturedByClosure = uses.some((use) => enclosingFunction(use) !== callee);
  if (isSafe && !isCapturedByClosure) return `(${emitNode(argument, outer)})`;
  throw errorAt(
    program.project,
    argument,
    `${describeFunction({ body: [callee] })} would compute this more than once, or in another order: give it a name first`,
  );
}

/**
 * Returns each use of a function's parameter in the expression that the function returns. If the parameter is an
 * argument of another inlined call, it counts once for each use of that argument inside the called function.
 */
function usesOf(symbol: ts.Symbol, result: ts.Node, source: InlineProgram): ts.Identifier[] {
  const uses: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    const inline = matchInlineCall(source, node);
    const only = inline && singleReturnedExpression(inline.callee);
    if (ts.isIdentifier(node) && symbolOf(source.checker, node) === symbol) uses.push(node);
    if (inline === undefined || only === undefined) return ts.forEachChild(node, visit);
    for (const [index, argument] of inline.call.arguments.entries()) {
      const before = uses.length;
      visit(argument);
      const { name } = inline.callee.parameters[index];
      const inner = ts.isIdentifier(name) ? symbolOf(source.checker, name) : undefined;
      if (uses.length > before && inner !== undefined) uses.push(...usesOf(inner, only, source).slice(1));
    }
  };
  visit(result);
  return uses;
}

/**
 * Returns whether `part` of an expression is always evaluated, regardless of the values of the expression's other
 * parts.
 */
function isAlwaysEvaluated(part: ts.Node, whole: ts.Node): boolean {
  for (let node = part; node !== whole; node = node.parent) {
    const { parent } = node;
    if (ts.isConditionalExpression(parent) && parent.condition !== node) return false;
    if (ts.isBinaryExpression(parent) && parent.right === node && isShortCircuit(parent)) return false;
    if (ts.isOptionalChain(parent)) return false;
  }
  return true;
}

function isShortCircuit({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = ts.SyntaxKind;
  return kind === AmpersandAmpersandToken || kind === BarBarToken || kind === QuestionQuestionToken;
}
