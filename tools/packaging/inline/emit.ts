/** Writes the source text of a file in which the bodies of functions marked `@inline` replace their calls. */

import ts from "typescript";
import { hasNoSideEffects, hasTag, matchInlineCall, singleReturnedExpression, type InlineCall } from "./calls";
import {
  branchesOf,
  constantText,
  returnsOnlyAtBranchEnds,
  errorAt,
  enclosingFunction,
  isAssigned,
  isPropertyName,
  containsReturn,
  symbolOf,
} from "./analysis";
import {
  bindFunctions,
  bindParameters,
  bindFields,
  namedInlineFunction,
  substituteParameters,
} from "./bind-parameters";
import {
  nameOfOuterSymbol,
  freshName,
  mayChangeElsewhere,
  recordOf,
  describeFunction,
  isDeclaredAlone,
  localOfFunction,
  type InlineContext,
} from "./context";
import {
  formatAssignments,
  formatFieldAssignments,
  mentionsName,
  targetNames,
  matchTargets,
  type TargetAssignment,
  type ResultSink,
  type ResultTargets,
} from "./result-targets";
import { aliasResults, createRecordTargets, splitSpreads, type SpreadFields } from "./record-targets";
import { markReplaced, originMark } from "./origins";
import { isKnownType, unknownTypeError } from "./types";

type SymbolSet = ReadonlySet<ts.Symbol>;

const NO_SYMBOLS: SymbolSet = new Set();

/**
 * Returns the text of a syntax node in which the bodies of functions marked `@inline` replace their calls. In an
 * inlined body, every local gets a new name and named constants become literals. Types that the file with the call may
 * not know are left out. Marks in the text name the lines that it comes from (see origins.ts).
 */
export function emitNode(node: ts.Node, context: InlineContext): string {
  const replaced = replaceNode(node, context);
  if (ts.isStatement(node)) return markReplaced(node, replaced ?? copyNode(node, context));
  return replaced ?? copyNode(node, context);
}

/**
 * Returns the source text of a syntax node, in which the inliner's new text replaces the parts that the inliner
 * rewrites. All other parts are copied unchanged.
 */
function copyNode(node: ts.Node, context: InlineContext): string {
  const text = node.getSourceFile().text;
  // The text of a whole file is copied from its first character, because the comment above the first import may hold
  // `@lazy`.
  let copiedTo = ts.isSourceFile(node) ? 0 : node.getStart();
  let result = "";
  const skipTo = (start: number, end: number, instead: string): void => {
    result += text.slice(copiedTo, start) + instead;
    copiedTo = end;
  };
  const visit = (child: ts.Node): void => {
    if (context.body.length > 0 && ts.isTypeNode(child)) {
      if (!isKnownType(child, context.destination.file)) throw unknownTypeError(child, context);
      return;
    }
    const instead = replaceNode(child, context);
    if (instead !== undefined)
      skipTo(child.getStart(), child.end, ts.isStatement(child) ? markReplaced(child, instead) : instead);
    else ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return result + text.slice(copiedTo, node.end);
}

function replaceNode(node: ts.Node, context: InlineContext): string | undefined {
  if (ts.isFunctionDeclaration(node) && hasTag(node, "inline")) return "";
  if (ts.isStatement(node)) return replaceStatement(node, context);
  if (ts.isIdentifier(node)) return replaceIdentifier(node, context);
  if (ts.isPropertyAccessExpression(node)) return replaceProperty(node, context);
  const inline = matchInlineCall(context.program, node);
  if (inline !== undefined)
    return `(${emitAsExpression(inline, context)}${originMark(node.getSourceFile(), node.end)})`;
  return context.body.length > 0 ? omitType(node, context) : undefined;
}

/**
 * Returns the text of a declaration or cast without its type if the file that is being written may not know the type.
 */
function omitType(node: ts.Node, context: InlineContext): string | undefined {
  if (ts.isVariableDeclaration(node) && node.type !== undefined && !isKnownType(node.type, context.destination.file)) {
    const value = node.initializer === undefined ? "" : ` = ${emitNode(node.initializer, context)}`;
    return emitNode(node.name, context) + value;
  }
  if (ts.isAsExpression(node) && !isKnownType(node.type, context.destination.file))
    return emitNode(node.expression, context);
  return undefined;
}

// The functions in this section replace identifiers while a function's body replaces its call.

function replaceIdentifier(name: ts.Identifier, context: InlineContext): string | undefined {
  const value = substituteOf(name, context);
  if (value === undefined) return undefined;
  const { parent } = name;
  const isBound = ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent) && !parent.propertyName;
  return isBound || ts.isShorthandPropertyAssignment(parent) ? `${name.text}: ${value}` : value;
}

/**
 * Returns the text that replaces a name in the file that the inliner writes, or undefined if the name does not change.
 */
function substituteOf(name: ts.Identifier, context: InlineContext): string | undefined {
  const { program, values, body } = context;
  const symbol = isPropertyName(name) ? undefined : symbolOf(program.checker, name);
  if (symbol === undefined) return undefined;
  if (program.inlineFunctions.has(symbol)) {
    if (ts.isImportSpecifier(name.parent)) return undefined;
    throw errorAt(
      program.project,
      name,
      `${name.text} is marked @inline: it can be called or given to an @inline function, and nothing else`,
    );
  }
  const value = values.get(symbol) ?? (body.length > 0 ? nameOfOuterSymbol(context, name, symbol) : undefined);
  if (value !== undefined && typeof value !== "string") {
    throw errorAt(program.project, name, `${name.text} is marked @locals: it can be used by its fields alone`);
  }
  if (value !== undefined && isAssigned(name)) context.assigned.add(value);
  return value;
}

function replaceProperty(node: ts.PropertyAccessExpression, context: InlineContext): string | undefined {
  const local = recordOf(context, node.expression)?.get(node.name.text);
  if (local !== undefined && isAssigned(node)) context.assigned.add(local);
  return local ?? (context.body.length > 0 ? constantText(context.program.checker, node) : undefined);
}

// The functions in this section replace statements while a function's body replaces its call.

function replaceStatement(node: ts.Statement, context: InlineContext): string | undefined {
  const { program } = context;
  if (ts.isVariableStatement(node)) return replaceDeclaration(node, context);
  if (ts.isReturnStatement(node)) {
    const { sink } = context.inPlace;
    if (sink !== undefined && enclosingFunction(node) === context.body.at(-1))
      return emitEarlyReturn(node, sink, context);
    const inline = matchInlineCall(program, node.expression);
    return inline && `{ ${expandCall(inline, { kind: "return" }, context)} }`;
  }
  if (!ts.isExpressionStatement(node)) return undefined;
  const { expression } = node;
  const inline = matchInlineCall(program, expression);
  if (inline !== undefined) return `{ ${expandCall(inline, { kind: "nothing" }, context)} }`;
  if (!ts.isBinaryExpression(expression) || expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken)
    return undefined;
  const inlineAssigned = matchInlineCall(program, expression.right);
  if (inlineAssigned === undefined) return undefined;
  const targets = assignmentTargets(expression.left, context);
  return `{ ${expandCall(inlineAssigned, { kind: "assign", targets, isCaptured: isCaptured(expression.left, context) }, context)} }`;
}

/** Returns whether code outside the current function may read or change the variable that an expression names. */
function isCaptured(left: ts.Expression, { program }: InlineContext): boolean {
  const symbol = ts.isIdentifier(left) ? symbolOf(program.checker, left) : undefined;
  return symbol !== undefined && mayChangeElsewhere(program, symbol);
}

function assignmentTargets(left: ts.Expression, context: InlineContext): ResultTargets {
  if (!ts.isArrayLiteralExpression(left)) return { shape: "whole", name: emitNode(left, context) };
  return { shape: "items", names: left.elements.map((element) => emitNode(element, context)) };
}

function replaceDeclaration(node: ts.VariableStatement, context: InlineContext): string | undefined {
  const { program } = context;
  const [declared] = node.declarationList.declarations;
  const { name, initializer } = declared;
  const isRecord = hasTag(node, "locals");
  if (node.declarationList.declarations.length > 1 || initializer === undefined) return undefined;
  const record = recordOf(context, initializer);
  if (record !== undefined && ts.isObjectBindingPattern(name)) return bindFields(name, record, context);
  const inline = matchInlineCall(program, initializer);
  const reusedName = reusedVariableName(name, context);
  if (reusedName !== undefined) {
    const value = { target: reusedName, text: inline === undefined ? emitNode(initializer, context) : "" };
    if (inline === undefined) return formatAssignments([value]);
    return expandCall(inline, { kind: "assign", targets: { shape: "whole", name: reusedName } }, context);
  }
  if (!isRecord && inline === undefined) return undefined;
  const targets = isRecord ? createRecordTargets(declared, context) : declaredTargets(name, context);
  const sink: ResultSink = { kind: "declare", targets };
  return inline === undefined ? emitResult(initializer, sink, context) : expandCall(inline, sink, context);
}

function simpleName(name: ts.BindingName, { program, values }: InlineContext): string {
  const symbol = ts.isIdentifier(name) ? symbolOf(program.checker, name) : undefined;
  if (symbol === undefined)
    throw errorAt(program.project, name, "the result of an @inline function must be assigned to a simple name here");
  const value = values.get(symbol);
  return typeof value === "string" ? value : name.getText();
}

/**
 * Returns the caller's variable that a local of an inlined function reuses, or undefined. Such a local is not declared
 * again.
 */
function reusedVariableName(name: ts.BindingName, { program, values, inPlace }: InlineContext): string | undefined {
  const symbol = ts.isIdentifier(name) ? symbolOf(program.checker, name) : undefined;
  return symbol !== undefined && symbol === inPlace.local ? (values.get(symbol) as string) : undefined;
}

function declaredTargets(name: ts.BindingName, context: InlineContext): ResultTargets {
  if (ts.isIdentifier(name)) return { shape: "whole", name: simpleName(name, context) };
  const elements = [...name.elements].filter((element) => ts.isBindingElement(element));
  if (ts.isArrayBindingPattern(name)) {
    return { shape: "items", names: elements.map((element) => simpleName(element.name, context)) };
  }
  const names = new Map<string, string>();
  for (const element of elements) {
    names.set((element.propertyName ?? element.name).getText(), simpleName(element.name, context));
  }
  return { shape: "fields", names };
}

// The functions in this section write the bodies of inlined functions, which replace the calls of these functions.

/** Returns the expression that replaces a call of a function that consists of one return statement. */
function emitAsExpression({ call, callee }: InlineCall, context: InlineContext): string {
  const { program } = context;
  const result = singleReturnedExpression(callee);
  if (result === undefined) {
    const title = describeFunction({ body: [callee] });
    throw errorAt(
      program.project,
      call,
      `${title} is more than its result: its call has to be a statement, or all that a variable is given or that is returned`,
    );
  }
  const inner = enterFunction({ call, callee }, context, NO_SYMBOLS);
  substituteParameters({ call, callee }, result, context, inner, emitNode);
  return originMark(result.getSourceFile(), result.getStart()) + emitNode(result, inner);
}

/** Returns the statements that replace a call of an `@inline` function. */
function expandCall(
  { call, callee }: InlineCall,
  sink: ResultSink,
  context: InlineContext,
  ownLocals: SymbolSet = NO_SYMBOLS,
): string {
  const statements = callee.body?.statements ?? [];
  const needsPredeclaration =
    sink.kind === "declare" && statements.some((node, index) => containsReturn(node) && index < statements.length - 1);
  const target: ResultSink = needsPredeclaration ? { ...sink, kind: "assign" } : sink;
  const inner = enterFunction({ call, callee }, context, ownLocals);
  if (target.kind === "declare") aliasResults(callee, target.targets, inner);
  const reused = findReusableVariable({ call, callee }, target, context);
  if (reused !== undefined) {
    inner.values.set(reused.symbol, reused.name);
    inner.aliases.add(reused.symbol);
    inner.inPlace.local = reused.symbol;
  }
  const bindingText = bindParameters({ call, callee }, context, inner, emitNode);
  const hasEarlyReturn = target.kind !== "return" && target.kind !== "declare" && !returnsOnlyAtBranchEnds(statements);
  const body = hasEarlyReturn
    ? emitBodyWithEarlyReturn(statements, target, inner)
    : emitBody(statements, target, inner);
  const text = `${bindingText} ${body}`.trim();
  const reassigned = [...inner.standIns].filter(([, name]) => inner.assigned.has(name)).map(([symbol]) => symbol);
  if (reassigned.length > 0) return expandCall({ call, callee }, sink, context, new Set([...ownLocals, ...reassigned]));
  for (const name of inner.assigned) context.assigned.add(name);
  return needsPredeclaration ? `let ${targetNames(sink.targets).join(", ")}; { ${text} }` : text;
}

/** Creates the inliner's state for the body of an inlined function, in which a new name replaces each declared name. */
function enterFunction({ call, callee }: InlineCall, context: InlineContext, ownLocals: SymbolSet): InlineContext {
  const { destination } = context;
  const program = bindFunctions({ call, callee }, context.program);
  if (context.body.includes(callee)) {
    throw errorAt(program.project, call, `${describeFunction({ body: [callee] })} calls itself`);
  }
  const values: InlineContext["values"] = new Map();
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    const name = isNamed || ts.isFunctionExpression(node) ? node.name : undefined;
    if (name !== undefined && ts.isIdentifier(name)) {
      const symbol = symbolOf(program.checker, name);
      if (symbol !== undefined) values.set(symbol, freshName(destination, name.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(callee);
  const callSite = context.body.length > 0 ? context.callSite : call;
  const body = [...context.body, callee];
  const fresh = {
    recordNames: new Map(),
    assigned: new Set<string>(),
    aliases: new Set<ts.Symbol>(),
    inPlace: {},
    standIns: new Map(),
  };
  return { ...fresh, program, destination, values, ownLocals, body, callSite };
}

/**
 * Returns the local of the inlined function `f` that can reuse the caller's variable `x` in `x = f(y)`, or undefined.
 * In `x = f(y)`, that is the local that `f` returns. In `x = f(x)`, that is the parameter that `f` changes and returns.
 * No other argument of the call may mention `x`.
 */
function findReusableVariable(
  { call, callee }: InlineCall,
  sink: ResultSink,
  context: InlineContext,
): { symbol: ts.Symbol; name: string } | undefined {
  if (sink.kind !== "assign" || sink.targets.shape !== "whole" || sink.isCaptured === true) return undefined;
  const { name } = sink.targets;
  const last = callee.body?.statements.at(-1);
  const result = last !== undefined && ts.isReturnStatement(last) ? last.expression : undefined;
  const symbol = result && localOfFunction(result, callee, context);
  const declared = symbol?.valueDeclaration;
  if (!/^[\w$]+$/.test(name) || symbol === undefined || declared === undefined) return undefined;
  const index = ts.isParameter(declared) ? callee.parameters.indexOf(declared) : -1;
  const texts = call.arguments.map((argument) => {
    if (namedInlineFunction(argument, context.program) !== undefined) return "";
    const record = recordOf(context, argument);
    return record === undefined ? emitNode(argument, context) : [...record.values()].join(" ");
  });
  const isMentioned = texts.some((text, other) => other !== index && mentionsName(text, name));
  const hasInitialValue = ts.isVariableDeclaration(declared) ? isDeclaredAlone(declared) : texts[index] === name;
  return isMentioned || !hasInitialValue ? undefined : { symbol, name };
}

/**
 * Writes the statements of an inlined function. Statements after an `if` that contains a return move into the other
 * branch of the `if`.
 */
function emitBody(statements: readonly ts.Statement[], sink: ResultSink, context: InlineContext): string {
  const texts: string[] = [];
  for (const [index, node] of statements.entries()) {
    const isLast = ts.isReturnStatement(node);
    if (isLast) texts.push(markReplaced(node, emitResult(node.expression, sink, context)));
    else if (sink.kind === "return" || !containsReturn(node)) texts.push(emitNode(node, context));
    else texts.push(markReplaced(node, emitBranches(node, statements.slice(index + 1), sink, context)));
    if (isLast || (sink.kind !== "return" && containsReturn(node))) break;
  }
  return texts.filter((text) => text !== "").join("\n");
}

function emitBranches(
  node: ts.Statement,
  rest: readonly ts.Statement[],
  sink: ResultSink,
  context: InlineContext,
): string {
  const body = (statements: readonly ts.Statement[]): string => emitBody(statements, sink, context);
  if (ts.isBlock(node)) return body([...node.statements, ...rest]);
  if (!ts.isIfStatement(node)) throw earlyReturnError(node, context);
  const [yes, no] = branchesOf(node, rest);
  const condition = emitNode(node.expression, context);
  const then = body(yes);
  const other = body(no);
  if (then === "") return other === "" ? `${condition};` : `if (!(${condition})) {\n${other}\n}`;
  return `if (${condition}) {\n${then}\n}${other === "" ? "" : ` else {\n${other}\n}`}`;
}

/** Writes an inlined function that returns early as a loop that runs once, in which `break` replaces each return. */
function emitBodyWithEarlyReturn(
  statements: readonly ts.Statement[],
  sink: ResultSink,
  context: InlineContext,
): string {
  context.inPlace.sink = sink;
  const texts = statements.map((node) => emitNode(node, context));
  return `do {\n${texts.join("\n")}\n} while (false);`;
}

/** Writes a return inside an inlined function that `emitBodyWithEarlyReturn` writes as a loop. */
function emitEarlyReturn(node: ts.ReturnStatement, sink: ResultSink, context: InlineContext): string {
  for (let outer = node.parent; !ts.isFunctionLike(outer); outer = outer.parent) {
    if (ts.isIterationStatement(outer, false) || ts.isSwitchStatement(outer)) throw earlyReturnError(outer, context);
  }
  return `{ ${emitResult(node.expression, sink, context)} break; }`;
}

function earlyReturnError(node: ts.Node, context: InlineContext): Error {
  return errorAt(
    context.program.project,
    node,
    `${describeFunction(context)} returns from the midst of what goes on here`,
  );
}

/** Writes the statement that drops, returns, assigns or declares the result of an inlined function. */
function emitResult(result: ts.Expression | undefined, sink: ResultSink, context: InlineContext): string {
  const { program } = context;
  if (result === undefined) return sink.kind === "return" ? "return;" : "";
  const inline = matchInlineCall(program, result);
  if (inline !== undefined) return expandCall(inline, sink, context);
  if (sink.kind === "return") return `return ${emitNode(result, context)};`;
  if (sink.kind === "nothing") return hasNoSideEffects(program, result) ? "" : `${emitNode(result, context)};`;
  const record = recordOf(context, result);
  if (record !== undefined && sink.targets.shape === "fields")
    return formatFieldAssignments(record, sink.targets.names, sink.kind);
  const { spreads, otherTargets } = splitSpreads(result, sink, program);
  const parts = matchTargets(result, otherTargets);
  if (parts === undefined) {
    throw errorAt(
      program.project,
      result,
      "what is given here must be written out, as a list or record with those parts",
    );
  }
  return declareSpreads(spreads, context) + emitAssignments(parts, sink.kind, context);
}

/**
 * Returns statements that declare a local variable for each field that a record takes from the result of an `@inline`
 * function.
 */
function declareSpreads(spreads: readonly SpreadFields[], context: InlineContext): string {
  const declare = ({ inline, names }: SpreadFields): string =>
    expandCall(inline, { kind: "declare", targets: { shape: "fields", names } }, context);
  return spreads.map((spread) => `${declare(spread)}\n`).join("");
}

function emitAssignments(
  parts: readonly TargetAssignment[],
  kind: "assign" | "declare",
  context: InlineContext,
): string {
  const isAlreadyAssigned = ({ target, value }: TargetAssignment): boolean => {
    const symbol = ts.isIdentifier(value) ? symbolOf(context.program.checker, value) : undefined;
    return symbol !== undefined && context.aliases.has(symbol) && context.values.get(symbol) === target;
  };
  const textOf = (value: ts.Expression): string =>
    ts.isIdentifier(value) ? (substituteOf(value, context) ?? value.text) : emitNode(value, context);
  const remaining = parts.filter((part) => !isAlreadyAssigned(part));
  if (kind === "assign")
    return formatAssignments(remaining.map(({ target, value }) => ({ target, text: textOf(value) })));
  const declarations = remaining.map(({ target, value }) => {
    const inline = matchInlineCall(context.program, value);
    const targets: ResultTargets = { shape: "whole", name: target };
    return inline === undefined ? `let ${target} = ${textOf(value)};` : expandCall(inline, { kind, targets }, context);
  });
  return declarations.join("\n");
}
