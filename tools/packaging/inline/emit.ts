/** Rewrites the Lua of a module: replaces each call of a function marked `@inline` by the body of the function. */
import * as lua from "typescript-to-lua";
import { EXPORTS } from "../exports-table";
import { withPositionOf, fieldName, mapChildren } from "../lua-tree";
import { bindAddedNames, matchDestructuring, matchExchange, matchUnpack, withoutAddedOne } from "./added-names";
import { bindField, bindParameters, enterFunction, substituteParameters } from "./bind-parameters";
import { hasNoSideEffects, matchInlineCall, singleReturnedExpression, type InlineCall } from "./calls";
import {
  copied,
  describeFunction,
  chooseFreshName,
  createFreshVariable,
  inlineFunctionOf,
  mistakeAt,
  noteAssigned,
  outerExport,
  outerVariable,
  recordOf,
  type InlineContext,
} from "./context";
import { inlineFunctionIn, type InlineFunction } from "./module-tree";
import { mayChangeElsewhere, nameOf, variableOf, type Name, type Variable } from "./names";
import { createRecordTargets, splitSpreads, type SpreadFields } from "./record-targets";
import type { ResultSink, ResultTargets } from "./result-sink";
import {
  createAssignments,
  createDeclaration,
  createFieldAssignments,
  isSameName,
  matchTargets,
  targetsIn,
} from "./result-targets";
import { aliasResults, findReusableVariable } from "./result-variables";
import { alwaysReturn, branchesOf, containsReturn, loopWithReturn, returnsOnlyAtBranchEnds } from "./returns";
import { isLocals } from "./tags";

type Statements = readonly lua.Statement[];
type VariableSet = ReadonlySet<Variable>;

const NO_VARIABLES: VariableSet = new Set();

function emitExpression(node: lua.Expression, context: InlineContext): lua.Expression {
  return emitNode(node, context) as lua.Expression;
}

function emitNode(node: lua.Node, context: InlineContext): lua.Node {
  if (lua.isBlock(node)) return copied({ ...node, statements: emitBlock(node.statements, context) }, context);
  if (lua.isIdentifier(node)) return emitName(node, context);
  if (lua.isTableIndexExpression(node)) return emitIndex(node, context);
  if (lua.isFunctionExpression(node))
    return inScope(context, () =>
      copied(
        mapChildren(node, (child) => emitNode(child, { ...context, inPlace: {} })),
        context,
      ),
    );
  const inline = matchInlineCall(node, context);
  if (inline !== undefined) return emitAsExpression(inline, context);
  const rewritten = copied(
    mapChildren(node, (child) => emitNode(child, context)),
    context,
  );
  return lua.isBinaryExpression(rewritten) ? withoutAddedOne(rewritten) : rewritten;
}

function inScope<Result>({ destination: { localNames } }: InlineContext, emit: () => Result): Result {
  const { length } = localNames;
  const result = emit();
  localNames.length = length;
  return result;
}

function emitBlock(statements: Statements, context: InlineContext): lua.Statement[] {
  return inScope(context, () => emitStatements(statements, context));
}

function emitName(node: Name, context: InlineContext): lua.Expression {
  const { variable } = node;
  const callee = inlineFunctionOf(node, context);
  if (callee !== undefined && node.isDeclaration !== true) throw handedAboutError(node, callee, context);
  const copiedNode = copied(node, context);
  if (variable === undefined) return copiedNode;
  if (node.isDeclaration === true && context.body.length === 0 && variable.owner !== undefined)
    context.destination.localNames.push(variable.name);
  const value = context.values.get(variable);
  if (value instanceof Map)
    throw mistakeAt(context, node, `${variable.name} is marked @locals: it can be used by its fields alone`);
  if (value !== undefined) {
    const expression = value as lua.Expression;
    return lua.isIdentifier(expression) || lua.isLiteral(expression)
      ? withPositionOf({ ...expression }, copiedNode)
      : expression;
  }
  if (context.body.length === 0) return node;
  if (variable.owner === undefined) return outerVariable(context, copiedNode, variable);
  return withPositionOf(nameOf(ownVariable(variable, context)), copiedNode);
}

function handedAboutError(node: lua.Node, { name }: InlineFunction, context: InlineContext): Error {
  return mistakeAt(
    context,
    node,
    `${name} is marked @inline: it can be called or given to an @inline function, and nothing else`,
  );
}

function ownVariable(variable: Variable, context: InlineContext): Variable {
  const known = context.values.get(variable);
  const own = known instanceof Map || known === undefined ? undefined : variableOf(known as lua.Expression);
  if (own !== undefined) return own;
  const fresh = createFreshVariable(context.destination, variable.name);
  context.values.set(variable, nameOf(fresh));
  return fresh;
}

function declaredName(node: lua.Identifier, context: InlineContext): lua.Identifier {
  return emitName(node, context) as lua.Identifier;
}

function emitIndex(node: lua.TableIndexExpression, context: InlineContext): lua.Expression {
  const callee = inlineFunctionOf(node, context);
  if (callee !== undefined) throw handedAboutError(node, callee, context);
  const record = recordOf(context, node.table);
  const index = emitExpression(node.index, context);
  if (record !== undefined && lua.isStringLiteral(index)) {
    const local = record.get(index.value);
    if (local !== undefined) return withPositionOf(nameOf(local), copied(node, context));
  }
  const exported = context.body.length > 0 ? fieldName(node, EXPORTS) : undefined;
  if (exported !== undefined) return outerExport(context, copied(node, context), exported);
  const table = emitExpression(node.table, context);
  return table === node.table && index === node.index ? node : copied({ ...node, table, index }, context);
}

// The following functions rewrite statements.

/** Returns statements in which each call of a function marked `@inline` is replaced by the function's body. */
export function emitStatements(statements: Statements, context: InlineContext): lua.Statement[] {
  const written: lua.Statement[] = [];
  for (let index = 0; index < statements.length; index++) {
    const statement = statements[index];
    const fields = matchDestructuring(statements, index, context);
    if (fields !== undefined) {
      const targets = new Map([...fields.names].map(([field, name]) => [field, declaredName(name, context)]));
      written.push(...declareResult(fields.inline, { shape: "fields", targets }, context));
      index += fields.count;
      continue;
    }
    const exchanged = matchExchange(statements, index, context, emitExpression);
    if (exchanged !== undefined) {
      written.push(...exchanged.assignments);
      index += exchanged.count;
    } else if (!isInlineDefinition(statement, context))
      written.push(...emitStatement(statement, statements[index + 1], context));
  }
  return written;
}

function isInlineDefinition(statement: lua.Statement, { tree, body }: InlineContext): boolean {
  return body.length === 0 && inlineFunctionIn(statement, tree) !== undefined;
}

function emitStatement(node: lua.Statement, next: lua.Statement | undefined, context: InlineContext): Statements {
  if (lua.isVariableDeclarationStatement(node)) return emitDeclaration(node, next, context);
  if (lua.isAssignmentStatement(node)) return emitAssignment(node, context);
  if (lua.isReturnStatement(node)) return emitReturn(node, context);
  if (lua.isDoStatement(node)) return [copied({ ...node, statements: emitBlock(node.statements, context) }, context)];
  if (lua.isForInStatement(node) || lua.isForStatement(node))
    return inScope(context, () => [emitNode(node, context) as lua.Statement]);
  if (lua.isGotoStatement(node)) return [copied({ ...node, label: labelOf(node.label, context) }, context)];
  if (lua.isLabelStatement(node)) return [copied({ ...node, name: labelOf(node.name, context) }, context)];
  const inline = lua.isExpressionStatement(node) ? matchInlineCall(node.expression, context) : undefined;
  if (inline !== undefined) return inBlock(expandCall(inline, { kind: "nothing" }, context));
  return [emitNode(node, context) as lua.Statement];
}

function labelOf(label: string, { labels, destination, body }: InlineContext): string {
  if (body.length === 0) return label;
  const fresh = labels.get(label) ?? chooseFreshName(destination, label);
  labels.set(label, fresh);
  return fresh;
}

function inBlock(statements: Statements): Statements {
  const needsBlock = statements.some(
    (statement) => lua.isVariableDeclarationStatement(statement) || lua.isReturnStatement(statement),
  );
  return needsBlock ? [lua.createDoStatement([...statements])] : statements;
}

function emitReturn(node: lua.ReturnStatement, context: InlineContext): Statements {
  const { sink } = context.inPlace;
  const [result] = node.expressions;
  if (sink !== undefined)
    return [
      ...inBlock(emitResult(result, sink, node, context)),
      withPositionOf(lua.createBreakStatement(), copied(node, context)),
    ];
  const inline = matchInlineCall(result, context);
  if (inline === undefined) return [emitNode(node, context) as lua.Statement];
  return inBlock(expandCall(inline, { kind: "return" }, context));
}

function emitAssignment(node: lua.AssignmentStatement, context: InlineContext): Statements {
  const [right] = node.right;
  const items = matchUnpack(right, context);
  const inline = items ?? (node.left.length === 1 ? matchInlineCall(right, context) : undefined);
  const left = node.left.map((target) => emitExpression(target, context) as lua.AssignmentLeftHandSideExpression);
  for (const target of left) noteAssigned(target, context);
  if (inline === undefined) {
    const values = node.right.map((value) => emitExpression(value, context));
    return [copied({ ...node, left, right: values }, context)];
  }
  const targets: ResultTargets =
    items === undefined ? { shape: "whole", target: left[0] } : { shape: "items", targets: left };
  const variable = variableOf(node.left[0]);
  const isCaptured = variable !== undefined && mayChangeElsewhere(variable);
  return inBlock(expandCall(inline, { kind: "assign", targets, isCaptured }, context));
}

function emitDeclaration(
  node: lua.VariableDeclarationStatement,
  next: lua.Statement | undefined,
  context: InlineContext,
): Statements {
  const { left, right = [] } = node;
  if (left.length === 1 && isLocals(left[0])) {
    if (right.length === 0) throw mistakeAt(context, left[0], "@locals is for one record, with a name");
    return declareRecord(left[0], right[0], context);
  }
  if (bindAddedNames(left, right, next, context, emitExpression)) return [];
  if (left.length === 1 && right.length === 1 && bindField(left[0], right[0], context)) return [];
  const reused = left.length === 1 ? reusedVariable(left[0], context) : undefined;
  const items = matchUnpack(right[0], context);
  const inline = items ?? (left.length === 1 ? matchInlineCall(right[0], context) : undefined);
  if (reused !== undefined) {
    if (inline !== undefined)
      return expandCall(inline, { kind: "assign", targets: { shape: "whole", target: reused } }, context);
    return createAssignments([{ target: reused, value: emitExpression(right[0], context) }], copied(node, context));
  }
  if (inline !== undefined) {
    const targets = left.map((name) => declaredName(name, context));
    const shaped: ResultTargets =
      items === undefined ? { shape: "whole", target: targets[0] } : { shape: "items", targets };
    return declareResult(inline, shaped, context);
  }
  const values = node.right?.map((value) => emitExpression(value, context));
  const names = left.map((name) => declaredName(name, context));
  return [copied({ ...node, left: names, ...(values && { right: values }) }, context)];
}

function declareResult(inline: InlineCall, targets: ResultTargets, context: InlineContext): Statements {
  return expandCall(inline, { kind: "declare", targets }, context);
}

function declareRecord(name: Name, value: lua.Expression, context: InlineContext): Statements {
  const targets = createRecordTargets(name, value, context);
  const sink: ResultSink = { kind: "declare", targets };
  const inline = matchInlineCall(value, context);
  return inline === undefined ? emitResult(value, sink, value, context) : expandCall(inline, sink, context);
}

/**
 * Returns the caller's variable that replaces a local of an inlined function, so that no copy is needed. Returns
 * undefined if there is none.
 */
function reusedVariable(name: lua.Identifier, { values, inPlace }: InlineContext): lua.Identifier | undefined {
  const variable = variableOf(name);
  if (variable === undefined || variable !== inPlace.local) return undefined;
  return values.get(variable) as lua.Identifier;
}

// The following functions write the Lua code that replaces calls of inlined functions.

function emitAsExpression({ call, callee }: InlineCall, context: InlineContext): lua.Expression {
  const result = singleReturnedExpression(callee);
  if (result === undefined)
    throw mistakeAt(
      context,
      call,
      `${describeFunction(callee.name)} is more than its result: its call has to be a statement, or all that a variable is given or that is returned`,
    );
  const inner = enterFunction({ call, callee }, context, NO_VARIABLES);
  substituteParameters({ call, callee }, result, context, inner, emitExpression);
  return emitExpression(result, inner);
}

function expandCall(
  { call, callee }: InlineCall,
  sink: ResultSink,
  context: InlineContext,
  ownLocals: VariableSet = NO_VARIABLES,
): Statements {
  const { statements } = callee;
  const needsPredeclaration =
    sink.kind === "declare" && statements.some((node, index) => containsReturn(node) && index < statements.length - 1);
  const target: ResultSink = needsPredeclaration ? { ...sink, kind: "assign" } : sink;
  const inner = enterFunction({ call, callee }, context, ownLocals);
  if (target.kind === "declare") aliasResults(callee, target.targets, inner);
  const reused = findReusableVariable({ call, callee }, target, context, emitExpression);
  if (reused !== undefined) {
    inner.values.set(reused.variable, reused.name);
    inner.aliases.add(reused.variable);
    inner.inPlace.local = reused.variable;
  }
  const bindings = bindParameters({ call, callee }, context, inner, emitExpression, (parameter) =>
    nameOf(ownVariable(parameter, inner)),
  );
  const hasEarlyReturn = target.kind !== "return" && target.kind !== "declare" && !returnsOnlyAtBranchEnds(statements);
  const body = hasEarlyReturn
    ? emitBodyWithEarlyReturn(statements, target, inner)
    : emitBody(statements, target, inner);
  const reassigned = [...inner.standIns].filter(([, standIn]) => inner.assigned.has(variableOf(standIn)!));
  if (reassigned.length > 0) {
    const own = new Set([...ownLocals, ...reassigned.map(([local]) => local)]);
    return expandCall({ call, callee }, sink, context, own);
  }
  for (const variable of inner.assigned) context.assigned.add(variable);
  const whole = [...bindings, ...body];
  if (target.kind === "return" && !alwaysReturn(statements))
    whole.push(withPositionOf(lua.createReturnStatement([]), call));
  if (!needsPredeclaration) return whole;
  const names = targetsIn(sink.targets) as lua.Identifier[];
  return [withPositionOf(lua.createVariableDeclarationStatement(names), copied(call, context)), ...inBlock(whole)];
}

/**
 * Writes the statements of an inlined function. If one branch of an `if` contains a return, the statements after the
 * `if` are moved into the other branch.
 */
function emitBody(statements: Statements, sink: ResultSink, context: InlineContext): Statements {
  const index = statements.findIndex(
    (node) => lua.isReturnStatement(node) || (sink.kind !== "return" && containsReturn(node)),
  );
  if (index < 0) return emitStatements(statements, context);
  const node = statements[index];
  const before = emitStatements(statements.slice(0, index), context);
  const last = lua.isReturnStatement(node)
    ? emitResult(node.expressions[0], sink, node, context)
    : emitBranches(node, statements.slice(index + 1), sink, context);
  return [...before, ...last];
}

function emitBranches(node: lua.Statement, rest: Statements, sink: ResultSink, context: InlineContext): Statements {
  if (lua.isDoStatement(node)) return emitBody([...node.statements, ...rest], sink, context);
  if (!lua.isIfStatement(node)) throw earlyReturnError(node, context);
  const [yes, no] = branchesOf(node, rest);
  const condition = emitExpression(node.condition, context);
  const then = emitBody(yes, sink, context);
  const other = emitBody(no, sink, context);
  const oldNode = copied(node, context);
  if (then.length === 0 && other.length === 0)
    return hasNoSideEffects(node.condition, context)
      ? []
      : [createDeclaration(lua.createIdentifier("____"), condition, oldNode)];
  const isSwapped = then.length === 0;
  const tested = isSwapped ? lua.createUnaryExpression(condition, lua.SyntaxKind.NotOperator) : condition;
  const thenBlock = lua.createBlock([...(isSwapped ? other : then)]);
  const hasElse = !isSwapped && other.length > 0;
  return [withPositionOf(lua.createIfStatement(tested, thenBlock, hasElse ? elseOf(other) : undefined), oldNode)];
}

function elseOf(statements: Statements): lua.Block | lua.IfStatement {
  const [first, ...others] = statements;
  return others.length === 0 && lua.isIfStatement(first) ? first : lua.createBlock([...statements]);
}

function emitBodyWithEarlyReturn(statements: Statements, sink: ResultSink, context: InlineContext): Statements {
  for (const node of statements) {
    const loop = loopWithReturn(node);
    if (loop !== undefined) throw earlyReturnError(loop, context);
  }
  context.inPlace.sink = sink;
  const body = emitBlock(statements, context);
  return [lua.createRepeatStatement(lua.createBlock(body), lua.createBooleanLiteral(true))];
}

function earlyReturnError(node: lua.Node, context: InlineContext): Error {
  return mistakeAt(
    context,
    node,
    `${describeFunction(context.body.at(-1)?.name)} returns from the midst of what goes on here`,
  );
}

function emitResult(
  result: lua.Expression | undefined,
  sink: ResultSink,
  oldNode: lua.Node,
  context: InlineContext,
): Statements {
  const copiedNode = copied(oldNode, context);
  if (result === undefined)
    return sink.kind === "return" ? [withPositionOf(lua.createReturnStatement([]), copiedNode)] : [];
  const inline = matchInlineCall(result, context);
  if (inline !== undefined) return expandCall(inline, sink, context);
  if (sink.kind === "return")
    return [withPositionOf(lua.createReturnStatement([emitExpression(result, context)]), copiedNode)];
  if (sink.kind === "nothing") return dropResult(result, copiedNode, context);
  const record = recordOf(context, result);
  if (record !== undefined && sink.targets.shape === "fields")
    return createFieldAssignments(record, sink.targets.targets, sink.kind, copiedNode);
  const { spreads, otherTargets } = splitSpreads(result, sink, context);
  const targetValues = matchTargets(result, otherTargets);
  if (targetValues === undefined)
    throw mistakeAt(context, result, "what is given here must be written out, as a list or record with those parts");
  return [...declareSpreads(spreads, context), ...emitTargetValues(targetValues, sink.kind, copiedNode, context)];
}

function dropResult(result: lua.Expression, copiedNode: lua.Node, context: InlineContext): Statements {
  if (hasNoSideEffects(result, context)) return [];
  const value = emitExpression(result, context);
  const isCall = lua.isCallExpression(value) || lua.isMethodCallExpression(value);
  return [
    isCall
      ? withPositionOf(lua.createExpressionStatement(value), copiedNode)
      : createDeclaration(lua.createIdentifier("____"), value, copiedNode),
  ];
}

function declareSpreads(spreads: readonly SpreadFields[], context: InlineContext): Statements {
  return spreads.flatMap(({ inline, targets }) => declareResult(inline, { shape: "fields", targets }, context));
}

function emitTargetValues(
  targetValues: NonNullable<ReturnType<typeof matchTargets>>,
  kind: "assign" | "declare",
  copiedNode: lua.Node,
  context: InlineContext,
): Statements {
  const remaining = targetValues.filter(({ target, value }) => {
    const variable = variableOf(value);
    const isAlias = variable !== undefined && context.aliases.has(variable);
    return !isAlias || !isSameName(context.values.get(variable) as lua.Node, target);
  });
  if (kind === "assign")
    return createAssignments(
      remaining.map(({ target, value }) => ({ target, value: emitExpression(value, context) })),
      copiedNode,
    );
  return remaining.flatMap(({ target, value }) => {
    const inline = matchInlineCall(value, context);
    if (inline !== undefined) return declareResult(inline, { shape: "whole", target }, context);
    return [createDeclaration(target, emitExpression(value, context), copiedNode)];
  });
}
